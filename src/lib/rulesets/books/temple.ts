import { rulebook, citationsOf } from '#lib/rulesets/rulebook.ts';
import { temple } from '#lib/rulesets/temple.ts';

const { said, read, as } = citationsOf(temple);
const play = 'How the game is played';
const special = 'How the game is played, special rules';

export const templeBook = rulebook({
	table: {
		'TI-1': said('Number of players'),
		'TI-0': said(play),
		'TI-2': said(play),
		'TI-6': said(`Overview · ${play}`)
	},
	cards: {
		'DK-1': said(`Deck requirements · ${play}`, 'deck', 'leftovers', 'jokers', 'direction'),
		'DF-10': as('packs', 'direction')
	},
	seats: {
		'SE-1': read(),
		'SE-2': as('seats', 'direction'),
		'FP-13': read()
	},
	deal: { 'DK-7': as('dealer'), 'DK-8': as('misdeal') },
	tax: {
		'TX-7': as('firstRoundTax'),
		'TX-1': as('taxSchedule'),
		'TX-8': as('newcomers'),
		'FP-8': read(),
		'TX-3': said(special),
		'TX-4': as('wildTax'),
		'FP-6': read(),
		'TX-5': as('giveback'),
		'TX-6': said(play),
		'TX-11': read(),
		'TX-12': read()
	},
	revolution: { 'RV-1': as('revolution'), 'RV-3': said(special), 'FP-9': read() },
	play: {
		'PL-1': as('maxSet', 'runs'),
		'PL-2': said(`${play} · ${special}`, 'ranking', 'direction'),
		'PL-3': as('wild'),
		'PL-4': as('effects'),
		'PL-6': said(play, 'afterPass'),
		'PL-7': said(play),
		'FP-12': read(),
		'FP-2': read(),
		'FP-3': read()
	},
	lead: {
		'LE-1': said(play, 'firstLead', 'laterLead', 'opener'),
		'FP-4': read(),
		'LE-2': as('leadAfterExit', 'direction'),
		'SE-4': said(play)
	},
	coming: {
		'JO-1': said(special),
		'JO-2': as('newcomers'),
		'JO-5': read(),
		'JO-3': said(special),
		'JO-4': said(`${play} · ${special}`)
	},
	score: { 'SC-4': as('scoring', 'target') },
	decrees: {
		'DE-1': said(play),
		'DE-3': said(play),
		'DE-4': said(play),
		'DE-2': read(),
		'FP-15': read()
	},
	manners: { 'MA-1': said(play), 'MA-2': said(`Preface · ${play}`) }
});
