import { seatMoves } from '#lib/evening/chairs.ts';
import { issuersIn } from '#lib/evening/edicts.ts';
import type { Command } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { isSameOrder, ordersOf, type Orders } from '#lib/evening/orders.ts';
import {
	dealerOf,
	firstLeadOf,
	hasSeatsStep,
	isFinished,
	leadIfExitStands,
	playedRounds,
	result,
	stillIn,
	titlesOf
} from '#lib/evening/round.ts';
import type { CardOrder, Evening, Round } from '#lib/evening/state.ts';
import { isLatestExit, type Timeline } from '#lib/evening/timeline.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { spokenTitle } from '#lib/rulesets/ruleset.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { thrones } from '#lib/stats/throne.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { listed, ordinal, plainName } from '#lib/ui/text/format.ts';
import { leadText } from '#lib/ui/text/lead.ts';
import { bold } from '#lib/ui/text/rich.ts';
import { moveText } from '#lib/ui/text/seats.ts';
import { owesWholeHand, taxRemarks } from '#lib/ui/text/tax.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { placeMark, type PlaceMark } from '#lib/ui/table/place-mark.ts';
import { betweenText, bracketOf, giveText, seatOver, type SeatOver } from './my-seat-over.ts';

const m = messagesOf('my-seat', 'table-steps', 'table', 'orders');

/** The screen of a player's own phone: one task in large letters, and other facts about the
 * seat. */
export interface MySeatView {
	readonly title: { readonly name: string; readonly mark: PlaceMark } | null;
	/** Above the sentence, if it says more than the sentence. */
	readonly kicker: string | null;
	/** Text with the marks that `Rich` renders. */
	readonly sentence: string;
	/** Below the sentence, larger: the place that the player has, or would take now. */
	readonly figure: string | null;
	/** Where that place leads from the one before: up, down, or neither. */
	readonly trend: 'up' | 'down' | null;
	/** Below, a line each. */
	readonly notes: readonly string[];
	/** How many of the players are out, during play. */
	readonly progress: { readonly out: number; readonly of: number } | null;
	/** The cards that change hands: how many, with whom, and whether they come to this player. */
	readonly cards: {
		readonly count: number;
		readonly other: PlayerId;
		readonly comes: boolean;
	} | null;
	/** The golden button, and the command that it proposes. */
	readonly ask: { readonly label: string; readonly command: SeatCommand } | null;
	/** Whether the player has to act now. */
	readonly isDue: boolean;
	/** Whether the player is out of the round by playing the last card. */
	readonly isOut: boolean;
	readonly rows: readonly SeatRow[];
	/** The command of "I'm out"; null unless the player is in. */
	readonly out: SeatCommand | null;
	/** Takes back an exit; null unless it is the latest entry. */
	readonly takeBack: SeatCommand | null;
	/** What the referee is asked about the player's hand at this step: the name of its question; null
	 * after the evening. */
	readonly question: string | null;
	/** Whether the player may issue a decree before the cards are played. */
	readonly mayDecree: boolean;
	/** The player's result, once the round or the evening is over. */
	readonly over: SeatOver | null;
}
interface SeatRow {
	readonly icon: 'forth' | 'people' | 'cards' | 'flag';
	readonly name: string;
	readonly value: string;
	/** Whether the value is this player. */
	readonly isMe: boolean;
}
type SeatCommand = Extract<
	Command,
	{ readonly type: 'recordExit' | 'takeBackExit' | 'markTax' | 'recordOrders' }
>;

type SeatTask = Pick<
	MySeatView,
	| 'kicker'
	| 'sentence'
	| 'figure'
	| 'trend'
	| 'notes'
	| 'progress'
	| 'cards'
	| 'ask'
	| 'isDue'
	| 'isOut'
>;
/** A task with nothing to do. */
const statement = (sentence: string, ...notes: readonly string[]): SeatTask => ({
	kicker: null,
	sentence,
	figure: null,
	trend: null,
	notes,
	progress: null,
	cards: null,
	ask: null,
	isDue: false,
	isOut: false
});

