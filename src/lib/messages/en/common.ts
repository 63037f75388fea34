import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Decree } from '#lib/evening/state.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, ordinal, list } = grammar('en');

const dalmuti: ByText<string> = {
	'12': 'Peasants',
	'11': 'Stonecutters',
	'10': 'Shepherdess',
	'9': 'Cooks',
	'8': 'Masons',
	'7': 'Seamstress',
	'6': 'Knights',
	'5': 'Abbess',
	'4': 'Baroness',
	'3': 'Earl Marshal',
	'2': 'Archbishop',
	'1': 'Dalmuti'
};

/** Shared by all screens. */
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
	/** Link to the screen for a phone in the middle of the table. */
	flat: 'Flat: names face the players',
	/** Button on a rulebook and on an evening. */
	print: 'Print',
	/** Of a part of the app that is loaded when it is first opened. */
	notLoaded: 'This part could not be loaded. Check the connection and try again.',
	tryAgain: 'Try again',
	/** Heading at an address that the app does not know. */
	noPage: 'There is no such page',
	updateReady: 'A new version is ready.',
	update: 'Update',
	/** A place as an ordinal, said of a player: 1st, 2nd, 3rd. */
	ordinal: (n: number) => n + ordinal(n, { one: 'st', two: 'nd', few: 'rd', other: 'th' }),
	players: byCount('# player', '# players'),
	rounds: byCount('# round', '# rounds'),
	/** Ana, Ben, and Dee. */
	list: (texts: Iterable<string>) => list(texts),
	minutes: (n: number) => `${n} min`,
	hours: (n: number, minutes: string) => `${n} h ${minutes}`,
	/** A duration that is not known exactly. */
	roughly: (duration: string) => `about ${duration}`,
	/** Below the name of the app while it starts. */
	appLine: 'Seats, taxes and rulings for climbing card games.',
	/** Closes a sheet. */
	back: 'Back',
	close: 'Close',
	/** Empties a search field. */
	clear: 'Clear',
	moveUp: (name: string) => `Move ${name} up`,
	moveDown: (name: string) => `Move ${name} down`,
	cards: {
		/** Jokers (JK) and Jesters (JE): singular and plural. */
		wild: { JK: 'Joker', JE: 'Jester' },
		wilds: { JK: 'Jokers', JE: 'Jesters' },
		/** The strongest rank, whatever it is now. */
		strongest: 'the strongest rank',
		/** A card that only counts where it had its effect. */
		ifEffective: (card: string) => `${card} (with its effect)`,
		/** A tarot trump, of no number. */
		trump: 'Trump',
		/** All cards of a rank, by its sign: 2s, Ks. */
		allOf: (rank: string) => `${rank}s`,
		/** A card of the pack of 40, whose suits have Spanish names (RG-2). */
		spanish: (rank: string, suit: string) => `${rank} of ${suit}`,
		/** A rank of The Great Dalmuti: 12, Peasants. */
		named: (rank: string) => `${rank}, ${lookUp(dalmuti, rank) ?? ''}`
	},
	decrees: {
		/** Whom a decree binds: the whole table. */
		everyone: 'everyone',
		states: {
			'in-force': 'in force',
			lapsed: 'lapsed',
			obeyed: 'obeyed',
			refused: 'refused',
			vetoed: 'vetoed',
			lifted: 'lifted'
		} satisfies Record<Decree['state'], string>,
		tableAgreed: 'The table agreed',
		decreed: (name: string) => `${name} decreed`
	},
	/** Where a rule comes from. @param source the title of the cited source */
	origins: {
		source: (source: string, place: string) => `${source}, “${place.replace(/[“”]/g, '')}”`,
		reading: (source: string) => `Our reading: ${source} does not say`,
		absence: (game: string) => `Not part of ${game}`,
		house: 'House rule of this table'
	},
	/** On a button below a long list: how many more it shows. */
	more: byCount('# more', '# more'),
	/** On a group with a clash in it. */
	doesNotFit: 'does not fit',
	/** On a group: how many of its options differ from the published rules. */
	changed: byCount('# change', '# changes')
};
