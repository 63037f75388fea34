import { rulebook, citationsOf, type Chapters } from '#lib/rulesets/rulebook.ts';
import { tahimi } from '#lib/rulesets/tahimi.ts';

const { said, read, as } = citationsOf(tahimi);
const three = 'Three players';
const more = 'More than four players';
const progressive = 'Progressive taxes';
const joining = 'Joining a game in progress';
const jokers = 'Variations, Jokers';
const deuces = 'Variations, Deuces high';

/** Tarot-Himi reuses most of these chapters (TH-4). */
export const tahimiChapters = {
	table: {
		'TI-1': said(`${three} · ${more}`),
		'TI-3': said(`Ranks · ${progressive}`),
		'TI-6': read()
	},
	cards: {
		'DK-2': said(`${three} · ${more} · ${jokers} · ${deuces}`, 'deck', 'leftovers', 'jokers'),
		'DK-3': said(more),
		'DK-4': said(more)
	},
	seats: { 'SE-1': said('Initial setup'), 'SE-2': as('seats', 'direction'), 'FP-13': read() },
	deal: { 'DK-7': as('dealer'), 'DK-8': as('misdeal') },
	tax: {
		'TX-7': as('firstRoundTax'),
		'TX-2': said(`Taxation · ${three} · ${progressive}`, 'taxSchedule'),
		'TX-9': as('newcomers'),
		'TX-3': said('Taxation'),
		'TX-4': as('wildTax'),
		'FP-6': read(),
		'TX-5': as('giveback'),
		'TX-6': said('Taxation'),
		'TX-11': read()
	},
	revolution: {},
	play: {
		'PL-1': as('maxSet', 'runs'),
		'PL-2': said(`The deck · Play · ${deuces}`, 'ranking'),
		'PL-3': said(`The deck · ${jokers}`, 'wild'),
		'PL-6': said('Play · Taking the trick', 'afterPass'),
		'PL-9': as('lastCardCall'),
		'PL-7': said('Taking the trick'),
		'FP-2': read(),
		'FP-3': read()
	},
	lead: {
		'LE-1': said('Play · Taxation', 'firstLead', 'laterLead', 'opener'),
		'LE-2': said('Going out and the next lead · Variations, No Rank Privilege', 'leadAfterExit'),
		'SE-4': said('Going out · Finishing the round')
	},
	coming: {
		'JO-1': said(joining),
		'JO-2': said(`${joining} · Variations, ${joining}`, 'newcomers'),
		'FP-11': said(`Variations, ${joining}`),
		'JO-5': said(`Variations, ${joining}`),
		'JO-4': said(`Ranks · ${more} · ${progressive}`)
	},
	score: { 'SC-4': as('scoring', 'target') },
	decrees: { 'DE-2': said('Variations'), 'DE-3': said('Ranks'), 'DE-4': read(), 'FP-15': read() },
	manners: { 'MA-1': said('Taking the trick'), 'MA-2': said('Related Games') }
} satisfies Chapters;

export const tahimiBook = rulebook(tahimiChapters);