/** The task of a player in the taxes: to pay or to give back (TX-3, TX-5). */
function taxTask(evening: Evening, round: Round, me: PlayerId): SeatTask {
	const text = m['my-seat'];
	const bracket = bracketOf(round, me);
	if (bracket === undefined) return statement(text.noTax);
	const { payer, receiver, count } = bracket;
	const mark = round.marks[payer] ?? { paid: false, returned: false };
	if (mark.paid && mark.returned) return statement(text.settled);
	const isWhole = owesWholeHand(round, bracket);
	const isPayer = payer === me;
	const { giveback, jokers } = round.rules.options;
	const kind = giveback === 'worst' ? 'worst' : 'any';
	// both give at once, unless the receiver looks first (TX-6)
	const inTurn = giveback === 'free-after-looking';
	const player = isPayer ? receiver : payer;
	const other = plainName(evening, player);
	const comes = { count, other: player, comes: true };
	const gives = { count, other: player, comes: false };
	const back = text.back[kind](other, count);
	if (isPayer && mark.paid) return { ...statement(text.getBack(count, bold), back), cards: comes };
	if (!isPayer && inTurn && !mark.paid)
		return { ...statement(text.wait(other), text.thenYou(count)), cards: comes };
	if (!isPayer && mark.returned) return { ...statement(text.given), cards: comes };
	const [wild] = isPayer && !isWhole && jokers > 0 ? taxRemarks(round) : [];
	const notes = isPayer
		? [...(wild === undefined ? [] : [wild]), back]
		: inTurn
			? []
			: [m['table-steps'].tax.ways[giveback]];
	// only this player's half: both phones may tick at the same time
	const done = isPayer ? { paid: true } : { returned: true };
	return {
		...statement(
			isPayer ? giveText(evening, round, bracket) : text.giveBack[kind](other, count, bold),
			...notes
		),
		cards: gives,
		ask: { label: text.given, command: { type: 'markTax', payer, ...done } },
		isDue: true
	};
}

/** The task of a player after a correction of an earlier round: the next of the cards to hand on,
 * else the cards that come (TX-1). */
function orderTask(evening: Evening, round: Round, orders: Orders, me: PlayerId): SeatTask {
	const text = m['my-seat'];
	const isOpen = (order: CardOrder) => !orders.done.some((one) => isSameOrder(one, order));
	const mine = orders.open.filter(({ from, to }) => from === me || to === me);
	const gives = mine.find((order) => order.from === me && isOpen(order));
	const gets = mine.find(isOpen);
	const leads = orders.lead?.is === me ? [text.youLead(round.number)] : [];
	const kicker = m.orders.subtitle(orders.corrected);
	const name = (player: PlayerId) => plainName(evening, player);
	if (gives !== undefined) {
		const { payer, to, count, returned } = gives;
		const kind = round.rules.options.giveback === 'worst' ? 'worst' : 'any';
		const sentence =
			payer === me
				? giveText(evening, round, { payer, receiver: to, count })
				: to === payer
					? text.order.back(name(to), count, bold)
					: text.order.pass(name(payer), name(to), count, bold);
		return {
			...statement(
				sentence,
				...(returned && to !== payer ? [text.back[kind](name(to), count)] : []),
				...leads
			),
			kicker,
			cards: { count, other: to, comes: false },
			ask: {
				label: text.given,
				command: { type: 'recordOrders', done: [...orders.done, gives], settled: false }
			},
			isDue: true
		};
	}
	if (gets !== undefined) {
		const { payer, from, count, returned } = gets;
		const then = returned && payer !== me ? [text.thenYou(count)] : [];
		return {
			...statement(text.order.get(name(from), count, bold), ...then, ...leads),
			kicker,
			cards: { count, other: from, comes: true }
		};
	}
	const [lead] = leads;
	const settled = mine.length > 0 ? text.settled : text.order.none;
	return { ...statement(lead ?? settled), kicker, isDue: mine.length === 0 && lead !== undefined };
}

/** The place that a player would take by going out now, and how the title would change (SE-4,
 * TI-0). */
function playTask(evening: Evening, round: Round, me: PlayerId): SeatTask {
	const text = m['my-seat'];
	const players = round.places.length;
	const place = result(round).indexOf(stillIn(round)[0]!) + 1;
	const before = round.places.indexOf(me) + 1;
	const title = titleAt(evening, round, me, place);
	const held = titleText(titlesOf(evening, round).get(me)?.spoken ?? '');
	const trend = place === before || title === held ? null : place < before ? 'up' : 'down';
	const becomes = trend === null ? text.wouldStay : text.wouldBe;
	const names = round.out.map((player) => plainName(evening, player));
	return {
		...statement(text.goOutNow, ...(hasSeatsStep(round) ? [becomes(title)] : [])),
		kicker:
			names.length > 0 && names.length <= FEW ? text.areOut(names) : text.outSoFar(names.length),
		figure: ordinal(place),
		trend: hasSeatsStep(round) ? trend : null,
		progress: { out: round.out.length, of: players }
	};
}
/** As many names as a line has room for. */
const FEW = 3;

/** The task of a player who is out: to wait for the others. */
function outTask(evening: Evening, round: Round, me: PlayerId): SeatTask {
	const text = m['my-seat'];
	const place = result(round).indexOf(me) + 1;
	const held = titleText(titlesOf(evening, round).get(me)?.spoken ?? '');
	const next = titleAt(evening, round, me, place);
	const change = held === next ? text.wouldStay(next) : text.fromTo(held, next);
	const others = stillIn(round).map((player) => plainName(evening, player));
	return {
		...statement(text.youAreOut, ...(hasSeatsStep(round) ? [change] : []), text.stillPlay(others)),
		figure: ordinal(place),
		isOut: true
	};
}

