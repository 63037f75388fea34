import { inRound, nobody, onRound, type Kind } from '#lib/evening/kind.ts';
import { isFinished } from '#lib/evening/round.ts';
import { no, ok } from '#lib/rules/result.ts';
import { canHappen } from '#lib/rules/turning.ts';

interface TurnDirection {
	readonly type: 'turnDirection';
}
interface DirectionTurned {
	readonly type: 'DirectionTurned';
}

/** Cards turned the direction of play until the round ends (DF-14). */
export const directionTurned: Kind<TurnDirection, DirectionTurned, 'details'> = {
	command: 'turnDirection',
	fact: 'DirectionTurned',
	concerns: nobody,
	topic: null,
	log: 'details',
	decide: (evening) =>
		inRound(evening, (round) => {
			if (round.step !== 'play') return no('not-playing-yet');
			if (isFinished(round)) return no('round-finished');
			return canHappen(round.rules.options, 'reverse')
				? ok({ type: 'DirectionTurned' })
				: no('no-reversing');
		}),
	evolve: (evening) => onRound(evening, (round) => ({ ...round, reversed: !round.reversed }))
};
