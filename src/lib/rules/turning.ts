import { parseEffect, type EffectName } from './effects.ts';
import type { Options } from './options.ts';

/** Whether some rank has an effect (RG-9). */
export const canHappen = ({ effects }: Pick<Options, 'effects'>, effect: EffectName): boolean =>
	effects.some((text) => parseEffect(text)?.effect === effect);

type TurningOptions = Pick<Options, 'turnedBy' | 'effects'>;

/** Whether a play can turn the ranking until the round, or the trick, ends (PR-7, DF-11, RG-9). */
export const turnsRanking = (options: TurningOptions, until: 'round' | 'trick'): boolean =>
	until === 'trick'
		? canHappen(options, 'back')
		: options.turnedBy.length > 0 || canHappen(options, 'turns');

/** Whether any play can turn the ranking. */
export const canTurn = (options: TurningOptions): boolean =>
	turnsRanking(options, 'round') || turnsRanking(options, 'trick');
