import { president } from '#lib/rulesets/president.ts';
import { rulebook, citationsOf } from '#lib/rulesets/rulebook.ts';
import { tahimi } from '#lib/rulesets/tahimi.ts';

const { said, read, like, as } = citationsOf(president);

/* the page of the 3 of clubs; that of the ace of diamonds, the ace of coins there, follows */
const tops = 'convocards.com, asshole';

export const presidentBook = rulebook({
	table: { 'PR-2': as('middleTitles'), 'TI-0': like('firstRoundTax'), 'TI-6': read() },
	cards: { 'PR-1': as('deck', 'leftovers', 'jokers'), 'DF-10': as('packs', 'direction') },
	seats: { 'SE-1': read(), 'SE-2': as('seats', 'direction'), 'FP-13': read() },
	deal: {
		'PR-4': as('dealer', 'firstLead', 'laterLead', 'direction'),
		'DK-7': as('dealer'),
		'DK-8': as('misdeal')
	},
	tax: {
		'TX-7': as('firstRoundTax'),
		'PR-9': as('taxSchedule', 'giveback'),
		'TX-2': as('taxSchedule'),
		'TX-9': as('newcomers'),
		'TX-3': like('taxSchedule'),
		'TX-4': as('wildTax'),
		'FP-6': read(),
		'TX-5': as('giveback'),
		'TX-6': like('giveback'),
		'TX-11': read()
	},
	revolution: {},
	play: {
		'PR-3': as('runs', 'afterPass'),
		'PL-1': as('maxSet', 'runs'),
		'PL-2': as('ranking'),
		'PR-5': as('equalRank'),
		'PR-6': as('effects'),
		'PR-7': as('turnedBy'),
		'PR-11': as('completedFour'),
		'PR-12': as('bomb'),
		'PR-13': said(`${tops} · elotrolado.net, hilo 1214734`, 'tops'),
		'PR-14': as('wildRank'),
		'PL-6': as('afterPass'),
		'PL-7': like('afterPass'),
		'FP-2': read()
	},
	lead: {
		'LE-1': as('firstLead', 'laterLead', 'direction'),
		'LE-2': as('leadAfterExit', 'direction'),
		'SE-4': like('laterLead'),
		'PR-8': as('forbiddenLast')
	},
	coming: { 'JO-1': read(), 'JO-2': as('newcomers'), 'JO-5': read(), 'JO-4': read() },
	score: { 'SC-4': as('scoring', 'target'), 'PR-10': read(), 'SC-3': read(), 'SC-2': read() },
	decrees: { 'DE-2': read(), 'FP-15': read() },
	manners: {
		// the other names stand in the rules of Tahimi and Temple
		'MA-2': citationsOf(tahimi).said('Related Games, President')
	}
});
