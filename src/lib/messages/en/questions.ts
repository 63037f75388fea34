import type { AnswerWord, QuestionId } from '#lib/rulesets/questions.ts';
import type { RegionId } from '#lib/rulesets/regions.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';

/** “How do you play it?”: a few questions about a game, its titles, and the rules of regions. */
export default {
	title: (game: string) => `How do you play ${game}?`,
	/** @param last the title of the last place */
	ask: (last: string) =>
		({
			pack: 'Which pack?',
			jokers: 'Jokers?',
			eight: 'An eight clears?',
			equal: 'Equal rank?',
			gives: `${last} gives?`,
			'first-lead': 'First lead?',
			lock: 'Suits lock?',
			turned: 'Four of a kind turn the ranking?',
			'spade-three': '3♠ tops a Joker?',
			'forbidden-last': 'Cards nobody may end on?',
			fall: 'The dethroned falls to the bottom?',
			'twos-clear': 'A two clears?',
			runs: 'Runs?',
			'joker-revolution': 'Two Jokers cancel the taxes?',
			'twos-high': 'Twos high?',
			'last-call': 'Say “One card”?',
			'after-exit': 'Who leads after an exit?',
			'first-tax': 'Taxes in round 1?',
			'tarot-trumps': 'Trumps at tax time?',
			'first-deal': 'First deal revolution?',
			stripped: 'Fewer cards for few players?',
			scoring: 'Points?',
			merchants: 'The Merchant may swap?',
			misdeal: 'The top decides on a misdeal?',
			trumps: 'Trumps?',
			ordering: 'Ordering?',
			'worst-back': 'The worst cards come back?',
			chairs: 'People change chairs?'
		}) satisfies Record<QuestionId, string>,
	words: {
		no: 'no',
		yes: 'yes',
		none: 'none',
		wild: 'wild',
		low: 'low',
		skips: 'skips',
		'dealers-left': 'dealer’s left',
		'top-player': 'top player',
		'all-suits': 'all',
		'shared-suits': 'shared',
		'in-suit': 'in a suit',
		'any-suits': 'any suits',
		'as-many-grow': 'by table size',
		'more-ranks': 'more ranks',
		'more-suits': 'more suits',
		'next-in-turn': 'next in turn',
		'highest-placed': 'highest placed',
		lowest: 'lowest',
		highest: 'highest',
		twos: '2s',
		jokers: 'Jokers',
		both: 'both'
	} satisfies Record<AnswerWord, string>,
	/** Accessible name of a question, which explains its answer. */
	explain: (question: string) => `${question} What it means`,
	last: 'The last one is the…',
	/** Further titles of the last place, with those of the place above. */
	names: {
		president: [
			['Asshole', 'Vice Asshole'],
			['Beggar', 'Vice Beggar']
		]
	} as { readonly [K in GameId]?: readonly (readonly [string, string])[] },
	own: 'own',
	ownTitle: 'Your own title',
	everything: 'Everything else',
	more: (n: number) => `${n} more rules`,
	all: 'All the rules',
	back: 'Back to the questions',
	play: 'Play like this',
	regions: 'As it is played elsewhere',
	region: {
		france: {
			label: 'As in France',
			sentence:
				'The queen of hearts begins, an equal card is matched or passed, cards left over are set aside.'
		},
		germany: {
			label: 'Arschloch with 32',
			sentence: 'Seven to ace, the ace highest; who holds the 7♦ leads. König to Arschloch.'
		},
		spain: {
			label: 'Culo with 40',
			sentence:
				'The Spanish pack, aces high, the ace of oros above the other aces; play goes counter-clockwise.'
		},
		norway: { label: 'As in Norway', sentence: 'Sixes are wild.' },
		netherlands: {
			label: 'As in the Netherlands',
			sentence: 'The 3♦ begins, and more cards of a higher rank may follow.'
		},
		'united-states': {
			label: 'As in the United States',
			sentence: 'Anybody may complete four of a kind, and more cards beat fewer.'
		},
		china: {
			label: 'As in China',
			sentence: 'Runs of five in any suits; play goes counter-clockwise.'
		},
		japan: {
			label: 'With local rules of Japan',
			sentence: 'Two nines clear, three 3s top any three, two 4s stop an eight.'
		}
	} satisfies Record<RegionId, { label: string; sentence: string }>
};
