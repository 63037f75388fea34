import type { OptionName, Options } from '#lib/rules/options.ts';

/** Put before labels that need context in a list. */
const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'sets of',
	opener: 'the card that begins:',
	wildRank: 'a rank that is wild:',
	tops: 'cards that top others:',
	effects: 'ranks with effects:',
	turnedBy: 'what reverses the ranking:',
	leftovers: 'cards that are left over:',
	direction: 'direction of play:',
	runLength: 'shortest run:',
	pairRuns: 'runs of pairs:',
	counts: 'how many cards follow:',
	exitEndsTrick: 'when a hand is emptied:',
	titleSet: 'titles of a region:',
	jokersHighest: 'Jokers alone:',
	trumps: 'trumps:',
	dealer: 'dealt by',
	misdeal: 'exposed card:',
	equalRank: 'equal rank:',
	afterPass: 'after a pass:',
	suitLock: 'suit',
	calledRuns: 'ordering:',
	lastCardCall: 'last card:',
	forbiddenLast: 'not last:',
	firstLead: 'first lead:',
	laterLead: 'later leads:',
	leadAfterExit: 'lead after an exit:',
	taxSchedule: 'tax',
	firstRoundTax: 'first round’s tax:',
	wildTax: 'wild cards at tax time:',
	giveback: 'given back:',
	merchantExchange: 'merchant exchange',
	revolution: 'both wilds',
	firstDealRevolution: 'first deal revolution:',
	fallOfTheCapital: 'capital:',
	overturnFromTheBottom: 'last out first:',
	newcomers: 'newcomers:',
	scoring: 'points:',
	completedFour: 'a completed four:',
	bomb: 'bomb:',
	numberLock: 'numbers:',
	middleTitles: 'titles in the middle:',
	trumpValue: 'tarot trumps:',
	tenpenChii: 'tenpen-chii:',
	target: 'series:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Jokers not wild',
	'any-card': 'Jokers wild',
	'joins-a-set': 'Jokers join a set'
};

/** Lowers the first letter, except of names. */
const lower = (label: string): string =>
	/^(Joker|Tarot|A\b)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What ICU cannot say: labels that lose their capital after a word before them. */
export default {
	/** A value in brief, for a list: “Jokers wild, tax 3 and 1”.
	 * @param label of the value in `options` */
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return lower(label);
		return `${before} ${lower(label)}`;
	}
};
