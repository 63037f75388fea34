import { groupOf, isMoving, seatMoves } from '#lib/evening/chairs.ts';
import { decide, evolve } from '#lib/evening/decide.ts';
import { issuersIn } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	dealerOf,
	firstLeadOf,
	hasSeatsStep,
	isFinished,
	playedRounds,
	result,
	taxesOf
} from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import { standingOf } from '#lib/stats/standing.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { listed, ordinal, plainName } from '#lib/ui/text/format.ts';
import { bold, plain } from '#lib/ui/text/rich.ts';
import { owesWholeHand } from '#lib/ui/text/tax.ts';
import { titleText } from '#lib/ui/text/titles.ts';

const m = messagesOf('my-seat', 'table-steps');

/** What a finished round, or the evening, has made of a player, and what changes for the player in
 * the next round. */
export interface SeatOver {
	/** The picture: the crown at the top place, the bowl at the last, none between. */
	readonly sign: 'crown' | 'bowl' | null;
	/** You are President. */
	readonly title: string;
	/** One sentence about it; null if nothing is worth it. */
	readonly line: string | null;
	readonly changes: readonly SeatChange[];
}
interface SeatChange {
	/** An icon, or the number of cards. */
	readonly sign: 'flat' | 'cards' | 'flag' | 'decree' | number;
	readonly name: string;
	readonly detail: string | null;
}

/** The bracket in which a player pays or receives. */
export const bracketOf = (round: Round, me: PlayerId): Bracket<PlayerId> | undefined =>
	taxesOf(round).brackets.find(({ payer, receiver }) => payer === me || receiver === me);

/** "Give your 2 highest to Ben", with the amount in bold (TX-3, TX-12). */
export function giveText(evening: Evening, round: Round, bracket: Bracket<PlayerId>): string {
	const { give } = m['my-seat'];
	const name = plainName(evening, bracket.receiver);
	if (owesWholeHand(round, bracket)) return give.all(name, bold);
	const kind = round.rules.options.ranking === 'low-wins' ? 'best' : 'highest';
	return give[kind](name, bracket.count, bold);
}

/** Null unless the round, or the evening, is over and the player has a place in it. */
export function seatOver(evening: Evening, me: PlayerId): SeatOver | null {
	const isClosed = evening.closedAt !== null;
	if (isClosed && !groupOf(evening).includes(me)) return null;
	const round = isClosed ? playedRounds(evening).at(-1) : evening.round;
	if (!round || !isFinished(round)) return null;
	const order = result(round).filter((player) => !round.left.includes(player));
	const at = order.indexOf(me);
	const held = standingOf(evening).find(({ player }) => player === me);
	if (at < 0 || held === undefined) return null;
	const isTop = at === 0;
	const isLast = at === order.length - 1;
	return {
		sign: isTop ? 'crown' : isLast ? 'bowl' : null,
		title: m['my-seat'].youAre(titleText(held.title)),
		line: isClosed
			? isTop || isLast
				? m['my-seat'].evening
				: null
			: (isTop ? riseLine : isLast ? hopeLine : moveLine)(evening, round, me),
		changes: isClosed ? [] : changesFor(evening, me)
	};
}

/** From 4th to 3rd; null for a player who had no place before, or keeps it. */
function moveLine(_: Evening, round: Round, me: PlayerId): string | null {
	const before = round.places.indexOf(me) + 1;
	const after = result(round).indexOf(me) + 1;
	const hadPlace = hasSeatsStep(round) && !round.newcomers.includes(me);
	return !hadPlace || before === after
		? null
		: m['my-seat'].fromTo(ordinal(before), ordinal(after));
}

/** The last of those who stayed to the end of a round. */
const lastOf = (round: Round): PlayerId | undefined =>
	result(round).findLast((player) => !round.left.includes(player));

