import { beyondTheFour, commonDecrees, from, off, type Ruleset } from './ruleset.ts';

const { said, read } = from('kings');

export const kingsAndBastards = {
	id: 'kings-and-bastards',
	name: 'Kings and Bastards',
	aliases: ['Rich Man, Poor Man'],
	source: 'kings',
	players: { min: 3, max: 8, best: [3, 5], fair: 3 },
	standing: 'after-round-1',
	seating: 'as-we-sit',
	titles: {
		top: ['King', 'Vice-King'],
		bottom: ['Bastard', 'Vice-Bastard'],
		middle: 'Commoner',
		depth: 'two',
		otherForms: { King: 'Queen', 'Vice-King': 'Vice-Queen' }
	},
	lawgiver: 'table',
	rejoinIsBadForm: false,
	leaderMayPass: false,
	decreeTemplates: commonDecrees,
	bundles: [
		{ id: 'joker-trumps', place: 'Trumps', options: { trumps: 'jokers', jokers: 2 } },
		{ id: 'twos-then-jokers', place: 'Trumps', options: { trumps: 'twos-then-jokers', jokers: 2 } },
		{ id: 'ordering', place: 'Ordering', options: { calledRuns: true } }
	],
	options: {
		deck: said('standard', 'Basics of Play'),
		stripped: off(false),
		jokers: said(0, 'Trumps'),
		ranking: said('twos-high', 'Basics of Play · Trumps'),
		maxSet: said(4, 'Multiple Cards'),
		runs: said('none', 'Multiple Cards'),
		wild: off('none'),
		trumps: said('twos', 'Trumps'),
		calledRuns: said(false, 'Ordering'),
		afterPass: said('out-of-trick', 'Basics of Play'),
		lastCardCall: off(false),
		firstLead: said('holder-of-card', 'Basics of Play'),
		laterLead: read('holder-of-card'),
		leadAfterExit: read('next-in-turn'),
		taxSchedule: said('three-one', 'Victory'),
		firstRoundTax: read(false),
		wildTax: read('owed'),
		giveback: said('worst', 'Victory'),
		revolution: off('none'),
		firstDealRevolution: off(false),
		merchantExchange: off(false),
		newcomers: read('middle-low-side'),
		misdeal: read('deal-again'),
		dealer: said('bottom-seat', 'Victory'),
		scoring: off('none'),
		target: said('open', 'Victory'),
		seats: read('stay'),
		...beyondTheFour,
		opener: said('3C', 'Basics of Play')
	}
} as const satisfies Ruleset;
