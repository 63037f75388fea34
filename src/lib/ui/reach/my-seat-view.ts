import { seatMoves } from '#lib/evening/chairs.ts';
import type { Command } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	dealerOf,
	firstLeadOf,
	hasSeatsStep,
	isFinished,
	leadIfExitStands,
	playedRounds,
	result,
	stillIn,
	taxesOf,
	titlesOf
} from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { spokenTitle } from '#lib/rulesets/ruleset.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { thrones } from '#lib/stats/throne.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { listed, ordinal, plainName } from '#lib/ui/text/format.ts';
import { leadText } from '#lib/ui/text/lead.ts';
import { bold } from '#lib/ui/text/rich.ts';
import { moveText } from '#lib/ui/text/seats.ts';
import { owesWholeHand, taxLines, taxRemarks } from '#lib/ui/text/tax.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { placeMark, type PlaceMark } from '#lib/ui/table/place-mark.ts';

/** What a phone shows its player: one thing to do, in large letters, and what else concerns the
 * seat. */
export interface MySeatView {
	readonly title: { readonly name: string; readonly mark: PlaceMark } | null;
	/** Above the sentence. */
	readonly kicker: string;
	/** With the marks that `Rich` renders. */
	readonly sentence: string;
	/** Below the sentence, larger: the place that the player would take now. */
	readonly figure: string | null;
	readonly detail: string | null;
	/** How many of the players are out, while the round is played. */
	readonly progress: { readonly out: number; readonly of: number } | null;
	/** What the golden button asks the pen for. */
	readonly ask: { readonly label: string; readonly command: Asked } | null;
	/** Whether the sentence is about something that this player has to do now. */
	readonly isDue: boolean;
	readonly rows: readonly Row[];
	/** "I'm out", whenever the player is in. */
	readonly out: Asked | null;
}
interface Row {
	readonly icon: 'forth' | 'people' | 'cards' | 'flag';
	readonly name: string;
	readonly value: string;
}
type Asked = Extract<Command, { readonly type: 'recordExit' | 'markTax' }>;

type Now = Pick<
	MySeatView,
	'kicker' | 'sentence' | 'figure' | 'detail' | 'progress' | 'ask' | 'isDue'
>;
const told = (sentence: string, detail: string | null = null): Now => ({
	kicker: m.reach.seat.now,
	sentence,
	figure: null,
	detail,
	progress: null,
	ask: null,
	isDue: false
});

/** What a player has to pay or to return now (TX-3, TX-5). */
function taxNow(evening: Evening, round: Round, me: PlayerId): Now {
	const text = m.reach.seat;
	const { brackets } = taxesOf(round);
	const bracket = brackets.find(({ payer, receiver }) => payer === me || receiver === me);
	if (bracket === undefined) return told(text.noTax);
	const { payer, receiver, count } = bracket;
	const mark = round.marks[payer] ?? { paid: false, returned: false };
	if (mark.paid && mark.returned) return told(m['table-steps'].tax.returned);
	const isWhole = owesWholeHand(round, bracket);
	const lines = taxLines(evening, round.rules, bracket, isWhole);
	const isPayer = payer === me;
	const [wild] = round.rules.options.jokers > 0 ? taxRemarks(round) : [];
	const keeps = isPayer && !isWhole && wild !== undefined ? [wild] : [];
	const { giveback } = round.rules.options;
	// unless the receiver looks first, both give at once (TX-6)
	const inTurn = giveback === 'free-after-looking';
	const back = isPayer || inTurn ? lines.back : m.flat.taxes.back[giveback](count);
	const detail = mark.paid ? back : [back, ...keeps].join(' · ');
	const other = plainName(evening, isPayer ? receiver : payer);
	if (isPayer && mark.paid) return told(text.waitBack(other), detail);
	if (!isPayer && inTurn && !mark.paid) return told(text.wait(other), detail);
	if (!isPayer && mark.returned) return told(text.given, detail);
	// the other part stays as it is: both phones may tick at once
	const done = isPayer ? { paid: true } : { returned: true };
	return {
		...told(isPayer ? text.give(other, bold(lines.tribute)) : text.giveBack(other, count), detail),
		kicker: text.yourTurnToPay,
		ask: { label: text.given, command: { type: 'markTax', payer, ...done } },
		isDue: true
	};
}

/** What becomes of a player who goes out now: the place, and what it does to the title (SE-4,
 * TI-0). */