/** How a player came to the top: after the last place, or by keeping it. */
function riseLine(evening: Evening, round: Round, me: PlayerId): string | null {
	const rounds = playedRounds(evening);
	const others = rounds.findLastIndex((one) => result(one)[0] !== me);
	const wins = rounds.length - 1 - others;
	if (wins > 1) return m['my-seat'].inARow(wins);
	const low = rounds.findLastIndex((one) => lastOf(one) === me);
	if (low >= 0) return m['my-seat'].afterLast(rounds.length - 1 - low);
	return moveLine(evening, round, me);
}

/** Who rose from the last place to the top this evening, most quickly. */
function hopeLine(evening: Evening, round: Round, me: PlayerId): string | null {
	const rounds = playedRounds(evening);
	const rises = rounds.flatMap((low, i) => {
		const player = lastOf(low);
		const taken = rounds.slice(i + 1).findIndex((one) => result(one)[0] === player);
		return player === undefined || taken < 0 ? [] : [{ player, rounds: taken + 1 }];
	});
	const best = rises.toSorted((a, b) => a.rounds - b.rounds)[0];
	if (best === undefined) return moveLine(evening, round, me);
	return best.player === me
		? m['my-seat'].ownHope(best.rounds)
		: m['my-seat'].hope(plainName(evening, best.player), best.rounds);
}

/** What changes for a player in the next round. */
function changesFor(evening: Evening, me: PlayerId): SeatChange[] {
	const decided = evening.lastRound ? null : decide(evening, { type: 'confirmRound' });
	if (decided?.ok !== true) return [];
	const next = evolve(evening, { ...decided.value, at: 0 });
	const { round } = next;
	if (round?.places.includes(me) !== true) return [];
	const text = m['my-seat'];
	const changes: SeatChange[] = [];
	const dealer = dealerOf(round);
	const isDealer = dealer === me;
	const dealt = m['table-steps'].deal.deals(plainName(next, dealer));
	if (isDealer) changes.push({ sign: 'cards', name: text.youDeal, detail: null });
	changes.push(...chairChange(next, round, me));
	const bracket = bracketOf(round, me);
	if (bracket !== undefined) changes.push(taxChange(next, round, bracket, me));
	if (firstLeadOf(round).leader === me) {
		const detail = isDealer ? null : dealt;
		changes.push({ sign: 'flag', name: text.youLead(round.number), detail });
	}
	if (issuersIn(round).includes(me))
		changes.push({ sign: 'decree', name: text.mayDecree, detail: text.bindsBelow });
	return changes;
}

function chairChange(next: Evening, round: Round, me: PlayerId): SeatChange[] {
	const text = m['my-seat'];
	const move = seatMoves(round).find(({ player }) => player === me);
	if (move === undefined || move.isNew) return [];
	if (round.places[0] === me)
		return [{ sign: 'flat', name: text.pickChair, detail: text.othersFollow }];
	if (!isMoving(move)) return [{ sign: 'flat', name: text.stay, detail: null }];
	const name =
		move.owner === null ? text.takeFreeChair : text.takeChair(plainName(next, move.owner));
	return [{ sign: 'flat', name, detail: betweenText(next, round, me) }];
}

/** Between whom a player sits in a round (SE-2); null for two, who have one neighbour. */
export function betweenText(evening: Evening, { chairs }: Round, me: PlayerId): string | null {
	if (chairs.length < 3) return null;
	const chair = chairs.indexOf(me);
	const beside = [-1, 1].map((step) => chairs.at((chair + step) % chairs.length)!);
	return m['my-seat'].between(listed(beside.map((one) => plainName(evening, one))));
}

function taxChange(
	next: Evening,
	round: Round,
	bracket: Bracket<PlayerId>,
	me: PlayerId
): SeatChange {
	const text = m['my-seat'];
	const { payer, receiver, count } = bracket;
	const kind = round.rules.options.giveback === 'worst' ? 'worst' : 'any';
	if (payer === me)
		return {
			sign: count,
			name: plain(giveText(next, round, bracket)),
			detail: text.back[kind](plainName(next, receiver), count)
		};
	const name = plainName(next, payer);
	return {
		sign: count,
		name: text.givesYou(name, count),
		detail: plain(text.giveBack[kind](name, count, bold))
	};
}
