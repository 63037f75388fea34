import {
	asksForOpener,
	rankOrder,
	type House,
	type ListOption,
	type OptionName,
	type Options
} from '#lib/rules/options.ts';
import { withOptions } from './house-set.ts';
import { isSameValue, resolveRules, type GameId, type Ruleset } from './ruleset.ts';

/** The questions of “How do you play it?”, each of which is asked of some games. */
export type QuestionId =
	| 'pack'
	| 'jokers'
	| 'eight'
	| 'equal'
	| 'gives'
	| 'first-lead'
	| 'lock'
	| 'turned'
	| 'spade-three'
	| 'forbidden-last'
	| 'fall'
	| 'twos-clear'
	| 'runs'
	| 'joker-revolution'
	| 'twos-high'
	| 'last-call'
	| 'after-exit'
	| 'first-tax'
	| 'tarot-trumps'
	| 'first-deal'
	| 'stripped'
	| 'scoring'
	| 'merchants'
	| 'misdeal'
	| 'trumps'
	| 'ordering'
	| 'worst-back'
	| 'chairs';

/** An answer in a word that messages have. */
export type AnswerWord =
	| 'no'
	| 'yes'
	| 'none'
	| 'wild'
	| 'low'
	| 'skips'
	| 'dealers-left'
	| 'top-player'
	| 'all-suits'
	| 'shared-suits'
	| 'in-suit'
	| 'any-suits'
	| 'as-many-grow'
	| 'more-ranks'
	| 'more-suits'
	| 'next-in-turn'
	| 'highest-placed'
	| 'lowest'
	| 'highest'
	| 'twos'
	| 'jokers'
	| 'both';

export interface HouseAnswer {
	/** A word, a number, or the card that begins (`opener`). */
	readonly says: AnswerWord | number | 'opener';
	/** What the answer changes in the options in force. */
	readonly change: (options: Options) => House;
}

/** A question about how a table plays a game. Each answer is a house rule. */
export interface HouseQuestion {
	readonly id: QuestionId;
	/** The option that is asked for. */
	readonly option: OptionName;
	/** One or two cards that picture it: cards, the card that begins (`opener`), or a card’s back
	 * (`back`). */
	readonly cards: readonly string[];
	readonly answers: readonly HouseAnswer[];
}

const says = (says: HouseAnswer['says'], options: House): HouseAnswer => ({
	says,
	change: () => options
});
/** Whether a list has an entry. */
const hasEntry = (option: ListOption, entry: string): readonly HouseAnswer[] => {
	const others = (options: Options): readonly string[] =>
		options[option].filter((one) => one !== entry);
	return [
		{ says: 'no', change: (options) => ({ [option]: others(options) }) },
		{ says: 'yes', change: (options) => ({ [option]: [...others(options), entry] }) }
	];
};
const isOn = (option: OptionName): readonly HouseAnswer[] => [
	says('no', { [option]: false }),
	says('yes', { [option]: true })
];

const jokersWild: HouseQuestion = {
	id: 'jokers',
	option: 'jokers',
	cards: ['JK'],
	answers: [says('none', { jokers: 0, wild: 'none' }), says(2, { jokers: 2, wild: 'any-card' })]
};
const eight: HouseQuestion = {
	id: 'eight',
	option: 'effects',
	cards: ['8C'],
	answers: hasEntry('effects', '8:clears')
};
const firstLead: HouseQuestion = {
	id: 'first-lead',
	option: 'firstLead',
	cards: ['opener'],
	answers: [
		says('opener', { firstLead: 'holder-of-card' }),
		says('dealers-left', { firstLead: 'left-of-dealer' })
	]
};
const gives = (...answers: HouseAnswer[]): HouseQuestion => ({
	id: 'gives',
	option: 'taxSchedule',
	cards: ['AD', '2S'],
	answers: [says(0, { taxSchedule: 'none' }), ...answers]
});
const tahimi: readonly HouseQuestion[] = [
	{
		id: 'jokers',
		option: 'wild',
		cards: ['JK'],
		answers: [
			says('none', { jokers: 0, wild: 'none' }),
			says('wild', { jokers: 2, wild: 'any-card', wildTax: 'owed' }),
			says('low', { jokers: 2, wild: 'joins-a-set', wildTax: 'kept' })
		]
	},
	{ id: 'last-call', option: 'lastCardCall', cards: ['back'], answers: isOn('lastCardCall') },
	{
		id: 'after-exit',
		option: 'leadAfterExit',
		cards: ['KH', 'AS'],
		answers: [
			says('highest-placed', { leadAfterExit: 'highest-place' }),
			says('next-in-turn', { leadAfterExit: 'next-in-turn' })
		]
	},
	{
		id: 'first-tax',
		option: 'firstRoundTax',
		cards: ['AD'],
		answers: isOn('firstRoundTax')
	}
];

