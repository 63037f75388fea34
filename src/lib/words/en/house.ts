import type { OptionName, Options } from '#lib/rules/options.ts';
import type { ChoiceWords } from '#lib/words/choice-words.ts';
import { grammar } from '#lib/words/grammar.ts';

const { plural } = grammar('en');

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

const rounds = (n: number) => plural(n, { one: `${n} round`, other: `${n} rounds` });
const points = (n: number) => plural(n, { one: `${n} point`, other: `${n} points` });
const ends = (after: string) => `The series ends with ${after}; the highest total wins.`;

/** The options of the rules: what each is called, and for each value a label of up to 26 letters and a sentence. */
const options = {
	// cards and ranking; seats and dealing
	deck: {
		name: 'The pack',
		values: {
			standard: [
				'One pack of 52',
				'All 52 cards are dealt; cards left over go round one by one, so some players get one more.'
			],
			'even-deal': [
				'52, dealt evenly',
				'A few middle cards are taken out, so that everyone gets the same number.'
			],
			'extra-suits': [
				'One more suit each',
				'Each player beyond four brings a whole suit of a second pack: 13 cards each.'
			],
			'suits-and-ranks': [
				'More suits and ranks',
				'Ranks from 11 up, and Stars and Moons, come in with each player beyond four: 13 cards each, for four to eight.'
			],
			dalmuti: [
				'The Dalmuti pack',
				'Twelve ranks without suits, as many cards of a rank as its number says, and Jesters.'
			],
			tarot: [
				'Tarot',
				'Four suits of 14, with a Page and a Knight, and 22 trumps of the table’s own.'
			]
		}
	},
	stripped: {
		name: 'Stripped pack',
		values: {
			true: [
				'Stripped for few',
				'Four players take out the 12s and 11s, five the 12s. With more the pack stays whole.'
			],
			false: ['Whole', 'No ranks are taken out for a small table.']
		}
	},
	jokers: {
		name: 'Jokers',
		values: {
			0: ['No Jokers', 'No Joker, or Jester, is in the pack.'],
			1: ['One Joker', 'One Joker, or Jester, is in the pack.'],
			2: ['Two Jokers', 'Both Jokers, or Jesters, are in the pack.']
		}
	},
	ranking: {
		name: 'Ranking',
		values: {
			'aces-high': ['Aces high', 'From 2 at the bottom up to the ace.'],
			'twos-high': ['Twos high', 'From 3 at the bottom up to the ace, and the 2 above it.'],
			'low-wins': [
				'Low ranks win',
				'The lower the number the stronger the card: 1 tops everything.'
			]
		}
	},
	maxSet: {
		name: 'Largest set',
		values: {
			4: ['Four', 'At most four cards of a rank are laid together, wild cards included.'],
			null: ['Any number', 'As many cards of a rank as a player has may be laid together.']
		}
	},
	runs: {
		name: 'Runs',
		values: {
			none: ['No runs', 'Only cards of one rank are laid together.'],
			suited: ['Runs in a suit', 'Three or more cards of one suit in a row may be laid as well.']
		}
	},
	wild: {
		name: 'Wild cards',
		values: {
			none: ['Not wild', 'No card stands for another.'],
			'any-card': ['Any card', 'A Joker stands for any card, alone or beside others.'],
			'joins-a-set': [
				'Joins a set',
				'Beside other cards a Joker takes their rank; alone it is below the lowest.'
			]
		}
	},
	jokersHighest: {
		name: 'Jokers by themselves',
		values: {
			true: [
				'Above every rank',
				'Jokers laid alone, or as a pair, are the highest of their number.'
			],
			false: ['Nothing special', 'Jokers by themselves are what the other rules make of them.']
		}
	},
	trumps: {
		name: 'Trumps',
		values: {
			none: ['No trumps', 'Only higher cards top lower ones.'],
			twos: ['Twos', 'One 2 tops any single or set of other cards, and no single card tops it.'],
			jokers: ['Jokers', 'One Joker tops everything but a Joker; twos are only the highest rank.'],
			'twos-then-jokers': [
				'Twos, then Jokers',
				'One 2 tops any single or set of other cards, and one Joker tops that too.'
			]
		}
	},
	seats: {
		name: 'Seats and titles',
		values: {
			move: ['People move', 'After each round everyone moves to the chair of the new place.'],
			stay: ['Titles move', 'Everyone keeps the chair; titles and taxes follow the new places.']
		}
	},
	dealer: {
		name: 'Who deals',
		values: {
			'top-seat': ['The top player', 'The first in rank deals.'],
			'bottom-seat': ['The bottom player', 'The last in rank deals.'],
			'named-by-top': ['Whom the top names', 'The first in rank deals, or names another who does.']
		}
	},
	misdeal: {
		name: 'A card shown in the deal',
		values: {
			'deal-again': ['Deal again', 'If a card is shown while dealing, all cards are dealt again.'],
			'top-player-rules': [
				'The top player rules',
				'The first in rank gives the shown card to its owner, or to the last in rank against a random card.'
			]
		}
	},
	// play; who leads
	equalRank: {
		name: 'Equal rank',
		values: {
			never: ['Strictly higher', 'Only a higher rank may follow.'],
			allowed: ['Equal may follow', 'A play of the same rank may follow too.'],
			'allowed-and-skips': [
				'Equal follows and skips',
				'A play of the same rank may follow, and the next player misses that turn.'
			]
		}
	},
	afterPass: {
		name: 'After a pass',
		values: {
			'may-return': ['May play again', 'Who passed may still play when the turn comes round.'],
			'out-of-trick': ['Out of the trick', 'Who passed waits until the next trick.']
		}
	},
	twosEndTrick: {
		name: 'Twos',
		values: {
			true: ['End the trick', 'Nothing tops a set of twos: the trick is over at once.'],
			false: ['End nothing', 'Twos are followed like any other rank.']
		}
	},
	eightsEndTrick: {
		name: 'Eights',
		values: {
			true: ['End the trick', 'Nothing tops a set of eights: the trick is over at once.'],
			false: ['End nothing', 'Eights are followed like any other rank.']
		}
	},
	suitLock: {
		name: 'Suit lock',
		values: {
			true: [
				'Locks',
				'Two plays of the same suits in a row lock the trick: only those suits may follow.'
			],
			false: ['No lock', 'Suits never limit what may follow.']
		}
	},
	spadeThreeTopsJoker: {
		name: 'The 3 of spades',
		values: {
			true: ['Tops a Joker', 'The 3 of spades tops a Joker that was laid alone.'],
			false: ['A 3 like others', 'The 3 of spades has no power of its own.']
		}
	},
	calledRuns: {
		name: 'Ordering',
		values: {
			true: [
				'May be called',
				'After three single cards in a row the third player may call the row: only the next rank may follow.'
			],
			false: ['No ordering', 'Cards in a row bind nobody.']
		}
	},
	lastCardCall: {
		name: 'One card left',
		values: {
			true: ['Say “One card”', 'Who comes down to one card says so aloud.'],
			false: ['Nothing is said', 'Nobody has to say how few cards are left.']
		}
	},
	firstLead: {
		name: 'First trick of the first round',
		values: {
			'top-seat': ['The top player', 'The first in rank leads.'],
			'bottom-seat': ['The bottom player', 'The last in rank leads.'],
			'holder-of-3c': [
				'The 3 of clubs',
				'Whoever holds it leads, and it has to be in the first play.'
			],
			'left-of-dealer': ['Left of the dealer', 'The player on the dealer’s left leads.']
		}
	},
	laterLead: {
		name: 'First trick of later rounds',
		values: {
			'top-seat': ['The top player', 'The first in rank leads.'],
			'bottom-seat': ['The bottom player', 'The last in rank leads.'],
			'holder-of-3c': [
				'The 3 of clubs',
				'Whoever holds it leads, and it has to be in the first play.'
			],
			'left-of-dealer': ['Left of the dealer', 'The player on the dealer’s left leads.']
		}
	},
	startsWith3d: {
		name: 'Card that begins',
		values: {
			true: [
				'The 3 of diamonds',
				'Where the holder of a 3 leads, it is the 3 of diamonds, not of clubs.'
			],
			false: ['The 3 of clubs', 'Where the holder of a 3 leads, it is the 3 of clubs.']
		}
	},
	leadAfterExit: {
		name: 'When the winner is out',
		values: {
			'next-in-turn': [
				'Next in turn',
				'If nobody tops the last play of a player who goes out, the next with cards leads.'
			],
			'highest-place': [
				'Highest in rank',
				'If nobody tops the last play of a player who goes out, the highest in rank with cards leads.'
			]
		}
	},
	// taxes; revolution
	taxSchedule: {
		name: 'Cards in tax',
		values: {
			tiered: [
				'Deeper with the table',
				'One card between two players, and one more pair and one more card with every second player: 1; 2, 1; 3, 2, 1.'
			],
			'two-one': [
				'2 and 1',
				'The last in rank gives 2 to the first, the second-last 1 to the second. With three players only the 2.'
			],
			progressive: [
				'More with more players',
				'As 2 and 1 up to five; six pay 3 and 1, seven 3 and 2, eight 3, 2 and 1.'
			],
			'three-one': [
				'3 and 1',
				'The last in rank gives 3 to the first, the second-last 1 to the second. With three players only the 3.'
			],
			none: ['No taxes', 'Nobody gives cards to anybody.']
		}
	},
	firstRoundTax: {
		name: 'Taxes in the first round',
		values: {
			true: ['Paid', 'Taxes are paid from the first round on.'],
			false: ['None yet', 'The first round is played without taxes.']
		}
	},
	wildTax: {
		name: 'Wild cards in tax',
		values: {
			kept: [
				'Kept',
				'A wild card counts below every rank, so the payer keeps it while others are left.'
			],
			owed: ['Owed', 'A wild card counts above every rank, so it goes first.'],
			'payer-chooses': [
				'As the payer says',
				'The payer values each wild card as any rank: nothing forces it out, nothing keeps it in.'
			]
		}
	},
	giveback: {
		name: 'Cards in return',
		values: {
			'free-after-looking': [
				'Any, after looking',
				'The receiver looks at the tribute and returns any cards.'
			],
			'free-unseen': [
				'Any, unseen',
				'The receiver chooses any cards before seeing the tribute; both change hands together.'
			],
			worst: ['The lowest', 'The receiver returns the lowest cards of the hand as dealt.']
		}
	},
	merchantExchange: {
		name: 'Merchant exchange',
		values: {
			true: [
				'Allowed',
				'While taxes are paid, the highest Merchant may swap one card blindly with another: from six players on.'
			],
			false: ['None', 'Merchants exchange nothing.']
		}
	},
	revolution: {
		name: 'Both wild cards in a hand',
		values: {
			none: ['No revolution', 'Both wild cards in one hand change nothing.'],
			'cancels-tax': [
				'Cancel the taxes',
				'Who is dealt both may show them before any tax: none are paid this round.'
			],
			dalmuti: [
				'Cancel or overturn',
				'Who is dealt both may cancel the taxes; the last in rank also turns all places round.'
			]
		}
	},
	firstDealRevolution: {
		name: 'First deal revolution',
		values: {
			true: [
				'As if called',
				'The first round is untaxed by itself; a greater revolution may still be called in it.'
			],
			false: ['None', 'The first round has a revolution only if somebody calls one.']
		}
	},
	fourOfAKindTurns: {
		name: 'Four of a kind',
		values: {
			true: [
				'Turns the ranking',
				'Low becomes high until the round ends, or until four of a kind turn it back.'
			],
			false: ['Turns nothing', 'Four of a kind are a set like others.']
		}
	},
	fallOfTheCapital: {
		name: 'Fall of the capital',
		values: {
			true: ['The top may fall', 'A first in rank who is not first out again becomes the last.'],
			false: ['No fall', 'The first in rank takes the place of going out, like everyone.']
		}
	},
	overturnFromTheBottom: {
		name: 'When the last goes out first',
		values: {
			true: ['All places turn', 'If the last in rank is first out, all places are turned round.'],
			false: [
				'A climb like others',
				'The last in rank who is first out only takes the first place.'
			]
		}
	},
	// newcomers; score
	newcomers: {
		name: 'Where newcomers sit',
		values: {
			'middle-untaxed': [
				'Middle, untaxed',
				'Newcomers sit in the middle, and neither pay nor receive in their first round.'
			],
			'middle-low-side': [
				'Middle, low side',
				'Newcomers sit in the middle, nearer the bottom, and are taxed by the seat.'
			],
			bottom: ['At the bottom', 'Newcomers begin at the last places.'],
			redraw: ['Everyone draws', 'When somebody joins, all places are drawn anew.'],
			'by-card': [
				'By a card',
				'The newcomer draws a card: 2, 3, 4 is the last place, 5, 6, 7 the second-last, and so on.'
			]
		}
	},
	scoring: {
		name: 'Points',
		values: {
			none: ['No points', 'The places are all that counts.'],
			beaten: ['One for each beaten', 'A point for each player who went out later.'],
			'beaten-philanthropic': [
				'Beaten, and for the poor',
				'As one for each beaten; the first two score one more each if their taxpayer rises.'
			],
			'by-title': ['By title', 'Each title brings the points that the table gives it.']
		}
	}
} satisfies ChoiceWords;

