import type { BundleId } from '#lib/rulesets/bundles.ts';
import type { Words } from './choice-words.ts';

/** What a bundle is called, and what it does. */
export const BUNDLE_WORDS: Readonly<Record<BundleId, Words>> = {
	'jokers-wild': {
		label: 'Jokers as true wild cards',
		sentence: 'Two Jokers stand for any card, and are owed in tax. The source’s usual way.'
	},
	'jokers-low': {
		label: 'Jokers low',
		sentence: 'Two Jokers join sets, are below the 2 alone, and are kept in tax.'
	},
	'more-suits-and-ranks': {
		label: 'More suits and ranks',
		sentence: 'The larger pack and its deeper taxes, which the source prefers above four players.'
	},
	'extra-suits': {
		label: 'Extra suits',
		sentence: 'A suit of a second pack for each player beyond four, with the deeper taxes.'
	},
	'twos-high': {
		label: 'Deuces high',
		sentence: 'The 2 is above the ace; where cards are taken out, 9s go first.'
	},
	'no-rank-privilege': {
		label: 'No rank privilege',
		sentence: 'After an exit the next in turn leads, not the highest in rank.'
	},
	'joker-trumps': {
		label: 'Jokers instead of twos',
		sentence: 'Two Jokers come in and are the trumps; twos are only the highest rank.'
	},
	'twos-then-jokers': {
		label: 'Jokers above twos',
		sentence: 'Two Jokers come in and top even the twos, which stay trumps.'
	},
	ordering: {
		label: 'Ordering',
		sentence: 'Three single cards in a row may be called; for a table that knows the game.'
	},
	'first-deal-revolution': {
		label: 'First deal revolution',
		sentence: 'The first round is untaxed; only a greater revolution may still be called.'
	},
	stripped: {
		label: 'Stripped pack',
		sentence: 'Four or five players take out the weakest ranks, to have fewer cards in hand.'
	},
	scoring: {
		label: 'Scoring',
		sentence: 'A point for each player beaten, over 20 rounds.'
	},
	philanthropic: {
		label: 'Philanthropic scoring',
		sentence: 'As scoring, and a point for the first two when their taxpayers rise.'
	},
	'merchant-exchange': {
		label: 'Merchant exchange',
		sentence: 'The highest Merchant may swap a card blindly with another.'
	},
	misdeals: {
		label: 'Misdeals',
		sentence: 'The Greater Dalmuti says where a card goes that was shown in the deal.'
	}
};
