import { daifugo } from '#lib/rulesets/daifugo.ts';
import { rulebook, citationsOf } from '#lib/rulesets/rulebook.ts';

const { said, read, like, as } = citationsOf(daifugo);

/* the pages that tell of one effect each (the option itself cites the page of its eights) */
const effects = 'v-frontier.com, p=12486';
const reverse = 'woman.excite.co.jp, rid_Cobs_ly_200909_post_397';
const bomber = 'boku-boardgame.net, cards/queen-bomber';

export const daifugoBook = rulebook({
	table: { 'DF-2': like('taxSchedule'), 'TI-0': like('firstRoundTax'), 'TI-6': read() },
	cards: { 'DF-1': as('deck', 'jokers', 'jokersHighest'), 'DF-10': as('packs', 'direction') },
	seats: { 'SE-1': read(), 'SE-2': as('seats', 'direction'), 'FP-13': read() },
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
		'PR-6': as('effects'),
		'PR-7': as('turnedBy'),
		'DF-11': read('turnedBy'),
		'DF-12': said(effects, 'effects'),
		'DF-13': as('numberLock'),
		'DF-14': said(`${effects} · ${reverse}`, 'effects'),
		'DF-15': said(effects, 'effects'),
		'DF-16': said(bomber, 'effects'),
		'DF-17': read('effects'),
		'DF-7': as('tops'),
		'PL-6': as('afterPass'),
		'PL-7': like('afterPass'),
		'FP-2': read(),
		'FP-3': read()
	},
	lead: {
		'DF-3': as('firstLead', 'opener', 'laterLead', 'dealer'),
		'LE-1': as('firstLead', 'opener', 'laterLead'),
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