const QUESTIONS: Readonly<Record<GameId, readonly HouseQuestion[]>> = {
	temple: [
		jokersWild,
		{
			id: 'twos-clear',
			option: 'effects',
			cards: ['2S'],
			answers: hasEntry('effects', '2:clears')
		},
		{
			id: 'runs',
			option: 'runs',
			cards: ['5S', '6S'],
			answers: [
				says('no', { runs: 'none' }),
				says('in-suit', { runs: 'suited' }),
				says('any-suits', { runs: 'mixed' })
			]
		},
		{
			id: 'joker-revolution',
			option: 'revolution',
			cards: ['JK', 'JK'],
			answers: [says('no', { revolution: 'none' }), says('yes', { revolution: 'cancels-tax' })]
		},
		gives(says(2, { taxSchedule: 'two-one' }), says('as-many-grow', { taxSchedule: 'tiered' })),
		{
			...firstLead,
			answers: [firstLead.answers[0]!, says('top-player', { firstLead: 'top-seat' })]
		}
	],
	tahimi: [
		{
			id: 'pack',
			option: 'deck',
			cards: ['back', 'AS'],
			answers: [
				says(52, { deck: 'standard' }),
				says('more-suits', { deck: 'extra-suits' }),
				says('more-ranks', { deck: 'suits-and-ranks' })
			]
		},
		...tahimi,
		{
			id: 'twos-high',
			option: 'ranking',
			cards: ['AS', '2S'],
			answers: [says('no', { ranking: 'aces-high' }), says('yes', { ranking: 'twos-high' })]
		}
	],
	dalmuti: [
		{
			id: 'first-deal',
			option: 'firstDealRevolution',
			cards: ['JE', 'JE'],
			answers: isOn('firstDealRevolution')
		},
		{ id: 'stripped', option: 'stripped', cards: ['12', '11'], answers: isOn('stripped') },
		gives(says(1, { taxSchedule: 'one' }), says(2, { taxSchedule: 'two-one' })),
		{
			id: 'merchants',
			option: 'merchantExchange',
			cards: ['back', '6'],
			answers: isOn('merchantExchange')
		},
		{
			id: 'misdeal',
			option: 'misdeal',
			cards: ['back', '1'],
			answers: [says('no', { misdeal: 'deal-again' }), says('yes', { misdeal: 'top-player-rules' })]
		},
		{
			id: 'scoring',
			option: 'scoring',
			cards: ['1', '2'],
			answers: [
				says('no', { scoring: 'none', target: 'open' }),
				says('yes', { scoring: 'beaten', target: { rounds: 20 } })
			]
		}
	],
	'kings-and-bastards': [
		{
			id: 'trumps',
			option: 'trumps',
			cards: ['2S', 'JK'],
			answers: [
				says('twos', { trumps: 'twos', jokers: 0 }),
				says('jokers', { trumps: 'jokers', jokers: 2 }),
				says('both', { trumps: 'twos-then-jokers', jokers: 2 })
			]
		},
		{ id: 'ordering', option: 'calledRuns', cards: ['4S', '5S'], answers: isOn('calledRuns') },
		gives(says(2, { taxSchedule: 'two-one' }), says(3, { taxSchedule: 'three-one' })),
		{
			id: 'worst-back',
			option: 'giveback',
			cards: ['3C', '4D'],
			answers: [says('no', { giveback: 'free-after-looking' }), says('yes', { giveback: 'worst' })]
		},
		{
			id: 'chairs',
			option: 'seats',
			cards: ['KH'],
			answers: [says('no', { seats: 'stay' }), says('yes', { seats: 'move' })]
		},
		firstLead
	],
	president: [
		{
			id: 'pack',
			option: 'deck',
			cards: ['back', 'AS'],
			answers: [says(32, { deck: '32' }), says(40, { deck: '40' }), says(52, { deck: 'standard' })]
		},
		jokersWild,
		eight,
		{
			id: 'equal',
			option: 'equalRank',
			cards: ['9S', '9H'],
			answers: [
				says('no', { equalRank: 'never' }),
				says('yes', { equalRank: 'allowed' }),
				says('skips', { equalRank: 'allowed-and-skips' })
			]
		},
		gives(says(1, { taxSchedule: 'one' }), says(2, { taxSchedule: 'two-one' })),
		firstLead
	],
	daifugo: [
		{
			id: 'lock',
			option: 'suitLock',
			cards: ['5H', '9H'],
			answers: [
				says('no', { suitLock: 'none' }),
				says('all-suits', { suitLock: 'all' }),
				says('shared-suits', { suitLock: 'part' })
			]
		},
		eight,
		{
			id: 'turned',
			option: 'turnedBy',
			cards: ['6S', '6H'],
			answers: hasEntry('turnedBy', 'four')
		},
		{
			id: 'spade-three',
			option: 'tops',
			cards: ['3S', 'JK'],
			answers: hasEntry('tops', '3S>JK')
		},
		{
			id: 'forbidden-last',
			option: 'forbiddenLast',
			cards: ['2S', 'JK'],
			answers: [
				says('no', { forbiddenLast: [] }),
				says('yes', { forbiddenLast: ['strongest', 'JK', '8*', 'J*', '3S*'] })
			]
		},
		{
			id: 'fall',
			option: 'fallOfTheCapital',
			cards: ['KH', 'back'],
			answers: isOn('fallOfTheCapital')
		}
	],
	'tarot-himi': [
		{
			id: 'tarot-trumps',
			option: 'trumpValue',
			cards: ['TR21', 'TR0'],
			answers: [says('lowest', { trumpValue: 'below' }), says('highest', { trumpValue: 'above' })]
		},
		...tahimi
	]
};

