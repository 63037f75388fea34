import type { PlayerId } from '#lib/evening/ids.ts';
import { playedRounds, result } from '#lib/evening/round.ts';
import type { Evening, Round, ScoreCorrection } from '#lib/evening/state.ts';
import { roundPoints, type Points } from '#lib/rules/score.ts';
import { titlesFor } from '#lib/rules/titles.ts';

interface RoundScore {
	readonly round: number;
	/** Where each player's points came from; nothing where the round was played without scoring. */
	readonly points: readonly Points<PlayerId>[];
	/** Of everyone who played it. */
	readonly sums: ReadonlyMap<PlayerId, number>;
}

/** Where the series ended (SC-2). */
interface TargetReached {
	/** The round that reached it. */
	readonly round: number;
	readonly by: 'rounds' | 'points';
	readonly amount: number;
	/** Equal totals share the win; empty where there are no points. */
	readonly winners: readonly PlayerId[];
}

/** The evening's table. */
export interface Scoreboard {
	/** Whether any round or the rules in force have points. */
	readonly scored: boolean;
	readonly rounds: readonly RoundScore[];
	/** The highest first; of equal ones in the order they came to the table. */
	readonly totals: readonly { readonly player: PlayerId; readonly points: number }[];
	readonly corrections: readonly ScoreCorrection[];
	readonly target: TargetReached | null;
}

/** The points of a round, by the rules that it was played by and the places at the start of play, which a greater
 * revolution has turned already. Who left or was placed by hand counts by the place (SC-1, SE-4). */
function scoreOf(round: Round): RoundScore {
	const { places, rules } = round;
	const out = result(round);
	const titles = titlesFor(rules, { players: out.length, round: round.number + 1 });
	const points = roundPoints(rules.options, { places, out, titles }, rules.points);
	const sums = new Map(out.map((player) => [player, 0]));
	for (const { player, points: some } of points) sums.set(player, sums.get(player)! + some);
	return { round: round.number, points, sums };
}

/** Everyone's total after a round, with what was corrected until then. */
function totalsAfter(
	rounds: readonly RoundScore[],
	corrections: readonly ScoreCorrection[],
	last: number
): Map<PlayerId, number> {
	const sum = new Map<PlayerId, number>();
	const add = (player: PlayerId, some: number) => sum.set(player, (sum.get(player) ?? 0) + some);
	for (const { round, sums } of rounds)
		if (round <= last) for (const [player, some] of sums) add(player, some);
	for (const { round, player, points } of corrections) if (round <= last) add(player, points);
	return sum;
}

/** In the order they came to the table. */
const orderOf = (people: Evening['people']) => Object.keys(people) as PlayerId[];

/** Where the series ended by the target that the evening's rules have now: at the first round that reached it. */
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
		return orderOf(people).filter((player) => scored && totals.get(player) === most);
	};
	if ('rounds' in target) {
		const at = rounds[target.rounds - 1];
		if (at === undefined) return null;
		const { round } = at;
		return { round, by: 'rounds', amount: target.rounds, winners: winnersAfter(round) };
	}
	const reached = rounds.find(({ round }) =>
		[...totalsAfter(rounds, corrections, round).values()].some((some) => some >= target.points)
	);
	if (reached === undefined) return null;
	const { round } = reached;
	return { round, by: 'points', amount: target.points, winners: winnersAfter(round) };
}

/** The evening's points, round by round, each round by its own rules (SC-1 to SC-3). A finished round that waits for
 * its confirmation counts. */
export function scoreboard(evening: Evening): Scoreboard {
	const { scoreCorrections: corrections, people, rules } = evening;
	const played = playedRounds(evening);
	const rounds = played.map(scoreOf);
	const scored = [rules, ...played.map((round) => round.rules)].some(
		({ options }) => options.scoring !== 'none'
	);
	const sums = totalsAfter(rounds, corrections, Infinity);
	const totals = orderOf(people)
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
