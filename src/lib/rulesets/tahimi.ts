import { beyondTheFour, from, off, type Bundle, type Ruleset } from './ruleset.ts';

const { said, read } = from('tahimi');

/** The variations that do not depend on the pack, which Tarot-Himi has too. */
export const anyPackBundles = [
	{
		id: 'jokers-wild',
		place: 'Variations, Jokers',
		options: { jokers: 2, wild: 'any-card', wildTax: 'owed' }
	},
	{
		id: 'jokers-low',
		place: 'Variations, Jokers',
		options: { jokers: 2, wild: 'joins-a-set', wildTax: 'kept' }
	},
	{
		id: 'no-rank-privilege',
		place: 'Variations, No Rank Privilege',
		options: { leadAfterExit: 'next-in-turn' }
	},
	{
		id: 'first-round-taxed',
		place: 'No taxes on the first round',
		options: { firstRoundTax: true }
	},
	{
		id: 'newcomer-as-serf',
		place: 'Variations, Joining a game in progress',
		options: { newcomers: 'bottom' }
	},
	{
		id: 'all-draw-anew',
		place: 'Variations, Joining a game in progress',
		options: { newcomers: 'redraw' }
	},
	{
		id: 'newcomer-by-card',
		place: 'Variations, Joining a game in progress',
		options: { newcomers: 'by-card' }
	}
] as const satisfies readonly Bundle[];

export const tahimi = {
	id: 'tahimi',
	name: 'Tahimi',
	aliases: ['President', 'Scum', 'Landlord'],
	source: 'tahimi',
	players: { min: 3, max: 8, best: [4, 4], fair: 4 },
	standing: 'from-the-draw',
	seating: 'draw',
	titles: {
		top: ['Tahimi', 'Vice Tahimi'],
		bottom: ['Serf', 'Master Serf'],
		middle: 'Merchant',
		depth: 'two',
		special: {
			players: 8,
			taxSchedule: 'progressive',
			titles: [
				'Tahimi',
				'Senior Vice Tahimi',
				'Junior Vice Tahimi',
				'Merchant',
				'Merchant',
				'Master Serf',
				'Junior Assistant to the Master Serf',
				'Serf'
			]
		}
	},
	lawgiver: 'top-player',
	rejoinIsBadForm: false,
	leaderMayPass: true,
	decreeTemplates: ['tall-chair', 'stool', 'drinks', 'shuffle', 'bow'],
	bundles: [
		...anyPackBundles,
		{
			id: 'more-suits-and-ranks',
			place: 'More than four players',
			options: { deck: 'suits-and-ranks', taxSchedule: 'progressive' }
		},
		{
			id: 'extra-suits',
			place: 'More than four players',
			options: { deck: 'extra-suits', taxSchedule: 'progressive' }
		},
		{ id: 'twos-high', place: 'Variations, Deuces high', options: { ranking: 'twos-high' } }
	],
	options: {
		deck: said('standard', 'The deck'),
		stripped: off(false),
		jokers: said(0, 'The deck'),
		ranking: said('aces-high', 'The deck'),
		maxSet: said(null, 'Play'),
		runs: said('none', 'Play'),
		wild: said('none', 'The deck'),
		trumps: off('none'),
		calledRuns: off(false),
		afterPass: read('may-return'),
		lastCardCall: said(true, '“One card”'),
		firstLead: said('top-seat', 'Play'),
		laterLead: said('top-seat', 'Play'),
		leadAfterExit: said('highest-place', 'Going out and the next lead'),
		taxSchedule: said('two-one', 'Taxation'),
		firstRoundTax: said(false, 'No taxes on the first round'),
		wildTax: said('kept', 'Variations, Jokers'),
		giveback: said('free-after-looking', 'Taxation'),
		revolution: off('none'),
		firstDealRevolution: off(false),
		merchantExchange: off(false),
		newcomers: said('middle-low-side', 'Joining a game in progress'),
		misdeal: read('deal-again'),
		dealer: said('named-by-top', 'The deal'),
		scoring: said('none', 'Scoring; winning and losing'),
		target: said('open', 'Scoring; winning and losing'),
		seats: said('move', 'The next round'),
		...beyondTheFour,
		leftovers: said('taken-out', 'More than four players')
	}
} as const satisfies Ruleset;