/** A label, and what it means. */
type Pair = readonly [label: string, text: string];

/** What the rules can be, as the editor, the log and the Referee say it. */
export default {
	options,
	/** The names of what is not chosen from a list. */
	names: {
		target: 'End of the series',
		forbiddenLast: 'Forbidden last cards',
		players: 'Number of players'
	},
	target: {
		open: ['Open', 'The table plays until it has had enough.'] as Pair,
		rounds: (n: number) => [`After ${rounds(n)}`, ends(`round ${n}`)] as Pair,
		points: (n: number) =>
			[`At ${points(n)}`, ends(`the round in which somebody has ${points(n)}`)] as Pair
	},
	forbidden: {
		none: ['None', 'A player may go out with any card.'] as Pair,
		/** `cards` as of `everyCard` and `everyWild`, or single cards: 3♠. */
		some: (cards: readonly string[]) =>
			[cards.join(', '), 'Nobody may go out with these; who does takes the last place.'] as Pair
	},
	/** All cards of a rank, in a list: 2s. */
	everyCard: (rank: string) => `${rank}s`,
	everyWild: { JK: 'Jokers', JE: 'Jesters' },
	/** What other rules say otherwise: “Largest set: Four”. */
	change: (option: string, label: string) => `${option}: ${label}`,
	/** A value in a few words, in a list: “Jokers wild, tax 3 and 1”. `label` is what `options` calls it. */
	briefly(option: OptionName, value: unknown, label: string): string {
		if (option === 'wild') return JOKERS[value as Options['wild']];
		const before = BEFORE[option];
		if (before === undefined || (option === 'taxSchedule' && value === 'none')) return lower(label);
		return `${before} ${lower(label)}`;
	},
	/** In the same list. */
	titlesRenamed: (n: number) =>
		plural(n, { one: `${n} title renamed`, other: `${n} titles renamed` }),
	ownPoints: 'points of its own',
	trumpsDescribed: (n: number) =>
		plural(n, { one: `${n} trump described`, other: `${n} trumps described` }),
	asPublished: 'As published',
	/** House rules in one line. `more` changes are not among `texts`. */
	changes(n: number, texts: readonly string[], more: number): string {
		const all = plural(n, { one: `${n} change`, other: `${n} changes` });
		return `${all}: ${texts.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
	},
	/** What two sets of rules, side by side, differ in. */
	differences: {
		number: (n: number) =>
			n === 0 ? 'No differences' : plural(n, { one: `${n} difference`, other: `${n} differences` }),
		title: (title: string) => `Title: ${title}`,
		points: (title: string) => `Points: ${title}`,
		/** Stands for text that one of them does not have. */
		nothing: '–'
	},
	/** The trumps of a tarot pack from 0 on, under the names that people know. */
	trumps: [
		...['The Fool', 'The Magician', 'The High Priestess', 'The Empress', 'The Emperor'],
		...['The Hierophant', 'The Lovers', 'The Chariot', 'Strength', 'The Hermit'],
		...['Wheel of Fortune', 'Justice', 'The Hanged Man', 'Death', 'Temperance', 'The Devil'],
		...['The Tower', 'The Star', 'The Moon', 'The Sun', 'Judgement', 'The World']
	],
	/** A trump by its number and name, as a label. */
	trump: (number: number, name: string) => `${number} · ${name}`
};
