import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import { fallen, isFinished, isTurned, stillIn } from '#lib/evening/round.ts';
import { no, ok } from '#lib/rules/result.ts';

interface RecordExit {
	readonly type: 'recordExit';
	readonly player: PlayerId;
}
interface PlayerWentOut {
	readonly type: 'PlayerWentOut';
	readonly player: PlayerId;
}

/** A player went out and takes the best free place. The last player with cards is placed without an
 * exit (SE-4). */
export const playerWentOut: Kind<RecordExit, PlayerWentOut> = {
	command: 'recordExit',
	fact: 'PlayerWentOut',
	concerns: ({ player }) => [player],
	topic: 'exits',
	log: 'hidden',
	decide: (evening, { player }) =>
		inRound(evening, (round) => {
			if (round.step !== 'play') return no('not-playing-yet');
			if (!round.places.includes(player)) return no('not-at-the-table');
			if (round.out.includes(player)) return no('already-out');
			if (isFinished(round)) return no('round-finished');
			if (fallen(round) === player) return no('fell');
			return stillIn(round).includes(player)
				? ok({ type: 'PlayerWentOut', player })
				: no('not-at-the-table');
		}),
	evolve: (evening, { player }) =>
		onRound(evening, (round) => ({
			...round,
			out: [...round.out, player],
			...(isTurned(round) && { outTurned: [...round.outTurned, player] })
		}))
};
