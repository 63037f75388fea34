import { writeFileSync } from 'node:fs';
import { termsOf, type Hit } from '#lib/ask/ask.ts';
import { isOfNamedPlayer } from '#lib/ask/sure.ts';
import {
	ANY,
	lineOf,
	MOST,
	nameOfTarget,
	OF_TARGET,
	SIGNS,
	UNIT,
	UNIT_OF_SIGNS,
	allTerms
} from '#lib/ask/vectors.ts';
import { LOCALES } from '#lib/messages/locales.ts';
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

/** A question to learn from: its terms, its words, its targets with their signs, and which of these
 * answer it best. */
interface Example {
	/** As `allTerms` gives them. */
	readonly terms: readonly string[];
	/** With its language before each: `de stich`. */
	readonly words: readonly string[];
	readonly targets: readonly string[];
	/** As `SIGNS` has them, by target. */
	readonly signs: readonly (readonly number[])[];
	readonly right: readonly boolean[];
}

/** How well a hit answers a question: 0, the wrong rule; 1, the right one; 2, with what it has to
 * say; 3, as the referee’s verdict on what the question names. */
type Judge = (hit: Hit) => number;

/** Whether cards or a player that the question names are judged. */
function isVerdict(hit: Hit): boolean {
	const { target, question } = hit;
	const isPlay = 'question' in target && target.question === 'play';
	return isPlay ? question.asks === 'alone' : isOfNamedPlayer(hit);
}

const judgeAsked = ({ game, rules, says }: Asked): Judge => {
	const pattern = new RegExp(says, 'iu');
	return (hit) => {
		const { rule, word, sentence } = answerTo(situationIn(game), hit);
		if (!rules.includes(rule ?? '-')) return 0;
		if (!pattern.test(`${word} ${sentence}`)) return 1;
		return isVerdict(hit) ? 3 : 2;
	};
};

function exampleOf(
	{ game, language, question }: Pick<Asked, 'game' | 'language' | 'question'>,
	judge: Judge
): Example | undefined {
	// not by chance, which depends on what was learnt before
	const hits = askerOf(game)
		.ask(question, NAMES)
		.toSorted((a, b) => (nameOfTarget(a.target) < nameOfTarget(b.target) ? -1 : 1));
	const [first] = hits;
	if (first === undefined) return undefined;
	const fits = hits.map(judge);
	const best = Math.max(...fits);
	if (best === 0) return undefined;
	return {
		terms: allTerms(termsOf(first.question), first.question.open),
		words: first.question.stems.map((stem) => `${language} ${stem}`),
		targets: hits.map(({ target }) => nameOfTarget(target)),
		signs: hits.map(({ signs }) => SIGNS.map((sign) => signs[sign])),
		right: fits.map((fit) => fit === best)
	};
}

/** How many numbers a vector has. */
const SIZE = 28;
const ROUNDS = 250;
const RATE = 0.03;
/** How strongly vectors are drawn towards 0. */
const DECAY = 2e-4;
/** How often a term or a word is left out: people say it in other words. */
const LEFT_OUT = 0.5;
/** In how many questions of its language a word has to be. */
const LEAST = 15;

/** Numbers that are learnt by gradient descent with Adam. */
class Weights {
	readonly values: Float64Array;
	readonly slopes: Float64Array;
	readonly #means: Float64Array;
	readonly #squares: Float64Array;

