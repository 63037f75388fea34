import { exitOrder } from '#lib/evening/amend/changes.ts';
import type { Problem } from '#lib/evening/amend/plan.ts';
import type { Happening } from '#lib/evening/history.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { playedRounds } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { isolated } from '#lib/ui/text/rich.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { everyone, named, namesOf, type People } from './names.ts';
import { spansOf } from './spans.ts';

/** Rounds of which not everyone's exit is known, and the order in which they would count. */
interface FilledRound {
	readonly number: number;
	/** Everyone's, as the round would end. */
	readonly order: readonly PlayerId[];
}

/** What no longer fits, grouped as people would ask about it. Each has to be answered. */
export type Question = {
	/** Says what is asked: another answer elsewhere may ask something else. */
	readonly key: string;
	/** Names in it are marked. */
	readonly sentence: string;
} & (
	| { readonly type: 'left-out'; readonly why: string }
	| { readonly type: 'filled-in'; readonly rounds: readonly FilledRound[] }
	| { readonly type: 'seated'; readonly round: number; readonly order: readonly PlayerId[] }
);

/** Whose it was that an entry recorded, where that is said. */
function whoseOf(evening: People, entry: Happening): string {
	switch (entry.type) {
		case 'RevolutionCalled':
			return named(evening, entry.caller);
		case 'TaxMarked':
		case 'TaxCorrected':
			return named(evening, entry.payer);
		case 'DecreeIssued':
			return named(evening, entry.issuer);
		case 'PlayerJoined':
			return isolated(entry.player.name);
		case 'DealerNamed':
		case 'ScoreCorrected':
		case 'PlayerWentOut':
		case 'ExitTakenBack':
		case 'ExitJudged':
		case 'PlayerLeftMidRound':
		case 'PlayerLeft':
		case 'PlayerSatOut':
		case 'PlayerAddressed':
		case 'PlayerRenamed':
			return named(evening, entry.player);
		default:
			return '';
	}
}

const whyOf = ({ entry, why }: Extract<Problem, { type: 'left-out' }>): string =>
	entry.type === 'TaxesSettled' && why === 'no-bracket'
		? m.correct.questions.otherTaxes
		: m.refusals[why];

interface LeftOut {
	readonly entry: Happening;
	readonly who: string;
	readonly text: string;
	readonly why: string;
	readonly rounds: number[];
}

function leftOut(evening: People, problems: readonly Problem[]): Question[] {
	const groups = new Map<string, LeftOut>();
	for (const problem of problems) {
		if (problem.type !== 'left-out') continue;
		const { entry } = problem;
		const who = whoseOf(evening, entry);
		const text = entry.type === 'DecreeIssued' ? isolated(entry.text) : '';
		const key = [entry.type, who, text, problem.why].join(' ');
		const group = groups.get(key) ?? { entry, who, text, why: whyOf(problem), rounds: [] };
		groups.set(key, group);
		group.rounds.push(problem.round);
	}
	return [...groups].map(([key, { entry, who, text, why, rounds }]) => ({
		type: 'left-out' as const,
		key: `${key} ${rounds.join()}`,
		sentence: m.correct.questions.leftOut[entry.type]({
			...{ who, text, times: rounds.length },
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
		// who was the last before is known too
		const strange = order.filter((p) => was.get(round)?.includes(p) !== true);
		const unknown = strange.length > 0 ? strange : order;
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
			namesOf(after, unknown)
		),
		rounds
	}));
}

/** Everything that has to be answered, in the order in which it came up. */
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
				sentence: m.correct.questions.seated(round, namesOf(after, order)),
				round,
				order
			}
		];
	});
	return [
		...seated,
		...filledIn(before, after, problems),
		...leftOut(everyone(before, after), problems)
	];
}
