import type { Command } from './entries.ts';
import { cannotDeal, isFinished, nextStep, stillIn, taxesOf } from './round.ts';
import type { Evening, Round } from './state.ts';

function inRoundNext(evening: Evening, round: Round): Command[] {
	if (isFinished(round)) return [{ type: evening.lastRound ? 'closeEvening' : 'confirmRound' }];
	if (round.step === 'play')
		return stillIn(round).map((player) => ({ type: 'recordExit', player }));
	if (round.step === 'taxes' && taxesOf(round).brackets.length > 0)
		return [{ type: 'settleTaxes' }];
	return [{ type: 'goToStep', step: nextStep(round)! }];
}

/** The commands that move the evening forward: the one main button, or during play an exit of each
 * player who is still in. Never empty. */
export function nextCommands(evening: Evening): Command[] {
	const { closedAt, deletedAt, seating, round } = evening;
	if (deletedAt !== null) return [{ type: 'restoreEvening' }];
	if (closedAt !== null) return [{ type: 'reopenEvening' }];
	if (cannotDeal(evening) !== null && !round?.dealt) return [{ type: 'closeEvening' }];
	if (round !== null) return inRoundNext(evening, round);
	return [{ type: 'setSeats', order: seating?.players ?? [], how: 'as-we-sit' }];
}