	constructor(size: number, first: () => number) {
		this.values = new Float64Array(size).map(first);
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

const indexOf = (names: readonly string[]) => new Map(names.map((name, i) => [name, i]));

/** Words that enough questions have, as `language word`. */
function commonWords(examples: readonly Example[]): string[] {
	const counts = new Map<string, number>();
	for (const { words } of examples)
		for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts].filter(([, count]) => count >= LEAST).map(([word]) => word);
}

/** Learns the vectors of terms, words and targets, and how much each sign speaks for a target: by
 * logistic regression over the targets of the game. */
function learn(examples: readonly Example[]) {
	const chance = new Chance(1);
	const targetNames = [...new Set(examples.flatMap(({ targets }) => targets))];
	const names = [...new Set(examples.flatMap(({ terms }) => terms)), ...commonWords(examples)];
	const [targetAt, nameAt] = [indexOf(targetNames), indexOf(names)];
	const indexed = examples.map((one) => ({
		...one,
		names: [...one.terms, ...one.words].flatMap((name) => nameAt.get(name) ?? []),
		targets: one.targets.map((name) => targetAt.get(name)!)
	}));
	const small = () => (chance.below(2001) - 1000) / 2000;
	const ofNames = new Weights(names.length * SIZE, small);
	const ofTargets = new Weights(targetNames.length * SIZE, small);
	const ofSigns = new Weights(SIGNS.length, () => 2);
	const meaning = new Float64Array(SIZE);
	const slopes = new Float64Array(SIZE);
	for (let round = 1; round <= ROUNDS; round++) {
		for (const { names: all, targets, signs, right } of indexed) {
			// the first is there always
			const used = all.filter((_, i) => i === 0 || chance.below(1000) >= 1000 * LEFT_OUT);
			meaning.fill(0);
			for (const name of used)
				for (let i = 0; i < SIZE; i++) meaning[i]! += ofNames.values[name * SIZE + i]!;
			const odds = targets.map((target, at) => {
				let sum = 0;
				for (let i = 0; i < SIZE; i++) sum += meaning[i]! * ofTargets.values[target * SIZE + i]!;
				for (let i = 0; i < SIGNS.length; i++) sum += signs[at]![i]! * ofSigns.values[i]!;
				return Math.exp(sum);
			});
			const sum = odds.reduce((a, b) => a + b, 0);
			const rightSum = odds.reduce((a, b, at) => (right[at]! ? a + b : a), 0);
			slopes.fill(0);
			for (let at = 0; at < targets.length; at++) {
				const wanted = right[at]! ? odds[at]! / rightSum : 0;
				const slope = (odds[at]! / sum - wanted) / indexed.length;
				const row = targets[at]! * SIZE;
				for (let i = 0; i < SIZE; i++) {
					slopes[i]! += slope * ofTargets.values[row + i]!;
					ofTargets.slopes[row + i]! += slope * meaning[i]!;
				}
				for (let i = 0; i < SIGNS.length; i++) ofSigns.slopes[i]! += slope * signs[at]![i]!;
			}
			for (const name of used)
				for (let i = 0; i < SIZE; i++) ofNames.slopes[name * SIZE + i]! += slopes[i]!;
		}
		const rate = (RATE * (1 + Math.cos((Math.PI * round) / ROUNDS))) / 2;
		ofNames.step(rate, round, DECAY);
		ofTargets.step(rate, round, DECAY);
		ofSigns.step(rate, round, 0);
	}
	return { names, ofNames, targetNames, ofTargets, ofSigns };
}

const rounded = (value: number, unit: number): number =>
	Math.max(-MOST, Math.min(MOST, Math.round(value / unit)));

/** What was learnt in whole units: the weights of signs, and the vectors of terms, words and
 * targets. */
function inUnits(learnt: ReturnType<typeof learn>): Map<string, readonly number[]> {
	const { names, ofNames, targetNames, ofTargets, ofSigns } = learnt;
	const most = (values: Float64Array, i: number) =>
		values.reduce((max, one, at) => (at % SIZE === i ? Math.max(max, Math.abs(one)) : max), 0);
	// makes the largest numbers of both sides equal; their products stay the same
	const scales = Array.from({ length: SIZE }, (_, i) =>
		Math.sqrt(most(ofTargets.values, i) / most(ofNames.values, i))
	);
	const ofName = (at: number) =>
		scales.map((scale, i) => rounded(ofNames.values[at * SIZE + i]! * scale, UNIT));
	const ofTarget = (at: number) =>
		scales.map((scale, i) => rounded(ofTargets.values[at * SIZE + i]! / scale, UNIT));
	return new Map([
		[ANY, Array.from(ofSigns.values, (one) => rounded(one, UNIT_OF_SIGNS))],
		...names.map((name, at) => [name, ofName(at)] as const),
		...targetNames.map((name, at) => [OF_TARGET + name, ofTarget(at)] as const)
	]);
}

/** Writes the lists of vectors anew, from the questions in tests/fixtures. */
export async function writeVectors(): Promise<string> {
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
	const learnt = [...inUnits(learn(examples))];
	const write = (file: string, vectors: typeof learnt) => {
		const lines = vectors.map(([name, numbers]) => lineOf(name, numbers)).sort();
		writeFileSync(`src/lib/${file}.txt`, `${lines.join('\n')}\n`);
	};
	write(
		'ask/vectors',
		learnt.filter(([name]) => !name.includes(' '))
	);
	for (const language of LOCALES)
		write(
			`messages/${language}/ask-vectors`,
			learnt.flatMap(([name, numbers]) => {
				const [of, word] = name.split(' ');
				return of === language && word !== undefined ? [[word, numbers]] : [];
			})
		);
	return `${examples.length} questions, ${learnt.length} vectors`;
}
