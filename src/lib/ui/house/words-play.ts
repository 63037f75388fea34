import type { ChoiceWords } from './choice-words.ts';

/** Play; who leads. */
export const PLAY_WORDS = {
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
	}
} satisfies ChoiceWords<
	| ('equalRank' | 'afterPass' | 'twosEndTrick' | 'eightsEndTrick' | 'suitLock' | 'calledRuns')
	| ('spadeThreeTopsJoker' | 'lastCardCall' | 'firstLead' | 'laterLead' | 'startsWith3d')
	| 'leadAfterExit'
>;
