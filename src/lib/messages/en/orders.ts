import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list } = grammar('en');

const cards = byCount('card', 'cards');

/** What the table has to do after a correction. In an order, `number` is the number of cards with
 * its markup. */
export default {
	/** Read out to everyone. */
	title: 'To the table',
	subtitle: (corrected: number) => `Round ${corrected} corrected`,
	goesOn: (now: number) => `round ${now} is on`,
	first: (is: string, was: string) => `${is} was first, not ${was}`,
	changes: byCount('Stop. One thing changes:', 'Stop. # things change:'),
	/** The cards that somebody paid go to another player. */
	pass: (from: string, payer: string, to: string, n: number, number: string) =>
		`${from}: hand ${payer}’s ${number} ${cards(n)} to ${to}`,
	/** They go back to the one who paid them. */
	back: (from: string, to: string, n: number, number: string) =>
		`${from}: give ${number} ${cards(n)} back to ${to}`,
	/** More cards are due. */
	pay: (from: string, to: string, n: number, number: string) =>
		`${from}: give ${number} ${cards(n)} to ${to}`,
	inReturn: (name: string, n: number) => `${name} gives any ${n} in return`,
	done: 'done',
	lead: (is: string, was: string) => `${is} leads, not ${was}`,
	titles: 'Titles have changed on the tiles',
	chairs: 'Chairs stay until the round ends.',
	played: 'Tricks already played stand.',
	tooLate: (names: readonly string[]) =>
		`Already out: ${list(names)}. Those cards stay where they are.`,
	leave: 'Already played? Leave the cards',
	goOn: (round: number) => `Go on with round ${round}`
};
