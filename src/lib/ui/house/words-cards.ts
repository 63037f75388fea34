import type { ChoiceWords } from './choice-words.ts';

/** Cards and ranking; seats and dealing. */
export const CARD_WORDS = {
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
	}
} satisfies ChoiceWords<
	| ('deck' | 'stripped' | 'jokers' | 'ranking' | 'maxSet' | 'runs' | 'wild' | 'jokersHighest')
	| ('trumps' | 'seats' | 'dealer' | 'misdeal')
>;
