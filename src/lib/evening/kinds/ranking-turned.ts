import { inRound, nobody, onRound, type Kind } from '#lib/evening/kind.ts';
import { isFinished } from '#lib/evening/round.ts';
import { turnsRanking } from '#lib/rules/turning.ts';
import { no, ok } from '#lib/rules/result.ts';

interface Turning {
	/** Until the round ends, or until the trick does. */
	readonly until: 'round' | 'trick';
}
interface TurnRanking extends Turning {
	readonly type: 'turnRanking';
}
interface RankingTurned extends Turning {
	readonly type: 'RankingTurned';
}

/** A play turned the ranking round, or back again (PR-7). The end of a trick that Jacks had turned
 * is recorded the same way as its beginning. */
export const rankingTurned: Kind<TurnRanking, RankingTurned, 'details'> = {
	command: 'turnRanking',
	fact: 'RankingTurned',
	concerns: nobody,
	topic: 'ranking',
	log: 'details',
	decide: (evening, { until }) =>
		inRound(evening, (round) => {
			if (round.step !== 'play') return no('not-playing-yet');
			if (isFinished(round)) return no('round-finished');
			return turnsRanking(round.rules.options, until)
				? ok({ type: 'RankingTurned', until })
				: no('no-turning');
		}),
	evolve: (evening, { until }) =>
		onRound(evening, (round) =>
			until === 'round'
				? { ...round, turnings: round.turnings + 1 }
				: { ...round, turnedForTrick: !round.turnedForTrick }
		)
};
