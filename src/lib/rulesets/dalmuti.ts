import { beyondTheFour, from, off, type Ruleset } from './ruleset.ts';

const { said, read } = from('dalmuti');

export const dalmuti = {
	id: 'dalmuti',
	name: 'The Great Dalmuti',
	aliases: ['Dalmuti', 'Corporate Shuffle'],
	source: 'dalmuti',
	players: { min: 3, max: 12, best: [5, 8], fair: 4 },
	standing: 'from-the-draw',
	seating: 'draw',
	titles: {
		top: ['Greater Dalmuti', 'Lesser Dalmuti'],
		bottom: ['Greater Peon', 'Lesser Peon'],
		middle: 'Merchant',
		depth: 'two'
	},
	lawgiver: 'table',
	rejoinIsBadForm: false,
	leaderMayPass: false,
	decreeTemplates: ['hats', 'carnation', 'ranked-seats', 'sweets', 'drinks', 'bow'],
	bundles: [
		{
			id: 'first-deal-revolution',
			place: 'Optional Rules, First Deal Revolution',
			options: { firstDealRevolution: true }
		},
		{ id: 'stripped', place: 'Optional Rules, Stripped Decks', options: { stripped: true } },
		{
			id: 'scoring',
			place: 'Optional Rules, Scoring',
			options: { scoring: 'beaten', target: { rounds: 20 } }
		},
		{
			id: 'philanthropic',
			place: 'Optional Rules, Philanthropic Scoring',
			options: { scoring: 'beaten-philanthropic', target: { rounds: 20 } }
		},
		{
			id: 'merchant-exchange',
			place: 'Optional Rules, Merchant Exchange',
			options: { merchantExchange: true }
		},
		{ id: 'misdeals', place: 'Optional Rules, Misdeals', options: { misdeal: 'top-player-rules' } }
	],
	options: {
		deck: said('dalmuti', 'Components'),
		stripped: said(false, 'Optional Rules, Stripped Decks'),
		jokers: said(2, 'Components · Game Progress'),
		ranking: said('low-wins', 'Components'),
		maxSet: said(null, 'Game Progress'),
		runs: read('none'),
		wild: said('joins-a-set', 'Components'),
		trumps: off('none'),
		calledRuns: off(false),
		afterPass: read('may-return'),
		lastCardCall: off(false),
		firstLead: said('top-seat', 'Game Progress'),
		laterLead: said('top-seat', 'Game Progress'),
		leadAfterExit: said('next-in-turn', 'Game Progress'),
		taxSchedule: said('two-one', 'Game Progress'),
		firstRoundTax: read(true),
		wildTax: said('kept', 'Game Progress'),
		giveback: read('free-unseen'),
		revolution: said('dalmuti', 'Game Progress'),
		firstDealRevolution: said(false, 'Optional Rules, First Deal Revolution'),
		merchantExchange: said(false, 'Optional Rules, Merchant Exchange'),
		newcomers: read('middle-low-side'),
		misdeal: read('deal-again'),
		dealer: said('bottom-seat', 'Set Up'),
		scoring: said('none', 'How to Finish the Game'),
		target: said('open', 'How to Finish the Game'),
		seats: said('move', 'Game Progress'),
		...beyondTheFour
	}
} as const satisfies Ruleset;
