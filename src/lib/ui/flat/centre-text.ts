import { isCounterClockwise } from '#lib/rules/options.ts';
import { isMoving, isSeatsOnce, seatMoves } from '#lib/evening/chairs.ts';
import { decreesInForce } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	cannotDeal,
	dealerOf,
	dealOf,
	fallen,
	firstLeadOf,
	isFinished,
	reachedStep,
	isOverturned,
	isTurned,
	leadIfExitStands,
	result,
	stillIn,
	taxesOf
} from '#lib/evening/round.ts';
import type { Evening, Round, Ruling } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import { cardInDeck } from '#lib/ui/text/opener.ts';
import { plainName } from '#lib/ui/text/format.ts';
import { movesText } from '#lib/ui/text/seats.ts';
import { turningsOf, type Turning } from '#lib/ui/text/turnings.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('flat', 'seats');

/** The text in the middle of the flat screen, which is shown once for each end. */
export interface CentreText {
	readonly lines: readonly string[];
	/** Label of the button for the next step; absent while taps on tiles lead there. */
	readonly next?: string;
	/** Why the button is disabled. */
	readonly problem?: string;
	/** The place that the next player to go out takes. */
	readonly place?: string;
	/** Whether the round is over, and a crown is shown between the two texts. */
	readonly isOver?: boolean;
	/** Plays that turn the ranking, or the direction of play. */
	readonly turnings?: readonly Turning[];
}

function leadLine(evening: Evening, lead: Lead<PlayerId>, afterExit: boolean): string {
	if (lead.leader === null && lead.random) return m.flat.lead.drawn;
	if (lead.leader === null)
		return m.flat.lead.holder(
			cardInDeck(lead.holderOf ?? '3C', evening.round?.rules.options.deck ?? 'standard')
		);
	const name = plainName(evening, lead.leader);
	return afterExit ? m.flat.lead.untopped(name) : m.flat.lead.leads(name);
}

function seatsText(evening: Evening, round: Round): CentreText {
	const text = m.seats;
	const lines = () => {
		if (round.before === null)
			return [
				text.picksChair(plainName(evening, round.places[0]!)),
				text.othersFollow(isCounterClockwise(round.rules.options))
			];
		if (!round.keepChairs) return [movesText(seatMoves(round).filter(isMoving).length)];
		const titles = isSeatsOnce(evening, round) ? text.titlesMoveOnce : text.titlesMove;
		return [text.everyoneStays, titles];
	};
	return { lines: lines(), next: text.seated };
}

function playText(evening: Evening, round: Round): CentreText {
	const text = m.flat.play;
	const places = result(round);
	const fallenPlayer = fallen(round);
	const name = (player: PlayerId) => plainName(evening, player);
	if (isFinished(round))
		return {
			lines: [
				text.over,
				...(isOverturned(round) ? [text.turned] : []),
				text.first(name(places[0]!))
			],
			next: evening.lastRound ? text.close : text.next,
			isOver: true
		};
	const counter = isCounterClockwise(round.rules.options, round.reversed);
	const later = leadIfExitStands(round);
	const first = round.out.length === 0 ? firstLeadOf(round) : undefined;
	const lead = later ?? first;
	const place = places.findIndex((player) => stillIn(round).includes(player)) + 1;
	return {
		lines: [
			...(lead === undefined ? [] : [leadLine(evening, lead, later !== undefined)]),
			...(isTurned(round) ? [text.reversed] : []),
			...(counter ? [text.counterClockwise] : round.reversed ? [text.clockwise] : []),
			...(fallenPlayer === null ? [] : [text.capital(name(fallenPlayer))]),
			text.tap
		],
		place: text.nextPlace(place),
		turnings: turningsOf(round)
	};
}

function taxesText(evening: Evening, round: Round): CentreText {
	const text = m.flat.taxes;
	const { brackets } = taxesOf(round);
	const lead = leadLine(evening, firstLeadOf(round), false);
	if (brackets.length === 0) return { lines: [text.none, lead], next: text.play };
	const done = brackets.every(({ payer }) => {
		const mark = round.marks[payer];
		return mark?.paid === true && mark.returned;
	});
	return { lines: [done ? text.allDone : text.tap, lead], next: text.paid };
}

function dealText(evening: Evening, round: Round): CentreText {
	const dealer = dealerOf(round);
	const { each } = dealOf(round);
	return { lines: [m.flat.deal.deals(plainName(evening, dealer), each)], next: m.flat.deal.next };
}

/** The text for the whole table at the step that the round has reached. */
export function centreText(evening: Evening, round: Round): CentreText {
	const problem = round.dealt ? null : cannotDeal(evening);
	const reason = problem === 'too-few' ? m.flat.deal.tooFew : m.flat.deal.tooMany;
	const disabled = problem === null ? {} : { problem: reason };
	switch (reachedStep(round)) {
		case 'seats':
			return { ...seatsText(evening, round), ...disabled };
		case 'deal':
			return { ...dealText(evening, round), ...disabled };
		case 'taxes':
			return taxesText(evening, round);
		case 'play':
			return playText(evening, round);
	}
}

interface Edict {
	readonly number: number;
	readonly text: string;
}

function rulingText({ answer, house }: Ruling): string {
	const { word = '', sentence = '' } = (answer ?? {}) as { word?: string; sentence?: string };
	return house ? m.flat.edicts.house(word, sentence) : m.flat.edicts.ruling(word, sentence);
}

/** The decrees in force and the rulings of this round that were not overruled, latest first. */
export function edictsOf(evening: Evening, round: Round): Edict[] {
	const decrees = decreesInForce(evening).map(({ number, issuer, targets, text }): Edict => {
		const who = plainName(evening, issuer);
		const sentence =
			targets === 'everyone'
				? m.flat.edicts.toEveryone(who, text)
				: m.flat.edicts.decree(
						who,
						targets.map((player) => plainName(evening, player)),
						text
					);
		return { number, text: sentence };
	});
	const rulings = evening.rulings
		.filter((ruling) => ruling.round === round.number && !ruling.overruled)
		.map((ruling): Edict => ({ number: ruling.number, text: rulingText(ruling) }));
	return [...decrees, ...rulings].toSorted((a, b) => b.number - a.number);
}
