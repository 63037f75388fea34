import { grammar } from '#lib/words/grammar.ts';

const { plural, ordinal, list } = grammar('en');

/** What every screen says. */
export default {
	places: {
		label: 'Places',
		table: 'Table',
		referee: 'Referee',
		chronicle: 'Chronicle',
		rules: 'Rules',
		settings: 'Settings'
	},
	/** The title of a page, for the window and its history. */
	pageTitle: (page: string) => `${page} · Courtbook`,
	/** The way to the screen for a phone that lies in the middle of the table. */
	flat: 'Flat: names face the players',
	updateReady: 'A new version is ready.',
	update: 'Update',
	/** 1st, 2nd, 3rd, of a place. */
	ordinal: (n: number) => n + ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' }),
	cards: (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` }),
	players: (n: number) => plural(n, { one: `${n} player`, other: `${n} players` }),
	rounds: (n: number) => plural(n, { one: `${n} round`, other: `${n} rounds` }),
	/** Ana, Ben, and Dee. */
	list: (texts: Iterable<string>) => list(texts),
	minutes: (n: number) => `${n} min`,
	hours: (n: number, minutes: string) => `${n} h ${minutes}`
};
