import type { Rank } from '#lib/cards/card.ts';
import type { Options } from './options.ts';
import type { Reading } from './plays.ts';

/** The effects of a play on the ranking, the trick and the players, by its own cards. A wild counts
 * as the rank that it stands for. Only sets have effects, and long runs under
 * `stairsRevolution`. */
export interface PlayEffects {
	/** Whether it reverses the ranking until the round ends (PR-7, DF-11, DF-17). */
	readonly turnsRound: boolean;
	/** Whether it reverses the ranking until the trick ends (DF-12). */
	readonly turnsTrick: boolean;
	/** How many players still in the trick are skipped (DF-14); one under PR-5 is not counted
	 * here. */
	readonly skips: number;
	/** How many cards go to the next player (DF-15). */
	readonly passesOn: number;
	/** How many cards are laid aside (DF-15). */
	readonly discards: number;
	/** How many ranks the player names, whose cards everybody lays aside (DF-16). */
	readonly names: number;
	/** Whether the direction of play turns until the round ends (DF-14). */
	readonly reverses: boolean;
}

export type EffectOptions = Pick<
	Options,
	| 'fourOfAKindTurns'
	| 'stairsRevolution'
	| 'coup'
	| 'jackBack'
	| 'fiveSkip'
	| 'sevenPass'
	| 'tenDiscard'
	| 'queenBomber'
	| 'nineReverse'
>;

/** The effects of a play, by how it was read (PR-7, DF-11, DF-12, DF-14 to DF-17). Four of a kind
 * are four or more cards (DF-10). */
export function effectsOf(
	options: EffectOptions,
	{ pattern, count, rank }: Pick<Reading, 'pattern' | 'count' | 'rank'>
): PlayEffects {
	const isSet = pattern === 'set';
	const of = (applies: boolean, ofRank: Rank) => (applies && isSet && rank === ofRank ? count : 0);
	return {
		turnsRound: isSet
			? (options.fourOfAKindTurns && count >= 4) || (options.coup && rank === '9' && count === 3)
			: options.stairsRevolution === 'four' && count >= 4,
		turnsTrick: of(options.jackBack, 'J') > 0,
		skips: of(options.fiveSkip, '5'),
		passesOn: of(options.sevenPass, '7'),
		discards: of(options.tenDiscard, '10'),
		names: of(options.queenBomber, 'Q'),
		reverses: of(options.nineReverse, '9') % 2 === 1
	};
}
