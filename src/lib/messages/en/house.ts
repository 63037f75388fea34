import type { EffectName } from '#lib/rules/effects.ts';
import type { OptionName, Options } from '#lib/rules/options.ts';
import type { OptionLabels } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, plural } = grammar('en');

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

const rounds = byCount('# round', '# rounds');
const points = byCount('# point', '# points');

/** The name of each option, and a label of at most 26 characters for each value. */
const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'The pack',
		values: {
			standard: 'One pack of 52',
			'32': 'One pack of 32',
			'40': 'One pack of 40',
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
	runs: {
		name: 'Runs',
		values: { none: 'No runs', suited: 'Runs in a suit', mixed: 'Runs of any suits' }
	},
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
			'twos-fewer': 'Twos, one card fewer',
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
			'allowed-or-pass': 'Equal or pass next',
			'allowed-and-skips': 'Equal follows and skips',
			'allowed-and-skips-more': 'Each equal skips more'
		}
	},
	afterPass: {
		name: 'After a pass',
		values: {
			'may-return': 'May play again',
			'out-of-trick': 'Out of the trick',
			'only-if-unable': 'Only without a play'
		}
	},
	suitLock: {
		name: 'Suit lock',
		values: { none: 'No lock', all: 'Locks', part: 'Shared suits lock' }
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
			'holder-of-card': 'Holder plays the card',
			'holder-leads': 'Holder plays anything',
			random: 'By chance',
			'left-of-dealer': 'Left of the dealer'
		}
	},
	laterLead: {
		name: 'First trick of later rounds',
		values: {
			'top-seat': 'The top player',
			'bottom-seat': 'The bottom player',
			'holder-of-card': 'Holder plays the card',
			'holder-leads': 'Holder plays anything',
			random: 'By chance',
			'left-of-dealer': 'Left of the dealer'
		}
	},
	leadAfterExit: {
		name: 'When the winner is out',
		values: {
			'next-in-turn': 'Next in turn',
			'highest-place': 'Highest place',
			'lowest-place': 'Lowest place'
		}
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
	fallOfTheCapital: {
		name: 'Fall of the capital',
		values: { true: 'The top may fall', false: 'No fall' }
	},
	overturnFromTheBottom: {
		name: 'When the last goes out first',
		values: { true: 'All places are reversed', false: 'Nothing special' }
	},
	packs: { name: 'Packs of cards', values: { 1: 'One pack', 2: 'Two packs' } },
	leftovers: {
		name: 'Cards that are left over',
		values: {
			dealt: 'Dealt out',
			aside: 'Shown and set aside',
			'to-the-bottom': 'To the lowest places',
			'taken-out': 'Middle cards come out'
		}
	},
	direction: {
		name: 'Direction of play',
		values: {
			clockwise: 'Clockwise',
			'counter-clockwise': 'Counter-clockwise'
		}
	},
	runLength: {
		name: 'Shortest run',
		values: {
			3: 'Three cards',
			4: 'Four cards',
			5: 'Five cards'
		}
	},
	pairRuns: {
		name: 'Runs of pairs',
		values: {
			null: 'None',
			2: 'From two pairs',
			3: 'From three pairs'
		}
	},
	counts: {
		name: 'How many cards follow',
		values: {
			same: 'As many',
			'same-or-more': 'As many or more',
			'same-or-double': 'As many or twice',
			'more-beats': 'More cards beat'
		}
	},
	exitEndsTrick: {
		name: 'When a hand is emptied',
		values: {
			never: 'The trick goes on',
			foul: 'A foul exit ends it',
			always: 'Every exit ends it'
		}
	},
	titleSet: {
		name: 'Titles of a region',
		values: {
			own: 'The game’s own',
			arschloch: 'German',
			'trou-du-cul': 'French',
			culo: 'Spanish'
		}
	},
	completedFour: {
		name: 'A completed four',
		values: { never: 'Nothing special', clears: 'Clears the pile', anyone: 'Anyone may complete' }
	},
	bomb: { name: 'Bomb', values: { none: 'No bombs', four: 'Four of a kind' } },
	numberLock: { name: 'Number lock', values: { true: 'Locks', false: 'No lock' } },
	tenpenChii: {
		name: 'Tenpen-chii',
		values: { true: 'The last may swap hands', false: 'No swap of hands' }
	},
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

const effects: Readonly<Record<EffectName, string>> = {
	clears: 'ends the trick',
	skip: 'skips',
	give: 'gives cards',
	discard: 'throws cards away',
	reverse: 'turns the direction',
	bomber: 'names ranks',
	back: 'reverses the trick',
	turns: 'reverses the ranking'
};

/** The options of the rules, for the editor, the log and the Referee. */
export default {
	options,
	/** Names of options that are not chosen from a list. */
	names: {
		target: 'End of the series',
		opener: 'The card that begins',
		wildRank: 'A rank that is wild',
		tops: 'Cards that top others',
		effects: 'Ranks with effects',
		turnedBy: 'What reverses the ranking',
		forbiddenLast: 'Forbidden last cards',
		players: 'Number of players'
	},
	/** The entries of lists, and what else is not chosen from a list. */
	entries: {
		none: 'None',
		all: (entries: readonly string[]) => entries.join(', '),
		/** @param rank as shown, with the number of cards */
		effect: (rank: string, effect: EffectName) => `${rank} … ${effects[effect]}`,
		effects,
		/** A card of the pack of 40, whose suits have Spanish names (RG-2). */
		spanish: (rank: string, suit: string) => `${rank} of ${suit}`,
		inRuns: 'in runs too',
		/** @param by a card or rank @param over another, or one of `over` */
		top: (by: string, over: string) => `${by} tops ${over}`,
		over: { any: 'any play', single: 'any single card', set: 'as many cards' },
		turnedBy: {
			four: 'Four of a kind',
			'run-of-four': 'A run of four or more'
		},
		strongest: 'the strongest rank',
		/** A card that is only forbidden where it had its effect. */
		ifEffective: (card: string) => `${card}*`,
		ownTaxes: 'Own amounts'
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
