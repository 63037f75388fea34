import type { OptionName, Options } from '#lib/rules/options.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('en');

/** Put before labels that need context in a list. */
const BEFORE: Partial<Record<OptionName, string>> = {
	maxSet: 'sets of',
	jokersHighest: 'Jokers alone:',
	trumps: 'trumps:',
	dealer: 'dealt by',
	misdeal: 'exposed card:',
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
	wildTax: 'wild cards at tax time:',
	giveback: 'given back:',
	merchantExchange: 'merchant exchange',
	revolution: 'both wilds',
	firstDealRevolution: 'first deal revolution:',
	fourOfAKindTurns: 'four of a kind:',
	fallOfTheCapital: 'capital:',
	overturnFromTheBottom: 'last out first:',
	newcomers: 'newcomers:',
	scoring: 'points:',
	completedFour: 'a completed four:',
	bomb: 'bomb:',
	topCard: 'beats all:',
	threes: 'threes:',
	numberLock: 'numbers:',
	fiveSkip: 'fives:',
	sevenPass: 'sevens:',
	tenDiscard: 'tens:',
	nineReverse: 'nines:',
	queenBomber: 'queens:',
	jackBack: 'Jacks:',
	coup: 'three nines:',
	middleTitles: 'titles in the middle:',
	trumpValue: 'tarot trumps:',
	stairsRevolution: 'stairs:',
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

const rounds = byCount('# round', '# rounds');
const points = byCount('# point', '# points');

/** The name of each option, and a label of at most 26 characters for each value. */
const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'The pack',
		values: {
			standard: 'One pack of 52',
			'even-deal': '52, dealt evenly',
			'extra-suits': 'One more suit each',
			'suits-and-ranks': 'More suits and ranks',
			dalmuti: 'The Dalmuti pack',
			tarot: 'Tarot'
		}
	},
	stripped: { name: 'Stripped pack', values: { true: 'Stripped for few', false: 'Whole' } },
	jokers: {
		name: 'Jokers',
		values: { 0: 'No Jokers', 1: 'One Joker', 2: 'Two Jokers', 3: 'Three Jokers', 4: 'Four Jokers' }
	},
	ranking: {
		name: 'Ranking',
		values: { 'aces-high': 'Aces high', 'twos-high': 'Twos high', 'low-wins': 'Low ranks win' }
	},
	maxSet: { name: 'Largest set', values: { 4: 'Four', 8: 'Eight', null: 'Any number' } },
	runs: { name: 'Runs', values: { none: 'No runs', suited: 'Runs in a suit' } },
	wild: {
		name: 'Wild cards',
		values: { none: 'Not wild', 'any-card': 'Any card', 'joins-a-set': 'Joins a set' }
	},
	jokersHighest: {
		name: 'Jokers by themselves',
		values: { true: 'Above every rank', false: 'Nothing special' }
	},
	trumps: {
		name: 'Trumps',
		values: {
			none: 'No trumps',
			twos: 'Twos',
			jokers: 'Jokers',
			'twos-then-jokers': 'Twos, then Jokers'
		}
	},
	seats: { name: 'Seats and titles', values: { move: 'People move', stay: 'Titles move' } },
	dealer: {
		name: 'Who deals',
		values: {
			'top-seat': 'The top player',
			'bottom-seat': 'The bottom player',
			'named-by-top': 'Named by the top player'
		}
	},
	trumpValue: {
		name: 'Tarot trumps in tax and draw',
		values: { below: 'Below every rank', above: 'Above every rank' }
	},
	middleTitles: {
		name: 'Titles in the middle',
		values: { one: 'One for all', more: 'More from six players' }
	},
	misdeal: {
		name: 'A card exposed in the deal',
		values: { 'deal-again': 'Deal again', 'top-player-rules': 'The top player decides' }
	},
	// play; who leads
	equalRank: {
		name: 'Equal rank',
		values: {
			never: 'Strictly higher',
			allowed: 'Equal may follow',
			'allowed-and-skips': 'Equal follows and skips'
		}
	},
	afterPass: {
		name: 'After a pass',
		values: { 'may-return': 'May play again', 'out-of-trick': 'Out of the trick' }
	},
	twosEndTrick: { name: 'Twos', values: { true: 'End the trick', false: 'End nothing' } },
	eightsEndTrick: { name: 'Eights', values: { true: 'End the trick', false: 'End nothing' } },
	suitLock: { name: 'Suit lock', values: { true: 'Locks', false: 'No lock' } },
	spadeThreeTopsJoker: {
		name: 'The 3 of spades',
		values: { true: 'Tops a Joker', false: 'A 3 like others' }
	},
	calledRuns: { name: 'Ordering', values: { true: 'May be called', false: 'No ordering' } },
	lastCardCall: {
		name: 'One card left',
		values: { true: 'Say “One card”', false: 'Nothing is said' }
	},
	firstLead: {
		name: 'First trick of the first round',
		values: {
			'top-seat': 'The top player',
			'bottom-seat': 'The bottom player',
			'holder-of-3c': 'The 3 of clubs',
			'left-of-dealer': 'Left of the dealer'
		}
	},
	laterLead: {
		name: 'First trick of later rounds',
		values: {
			'top-seat': 'The top player',
			'bottom-seat': 'The bottom player',
			'holder-of-3c': 'The 3 of clubs',
			'left-of-dealer': 'Left of the dealer'
		}
	},
	startsWith3d: {
		name: 'Card that begins',
		values: { true: 'The 3 of diamonds', false: 'The 3 of clubs' }
	},
	leadAfterExit: {
		name: 'When the winner is out',
		values: { 'next-in-turn': 'Next in turn', 'highest-place': 'Highest place' }
	},
	// taxes; revolution
	taxSchedule: {
		name: 'Cards paid in tax',
		values: {
			tiered: 'Grows with the table',
			'two-one': '2 and 1',
			progressive: 'More with more players',
			'three-one': '3 and 1',
			one: 'One card',
			none: 'No taxes'
		}
	},
	firstRoundTax: { name: 'Taxes in the first round', values: { true: 'Paid', false: 'None yet' } },
	wildTax: {
		name: 'Wild cards at tax time',
		values: { kept: 'Kept', owed: 'Owed', 'payer-chooses': 'As the payer says' }
	},
	giveback: {
		name: 'Cards given back',
		values: {
			'free-after-looking': 'Any, after looking',
			'free-unseen': 'Any, unseen',
			worst: 'The worst'
		}
	},
	merchantExchange: { name: 'Merchant exchange', values: { true: 'Allowed', false: 'None' } },
	revolution: {
		name: 'Both wild cards in a hand',
		values: {
			none: 'No revolution',
			'cancels-tax': 'Cancel the taxes',
			dalmuti: 'Cancel or overturn'
		}
	},
	firstDealRevolution: {
		name: 'First deal revolution',
		values: { true: 'As if called', false: 'None' }
	},
	fourOfAKindTurns: {
		name: 'Four of a kind',
		values: { true: 'Reverses the ranking', false: 'Nothing special' }
	},
	fallOfTheCapital: {
		name: 'Fall of the capital',
		values: { true: 'The top may fall', false: 'No fall' }
	},
	overturnFromTheBottom: {
		name: 'When the last goes out first',
		values: { true: 'All places are reversed', false: 'Nothing special' }
	},
	packs: { name: 'Packs of cards', values: { 1: 'One pack', 2: 'Two packs' } },
	completedFour: {
		name: 'A completed four',
		values: { never: 'Nothing special', clears: 'Clears the pile' }
	},
	bomb: { name: 'Bomb', values: { none: 'No bombs', four: 'Four of a kind' } },
	topCard: {
		name: 'A card above all',
		values: { none: 'None', '3c': 'The 3 of clubs', 'red-threes': 'The red threes' }
	},
	threes: {
		name: 'Threes',
		values: { normal: 'A rank like others', wild: 'Wild', clear: 'Clear the pile' }
	},
	fiveSkip: { name: 'Five skip', values: { true: 'Fives skip', false: 'Skip nobody' } },
	sevenPass: {
		name: 'Seven pass',
		values: { true: 'Sevens are passed on', false: 'Nothing is given' }
	},
	nineReverse: {
		name: 'Nine reverse',
		values: { true: 'Nines turn the direction', false: 'Nothing special' }
	},
	tenDiscard: {
		name: 'Ten discard',
		values: { true: 'Tens throw away', false: 'Nothing is laid aside' }
	},
	queenBomber: {
		name: 'Queen bomber',
		values: { true: 'Queens name ranks', false: 'Nothing special' }
	},
	numberLock: { name: 'Number lock', values: { true: 'Locks', false: 'No lock' } },
	tenpenChii: {
		name: 'Tenpen-chii',
		values: { true: 'The last may swap hands', false: 'No swap of hands' }
	},
	stairsRevolution: {
		name: 'Stairs revolution',
		values: { none: 'Nothing special', four: 'Four or more in a run' }
	},
	jackBack: {
		name: 'Eleven back',
		values: { true: 'Jacks reverse the trick', false: 'Nothing special' }
	},
	coup: { name: 'Coup d’état', values: { true: 'Three nines reverse', false: 'Nothing special' } },
	// newcomers; score
	newcomers: {
		name: 'Where newcomers sit',
		values: {
			'middle-untaxed': 'Middle, untaxed',
			'middle-low-side': 'Just below the middle',
			bottom: 'At the bottom',
			redraw: 'Everyone draws',
			'by-card': 'By a card'
		}
	},
	scoring: {
		name: 'Points',
		values: {
			none: 'No points',
			beaten: 'One per player beaten',
			'beaten-philanthropic': 'Philanthropic',
			'by-title': 'By title'
		}
	}
} satisfies OptionLabels;

