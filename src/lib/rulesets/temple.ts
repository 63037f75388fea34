import { beyondTheFour, commonDecrees, from, off, type Ruleset } from './ruleset.ts';

const { said, read } = from('temple');
const play = 'How the game is played';
const special = 'How the game is played, special rules';

export const temple = {
	id: 'temple',
	name: 'Temple',
	aliases: ['Temple of the Sixth Happiness', 'Asshole', 'Social Class', 'Capitalism'],
	titleAliases: ['President', 'Vice President', 'Bum'],
	source: 'temple',
	players: { min: 3, max: 12, best: [4, 7], fair: 4 },
	mostWithTwoPacks: 16,
	standing: 'after-round-1',
	seating: 'as-we-sit',
	titles: {
		top: ['Emperor', 'Prince', 'Duke', 'Count', 'Baron', 'Baronet', 'Knight'],
		bottom: [
			'Poor Man',
			'Second Poorest',
			'Third Poorest',
			'Fourth Poorest',
			'Fifth Poorest',
			'Sixth Poorest',
			'Seventh Poorest'
		],
		middle: 'Middle Class',
		depth: 'by-brackets',
		otherForms: {
			Emperor: 'Empress',
			Prince: 'Princess',
			Duke: 'Duchess',
			Count: 'Countess',
			Baron: 'Baroness',
			Baronet: 'Baronetess',
			Knight: 'Dame',
			'Poor Man': 'Poor Woman'
		}
	},
	lawgiver: 'table',
	rejoinIsBadForm: true,
	leaderMayPass: false,
	decreeTemplates: commonDecrees,
	bundles: [],
	options: {
		deck: said('standard', 'Deck requirements'),
		stripped: off(false),
		jokers: said(2, 'Deck requirements'),
		ranking: said('twos-high', special),
		maxSet: said(4, play),
		runs: said('suited', play),
		wild: said('any-card', special),
		trumps: off('none'),
		calledRuns: off(false),
		afterPass: read('may-return'),
		lastCardCall: off(false),
		firstLead: said('holder-of-card', play),
		laterLead: read('top-seat'),
		leadAfterExit: read('next-in-turn'),
		taxSchedule: said('tiered', play),
		firstRoundTax: said(false, play),
		wildTax: said('kept', special),
		giveback: said('free-after-looking', play),
		revolution: said('cancels-tax', special),
		firstDealRevolution: off(false),
		merchantExchange: off(false),
		newcomers: said('middle-untaxed', special),
		misdeal: read('deal-again'),
		dealer: said('named-by-top', play),
		scoring: said('none', 'Overview'),
		target: said('open', 'Overview'),
		seats: said('move', play),
		...beyondTheFour,
		opener: said('3C', play),
		effects: said(['2:clears'] as readonly string[], special),
		packs: read(1)
	}
} as const satisfies Ruleset;
