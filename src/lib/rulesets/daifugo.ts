import type { TurnedBy } from '#lib/rules/options.ts';
import { beyondTheFour, commonDecrees, from, off, type Ruleset } from './ruleset.ts';

const { said, read } = from('daifugo');

/* the sources' pages, by their sites */
const basic = 'jashinchan-dfg.com, help/rule, the basic rules';
const official = 'Wikipedia in Japanese, Daifugō, the five official rules';
const circle = 'boardgamecircle.hatenablog.com, 2013/05/03, the rules 2';
const ends = 'boku-boardgame.net, cards/miyakoochi';
const deal = 'pagat.com, climbing/daifugo, Deal';
const special = 'boardoor.com, games/daifugo, Special Rules';
const later = 'gamefaqs.com, Samurai Daifugo, How to Play';
const stand = 'cardgamebattle.com, cardgame/daifugo';
/* for what is an option here: a page on local rules */
const hands = 'blogselect.xyz, 285';
/* what each of three pages on last cards says: 3♠ only where it cut a Joker; the strongest card in
 * force; an 8 and a J only where they have their effects */
const last =
	'sunsoft.jp, hugo_rule, the terms · neo-channel.com, the rules of last cards · boku-boardgame.net, cards/daifugou-ban';

export const daifugo = {
	id: 'daifugo',
	name: 'Daifugō',
	aliases: ['大富豪', '大貧民', 'Daihinmin', 'Grand Millionaire', 'Millionaire'],
	source: 'daifugo',
	players: { min: 2, max: 12, best: [4, 6], fair: 3 },
	mostWithTwoPacks: 16,
	standing: 'after-round-1',
	seating: 'as-we-sit',
	titles: {
		top: ['Daifugō', 'Fugō'],
		bottom: ['Daihinmin', 'Hinmin'],
		middle: 'Heimin',
		depth: 'two',
		outside: [
			{ from: 7, top: 'Ōsama', bottom: 'Dorei' },
			{ from: 9, top: 'Kamisama', bottom: 'Kachiku' }
		]
	},
	lawgiver: 'table',
	rejoinIsBadForm: false,
	leaderMayPass: false,
	decreeTemplates: commonDecrees,
	bundles: [],
	options: {
		deck: said('standard', basic),
		stripped: off(false),
		jokers: said(2, basic),
		ranking: said('twos-high', basic),
		maxSet: said(null, official),
		runs: read('none'),
		wild: said('any-card', stand),
		trumps: off('none'),
		calledRuns: off(false),
		afterPass: said('out-of-trick', basic),
		lastCardCall: off(false),
		firstLead: said('holder-of-card', basic),
		laterLead: said('bottom-seat', later),
		leadAfterExit: said('next-in-turn', basic),
		taxSchedule: said('two-one', basic),
		firstRoundTax: said(false, basic),
		wildTax: read('owed'),
		giveback: read('free-unseen'),
		revolution: off('none'),
		firstDealRevolution: off(false),
		merchantExchange: off(false),
		newcomers: read('bottom'),
		misdeal: read('deal-again'),
		dealer: said('bottom-seat', deal),
		scoring: read('none'),
		target: read('open'),
		seats: said('move', 'Wikipedia, Daifugō, Special titles'),
		...beyondTheFour,
		jokersHighest: said(true, basic),
		effects: said(['8:clears'] as readonly string[], circle),
		turnedBy: said(['four'] as readonly TurnedBy[], official),
		suitLock: said('all', circle),
		tops: said(['3S>JK'] as readonly string[], special),
		forbiddenLast: said(['strongest', 'JK', '8*', 'J*', '3S*'] as readonly string[], last),
		fallOfTheCapital: said(true, ends),
		overturnFromTheBottom: said(true, ends),
		opener: said('3D', basic),
		packs: read(1),
		numberLock: read(false),
		tenpenChii: said(false, hands)
	}
} as const satisfies Ruleset;
