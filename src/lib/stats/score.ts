import type { PlayerId } from '#lib/evening/ids.ts';
import { playedRounds, result } from '#lib/evening/round.ts';
import type { Evening, Round, ScoreCorrection } from '#lib/evening/state.ts';
import { roundPoints, type Points } from '#lib/rules/score.ts';
import { titlesFor } from '#lib/rules/titles.ts';

interface RoundScore {
	readonly round: number;
	/** Each award of points with its reason; empty if the round was played without scoring. */
	readonly points: readonly Points<PlayerId>[];
	/** The points of everyone who played the round. */
	readonly sums: ReadonlyMap<PlayerId, number>;
}

/** When the series reached its target (SC-2). */
interface TargetReached {
	/** The number of the round that reached it. */
	readonly round: number;
	readonly by: 'rounds' | 'points';
	readonly amount: number;
	/** Equal totals share the win; empty if nobody scores. */
	readonly winners: readonly PlayerId[];
}

/** The points of an evening. */
export interface Scoreboard {
	/** Whether any round or the current rules have scoring. */
	readonly scored: boolean;
	readonly rounds: readonly RoundScore[];
	/** The highest first; equal totals in the order of arrival. */
	readonly totals: readonly { readonly player: PlayerId; readonly points: number }[];
	readonly corrections: readonly ScoreCorrection[];
	readonly target: TargetReached | null;
}

/** The points of a round by its own rules and the places at the start of play, after any greater
 * revolution. Players who left or were placed by hand score by their place (SC-1, SE-4). */
function scoreOf(round: Round): RoundScore {
	const { places, left, rules } = round;
	const out = result(round);
	const titles = titlesFor(rules, { players: out.length, round: round.number + 1 });
	const points = roundPoints(rules.options, { places, out, left, titles }, rules);
	const sums = new Map(out.map((player) => [player, 0]));
	for (const award of points) sums.set(award.player, sums.get(award.player)! + award.points);
	return { round: round.number, points, sums };
}

/** Everyone's total after a round, with the corrections up to then. */
function totalsAfter(
	rounds: readonly RoundScore[],
	corrections: readonly ScoreCorrection[],
	last: number
): Map<PlayerId, number> {
	const sum = new Map<PlayerId, number>();
	const add = (player: PlayerId, points: number) =>
		sum.set(player, (sum.get(player) ?? 0) + points);
	for (const { round, sums } of rounds)
		if (round <= last) for (const [player, points] of sums) add(player, points);
	for (const { round, player, points } of corrections) if (round <= last) add(player, points);
	return sum;
}

/** The players in the order of arrival. */
const arrivalOrder = (people: Evening['people']) => Object.keys(people) as PlayerId[];

/** The first round that reached the target of the evening's current rules; null if none did
 * (SC-2). */
function targetOf(
	{ people, rules: { options } }: Evening,
	rounds: readonly RoundScore[],
	corrections: readonly ScoreCorrection[],
	scored: boolean
): TargetReached | null {
	const { target } = options;
	if (target === 'open') return null;
	const winnersAfter = (round: number): PlayerId[] => {
		const totals = totalsAfter(rounds, corrections, round);
		const most = Math.max(...totals.values());
		return arrivalOrder(people).filter((player) => scored && totals.get(player) === most);
	};
	if ('rounds' in target) {
		const at = rounds[target.rounds - 1];
		if (at === undefined) return null;
		const { round } = at;
		return { round, by: 'rounds', amount: target.rounds, winners: winnersAfter(round) };
	}
	const reached = rounds.find(({ round }) =>
		[...totalsAfter(rounds, corrections, round).values()].some((total) => total >= target.points)
	);
	if (reached === undefined) return null;
	const { round } = reached;
	return { round, by: 'points', amount: target.points, winners: winnersAfter(round) };
}

/** Computes the points of an evening, each round by its own rules (SC-1 to SC-3). A finished round
 * counts before it is confirmed. */
export function scoreboard(evening: Evening): Scoreboard {
	const { scoreCorrections: corrections, people, rules } = evening;
	const played = playedRounds(evening);
	const rounds = played.map(scoreOf);
	const scored = [rules, ...played.map((round) => round.rules)].some(
		({ options }) => options.scoring !== 'none'
	);
	const sums = totalsAfter(rounds, corrections, Infinity);
	const totals = arrivalOrder(people)
		.filter((player) => sums.has(player))
		.map((player) => ({ player, points: sums.get(player)! }))
		.sort((a, b) => b.points - a.points);
	return {
		scored,
		rounds,
		totals,
		corrections,
		target: targetOf(evening, rounds, corrections, scored)
	};
}