export const questionsOf = (game: GameId): readonly HouseQuestion[] => QUESTIONS[game];

/** The lowest club of the pack, which begins where the table's own card is not in it. */
const lowestClub = (options: Pick<Options, 'deck' | 'ranking'>): string =>
	`${rankOrder(options, 4)[0]!}C`;

/** The card that begins where its holder leads (RG-1). */
export const openerIn = (options: Options): string =>
	rankOrder(options, 4).some((rank) => options.opener.slice(0, -1) === rank)
		? options.opener
		: lowestClub(options);

/** Whether the options in force are what an answer says. */
export const isAnswered = (options: Options, { change }: HouseAnswer): boolean =>
	Object.entries(change(options)).every(([name, value]) =>
		isSameValue(options[name as OptionName], value)
	);

/** The house rules with an answer. With another pack another card begins: where the lowest club
 * does, that of the new pack. */
export function answered(ruleset: Ruleset, house: House, { change }: HouseAnswer): House {
	const before = resolveRules(ruleset, { options: house }).options;
	const changed = withOptions(ruleset, house, change(before));
	const { options } = resolveRules(ruleset, { options: changed });
	if (!asksForOpener(options.firstLead) && !asksForOpener(options.laterLead)) return changed;
	const begins = before.deck !== options.deck && before.opener === lowestClub(before);
	const opener = begins ? lowestClub(options) : openerIn(options);
	return withOptions(ruleset, changed, { opener });
}
