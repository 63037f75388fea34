import { kingsAndBastards } from '#lib/rulesets/kings-and-bastards.ts';
import { rulebook, citationsOf } from '#lib/rulesets/rulebook.ts';

const { said, read, as } = citationsOf(kingsAndBastards);
const basics = 'Basics of Play';

export const kingsBook = rulebook({
	table: { 'TI-1': said('Players'), 'TI-0': read(), 'TI-5': said('Victory'), 'TI-6': read() },
	cards: { 'DK-6': as('deck', 'leftovers', 'jokers', 'direction'), 'FP-10': read() },
	seats: { 'SE-1': read(), 'SE-3': as('seats', 'direction') },
	deal: { 'DK-7': as('dealer'), 'DK-8': as('misdeal') },
	tax: {
		'TX-7': as('firstRoundTax'),
		'TX-2': as('taxSchedule'),
		'TX-9': as('newcomers'),
		'TX-3': said('Victory'),
		'TX-4': as('wildTax'),
		'FP-6': read(),
		'TX-5': as('giveback'),
		'FP-7': read(),
		'TX-6': said('Victory'),
		'TX-11': read()
	},
	revolution: {},
	play: {
		'PL-1': as('maxSet', 'runs'),
		'PL-2': said(`${basics} · Multiple Cards · Trumps`, 'ranking', 'direction'),
		'PL-5': as('trumps'),
		'FP-1': read(),
		'FP-2': read(),
		'PL-6': as('afterPass'),
		'PL-8': as('calledRuns'),
		'FP-5': read(),
		'FP-12': read(),
		'PL-7': said(basics)
	},
	lead: {
		'LE-1': said(`${basics} · Example`, 'firstLead', 'laterLead', 'opener'),
		'LE-2': as('leadAfterExit', 'direction'),
		'SE-4': said('Victory')
	},
	coming: { 'JO-1': read(), 'JO-2': as('newcomers'), 'JO-5': read(), 'JO-4': said('Victory') },
	score: { 'SC-4': as('target', 'scoring') },
	decrees: { 'DE-2': read(), 'FP-15': read() },
	manners: { 'MA-1': said('Ordering'), 'MA-2': said('Also known as') }
});
