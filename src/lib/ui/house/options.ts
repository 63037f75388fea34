import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import { parseCard } from '#lib/cards/card.ts';
import { CHOICES, OPTION_NAMES } from '#lib/rules/choices.ts';
import { parseEffect, type EffectEntry } from '#lib/rules/effects.ts';
import type { ListOption, OptionName, Options, TurnedBy } from '#lib/rules/options.ts';
import { parseTop, type Top } from '#lib/rules/tops.ts';
import { isSameValue, type Rules } from '#lib/rulesets/ruleset.ts';
import { cardText } from '#lib/ui/text/cards.ts';
import { cardInDeck } from '#lib/ui/text/opener.ts';
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
			...(['deck', 'packs', 'stripped', 'leftovers', 'jokers', 'wild', 'wildRank'] as const),
			...(['jokersHighest', 'trumps', 'ranking', 'maxSet'] as const),
			...(['runs', 'runLength', 'pairRuns'] as const)
		]
	},
	{
		id: 'deal',
		options: ['seats', 'direction', 'titleSet', 'middleTitles', 'dealer', 'misdeal']
	},
	{
		id: 'play',
		options: [
			...(['counts', 'equalRank', 'afterPass', 'suitLock', 'numberLock'] as const),
			...(['calledRuns', 'forbiddenLast', 'lastCardCall'] as const)
		]
	},
	{ id: 'effects', options: ['effects', 'tops', 'bomb', 'completedFour'] },
	{
		id: 'lead',
		options: ['firstLead', 'laterLead', 'opener', 'leadAfterExit', 'exitEndsTrick']
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
			...(['revolution', 'firstDealRevolution', 'turnedBy'] as const),
			...(['fallOfTheCapital', 'overturnFromTheBottom'] as const)
		]
	},
	{ id: 'newcomers', options: ['newcomers'] },
	{ id: 'score', options: ['scoring', 'target'] }
];

const isChoice = (option: OptionName | 'players'): option is ChoiceName => option in CHOICES;

/** The name of an option, or of the number of players, which a clash may name too. */
export const optionName = (option: OptionName | 'players'): string =>
	isChoice(option) ? m.house.options[option].name : m.house.names[option];

type Deck = Options['deck'];

/** A card that may not be played last, or all cards of a rank or kind: 3♠, 2s, Jokers. */
export function lastCardText(text: string, deck: Deck): string {
	const { entries, everyWild, everyCard } = m.house;
	if (text.endsWith('*')) return entries.ifEffective(lastCardText(text.slice(0, -1), deck));
	if (text === 'strongest') return entries.strongest;
	const card = parseCard(text);
	if (card?.kind === 'wild') return everyWild[card.wild];
	return card?.kind === 'suited' ? cardInDeck(text, deck) : everyCard(cardText(text));
}

/** A rank with a number of cards: 8, 2 × 9. */
const sizedRank = (rank: string, count: number | null): string =>
	count === null ? rank : `${count} × ${rank}`;

/** A rank whose set, or run, has an effect: 8, 2 × 9. */
export function effectRank({ rank, count, inRuns }: EffectEntry): string {
	const cards = sizedRank(cardText(rank), count);
	return inRuns ? `${cards} (${m.house.entries.inRuns})` : cards;
}

function effectLabel(text: string): string {
	const entry = parseEffect(text)!;
	return m.house.entries.effect(effectRank(entry), entry.effect);
}

/** The play that an entry of `tops` is laid over. */
export function overText(over: Top['over']): string {
	const words: ByText<string> = m.house.entries.over;
	return lookUp(words, over) ?? cardText(over);
}

function topLabel(text: string, deck: Deck): string {
	const { by, over } = parseTop(text)!;
	const cards =
		by.kind === 'card' ? cardInDeck(by.card, deck) : sizedRank(cardText(by.rank), by.count);
	return m.house.entries.top(cards, overText(over));
}

/** A label for each entry of a list. */
const ENTRY_LABELS: Record<ListOption, (text: string, deck: Deck) => string> = {
	tops: topLabel,
	effects: effectLabel,
	turnedBy: (text) => m.house.entries.turnedBy[text as TurnedBy],
	forbiddenLast: lastCardText
};

/** The label of an entry of a list: “8 … ends the trick”.
 * @param deck which names its suits */
export const entryLabel = (option: ListOption, text: string, deck: Deck): string =>
	ENTRY_LABELS[option](text, deck);

function targetLabel(target: Options['target']): string {
	const text = m.house.target;
	if (target === 'open') return text.open;
	return 'rounds' in target ? text.rounds(target.rounds) : text.points(target.points);
}

/** A short label for an option's value.
 * @param deck which names the suits of cards; that of the game if the value says nothing of
 * cards */
export function valueLabel<K extends OptionName>(option: K, value: Options[K], deck?: Deck): string;
export function valueLabel(option: OptionName, value: unknown, deck: Deck = 'standard'): string {
	const { entries } = m.house;
	switch (option) {
		case 'target':
			return targetLabel(value as Options['target']);
		case 'opener':
			return cardInDeck(value as string, deck);
		case 'wildRank':
			return value === null ? entries.none : m.house.everyCard(cardText(value as string));
		case 'tops':
		case 'effects':
		case 'turnedBy':
		case 'forbiddenLast': {
			const list = value as readonly string[];
			return list.length === 0
				? entries.none
				: entries.all(list.map((text) => entryLabel(option, text, deck)));
		}
		default: {
			if (option === 'taxSchedule' && typeof value === 'object') return entries.ownTaxes;
			const values: ByText<string> = m.house.options[option].values;
			return lookUp(values, String(value))!;
		}
	}
}

/** The options that differ between two sets of rules, with their new values, a line each. */
export const changeLines = (before: Rules, now: Rules): string[] =>
	OPTION_NAMES.filter((option) => !isSameValue(before.options[option], now.options[option])).map(
		(option) =>
			m.house.change(optionName(option), valueLabel(option, now.options[option], now.options.deck))
	);