function playNow(evening: Evening, round: Round, me: PlayerId): Now {
	const text = m.reach.seat;
	const players = round.places.length;
	const place = result(round).indexOf(stillIn(round)[0]!) + 1;
	const before = round.places.indexOf(me) + 1;
	const published = titlesFor(round.rules, { players, round: round.number + 1 })[place - 1]!;
	const title = titleText(spokenTitle(round.rules, published, evening.people[me]?.otherForm));
	const held = titleText(titlesOf(evening, round).get(me)?.spoken ?? '');
	const moves = place < before ? text.wouldRise : text.wouldFall;
	const becomes = place === before || title === held ? text.wouldStay : moves;
	return {
		...told(text.goOutNow, hasSeatsStep(round) ? becomes(title) : null),
		kicker: text.outSoFar(round.out.length),
		figure: ordinal(place),
		progress: { out: round.out.length, of: players }
	};
}

/** Whether a player sits already where this round has them sit. */
const hasOwnChair = ({ before, keepChairs, step, newcomers }: Round, me: PlayerId): boolean =>
	before !== null && (keepChairs || step !== 'seats') && !newcomers.includes(me);

function now(evening: Evening, round: Round | null, me: PlayerId): Now {
	const text = m.reach.seat;
	if (evening.closedAt !== null) return told(text.evening);
	if (evening.sitting.some(({ player }) => player === me)) return told(text.sitsOut);
	if (round === null)
		return told(evening.seating?.players.includes(me) === true ? text.takeSeat : text.notHere);
	if (!round.places.includes(me)) return told(text.notHere);
	const place = ordinal(result(round).indexOf(me) + 1);
	if (isFinished(round)) return told(text.over(place));
	if (!round.dealt) {
		const move = seatMoves(round).find(({ player }) => player === me);
		if (move === undefined) return told(hasOwnChair(round, me) ? text.stay : text.takeSeat);
		const { state, goes } = moveText(evening, round, move);
		return { ...told(goes ? state : text.stay), kicker: text.newSeat, isDue: goes };
	}
	if (round.out.includes(me)) return told(text.youAreOut(place));
	if (!stillIn(round).includes(me)) return told(text.gone(place));
	if (round.step !== 'play') return taxNow(evening, round, me);
	return playNow(evening, round, me);
}

/** What concerns a player, in large letters and below. */
export function mySeatView(evening: Evening, me: PlayerId): MySeatView {
	const { round } = evening;
	const text = m.reach.seat;
	const isIn = round !== null && round.places.includes(me);
	const held = isIn && hasSeatsStep(round) ? titlesOf(evening, round).get(me) : undefined;
	const rows: Row[] = [];
	const add = (icon: Row['icon'], name: string, value: string) => rows.push({ icon, name, value });
	if (round !== null && !isFinished(round)) {
		const move = seatMoves(round).find(({ player }) => player === me);
		const chairs = round.chairs.filter((player) => !round.left.includes(player));
		const chair = chairs.indexOf(me);
		if (move !== undefined && chair >= 0 && round.dealt)
			add('forth', text.newSeat, moveText(evening, round, move).state);
		else if (chair >= 0 && round.dealt) {
			const n = chairs.length;
			const beside = [chairs[(chair + n - 1) % n]!, chairs[(chair + 1) % n]!];
			add('people', text.sitBy, listed(beside.map((player) => plainName(evening, player))));
		}
		if (round.step !== 'play') add('cards', text.deals, plainName(evening, dealerOf(round)));
		const lead = round.out.length === 0 ? firstLeadOf(round) : leadIfExitStands(round);
		if (lead !== undefined)
			add(
				'flag',
				text.leads,
				lead.leader === null ? leadText(evening, lead) : plainName(evening, lead.leader)
			);
	}
	const playing =
		isIn && round.step === 'play' && !isFinished(round) && stillIn(round).includes(me);
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

/** What a player did this evening so far. */
export interface Figures {
	/** Rounds that the player finished first, and rounds begun from the top place (SC-4). */
	readonly won: number;
	readonly reigned: number;
	/** The places of the rounds that are over. */
	readonly places: readonly { readonly round: number; readonly place: number }[];
	/** Null where nobody scores. */
	readonly points: number | null;
}

export function figuresOf(evening: Evening, me: PlayerId): Figures {
	const throne = thrones(evening).find(({ player }) => player === me);
	const board = scoreboard(evening);
	const points = board.totals.find(({ player }) => player === me)?.points ?? 0;
	return {
		won: throne?.won ?? 0,
		reigned: throne?.reigned ?? 0,
		places: playedRounds(evening).flatMap((round) => {
			const place = result(round).indexOf(me) + 1;
			return place > 0 ? [{ round: round.number, place }] : [];
		}),
		points: board.scored ? points : null
	};
}