/** The title that a player would have at a place in the next round. */
function titleAt(evening: Evening, round: Round, me: PlayerId, place: number): string {
	const players = round.places.length;
	const published = titlesFor(round.rules, { players, round: round.number + 1 })[place - 1]!;
	return titleText(spokenTitle(round.rules, published, evening.people[me]?.otherForm));
}

/** Whether a player keeps their chair in this round. */
const hasOwnChair = ({ before, keepChairs, step, newcomers }: Round, me: PlayerId): boolean =>
	before !== null && (keepChairs || step !== 'seats') && !newcomers.includes(me);

function taskOf(
	evening: Evening,
	round: Round | null,
	orders: Orders | null,
	me: PlayerId
): SeatTask {
	const text = m['my-seat'];
	if (evening.closedAt !== null) return statement(text.evening);
	if (evening.sitting.some(({ player }) => player === me)) return statement(text.sitsOut);
	if (round === null)
		return statement(evening.seating?.players.includes(me) === true ? text.takeSeat : text.notHere);
	if (!round.places.includes(me)) return statement(text.notHere);
	const place = ordinal(result(round).indexOf(me) + 1);
	if (isFinished(round)) return statement(text.over(place));
	if (!round.dealt) {
		const move = seatMoves(round).find(({ player }) => player === me);
		const between = [betweenText(evening, round, me)].filter((text) => text !== null);
		if (move === undefined)
			return statement(hasOwnChair(round, me) ? text.stay : text.takeSeat, ...between);
		const { state, goes } = moveText(evening, round, move);
		return goes
			? { ...statement(state, ...between), kicker: text.newSeat, isDue: true }
			: statement(text.stay, ...between);
	}
	if (round.out.includes(me)) return outTask(evening, round, me);
	if (!stillIn(round).includes(me)) return statement(text.gone(place));
	if (orders !== null) return orderTask(evening, round, orders, me);
	if (round.step !== 'play') return taxTask(evening, round, me);
	return playTask(evening, round, me);
}

export function mySeatView(timeline: Timeline, me: PlayerId): MySeatView {
	const { state: evening } = timeline;
	const { round } = evening;
	const isOpen = round !== null && !isFinished(round) && evening.closedAt === null;
	const isPlaying = isOpen && round.step === 'play';
	/** They come first: nobody goes out before the table goes on. */
	const orders = ordersOf(timeline);
	const isIn = isPlaying && orders === null && stillIn(round).includes(me);
	return {
		...taskOf(evening, round, orders, me),
		title: round === null ? null : titleIn(evening, round, me),
		rows: isOpen ? rowsOf(evening, round, me) : [],
		out: isIn ? { type: 'recordExit', player: me } : null,
		takeBack: isLatestExit(timeline, me) ? { type: 'takeBackExit', player: me } : null,
		question: questionOf(evening, isPlaying && orders === null, me),
		mayDecree: isOpen && round.step !== 'play' && issuersIn(round).includes(me),
		over: seatOver(evening, me)
	};
}

function questionOf(evening: Evening, asksPlay: boolean, me: PlayerId): string | null {
	if (evening.closedAt !== null) return null;
	return asksPlay ? 'play' : `hand-${me}`;
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
	const text = m['my-seat'];
	const nameIn = (player: PlayerId) => plainName(evening, player);
	const rows: SeatRow[] = [];
	const add = (icon: SeatRow['icon'], name: string, value: string, isMe = false) =>
		rows.push({ icon, name, value, isMe });
	const move = seatMoves(round).find(({ player }) => player === me);
	const chairs = round.chairs.filter((player) => !round.left.includes(player));
	const chair = chairs.indexOf(me);
	if (round.dealt && chair >= 0) {
		const n = chairs.length;
		const neighbours = [chairs[(chair + n - 1) % n]!, chairs[(chair + 1) % n]!];
		if (move !== undefined) add('forth', text.newSeat, moveText(evening, round, move).state);
		else add('people', text.sitBy, listed(neighbours.map(nameIn)));
	}
	const dealer = dealerOf(round);
	if (round.step !== 'play')
		add('cards', text.deals, dealer === me ? text.you : nameIn(dealer), dealer === me);
	const last = round.out.at(-1);
	const lead = last === undefined ? firstLeadOf(round) : leadIfExitStands(round);
	if (lead !== undefined) {
		const { leader } = lead;
		const isMe = leader === me;
		const name = last === undefined ? text.leads : m.table.play.ifNobodyTops(nameIn(last));
		const who = leader === null ? leadText(evening, lead) : nameIn(leader);
		add('flag', name, isMe ? text.you : who, isMe);
	}
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
