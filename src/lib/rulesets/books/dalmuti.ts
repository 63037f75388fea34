import { dalmuti } from '#lib/rulesets/dalmuti.ts';
import { rulebook, citationsOf } from '#lib/rulesets/rulebook.ts';
import { temple } from '#lib/rulesets/temple.ts';

const { said, read, as } = citationsOf(dalmuti);
const progress = 'Game Progress';
const optional = 'Optional Rules';

export const dalmutiBook = rulebook({
	table: { 'TI-1': said('Introduction'), 'TI-4': said('Set Up'), 'TI-6': read() },
	cards: {
		'DK-5': as('deck', 'jokers', 'stripped')
	},
	seats: {
		'SE-1': said('Set Up'),
		'SE-2': said(`Set Up · ${progress}`, 'seats', 'direction'),
		'FP-13': read()
	},
	deal: {
		'DK-7': said(`Set Up · ${progress}`, 'dealer'),
		'DK-8': said(`${optional}, Misdeals`, 'misdeal')
	},
	tax: {
		'TX-7': said(`${optional}, First Deal Revolution`, 'firstRoundTax', 'firstDealRevolution'),
		'TX-2': as('taxSchedule'),
		'TX-9': as('newcomers'),
		'TX-3': said(progress),
		'TX-4': as('wildTax'),
		'FP-6': read(),
		'TX-5': said(progress, 'giveback'),
		'TX-6': said(progress),
		'TX-10': as('merchantExchange'),
		'TX-11': read()
	},
	revolution: {
		'RV-2': said(
			`${progress} · ${optional}, First Deal Revolution`,
			'revolution',
			'firstDealRevolution'
		),
		'RV-3': said(progress),
		'FP-9': read()
	},
	play: {
		'PL-1': said(progress, 'maxSet', 'runs'),
		'PL-2': said(`Components · ${progress}`, 'ranking', 'direction'),
		'PL-3': said(`Components · ${progress}`, 'wild'),
		'PL-6': said(progress, 'afterPass'),
		'PL-7': said(progress),
		'FP-2': read()
	},
	lead: {
		'LE-1': as('firstLead', 'laterLead'),
		'LE-2': as('leadAfterExit', 'direction'),
		'SE-4': said(progress)
	},
	coming: { 'JO-1': read(), 'JO-2': as('newcomers'), 'JO-5': read(), 'JO-4': read() },
	score: {
		'SC-4': as('scoring', 'target'),
		'SC-1': said(`${optional}, Scoring · ${optional}, Philanthropic Scoring`),
		'FP-14': read(),
		'SC-2': said(`${optional}, Scoring`)
	},
	decrees: {
		'DE-3': said(
			`${optional}, More Appropriate Seating · ${optional}, Other Status Symbols and Perks`
		),
		'DE-4': read(),
		'DE-2': read(),
		'FP-15': read()
	},
	manners: {
		'MA-1': said('How to Finish the Game'),
		// the source of Temple gives the other names
		'MA-2': citationsOf(temple).said('Preface')
	}
});
