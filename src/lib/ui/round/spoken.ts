import { isMoving, seatMoves } from '#lib/evening/chairs.ts';
import {
	dealerOf,
	firstLeadOf,
	isFinished,
	reachedStep,
	result,
	taxesOf
} from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import { leadText } from '#lib/ui/text/lead.ts';
import { unmarked } from '#lib/ui/text/rich.ts';
import { moveText } from '#lib/ui/text/seats.ts';

const m = messagesOf('table', 'table-steps', 'seats');

/** What the whole table has to hear at the step that the round has reached: who moves where, who
 * deals, who pays whom, who leads, and that the round is over. */
function sentencesOf(evening: Evening): string[] {
	const { round } = evening;
	if (round === null) return [];
	const name = (player: (typeof round.places)[number]) => nameOf(evening, player);
	if (isFinished(round)) return [m.table.play.roundWon(name(result(round)[0]!))];
	switch (reachedStep(round)) {
		case 'seats': {
			const moves = seatMoves(round).filter(isMoving);
			return moves.length === 0
				? [m.seats.everyoneStays]
				: moves.map((move) =>
						m.table.play.said(name(move.player), moveText(evening, round, move).state)
					);
		}
		case 'deal':
			return [m['table-steps'].deal.deals(name(dealerOf(round)))];
		case 'taxes':
			return taxesOf(round).brackets.map(({ payer, receiver, count }) =>
				m['table-steps'].tax.label(name(payer), name(receiver), count)
			);
		case 'play':
			return [leadText(evening, firstLeadOf(round))];
	}
}

/** The same as plain sentences for a voice. */
export const spokenSentences = (evening: Evening): string[] => sentencesOf(evening).map(unmarked);

/** Which moment of the round it is: a new one is read aloud. */
export function momentOf({ id, round }: Evening): string {
	if (round === null) return id;
	return `${id} ${round.number} ${round.voided} ${reachedStep(round)} ${isFinished(round)}`;
}
