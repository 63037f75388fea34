import type { Card } from '#lib/cards/card.ts';
import { openerInPlay } from './opener.ts';
import { isCounterClockwise, type Options } from './options.ts';
import { type PlayOptions } from './plays.ts';
import { seatsFrom } from './seats.ts';

export interface LeadQuestion<P> {
	/** The places at the start of this round's play, from the top. */
	readonly places: readonly P[];
	/** The players clockwise as they sit; by place in the direction of play if absent. */
	readonly chairs?: readonly P[];
	/** 1 for a first round. */
	readonly round: number;
	readonly dealer?: P;
	/** Players who are out, in order; for the first lead those who have left. */
	readonly out?: readonly P[];
	/** The winner of the last trick; absent for the first lead of the round. */
	readonly lastPlayBy?: P;
	/** Whether a nine turned the direction of play (DF-14). */
	readonly reversed?: boolean | undefined;
	/** The cards that were set aside and shown, as far as they are known (RG-3). */
	readonly aside?: readonly Card[] | undefined;
	/** The player whom chance drew, where it decides (RG-1). */
	readonly drawn?: P | null | undefined;
}

export interface Lead<P> {
	/** Null if the leader is the holder of a card, or still to be drawn. */
	readonly leader: P | null;
	/** The card whose holder leads, if one decides. */
	readonly holderOf: string | null;
	/** Whether chance decides (RG-1). */
	readonly random: boolean;
	/** The option value that decides, or `trick-winner` if the winner of the trick still holds
	 * cards. */
	readonly by: Options['firstLead'] | Options['leadAfterExit'] | 'trick-winner';
}

type LeadOptions = Pick<
	Options,
	'firstLead' | 'laterLead' | 'leadAfterExit' | 'dealer' | 'direction' | 'opener'
> &
	PlayOptions;

/** The first player after `from` in an order of turns for whom `can` holds; null if there is
 * none. */
export function nextInOrder<P>(
	chairs: readonly P[],
	from: P,
	can: (player: P) => boolean = () => true
): P | null {
	const start = chairs.indexOf(from);
	for (let i = 1; i <= chairs.length; i++) {
		const player = chairs[(start + i) % chairs.length]!;
		if (can(player)) return player;
	}
	return null;
}

/** The players in the order of their turns: clockwise, or the other way round (RG-4). */
export const inTurn = <P>(chairs: readonly P[], counterClockwise: boolean): readonly P[] =>
	counterClockwise ? chairs.toReversed() : chairs;

/** The dealer if no other is named (DK-5 to DK-7). */
export function usualDealer<P>(options: Pick<Options, 'dealer'>, places: readonly P[]): P {
	return (options.dealer === 'bottom-seat' ? places.at(-1) : places[0])!;
}

function firstLead<P>(options: LeadOptions, question: LeadQuestion<P>): Lead<P> {
	const { places, out = [] } = question;
	const isHere = (player: P) => !out.includes(player);
	const by = question.round === 1 ? options.firstLead : options.laterLead;
	const decided = { leader: null, holderOf: null, random: false, by };
	switch (by) {
		case 'top-seat':
			return { ...decided, leader: places.find(isHere) ?? null };
		case 'bottom-seat':
			return { ...decided, leader: places.findLast(isHere) ?? null };
		case 'holder-of-card':
		case 'holder-leads':
			return { ...decided, holderOf: openerInPlay(options, places.length, question.aside) };
		case 'random':
			return { ...decided, random: true, leader: question.drawn ?? null };
		case 'left-of-dealer': {
			const dealer = question.dealer ?? usualDealer(options, places);
			const order = inTurn(chairsOf(options, question), isCounterClockwise(options));
			return { ...decided, leader: nextInOrder(order, dealer, isHere) };
		}
	}
}

/** The players clockwise: as they sit, or by place in the direction of play (RG-4). */
const chairsOf = <P>(options: Pick<Options, 'direction'>, { chairs, places }: LeadQuestion<P>) =>
	chairs ?? seatsFrom(options, places, 0);

/** Who leads a trick: the first of a round by the options, later ones the winner of the trick
 * before, or, if the winner is out, the player that `leadAfterExit` names (LE-1, LE-2, PL-7, RG-1,
 * RG-4, DF-14). */
export function lead<P>(options: LeadOptions, question: LeadQuestion<P>): Lead<P> {
	const { places, out = [], lastPlayBy, reversed } = question;
	if (lastPlayBy === undefined) return firstLead(options, question);
	const decided = { holderOf: null, random: false };
	if (!out.includes(lastPlayBy)) return { ...decided, leader: lastPlayBy, by: 'trick-winner' };
	const by = options.leadAfterExit;
	const holdsCards = (player: P) => !out.includes(player);
	const next = () => {
		const order = inTurn(chairsOf(options, question), isCounterClockwise(options, reversed));
		return nextInOrder(order, lastPlayBy, holdsCards);
	};
	const leader = {
		'highest-place': () => places.find(holdsCards) ?? null,
		'lowest-place': () => places.findLast(holdsCards) ?? null,
		'next-in-turn': next
	}[by]();
	return { ...decided, leader, by };
}
