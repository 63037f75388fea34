import type { PlayerId } from '#lib/evening/ids.ts';
import {
	dealerOf,
	hasSeatsStep,
	pastRounds,
	playedRounds,
	result,
	isFinished,
	taxesOf
} from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { scoreboard } from './score.ts';

/** What one thing was, and what it would be. */
export interface Change<T> {
	readonly before: T;
	readonly after: T;
}

/** What is another in a round, each null where it is the same. A round that one of the two evenings lacks has empty
 * lists there. */
export interface RoundChange {
	readonly round: number;
	/** Whether it is the round that is on; of a closed evening none is. */
	readonly now: boolean;
	readonly rules: Change<Rules> | null;
	/** From the top, at the start of play; only where there is standing. */
	readonly places: Change<readonly PlayerId[]> | null;
	/** Clockwise. */
	readonly chairs: Change<readonly PlayerId[]> | null;
	readonly dealer: Change<PlayerId> | null;
	readonly taxes: Change<readonly Bracket<PlayerId>[]> | null;
	/** Payers whose tribute is recorded as paid. */
	readonly paid: Change<readonly PlayerId[]> | null;
	readonly revolution: Change<PlayerId | null> | null;
	/** Who came out of it on which place. */
	readonly result: Change<readonly PlayerId[]> | null;
}

export interface Consequences {
	readonly rounds: readonly RoundChange[];
	/** Totals of points that are others; by the order they came. */
	readonly points: readonly ({ readonly player: PlayerId } & Change<number>)[];
	/** Decrees that end otherwise, by number. */
	readonly decrees: readonly number[];
}

const differs = <T>(before: T, after: T): Change<T> | null =>
	JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };

/** Of a closed evening those with a result: the one that would have been next was never played. */
function roundsOf(evening: Evening): Map<number, Round> {
	const { past, round, closedAt } = evening;
	const all =
		closedAt === null
			? [...pastRounds(past), ...(round === null ? [] : [round])]
			: playedRounds(evening);
	return new Map(all.map((r) => [r.number, r]));
}

const paidIn = (round: Round): PlayerId[] =>
	taxesOf(round)
		.brackets.map(({ payer }) => payer)
		.filter((payer) => round.marks[payer]?.paid === true);

function changeOf(a: Round, b: Round, now: boolean): RoundChange | null {
	const places = (r: Round) => (hasSeatsStep(r) ? r.places : []);
	const order = (r: Round) => (isFinished(r) ? result(r) : []);
	const change: RoundChange = {
		round: a.number,
		now,
		rules: differs(a.rules, b.rules),
		places: differs(places(a), places(b)),
		chairs: differs(a.chairs, b.chairs),
		dealer: differs(dealerOf(a), dealerOf(b)),
		taxes: differs(taxesOf(a).brackets, taxesOf(b).brackets),
		paid: differs(paidIn(a), paidIn(b)),
		revolution: differs(a.revolution?.caller ?? null, b.revolution?.caller ?? null),
		result: differs(order(a), order(b))
	};
	const { round: _, now: __, ...parts } = change;
	return Object.values(parts).every((part) => part === null) ? null : change;
}

/** What an amendment changes of an evening, round by round, and in the points. */
export function consequences(before: Evening, after: Evening): Consequences {
	const [was, is] = [roundsOf(before), roundsOf(after)];
	const rounds = [...new Set([...was.keys(), ...is.keys()])].flatMap((number) => {
		const [a, b] = [was.get(number), is.get(number)];
		if (a === undefined || b === undefined) return [];
		const now = ({ closedAt, round }: Evening) => closedAt === null && round?.number === number;
		return changeOf(a, b, now(before) && now(after)) ?? [];
	});
	const totals = (evening: Evening) =>
		new Map(scoreboard(evening).totals.map(({ player, points }) => [player, points]));
	const [had, has] = [totals(before), totals(after)];
	const scored = scoreboard(before).scored || scoreboard(after).scored;
	const points = [...new Set([...had.keys(), ...has.keys()])]
		.map((player) => ({ player, before: had.get(player) ?? 0, after: has.get(player) ?? 0 }))
		.filter((p) => scored && p.before !== p.after);
	const ends = ({ edicts }: Evening) =>
		new Map(edicts.flatMap((e) => (e.kind === 'decree' ? [[e.number, e.state] as const] : [])));
	const [ended, end] = [ends(before), ends(after)];
	const decrees = [...ended.keys()].filter((number) => ended.get(number) !== end.get(number));
	return { rounds, points, decrees };
}
