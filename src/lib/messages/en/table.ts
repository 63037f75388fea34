import type { Step } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { byCount, list } = grammar('en');

/** Who leads and why, briefly and without a full stop. Cards are as printed: 3♣. */
const lead = {
	leads: (name: string) => `${name} leads`,
	holderLeads: (card: string) => `Holder of ${card} leads`,
	drawn: 'A player drawn by lot leads',
	/** With two packs, in place of the reason of `lowest-card` (DF-10). */
	ofTwo: (card: string) => `If two players hold a ${card}, the one nearer the dealer’s left`,
	/** In place of `next-in-turn` where nines turn the direction (DF-14). */
	inDirection: () => 'The next in the direction of play who still holds cards',
	/** @param card the card that the first play must include */
	because: {
		'next-in-turn': () => 'The next clockwise who still holds cards',
		'highest-place': () => 'The highest-placed player who still holds cards',
		'lowest-place': () => 'Of those who still hold cards, the lowest-placed player leads',
		'holder-leads': (card) => `The holder of the ${card} leads, with any play`,
		random: () => 'The app draws the player who leads',
		'trick-winner': () => 'Whoever wins the trick leads the next',
		'top-seat': () => 'The top player leads',
		'bottom-seat': () => 'The bottom player leads',
		'left-of-dealer': () => 'The player on the dealer’s left leads',
		'holder-of-card': (card) => `The first play has to include the ${card}`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};

const steps: Record<Step, string> = { seats: 'Seats', deal: 'Deal', taxes: 'Taxes', play: 'Play' };

/** The frame of every step, and the Play step. */
export default {
	steps,
	lead,
	stepsLabel: 'Steps of the round',
	/** Accessible name of a finished step. */
	stepDone: (step: Step) => `${steps[step]}, done`,
	round: (n: number) => `Round ${n}`,
	/** After the number of the round. */
	lastRound: 'last round',
	standings: 'Standings',
	counterClockwise: 'Play goes counter-clockwise',
	more: 'More',
	cannotStayAwake: 'This browser cannot keep the screen awake.',
	/** A link, after `cannotStayAwake`. */
	awakeHelp: 'What to do',
	decree: {
		button: 'Decree',
		buttonInForce: (n: number) => `Decree, ${n} in force`,
		/** Before the text of the first decree. */
		inForce: byCount('# decree in force:', '# decrees in force:')
	},
	tax: {
		/** Toggle buttons on the Taxes step; also announced to screen readers. */
		paid: (name: string) => `${name} paid`,
		returned: (name: string) => `${name} returned`
	},
	play: {
		/** Below the name of a player who left the round. */
		left: 'left',
		falls: (place: number) => `falls to ${common.ordinal(place)}`,
		out: (place: number) => `${common.ordinal(place)} out`,
		forbidden: 'forbidden card',
		forbiddenAt: (place: number) => `${common.ordinal(place)}, forbidden card`,
		tile: (name: string, state: string) => `${name}, ${state}`,
		/** Announced to screen readers. */
		said: (name: string, state: string) => `${name}, ${state}.`,
		roundWon: (winner: string) => `Round over. ${winner} is first.`,
		tapWho: 'Tap who goes out',
		/** On a screen that only shows the table, above that figure. */
		nextOut: 'Next out',
		/** The place of the next player to go out: a large figure with little room. */
		nextPlace: (n: number) => common.ordinal(n),
		/** Below that figure. */
		ofPlayers: (n: number) => `of ${n}`,
		/** On the tile of the player who leads. */
		leads: 'leads',
		leadLabel: 'Who leads',
		firstLead: 'First lead',
		ifNobodyTops: (name: string) => `If nobody tops ${name}’s last play`,
		why: 'why?',
		reason: (reason: string) => `${reason}.`,
		/** Beside the ring of a tablet. */
		stillIn: (names: readonly string[]) => `Still in: ${list(names)}`,
		rulesChange: 'The rules change from the next deal.',
		capitalFalls: (name: string) => `The capital falls: ${name} is out of the round (DF-6).`,
		notAsLast: (which: readonly string[]) => `Never last: ${which.join(', ')}.`,
		/** Cards that may not be the last only where they had their effect. */
		withEffect: (which: readonly string[]) => `with effect ${which.join(', ')}`,
		collects: (name: string) => `${name} collects each trick.`,
		oneCard: 'Down to one card? Say “One card”.',
		close: 'Close the evening',
		next: 'Next round'
	}
};
