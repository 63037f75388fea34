import { seatMoves } from '#lib/evening/chairs.ts';
import type { Command } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	dealerOf,
	firstLeadOf,
	hasSeatsStep,
	isFinished,
	result,
	taxesOf,
	titlesOf
} from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { ordinal, plainName } from '#lib/ui/text/format.ts';
import { leadText } from '#lib/ui/text/lead.ts';
import { moveText } from '#lib/ui/text/seats.ts';
import { taxLines } from '#lib/ui/text/tax.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { placeMark, type PlaceMark } from '#lib/ui/table/place-mark.ts';

/** What a phone shows its player: one thing to do, in large letters, and what else concerns the seat. */
export interface MySeatView {
	readonly title: { readonly name: string; readonly mark: PlaceMark } | null;
	/** Above the sentence. */
	readonly kicker: string;
	readonly sentence: string;
	readonly detail: string | null;
	/** What the golden button asks the pen for. */
	readonly ask: { readonly label: string; readonly command: Asked } | null;
	/** Whether the sentence is about something that this player has to do now. */
	readonly isDue: boolean;
	readonly rows: readonly { readonly name: string; readonly value: string }[];
	/** "I'm out", whenever the player is in. */
	readonly out: Asked | null;
}
type Asked = Extract<Command, { readonly type: 'recordExit' | 'markTax' }>;

type Now = Pick<MySeatView, 'kicker' | 'sentence' | 'detail' | 'ask' | 'isDue'>;
const told = (sentence: string, detail: string | null = null): Now => ({
	...{ kicker: m.reach.seat.now, sentence, detail, ask: null, isDue: false }
});

/** What a player has to pay or to return now (TX-3, TX-5). */
function taxNow(evening: Evening, round: Round, me: PlayerId): Now {
	const text = m.reach.seat;
	const { brackets } = taxesOf(round);
	const bracket = brackets.find(({ payer, receiver }) => payer === me || receiver === me);
	if (bracket === undefined) return told(text.noTax);
	const { payer, receiver, count } = bracket;
	const mark = round.marks[payer] ?? { paid: false, returned: false };
	if (mark.returned) return told(m['table-steps'].tax.returned);
	const lines = taxLines(evening, round.rules, bracket);
	const isPayer = payer === me;
	const detail = mark.paid ? null : lines.open;
	const other = plainName(evening, isPayer ? receiver : payer);
	if (isPayer === mark.paid)
		return told(mark.paid ? text.waitBack(other) : text.wait(other), detail);
	const command = { type: 'markTax', payer, paid: true, returned: mark.paid } as const;
	return {
		kicker: text.yourTurnToPay,
		sentence: isPayer ? text.give(other, count) : text.giveBack(other, count),
		detail,
		ask: { label: text.given, command },
		isDue: true
	};
}

function now(evening: Evening, round: Round | null, me: PlayerId): Now {
	const text = m.reach.seat;
	if (evening.closedAt !== null) return told(text.evening);
	if (round === null || !round.places.includes(me)) return told(text.takeSeat);
	const place = ordinal(result(round).indexOf(me) + 1);
	if (isFinished(round)) return told(text.over(place));
	if (!round.dealt) {
		const move = seatMoves(round).find(({ player }) => player === me);
		if (move === undefined) return told(text.takeSeat);
		const { state, goes } = moveText(evening, round, move);
		return { ...told(goes ? state : text.stay), kicker: text.newSeat, isDue: goes };
	}
	if (round.step !== 'play') return taxNow(evening, round, me);
	if (round.out.includes(me)) return told(text.youAreOut(place));
	return told(text.playing);
}

/** What concerns a player, in large letters and below. */
export function mySeatView(evening: Evening, me: PlayerId): MySeatView {
	const { round } = evening;
	const text = m.reach.seat;
	const isIn = round !== null && round.places.includes(me);
	const held = isIn && hasSeatsStep(round) ? titlesOf(evening, round).get(me) : undefined;
	const rows: { name: string; value: string }[] = [];
	if (round !== null && !isFinished(round)) {
		const move = seatMoves(round).find(({ player }) => player === me);
		if (move !== undefined && round.dealt)
			rows.push({ name: text.newSeat, value: moveText(evening, round, move).state });
		if (round.step !== 'play')
			rows.push({ name: text.deals, value: plainName(evening, dealerOf(round)) });
		const { leader } = firstLeadOf(round);
		if (round.out.length === 0)
			rows.push({
				name: text.leads,
				value: leader === null ? leadText(evening, firstLeadOf(round)) : plainName(evening, leader)
			});
	}
	const playing = isIn && round.step === 'play' && !isFinished(round) && !round.out.includes(me);
	return {
		...now(evening, round, me),
		title:
			held === undefined
				? null
				: {
						name: titleText(held.spoken),
						mark: placeMark(
							round!.places.indexOf(me) + 1,
							round!.places.length,
							held.published,
							round!.rules.titles.middle
						)
					},
		rows,
		out: playing ? { type: 'recordExit', player: me } : null
	};
}
