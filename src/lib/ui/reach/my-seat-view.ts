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
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { listed, ordinal, plainName } from '#lib/ui/text/format.ts';
import { leadText } from '#lib/ui/text/lead.ts';
import { bold } from '#lib/ui/text/rich.ts';
import { moveText } from '#lib/ui/text/seats.ts';
import { owesWholeHand, taxLines, taxRemarks } from '#lib/ui/text/tax.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { placeMark, type PlaceMark } from '#lib/ui/table/place-mark.ts';

const m = messagesOf('reach', 'table-steps', 'flat');

/** The screen of a player's own phone: one task in large letters, and other facts about the seat. */
export interface MySeatView {
	readonly title: { readonly name: string; readonly mark: PlaceMark } | null;
	/** Above the sentence. */
	readonly kicker: string;
	/** Text with the marks that `Rich` renders. */
	readonly sentence: string;
	/** Below the sentence, larger: the place that the player would take now. */
	readonly figure: string | null;
	readonly detail: string | null;
	/** How many of the players are out, during play. */
	readonly progress: { readonly out: number; readonly of: number } | null;
	/** The golden button, and the command that it proposes. */
	readonly ask: { readonly label: string; readonly command: SeatCommand } | null;
	/** Whether the player has to act now. */
	readonly isDue: boolean;
	readonly rows: readonly SeatRow[];
	/** The command of "I'm out"; null unless the player is in. */
	readonly out: SeatCommand | null;
}
interface SeatRow {
	readonly icon: 'forth' | 'people' | 'cards' | 'flag';
	readonly name: string;
	readonly value: string;
}
type SeatCommand = Extract<Command, { readonly type: 'recordExit' | 'markTax' }>;

type SeatTask = Pick<
	MySeatView,
	'kicker' | 'sentence' | 'figure' | 'detail' | 'progress' | 'ask' | 'isDue'
>;
/** A task with nothing to do. */
const statement = (sentence: string, detail: string | null = null): SeatTask => ({
	kicker: m.reach.seat.now,
	sentence,
	figure: null,
	detail,
	progress: null,
	ask: null,
	isDue: false
});

/** The task of a player in the taxes: to pay or to give back (TX-3, TX-5). */
function taxTask(evening: Evening, round: Round, me: PlayerId): SeatTask {
	const text = m.reach.seat;
	const { brackets } = taxesOf(round);
	const bracket = brackets.find(({ payer, receiver }) => payer === me || receiver === me);
	if (bracket === undefined) return statement(text.noTax);
	const { payer, receiver, count } = bracket;
	const mark = round.marks[payer] ?? { paid: false, returned: false };
	if (mark.paid && mark.returned) return statement(m['table-steps'].tax.returned);
	const isWhole = owesWholeHand(round, bracket);
	const lines = taxLines(evening, round.rules, bracket, isWhole);
	const isPayer = payer === me;
	const [wild] = round.rules.options.jokers > 0 ? taxRemarks(round) : [];
	const keeps = isPayer && !isWhole && wild !== undefined ? [wild] : [];
	const { giveback } = round.rules.options;
	// both give at once, unless the receiver looks first (TX-6)
	const inTurn = giveback === 'free-after-looking';
	const back = isPayer || inTurn ? lines.back : m.flat.taxes.back[giveback](count);
	const detail = mark.paid ? back : [back, ...keeps].join(' · ');
	const other = plainName(evening, isPayer ? receiver : payer);
	if (isPayer && mark.paid) return statement(text.waitBack(other), detail);
	if (!isPayer && inTurn && !mark.paid) return statement(text.wait(other), detail);
	if (!isPayer && mark.returned) return statement(text.given, detail);
	// only this player's half: both phones may tick at the same time
	const done = isPayer ? { paid: true } : { returned: true };
	return {
		...statement(
			isPayer ? text.give(other, bold(lines.tribute)) : text.giveBack(other, count),
			detail
		),
		kicker: text.yourTurnToPay,
		ask: { label: text.given, command: { type: 'markTax', payer, ...done } },
		isDue: true
	};
}

/** The place that a player would take by going out now, and how the title would change (SE-4,
 * TI-0). */
