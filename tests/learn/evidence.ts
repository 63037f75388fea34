import { writeFileSync } from 'node:fs';
import { termsOf, type Hit } from '#lib/ask/ask.ts';
import { ANY, nameOfTarget, SIGNS, UNIT, weighedTerms } from '#lib/ask/evidence.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';
import { answerTo } from '#lib/ui/referee/target-answers.ts';
import { areasOf } from '#lib/ui/rulebook/texts.ts';
import {
	isExpected,
	NAMES,
	questionsAsked,
	questionsExpected,
	situationIn,
	type Asked
} from '../asked.ts';
import { Chance } from '../fixtures/chance.ts';

/** A question to learn from: its weighed terms, its targets with their signs, and which of these
 * answer it best. */
interface Example {
	readonly terms: readonly string[];
	readonly targets: readonly string[];
	/** As `SIGNS` has them, by target. */
	readonly signs: readonly (readonly number[])[];
	readonly right: readonly boolean[];
}

/** How well a hit answers a question: 0, the wrong rule; 1, the right one; 2, with what it has to
 * say. */
type Judge = (hit: Hit) => number;

const judgeAsked = ({ game, rules, says }: Asked): Judge => {
	const pattern = new RegExp(says, 'iu');
	return (hit) => {
		const { rule, word, sentence } = answerTo(situationIn(game), hit);
		return !rules.includes(rule ?? '-') ? 0 : pattern.test(`${word} ${sentence}`) ? 2 : 1;
	};
};

function exampleOf(
	{ game, question }: Pick<Asked, 'game' | 'question'>,
	judge: Judge
): Example | undefined {
	const hits = askerOf(game).ask(question, NAMES);
	const [first] = hits;
	if (first === undefined) return undefined;
	const fits = hits.map(judge);
	const best = Math.max(...fits);
	if (best === 0) return undefined;
	return {
		terms: weighedTerms(termsOf(first.question), first.question.open),
		targets: hits.map(({ target }) => nameOfTarget(target)),
		signs: hits.map(({ signs }) => SIGNS.map((sign) => signs[sign])),
		right: fits.map((fit) => fit === best)
	};
}

const ROUNDS = 250;
const RATE = 0.1;
/** How strongly weights are drawn towards 0. */
const DECAY = 3e-5;
/** How often a term is left out: people say things that the lists of words miss. */
const LEFT_OUT = 0.2;

/** Numbers that are learnt by gradient descent with Adam. */
class Weights {
	readonly values: Float64Array;
	readonly slopes: Float64Array;
	readonly #means: Float64Array;
	readonly #squares: Float64Array;

	constructor(size: number, first: number) {
		this.values = new Float64Array(size).fill(first);
		this.slopes = new Float64Array(size);
		this.#means = new Float64Array(size);
		this.#squares = new Float64Array(size);
	}

	/** Takes a step against the slopes, and forgets them.
	 * @param round counted from 1 */
	step(rate: number, round: number, decay: number): void {
		const { values, slopes } = this;
		for (let i = 0; i < values.length; i++) {
			const slope = slopes[i]! + decay * values[i]!;
			slopes[i] = 0;
			this.#means[i] = 0.9 * this.#means[i]! + 0.1 * slope;
			this.#squares[i] = 0.999 * this.#squares[i]! + 0.001 * slope * slope;
			const mean = this.#means[i]! / (1 - 0.9 ** round);
			const square = this.#squares[i]! / (1 - 0.999 ** round);
			values[i]! -= (rate * mean) / (Math.sqrt(square) + 1e-8);
		}
	}
}

/** Learns how much each term speaks for each target, and each sign for any: by logistic regression
 * over the targets of the game. @returns weights by term or sign, by the name of the target */
