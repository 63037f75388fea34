import type { OptionName, Options } from '#lib/rules/options.ts';
import { forbiddenText } from '#lib/ui/card-words.ts';
import { count } from '#lib/ui/words.ts';
import type { ChoiceName, ChoiceWords, Words } from './choice-words.ts';
import { CARD_WORDS } from './words-cards.ts';
import { PLAY_WORDS } from './words-play.ts';
import { SCORE_WORDS } from './words-score.ts';
import { TAX_WORDS } from './words-tax.ts';

const WORDS: ChoiceWords<ChoiceName> = {
	...CARD_WORDS,
	...PLAY_WORDS,
	...TAX_WORDS,
	...SCORE_WORDS
};

interface Group {
	readonly id: string;
	readonly name: string;
	readonly options: readonly OptionName[];
}

/** The options as people think of them. */
export const GROUPS: readonly Group[] = [
	{
		id: 'cards',
		name: 'Cards and ranking',
		options: [
			...(['deck', 'stripped', 'jokers', 'wild', 'jokersHighest', 'trumps'] as const),
			...(['ranking', 'maxSet', 'runs'] as const)
		]
	},
	{ id: 'deal', name: 'Seats and dealing', options: ['seats', 'dealer', 'misdeal'] },
	{
		id: 'play',
		name: 'Play',
		options: [
			...(['equalRank', 'afterPass', 'twosEndTrick', 'eightsEndTrick', 'suitLock'] as const),
			...(['spadeThreeTopsJoker', 'calledRuns', 'forbiddenLast', 'lastCardCall'] as const)
		]
	},
	{
		id: 'lead',
		name: 'Who leads',
		options: ['firstLead', 'laterLead', 'startsWith3d', 'leadAfterExit']
	},
	{
		id: 'tax',
		name: 'Taxes',
		options: ['taxSchedule', 'firstRoundTax', 'wildTax', 'giveback', 'merchantExchange']
	},
	{
		id: 'revolution',
		name: 'Revolution',
		options: [
			...(['revolution', 'firstDealRevolution', 'fourOfAKindTurns'] as const),
			...(['fallOfTheCapital', 'overturnFromTheBottom'] as const)
		]
	},
	{ id: 'newcomers', name: 'Newcomers', options: ['newcomers'] },
	{ id: 'score', name: 'Score', options: ['scoring', 'target'] }
];

/** What an option is called. `players` stands for their number, as in a clash. */
export function optionName(option: OptionName | 'players'): string {
	switch (option) {
		case 'target':
			return 'End of the series';
		case 'forbiddenLast':
			return 'Forbidden last cards';
		case 'players':
			return 'Number of players';
		default:
			return WORDS[option].name;
	}
}

function targetWords(target: Options['target']): Words {
	if (target === 'open')
		return { label: 'Open', sentence: 'The table plays until it has had enough.' };
	const [label, after] =
		'rounds' in target
			? [`After ${count(target.rounds, 'round')}`, `round ${target.rounds}`]
			: [
					`At ${count(target.points, 'point')}`,
					`the round in which somebody has ${count(target.points, 'point')}`
				];
	return { label, sentence: `The series ends with ${after}; the highest total wins.` };
}

function forbiddenWords(cards: Options['forbiddenLast']): Words {
	if (cards.length === 0) return { label: 'None', sentence: 'A player may go out with any card.' };
	const sentence = 'Nobody may go out with these; who does takes the last place.';
	return { label: cards.map(forbiddenText).join(', '), sentence };
}

function wordsOf(option: OptionName, value: unknown): Words {
	switch (option) {
		case 'target':
			return targetWords(value as Options['target']);
		case 'forbiddenLast':
			return forbiddenWords(value as Options['forbiddenLast']);
		default: {
			const values: Readonly<Record<string, readonly [string, string]>> = WORDS[option].values;
			const [label, sentence] = values[`${value as Options[ChoiceName]}`]!;
			return { label, sentence };
		}
	}
}

/** What a value is called, and what it means. */
export const valueWords: <K extends OptionName>(option: K, value: Options[K]) => Words = wordsOf;