/** The options of the rules, for the editor, the log and the Referee. */
export default {
	options,
	/** Names of options that are not chosen from a list. */
	names: {
		target: 'End of the series',
		forbiddenLast: 'Forbidden last cards',
		players: 'Number of players'
	},
	target: {
		open: 'Open',
		rounds: (n: number) => `After ${rounds(n)}`,
		points: (n: number) => `At ${points(n)}`
	},
	forbidden: {
		none: 'None',
		/** @param cards from `everyCard`, `everyWild`, or single cards: 3♠ */
		some: (cards: readonly string[]) => cards.join(', ')
	},
	/** All cards of a rank: 2s. */
	everyCard: (rank: string) => `${rank}s`,
	everyWild: { JK: 'Jokers', JE: 'Jesters' },
	/** A changed option with its value: “Largest set: Four”. */
	change: (option: string, label: string) => `${option}: ${label}`,
	/** A value in brief, for a list: “Jokers wild, tax 3 and 1”.
	 * @param label of the value in `options` */
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return lower(label);
		return `${before} ${lower(label)}`;
	},
	/** These belong to the same list. */
	titlesRenamed: byCount('# title renamed', '# titles renamed'),
	ownPoints: 'its own points',
	trumpsDescribed: byCount('# trump described', '# trumps described'),
	asPublished: 'As published',
	/** House rules in one line. @param more how many changes are not in `texts` */
	changes(n: number, texts: readonly string[], more: number): string {
		const all = plural(n, { one: `${n} change`, other: `${n} changes` });
		return `${all}: ${texts.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
	},
	/** The comparison of two sets of rules. */
	differences: {
		number: (n: number) =>
			n === 0 ? 'No differences' : plural(n, { one: `${n} difference`, other: `${n} differences` }),
		title: (title: string) => `Title: ${title}`,
		points: (title: string) => `Points: ${title}`,
		/** For text that one of them lacks. */
		nothing: '–'
	},
	/** The usual names of the tarot trumps, from 0 on. */
	trumps: [
		'The Fool',
		'The Magician',
		'The High Priestess',
		'The Empress',
		'The Emperor',
		'The Hierophant',
		'The Lovers',
		'The Chariot',
		'Strength',
		'The Hermit',
		'Wheel of Fortune',
		'Justice',
		'The Hanged Man',
		'Death',
		'Temperance',
		'The Devil',
		'The Tower',
		'The Star',
		'The Moon',
		'The Sun',
		'Judgement',
		'The World'
	],
	/** Label of a trump. */
	trump: (number: number, name: string) => `${number} · ${name}`
};
