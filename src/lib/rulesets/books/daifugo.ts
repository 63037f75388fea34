import { daifugo } from '#lib/rulesets/daifugo.ts';
import { rulebook, citationsOf } from '#lib/rulesets/rulebook.ts';

const { read, like, as } = citationsOf(daifugo);

export const daifugoBook = rulebook({
	table: { 'DF-2': like('taxSchedule'), 'TI-0': like('firstRoundTax'), 'TI-6': read() },
	cards: { 'DF-1': as('deck', 'jokers', 'jokersHighest'), 'DF-10': as('packs') },
	seats: { 'SE-1': read(), 'SE-2': as('seats'), 'FP-13': read() },
	deal: { 'DK-7': as('dealer'), 'DK-8': as('misdeal') },
	tax: {
		'TX-7': as('firstRoundTax'),
		'DF-5': as('taxSchedule', 'giveback'),
		'TX-2': as('taxSchedule'),
		'TX-9': as('newcomers'),
		'TX-3': like('taxSchedule'),
		'TX-4': as('wildTax'),
		'FP-6': read(),
		'TX-5': as('giveback'),
		'TX-6': like('giveback'),
		'DF-18': as('tenpenChii'),
		'TX-11': read()
	},
	revolution: {},
	play: {
		'PL-1': as('maxSet', 'runs'),
		'PL-2': as('ranking'),
		'PL-3': as('wild'),
		'DF-4': as('suitLock'),
		'PR-6': as('eightsEndTrick'),
		'PR-7': as('fourOfAKindTurns'),
		'DF-11': as('stairsRevolution'),
		'DF-12': as('jackBack'),
		'DF-13': as('numberLock'),
		'DF-14': as('fiveSkip', 'nineReverse'),
		'DF-15': as('sevenPass', 'tenDiscard'),
		'DF-16': as('queenBomber'),
		'DF-17': as('coup'),
		'DF-7': as('spadeThreeTopsJoker'),
		'PL-6': as('afterPass'),
		'PL-7': like('afterPass'),
		'FP-2': read(),
		'FP-3': read()
	},
	lead: {
		'DF-3': as('firstLead', 'startsWith3d', 'laterLead', 'dealer'),
		'LE-1': as('firstLead', 'startsWith3d', 'laterLead'),
		'FP-4': read(),
		'LE-2': as('leadAfterExit'),
		'SE-4': like('taxSchedule'),
		'PR-8': as('forbiddenLast'),
		'DF-6': as('fallOfTheCapital'),
		'DF-8': as('overturnFromTheBottom'),
		'DF-9': read()
	},
	coming: { 'JO-1': read(), 'JO-2': as('newcomers'), 'JO-5': read(), 'JO-4': read() },
	score: { 'SC-4': as('scoring', 'target') },
	decrees: { 'DE-2': read(), 'FP-15': read() },
	manners: { 'MA-2': like('deck') }
});
