import type { OptionName, Options } from '#lib/rules/options.ts';
import { changedOptions } from '#lib/rulesets/house-set.ts';
import { resolveRules, type HouseRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { count } from '#lib/ui/words.ts';
import { valueWords } from './options.ts';

/** What is said before a label that does not speak for itself. */
const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'sets of',
	jokersHighest: 'Jokers alone:',
	trumps: 'trumps:',
	dealer: 'dealt by',
	misdeal: 'shown card:',
	equalRank: 'equal rank:',
	afterPass: 'after a pass:',
	twosEndTrick: 'twos',
	eightsEndTrick: 'eights',
	suitLock: 'suit',
	spadeThreeTopsJoker: 'the 3 of spades:',
	calledRuns: 'ordering:',
	lastCardCall: 'last card:',
	forbiddenLast: 'not last:',
	firstLead: 'first lead:',
	laterLead: 'later leads:',
	startsWith3d: 'begins with',
	leadAfterExit: 'lead after an exit:',
	taxSchedule: 'tax',
	firstRoundTax: 'first round’s tax:',
	wildTax: 'wild cards in tax:',
	giveback: 'in return',
	merchantExchange: 'merchant exchange',
	revolution: 'both wilds',
	firstDealRevolution: 'first deal revolution:',
	fourOfAKindTurns: 'four of a kind:',
	fallOfTheCapital: 'capital:',
	overturnFromTheBottom: 'last out first:',
	newcomers: 'newcomers:',
	scoring: 'points:',
	target: 'series:'
};

const JOKERS: Readonly<Record<Options['wild'], string>> = {
	none: 'Jokers not wild',
	'any-card': 'Jokers wild',
	'joins-a-set': 'Jokers join a set'
};

/** A first letter that is large for being first, made small. */
const lower = (label: string): string =>
	/^(Joker|Tarot|A\b)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** A value in a few words: "Jokers wild", "tax 3 and 1". */
export function briefly<K extends OptionName>(option: K, value: Options[K]): string {
	if (option === 'wild') return JOKERS[value as Options['wild']];
	const label = lower(valueWords(option, value).label);
	const before = BEFORE[option];
	if (before === undefined || (option === 'taxSchedule' && value === 'none')) return label;
	return `${before} ${label}`;
}

/** Everything that a house changed, a few words each. */
function changeTexts(ruleset: Ruleset, rules: HouseRules): string[] {
	const { options } = resolveRules(ruleset, rules);
	const titles = Object.keys(rules.titles ?? {}).length;
	const trumps = Object.keys(rules.trumps ?? {}).length;
	return [
		...changedOptions(ruleset, rules.options).map((option) => briefly(option, options[option])),
		...(titles > 0 ? [count(titles, 'title') + ' renamed'] : []),
		...(Object.keys(rules.points ?? {}).length > 0 ? ['points of its own'] : []),
		...(trumps > 0 ? [count(trumps, 'trump') + ' described'] : [])
	];
}

const SHOWN = 3;

/** House rules in one line: "2 changes: Jokers wild, tax 3 and 1". */
export function houseLine(ruleset: Ruleset, rules: HouseRules): string {
	const texts = changeTexts(ruleset, rules);
	if (texts.length === 0) return 'As published';
	const more = texts.length - SHOWN;
	// one more is said in less than that there is one more
	const shown = more > 1 ? texts.slice(0, SHOWN) : texts;
	const rest = more > 1 ? `, and ${more} more` : '';
	return `${count(texts.length, 'change')}: ${shown.join(', ')}${rest}`;
}
