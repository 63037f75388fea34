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

/** A value before and after an amendment. */
export interface BeforeAfter<T> {
	readonly before: T;
	readonly after: T;
}

/** The changes in a round; null for unchanged aspects. */
export interface RoundChange {
	readonly round: number;
	/** Whether it is the current round; a closed evening has none. */
	readonly now: boolean;
	/** Whether titles move and people keep their chairs. */
	readonly keepChairs: boolean;
	readonly rules: BeforeAfter<Rules> | null;
	/** The players by place at the start of play, from the top; empty without standing. */
	readonly places: BeforeAfter<readonly PlayerId[]> | null;
	/** The players by chair, clockwise. */
	readonly chairs: BeforeAfter<readonly PlayerId[]> | null;
	readonly dealer: BeforeAfter<PlayerId> | null;
	readonly taxes: BeforeAfter<readonly Bracket<PlayerId>[]> | null;
	/** The payers whose tribute is recorded as paid. */
	readonly paid: BeforeAfter<readonly PlayerId[]> | null;
	/** The receivers whose giveback is recorded as returned. */
	readonly returned: BeforeAfter<readonly PlayerId[]> | null;
	readonly revolution: BeforeAfter<PlayerId | null> | null;
	/** How often the ranking was turned. */
	readonly turnings: BeforeAfter<number> | null;
	/** The players by place at the end of the round; empty before it is finished. */
	readonly result: BeforeAfter<readonly PlayerId[]> | null;
}

export interface Consequences {
	readonly rounds: readonly RoundChange[];
	/** Totals of points that change, in the order of arrival. */
	readonly points: readonly ({ readonly player: PlayerId } & BeforeAfter<number>)[];
	/** The numbers of decrees whose state changes. */
	readonly decrees: readonly number[];
}

const changeIn = <T>(before: T, after: T): BeforeAfter<T> | null =>
	JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };

/** The rounds by number. Of a closed evening only those with a result: the next round was never
 * played. */
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
const returnedIn = (round: Round): PlayerId[] =>
	taxesOf(round)
		.brackets.filter(({ payer }) => round.marks[payer]?.returned === true)
		.map(({ receiver }) => receiver);

function changeOf(a: Round, b: Round, now: boolean): RoundChange | null {
	const places = (r: Round) => (hasSeatsStep(r) ? r.places : []);
	const order = (r: Round) => (isFinished(r) ? result(r) : []);
	const change: RoundChange = {
		round: a.number,
		now,
		keepChairs: b.keepChairs,
		rules: changeIn(a.rules, b.rules),
		places: changeIn(places(a), places(b)),
		chairs: changeIn(a.chairs, b.chairs),
		dealer: changeIn(dealerOf(a), dealerOf(b)),
		taxes: changeIn(taxesOf(a).brackets, taxesOf(b).brackets),
		paid: changeIn(paidIn(a), paidIn(b)),
		returned: changeIn(returnedIn(a), returnedIn(b)),
		revolution: changeIn(a.revolution?.caller ?? null, b.revolution?.caller ?? null),
		turnings: changeIn(a.turnings, b.turnings),
		result: changeIn(order(a), order(b))
	};
	const { round: _, now: __, keepChairs: ___, ...parts } = change;
	return Object.values(parts).every((part) => part === null) ? null : change;
}

/** Compares an evening before and after an amendment: its rounds, points and decrees. */
export function consequences(before: Evening, after: Evening): Consequences {
	const [roundsBefore, roundsAfter] = [roundsOf(before), roundsOf(after)];
	const rounds = [...new Set([...roundsBefore.keys(), ...roundsAfter.keys()])].flatMap((number) => {
		const [a, b] = [roundsBefore.get(number), roundsAfter.get(number)];
		if (a === undefined || b === undefined) return [];
		const isCurrent = ({ closedAt, round }: Evening) =>
			closedAt === null && round?.number === number;
		return changeOf(a, b, isCurrent(before) && isCurrent(after)) ?? [];
	});
	const totals = (evening: Evening) =>
		new Map(scoreboard(evening).totals.map(({ player, points }) => [player, points]));
	const [totalsBefore, totalsAfter] = [totals(before), totals(after)];
	const scored = scoreboard(before).scored || scoreboard(after).scored;
	const points = [...new Set([...totalsBefore.keys(), ...totalsAfter.keys()])]
		.map((player) => ({
			player,
			before: totalsBefore.get(player) ?? 0,
			after: totalsAfter.get(player) ?? 0
		}))
		.filter((p) => scored && p.before !== p.after);
	const decreeStates = ({ edicts }: Evening) =>
		new Map(edicts.flatMap((e) => (e.kind === 'decree' ? [[e.number, e.state] as const] : [])));
	const [statesBefore, statesAfter] = [decreeStates(before), decreeStates(after)];
	const decrees = [...statesBefore.keys()].filter(
		(number) => statesBefore.get(number) !== statesAfter.get(number)
	);
	return { rounds, points, decrees };
}
