import type { Options } from './options.ts';

type TurningOptions = Pick<Options, 'fourOfAKindTurns' | 'stairsRevolution' | 'coup' | 'jackBack'>;

/** Whether a play can turn the ranking until the round, or the trick, ends (PR-7). */
export const turnsRanking = (options: TurningOptions, until: 'round' | 'trick'): boolean =>
	until === 'trick'
		? options.jackBack
		: options.fourOfAKindTurns || options.stairsRevolution === 'four' || options.coup;

/** Whether any play can turn the ranking. */
export const canTurn = (options: TurningOptions): boolean =>
	turnsRanking(options, 'round') || turnsRanking(options, 'trick');

/** The ranks and cards that nobody may end on: while the ranking is turned, 2s and 3s change
 * places; single cards stay (PR-8). */
export const forbiddenLastNow = (
	{ forbiddenLast }: Pick<Options, 'forbiddenLast'>,
	turned: boolean
): readonly string[] =>
	turned
		? forbiddenLast.map((name) => (name === '2' ? '3' : name === '3' ? '2' : name))
		: forbiddenLast;
