import { beyondTheFour, from, type Ruleset } from './ruleset.ts';

const { said, read, off } = from('president');

export const president: Ruleset = {
	id: 'president',
	name: 'President',
	line: 'Twos high, sets only; equal ranks, eights and more as the house likes.',
	aliases: ['Asshole', 'Scum', 'Capitalism', 'Landlord', 'Bum'],
	source: 'president',
	players: { min: 3, max: 8, best: [4, 7], fair: 3 },
	standing: 'after-round-1',
	seating: 'as-we-sit',
	titles: {
		top: ['President', 'Vice President'],
		bottom: ['Scum', 'Vice Scum'],
		middle: 'Citizen',
		depth: 'two'
	},
	options: {
		deck: said('standard', 'Cards'),
		stripped: off(false),
		jokers: said(0, 'Cards'),
		ranking: said('twos-high', 'Cards'),
		maxSet: said(4, 'Play'),
		runs: said('none', 'Play'),
		wild: off('none'),
		trumps: off('none'),
		twosEndTrick: off(false),
		calledRuns: off(false),
		afterPass: said('may-return', 'Play'),
		lastCardCall: off(false),
		firstLead: said('left-of-dealer', 'Deal'),
		laterLead: said('top-seat', 'Later rounds'),
		leadAfterExit: said('next-in-turn', 'Play'),
		taxSchedule: said('two-one', 'Exchange'),
		firstRoundTax: said(false, 'Exchange'),
		wildTax: read('owed'),
		giveback: said('free-after-looking', 'Exchange'),
		revolution: off('none'),
		firstDealRevolution: off(false),
		merchantExchange: off(false),
		newcomers: read('bottom'),
		misdeal: read('deal-again'),
		dealer: said('bottom-seat', 'Later rounds'),
		scoring: said('none', 'Points'),
		target: said('open', 'Points'),
		seats: said('move', 'Later rounds'),
		...beyondTheFour,
		equalRank: said('never', 'Variations, equal rank'),
		eightsEndTrick: said(false, 'Variations, eights'),
		fourOfAKindTurns: said(false, 'Variations, revolution'),
		forbiddenLast: said([] as readonly string[], 'Variations, the last card')
	}
};
