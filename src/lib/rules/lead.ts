import { openingThree, type Options } from './options.ts';

export interface LeadQuestion<P> {
	/** The places at the start of this round's play, from the top. */
	readonly places: readonly P[];
	/** The players clockwise as they sit; by place if absent. */
	readonly chairs?: readonly P[];
	/** 1 for a first round. */
	readonly round: number;
	readonly dealer?: P;
	/** Players who are out, in order; for the first lead those who have left. */
	readonly out?: readonly P[];
	/** The winner of the last trick; absent for the first lead of the round. */
	readonly lastPlayBy?: P;
	/** Whether play goes counter-clockwise (DF-14). */
	readonly reversed?: boolean | undefined;
}

export interface Lead<P> {
	/** Null if the leader is the holder of a card. */
	readonly leader: P | null;
	/** The card whose holder leads, if one decides. */
	readonly holderOf: '3C' | '3D' | null;
	/** The option value that decides, or `trick-winner` if the winner of the trick still holds
	 * cards. */
	readonly by: Options['firstLead'] | Options['leadAfterExit'] | 'trick-winner';
}

type LeadOptions = Pick<
	Options,
	'firstLead' | 'laterLead' | 'leadAfterExit' | 'dealer' | 'startsWith3d'
>;

/** The first player clockwise after `from` for whom `can` holds; null if there is none. */
export function nextClockwise<P>(
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

/** The players in the order of their turns: clockwise, or the other way round (DF-14). */
export const inTurn = <P>(chairs: readonly P[], reversed: boolean): readonly P[] =>
	reversed ? chairs.toReversed() : chairs;

/** The dealer if no other is named (DK-5 to DK-7). */
export function usualDealer<P>(options: Pick<Options, 'dealer'>, places: readonly P[]): P {
	return (options.dealer === 'bottom-seat' ? places.at(-1) : places[0])!;
}

function firstLead<P>(options: LeadOptions, question: LeadQuestion<P>): Lead<P> {
	const { places, chairs = places, out = [] } = question;
	const isHere = (player: P) => !out.includes(player);
	const by = question.round === 1 ? options.firstLead : options.laterLead;
	switch (by) {
		case 'top-seat':
			return { leader: places.find(isHere) ?? null, holderOf: null, by };
		case 'bottom-seat':
			return { leader: places.findLast(isHere) ?? null, holderOf: null, by };
		case 'holder-of-3c':
			return { leader: null, holderOf: openingThree(options), by };
		case 'left-of-dealer': {
			const dealer = question.dealer ?? usualDealer(options, places);
			return { leader: nextClockwise(chairs, dealer, isHere), holderOf: null, by };
		}
	}
}

/** Who leads a trick: the first of a round by the options, later ones the winner of the trick
 * before, or, if the winner is out, the player that `leadAfterExit` names (LE-1, LE-2, PL-7,
 * DF-14). */
export function lead<P>(options: LeadOptions, question: LeadQuestion<P>): Lead<P> {
	const { places, chairs = places, out = [], lastPlayBy } = question;
	if (lastPlayBy === undefined) return firstLead(options, question);
	if (!out.includes(lastPlayBy)) return { leader: lastPlayBy, holderOf: null, by: 'trick-winner' };
	const holdsCards = (player: P) => !out.includes(player);
	const leader =
		options.leadAfterExit === 'highest-place'
			? (places.find(holdsCards) ?? null)
			: nextClockwise(inTurn(chairs, question.reversed ?? false), lastPlayBy, holdsCards);
	return { leader, holderOf: null, by: options.leadAfterExit };
}
