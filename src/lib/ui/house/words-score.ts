import type { ChoiceWords } from './choice-words.ts';

/** Newcomers; score. */
export const SCORE_WORDS = {
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
} satisfies ChoiceWords<'newcomers' | 'scoring'>;
