import type { Problem } from '#lib/evening/amend/plan-builder.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import { concernedBy, textsOf } from '#lib/evening/entry-info.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { exitOrder, playedRounds } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { isolated, isolatedName, isolatedNames } from '#lib/ui/text/rich.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { peopleOfBoth, type WithPeople } from './differences.ts';

const m = messagesOf('correct', 'refusals');

/** A round that lacks exits, and the finishing order that is assumed for it. */
interface FilledRound {
	readonly number: number;
	/** All players, first to last. */
	readonly order: readonly PlayerId[];
}

/** Entries that no longer fit after a correction, grouped. Orders that were filled in or seated
 * anew have to be confirmed before the correction is accepted; entries that are left out are only
 * reported. */
export type Question = {
	/** Identifies the question by its content, because another answer may change it. */
	readonly key: string;
	/** With isolated names. */
	readonly sentence: string;
} & (
	| { readonly type: 'left-out'; readonly why: string }
	| { readonly type: 'filled-in'; readonly rounds: readonly FilledRound[] }
	| { readonly type: 'seated'; readonly round: number; readonly order: readonly PlayerId[] }
);

/** The name of the entry's player; empty for an entry without one. */
function subjectOf(evening: WithPeople, entry: HistoryEntry): string {
	// not among the people of the evening yet
	if (entry.type === 'ArrivalAnnounced') return isolated(entry.player.name);
	const [player] = concernedBy(entry);
	return player === undefined ? '' : isolatedName(evening, player);
}

const whyOf = ({ entry, why }: Extract<Problem, { type: 'left-out' }>): string =>
	entry.type === 'TaxesSettled' && why === 'no-bracket'
		? m.correct.questions.otherTaxes
		: m.refusals[why];

type RoundRange = readonly [from: number, to: number];

/** Joins consecutive numbers: `[3, 4, 5, 7]` → 3 to 5, and 7. Two neighbours stay apart.
 * @param numbers ascending, possibly with duplicates */
export function spansOf(numbers: readonly number[]): RoundRange[] {
	const spans: { from: number; to: number }[] = [];
	for (const n of numbers) {
		const last = spans.at(-1);
		if (last !== undefined && n === last.to + 1) last.to = n;
		else if (last?.to !== n) spans.push({ from: n, to: n });
	}
	return spans.flatMap(({ from, to }): RoundRange[] =>
		to === from + 1
			? [
					[from, from],
					[to, to]
				]
			: [[from, to]]
	);
}

interface LeftOut {
	readonly entry: HistoryEntry;
	readonly who: string;
	readonly text: string;
	readonly why: string;
	readonly rounds: number[];
}

function leftOut(evening: WithPeople, problems: readonly Problem[]): Question[] {
	const groups = new Map<string, LeftOut>();
	for (const problem of problems) {
		if (problem.type !== 'left-out') continue;
		const { entry } = problem;
		const who = subjectOf(evening, entry);
		const text = textsOf(entry).map(isolated)[0] ?? '';
		// entries with the same sentence are one question
		const sentence = m.correct.questions.leftOut[entry.type]({ who, text, times: 1, spans: [] });
		const key = `${sentence} ${problem.why}`;
		const group = groups.get(key) ?? { entry, who, text, why: whyOf(problem), rounds: [] };
		groups.set(key, group);
		group.rounds.push(problem.round);
	}
	return [...groups].map(([key, { entry, who, text, why, rounds }]) => ({
		type: 'left-out' as const,
		key: `${key} ${rounds.join()}`,
		sentence: m.correct.questions.leftOut[entry.type]({
			who,
			text,
			times: rounds.length,
			spans: spansOf(rounds)
		}),
		why
	}));
}

function filledIn(before: Evening, after: Evening, problems: readonly Problem[]): Question[] {
	const was = new Map(playedRounds(before).map((round) => [round.number, exitOrder(round)]));
	const is = new Map(playedRounds(after).map((round) => [round.number, exitOrder(round)]));
	const groups = new Map<string, { unknown: readonly PlayerId[]; rounds: FilledRound[] }>();
	for (const problem of problems) {
		if (problem.type !== 'filled-in') continue;
		const { round, order } = problem;
		// the old result has the place of every player of the round, also of the last one
		const newHere = order.filter((p) => was.get(round)?.includes(p) !== true);
		const unknown = newHere.length > 0 ? newHere : order;
		const group = groups.get(unknown.join()) ?? { unknown, rounds: [] };
		groups.set(unknown.join(), group);
		group.rounds.push({ number: round, order: is.get(round) ?? order });
	}
	return [...groups].map(([key, { unknown, rounds }]) => ({
		type: 'filled-in' as const,
		key: `filled ${key} ${rounds.map(({ number, order }) => [number, ...order].join()).join(' ')}`,
		sentence: m.correct.questions.filledIn(
			spansOf(rounds.map(({ number }) => number)),
			rounds.length,
			isolatedNames(after, unknown)
		),
		rounds
	}));
}

/** All questions that a correction raises: seats first, then missing exits, then omitted
 * entries. */
export function questionsOf(
	before: Evening,
	after: Evening,
	problems: readonly Problem[]
): Question[] {
	const seated = problems.flatMap((problem): Question[] => {
		if (problem.type !== 'seated') return [];
		const { round, order } = problem;
		return [
			{
				type: 'seated',
				key: `seated ${round} ${order.join()}`,
				sentence: m.correct.questions.seated(round, isolatedNames(after, order)),
				round,
				order
			}
		];
	});
	return [
		...seated,
		...filledIn(before, after, problems),
		...leftOut(peopleOfBoth(before, after), problems)
	];
}