function playTask(evening: Evening, round: Round, me: PlayerId): SeatTask {
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
		...statement(text.goOutNow, hasSeatsStep(round) ? becomes(title) : null),
		kicker: text.outSoFar(round.out.length),
		figure: ordinal(place),
		progress: { out: round.out.length, of: players }
	};
}

/** Whether a player keeps their chair in this round. */
const hasOwnChair = ({ before, keepChairs, step, newcomers }: Round, me: PlayerId): boolean =>
	before !== null && (keepChairs || step !== 'seats') && !newcomers.includes(me);

function taskOf(evening: Evening, round: Round | null, me: PlayerId): SeatTask {
	const text = m.reach.seat;
	if (evening.closedAt !== null) return statement(text.evening);
	if (evening.sitting.some(({ player }) => player === me)) return statement(text.sitsOut);
	if (round === null)
		return statement(evening.seating?.players.includes(me) === true ? text.takeSeat : text.notHere);
	if (!round.places.includes(me)) return statement(text.notHere);
	const place = ordinal(result(round).indexOf(me) + 1);
	if (isFinished(round)) return statement(text.over(place));
	if (!round.dealt) {
		const move = seatMoves(round).find(({ player }) => player === me);
		if (move === undefined) return statement(hasOwnChair(round, me) ? text.stay : text.takeSeat);
		const { state, goes } = moveText(evening, round, move);
		return { ...statement(goes ? state : text.stay), kicker: text.newSeat, isDue: goes };
	}
	if (round.out.includes(me)) return statement(text.youAreOut(place));
	if (!stillIn(round).includes(me)) return statement(text.gone(place));
	if (round.step !== 'play') return taxTask(evening, round, me);
	return playTask(evening, round, me);
}

export function mySeatView(evening: Evening, me: PlayerId): MySeatView {
	const { round } = evening;
	const isOpen = round !== null && !isFinished(round);
	const isPlaying = isOpen && round.step === 'play' && stillIn(round).includes(me);
	return {
		...taskOf(evening, round, me),
		title: round === null ? null : titleIn(evening, round, me),
		rows: isOpen ? rowsOf(evening, round, me) : [],
		out: isPlaying ? { type: 'recordExit', player: me } : null
	};
}

function titleIn(evening: Evening, round: Round, me: PlayerId): MySeatView['title'] {
	if (!round.places.includes(me) || !hasSeatsStep(round)) return null;
	const held = titlesOf(evening, round).get(me);
	if (held === undefined) return null;
	const place = round.places.indexOf(me) + 1;
	const { middle } = round.rules.titles;
	return {
		name: titleText(held.spoken),
		mark: placeMark(place, round.places.length, held.published, middle)
	};
}

function rowsOf(evening: Evening, round: Round, me: PlayerId): readonly SeatRow[] {
	const text = m.reach.seat;
	const nameIn = (player: PlayerId) => plainName(evening, player);
	const rows: SeatRow[] = [];
	const add = (icon: SeatRow['icon'], name: string, value: string) =>
		rows.push({ icon, name, value });
	const move = seatMoves(round).find(({ player }) => player === me);
	const chairs = round.chairs.filter((player) => !round.left.includes(player));
	const chair = chairs.indexOf(me);
	if (round.dealt && chair >= 0) {
		const n = chairs.length;
		const neighbours = [chairs[(chair + n - 1) % n]!, chairs[(chair + 1) % n]!];
		if (move !== undefined) add('forth', text.newSeat, moveText(evening, round, move).state);
		else add('people', text.sitBy, listed(neighbours.map(nameIn)));
	}
	if (round.step !== 'play') add('cards', text.deals, nameIn(dealerOf(round)));
	const lead = round.out.length === 0 ? firstLeadOf(round) : leadIfExitStands(round);
	if (lead !== undefined)
		add('flag', text.leads, lead.leader === null ? leadText(evening, lead) : nameIn(lead.leader));
	return rows;
}

/** A player's results of the evening so far. */
export interface Figures {
	/** Rounds that the player finished first, and rounds begun from the top place (SC-4). */
	readonly won: number;
	readonly reigned: number;
	/** The places in finished rounds. */
	readonly places: readonly { readonly round: number; readonly place: number }[];
	/** Null if the evening is not scored. */
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
