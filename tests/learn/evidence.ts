import { writeFileSync } from 'node:fs';
import { termsOf, type Hit } from '#lib/ask/ask.ts';
import { ALWAYS, nameOfTarget, OPEN } from '#lib/ask/evidence.ts';
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

/** A question to learn from: its terms, its targets, and which of these answer it best. */
interface Example {
	readonly terms: readonly string[];
	readonly targets: readonly string[];
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
	const asker = askerOf(game);
	const hits = asker.ask(question, NAMES);
	const [first] = hits;
	if (first === undefined) return undefined;
	const fits = asker.targets.map((target) => {
		const name = nameOfTarget(target);
		const none: Hit = { ...first, target, phrasing: { terms: '' }, exact: false, unanswered: true };
		return judge(hits.find((one) => nameOfTarget(one.target) === name) ?? none);
	});
	const best = Math.max(...fits);
	if (best === 0) return undefined;
	return {
		terms: [ALWAYS, ...(first.question.open ? [OPEN] : []), ...termsOf(first.question)],
		targets: asker.targets.map(nameOfTarget),
		right: fits.map((fit) => fit === best)
	};
}

const ROUNDS = 16;
const BATCH = 64;
const RATE = 0.03;
/** How strongly weights are drawn towards 0. */
const DECAY = 3e-4;
/** How often a term is left out, and how often one of another question is added: people say things
 * that the lists of words miss or take for something else. */
const LEFT_OUT = 0.2;
const ADDED = 0.3;
/** The least weight that is kept. */
const LEAST = 0.5;

interface Weight {
	value: number;
	/** Its mean step and its mean squared step (Adam). */
	mean: number;
	square: number;
}

/** Learns how much each term speaks for each target: by logistic regression over the targets of the
 * game. */
function learn(examples: readonly Example[]): Map<string, Map<string, Weight>> {
	const chance = new Chance(1);
	/** From 0 to 1. */
	const next = () => chance.below(2 ** 32) / 2 ** 32;
	const weights = new Map<string, Map<string, Weight>>();
	for (const { targets } of examples) for (const one of targets) weights.set(one, new Map());
	const terms = examples.flatMap((one) => one.terms.filter((t) => t !== ALWAYS && t !== OPEN));
	const pick = <One>(from: readonly One[]): One => from[Math.floor(next() * from.length)]!;
	const total = Math.ceil((examples.length * ROUNDS) / BATCH);
	for (let step = 1; step <= total; step++) {
		const slopes = new Map<Map<string, Weight>, Map<string, number>>();
		for (let i = 0; i < BATCH; i++) {
			const { terms: all, targets, right } = pick(examples);
			const kept = all.filter((term) => term === ALWAYS || next() > LEFT_OUT);
			const used = next() < ADDED ? [...new Set([...kept, pick(terms)])] : kept;
			const rows = targets.map((name) => weights.get(name)!);
			const odds = rows.map((row) =>
				Math.exp(used.reduce((sum, term) => sum + (row.get(term)?.value ?? 0), 0))
			);
			const sum = odds.reduce((a, b) => a + b, 0);
			const rightSum = odds.reduce((a, b, at) => (right[at]! ? a + b : a), 0);
			for (const [at, row] of rows.entries()) {
				const wanted = right[at]! ? odds[at]! / rightSum : 0;
				const slope = (odds[at]! / sum - wanted) / BATCH;
				const own = slopes.get(row) ?? new Map<string, number>();
				slopes.set(row, own);
				for (const term of used) own.set(term, (own.get(term) ?? 0) + slope);
			}
		}
		const rate = (RATE * (1 + Math.cos((Math.PI * step) / total))) / 2;
		for (const [row, own] of slopes) {
			for (const term of own.keys())
				if (!row.has(term)) row.set(term, { value: 0, mean: 0, square: 0 });
			for (const [term, weight] of row) {
				const slope = (own.get(term) ?? 0) + DECAY * weight.value;
				weight.mean = 0.9 * weight.mean + 0.1 * slope;
				weight.square = 0.999 * weight.square + 0.001 * slope * slope;
				const mean = weight.mean / (1 - 0.9 ** step);
				const square = weight.square / (1 - 0.999 ** step);
				weight.value -= (rate * mean) / (Math.sqrt(square) + 1e-8);
			}
		}
	}
	return weights;
}

/** The lines of `evidence.txt`: a target, then its weights, each before its terms. */
function linesOf(weights: ReadonlyMap<string, ReadonlyMap<string, Weight>>): string[] {
	const lines = Array.from(weights, ([name, row]) => {
		const byWeight = new Map<number, string[]>();
		for (const [term, { value }] of row) {
			const weight = Math.round(value);
			if (Math.abs(value) < LEAST || weight === 0) continue;
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