function learn(examples: readonly Example[]): Map<string, Map<string, number>> {
	const chance = new Chance(1);
	const names = [...new Set(examples.flatMap(({ targets }) => targets))];
	const terms = [...new Set(examples.flatMap((one) => one.terms))];
	const [targetAt, termAt] = [names, terms].map((all) => new Map(all.map((one, i) => [one, i])));
	const indexed = examples.map((one) => ({
		...one,
		terms: one.terms.map((term) => termAt!.get(term)! * names.length),
		targets: one.targets.map((name) => targetAt!.get(name)!)
	}));
	const ofTerms = new Weights(terms.length * names.length, 0);
	const ofSigns = new Weights(SIGNS.length, 1);
	for (let round = 1; round <= ROUNDS; round++) {
		for (const { terms: all, targets, signs, right } of indexed) {
			// the first is there always
			const used = all.filter((_, i) => i === 0 || chance.below(1000) >= 1000 * LEFT_OUT);
			const odds = targets.map((target, at) => {
				let sum = 0;
				for (const term of used) sum += ofTerms.values[term + target]!;
				for (let i = 0; i < SIGNS.length; i++) sum += signs[at]![i]! * ofSigns.values[i]!;
				return Math.exp(sum);
			});
			const sum = odds.reduce((a, b) => a + b, 0);
			const rightSum = odds.reduce((a, b, at) => (right[at]! ? a + b : a), 0);
			for (let at = 0; at < targets.length; at++) {
				const wanted = right[at]! ? odds[at]! / rightSum : 0;
				const slope = (odds[at]! / sum - wanted) / indexed.length;
				for (const term of used) ofTerms.slopes[term + targets[at]!]! += slope;
				for (let i = 0; i < SIGNS.length; i++) ofSigns.slopes[i]! += slope * signs[at]![i]!;
			}
		}
		const rate = (RATE * (1 + Math.cos((Math.PI * round) / ROUNDS))) / 2;
		ofTerms.step(rate, round, DECAY);
		ofSigns.step(rate, round, 0);
	}
	const rowOf = (target: number) =>
		new Map(terms.map((term, i) => [term, ofTerms.values[i * names.length + target]!]));
	return new Map([
		[ANY, new Map(SIGNS.map((sign, i) => [sign, ofSigns.values[i]!]))],
		...names.map((name, at): [string, Map<string, number>] => [name, rowOf(at)])
	]);
}

/** The lines of `evidence.txt`: a target, then its weights, each before its terms. */
function linesOf(weights: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
	const lines = Array.from(weights, ([name, row]) => {
		const byWeight = new Map<number, string[]>();
		for (const [term, value] of row) {
			const weight = Math.round(value / UNIT);
			if (weight === 0) continue;
			byWeight.set(weight, [...(byWeight.get(weight) ?? []), term]);
		}
		const parts = [...byWeight]
			.sort(([a], [b]) => b - a)
			.map(([weight, terms]) => `${weight} ${terms.sort().join(' ')}`);
		return parts.length === 0 ? [] : [`${name} ${parts.join(' ')}`];
	});
	return lines.flat().sort();
}

/** Writes `evidence.txt` anew, from the questions in tests/fixtures. */
export async function writeEvidence(): Promise<string> {
	const examples: Example[] = [];
	const add = async (asked: Pick<Asked, 'game' | 'language' | 'question'>, judge: Judge) => {
		await setLanguage(asked.language);
		await loadMessages('ask', 'answers', 'referee', 'rules', ...areasOf(asked.game));
		const example = exampleOf(asked, judge);
		if (example !== undefined) examples.push(example);
	};
	for (const asked of questionsAsked())
		if (asked.rules.length > 0) await add(asked, judgeAsked(asked));
	for (const one of questionsExpected().filter(({ apart }) => !apart))
		await add(one, (hit) => Number(isExpected(hit, one)));
	const lines = linesOf(learn(examples));
	writeFileSync('src/lib/ask/evidence.txt', `${lines.join('\n')}\n`);
	return `${examples.length} questions, ${lines.length} targets`;
}
