import type { ChoiceWords } from './choice-words.ts';

/** Taxes; revolution. */
export const TAX_WORDS = {
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
	}
} satisfies ChoiceWords<
	| ('taxSchedule' | 'firstRoundTax' | 'wildTax' | 'giveback' | 'merchantExchange' | 'revolution')
	| ('firstDealRevolution' | 'fourOfAKindTurns' | 'fallOfTheCapital' | 'overturnFromTheBottom')
>;
