import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import { parseCard } from '#lib/cards/card.ts';
import { OPTION_NAMES } from '#lib/rules/choices.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { cardText } from '#lib/ui/text/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { ChoiceName } from '#lib/messages/option-labels.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('house');

type GroupId = keyof Catalogue['house-editor']['groups'];

interface Group {
	readonly id: GroupId;
	readonly options: readonly OptionName[];
}

/** The options in the order of the editor. */
export const GROUPS: readonly Group[] = [
	{
		id: 'cards',
		options: [
			...(['deck', 'packs', 'stripped', 'jokers', 'wild', 'jokersHighest', 'trumps'] as const),
			...(['ranking', 'maxSet', 'runs'] as const)
		]
	},
	{ id: 'deal', options: ['seats', 'middleTitles', 'dealer', 'misdeal'] },
	{
		id: 'play',
		options: [
			...(['equalRank', 'afterPass', 'twosEndTrick', 'eightsEndTrick', 'suitLock'] as const),
			...([
				'numberLock',
				'spadeThreeTopsJoker',
				'calledRuns',
				'forbiddenLast',
				'lastCardCall'
			] as const)
		]
	},
	{
		id: 'effects',
		options: [
			...(['topCard', 'threes', 'bomb', 'completedFour', 'fiveSkip'] as const),
			...(['sevenPass', 'nineReverse', 'tenDiscard', 'queenBomber'] as const)
		]
	},
	{
		id: 'lead',
		options: ['firstLead', 'laterLead', 'startsWith3d', 'leadAfterExit']
	},
	{
		id: 'tax',
		options: [
			'taxSchedule',
			'firstRoundTax',
			'wildTax',
			'trumpValue',
			'giveback',
			'merchantExchange',
			'tenpenChii'
		]
	},
	{
		id: 'revolution',
		options: [
			...(['revolution', 'firstDealRevolution', 'fourOfAKindTurns'] as const),
			...(['stairsRevolution', 'jackBack', 'coup'] as const),
			...(['fallOfTheCapital', 'overturnFromTheBottom'] as const)
		]
	},
	{ id: 'newcomers', options: ['newcomers'] },
	{ id: 'score', options: ['scoring', 'target'] }
];

/** The name of an option, or of the number of players, which a clash may name too. */
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

/** A card that may not be played last, or all cards of a rank or kind: 3♠, 2s, Jokers. */
export function lastCardText(text: string): string {
	const card = parseCard(text);
	if (card?.kind === 'wild') return m.house.everyWild[card.wild];
	return card?.kind === 'suited' ? cardText(text) : m.house.everyCard(cardText(text));
}

function targetLabel(target: Options['target']): string {
	const text = m.house.target;
	if (target === 'open') return text.open;
	return 'rounds' in target ? text.rounds(target.rounds) : text.points(target.points);
}

const forbiddenLabel = (cards: Options['forbiddenLast']): string =>
	cards.length === 0 ? m.house.forbidden.none : m.house.forbidden.some(cards.map(lastCardText));

/** A short label for an option's value. */
export function valueLabel<K extends OptionName>(option: K, value: Options[K]): string;
export function valueLabel(option: OptionName, value: unknown): string {
	switch (option) {
		case 'target':
			return targetLabel(value as Options['target']);
		case 'forbiddenLast':
			return forbiddenLabel(value as Options['forbiddenLast']);
		default: {
			const values: ByText<string> = m.house.options[option].values;
			return lookUp(values, `${value as Options[ChoiceName]}`)!;
		}
	}
}

/** The options that differ between two sets of rules, with their new values, a line each. */
export const changeLines = (before: Rules, now: Rules): string[] =>
	OPTION_NAMES.filter(
		(option) => JSON.stringify(before.options[option]) !== JSON.stringify(now.options[option])
	).map((option) => m.house.change(optionName(option), valueLabel(option, now.options[option])));
