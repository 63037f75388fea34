import { parseCard } from '#lib/cards/card.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import { cardText } from '#lib/ui/text/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { ChoiceName } from '#lib/messages/option-labels.ts';
import { m } from '#lib/messages/messages.svelte.ts';

type GroupId = keyof Catalogue['house-editor']['groups'];

interface Group {
	readonly id: GroupId;
	readonly options: readonly OptionName[];
}

/** The options as people think of them. */
export const GROUPS: readonly Group[] = [
	{
		id: 'cards',
		options: [
			...(['deck', 'stripped', 'jokers', 'wild', 'jokersHighest', 'trumps'] as const),
			...(['ranking', 'maxSet', 'runs'] as const)
		]
	},
	{ id: 'deal', options: ['seats', 'dealer', 'misdeal'] },
	{
		id: 'play',
		options: [
			...(['equalRank', 'afterPass', 'twosEndTrick', 'eightsEndTrick', 'suitLock'] as const),
			...(['spadeThreeTopsJoker', 'calledRuns', 'forbiddenLast', 'lastCardCall'] as const)
		]
	},
	{
		id: 'lead',
		options: ['firstLead', 'laterLead', 'startsWith3d', 'leadAfterExit']
	},
	{
		id: 'tax',
		options: ['taxSchedule', 'firstRoundTax', 'wildTax', 'giveback', 'merchantExchange']
	},
	{
		id: 'revolution',
		options: [
			...(['revolution', 'firstDealRevolution', 'fourOfAKindTurns'] as const),
			...(['fallOfTheCapital', 'overturnFromTheBottom'] as const)
		]
	},
	{ id: 'newcomers', options: ['newcomers'] },
	{ id: 'score', options: ['scoring', 'target'] }
];

/** What an option is called. `players` stands for their number, as in a clash. */
export function optionName(option: OptionName | 'players'): string {
	switch (option) {
		case 'target':
		case 'forbiddenLast':
		case 'players':
			return m.house.names[option];
		default:
			return m.house.options[option].name;
	}
}

/** A card, or all of a rank: 3♠, 2s, Jokers. */
export function lastCardText(text: string): string {
	const card = parseCard(text);
	if (card?.kind === 'wild') return m.house.everyWild[card.wild];
	return card?.kind === 'suited' ? cardText(text) : m.house.everyCard(cardText(text));
}

function targetLabel(target: Options['target']): string {
	const words = m.house.target;
	if (target === 'open') return words.open;
	return 'rounds' in target ? words.rounds(target.rounds) : words.points(target.points);
}

function targetMeaning(target: Options['target']): string {
	const words = m['house-meanings'].target;
	if (target === 'open') return words.open;
	return 'rounds' in target ? words.rounds(target.rounds) : words.points(target.points);
}

const forbiddenLabel = (cards: Options['forbiddenLast']): string =>
	cards.length === 0 ? m.house.forbidden.none : m.house.forbidden.some(cards.map(lastCardText));

const forbiddenMeaning = (cards: Options['forbiddenLast']): string =>
	m['house-meanings'].forbidden[cards.length === 0 ? 'none' : 'some'];

/** What a value is called. */
export function valueLabel<K extends OptionName>(option: K, value: Options[K]): string;
export function valueLabel(option: OptionName, value: unknown): string {
	switch (option) {
		case 'target':
			return targetLabel(value as Options['target']);
		case 'forbiddenLast':
			return forbiddenLabel(value as Options['forbiddenLast']);
		default: {
			const values: Readonly<Record<string, string>> = m.house.options[option].values;
			return values[`${value as Options[ChoiceName]}`]!;
		}
	}
}

/** What a value means, in a sentence: words that only the screens which explain it have. */
export function valueMeaning<K extends OptionName>(option: K, value: Options[K]): string;
export function valueMeaning(option: OptionName, value: unknown): string {
	switch (option) {
		case 'target':
			return targetMeaning(value as Options['target']);
		case 'forbiddenLast':
			return forbiddenMeaning(value as Options['forbiddenLast']);
		default: {
			const values: Readonly<Record<string, string>> = m['house-meanings'].options[option];
			return values[`${value as Options[ChoiceName]}`]!;
		}
	}
}
