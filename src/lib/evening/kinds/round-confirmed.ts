import { inRound, nobody, type Kind } from '#lib/evening/kind.ts';
import { isFinished } from '#lib/evening/round.ts';
import { nextRound } from '#lib/evening/seating.ts';
import type { Evening } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';
import { withAnnounced } from './changes-announced.ts';

interface ConfirmRound {
	readonly type: 'confirmRound';
}
interface RoundConfirmed {
	readonly type: 'RoundConfirmed';
}

/** The result of the finished round was confirmed; the next round begins. */
export const roundConfirmed: Kind<ConfirmRound, RoundConfirmed> = {
	command: 'confirmRound',
	fact: 'RoundConfirmed',
	concerns: nobody,
	topic: null,
	log: 'hidden',
	decide: (evening) =>
		inRound(evening, (round) =>
			isFinished(round) ? ok({ type: 'RoundConfirmed' }) : no('round-not-finished')
		),
	evolve: (evening, _, at) => afterRound(evening, at)
};

/** The evening when its round is over: the next round begins, with those who were announced for it.
 * @param at when that is, in milliseconds */
export function afterRound(evening: Evening, at: number): Evening {
	const { round, past } = evening;
	if (round === null) return evening;
	const next: Evening = {
		...evening,
		round: nextRound(evening, round),
		past: { round, before: past },
		voidDeal: null,
		once: null,
		sitting: [],
		lastRound: false
	};
	return withAnnounced(next, at);
}
