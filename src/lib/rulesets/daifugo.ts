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
/* for what is an option here: pages on local rules */
const effects = 'v-frontier.com, p=12486';
const reverse = 'woman.excite.co.jp, rid_Cobs_ly_200909_post_397';
const bomber = 'boku-boardgame.net, cards/queen-bomber';
const hands = 'blogselect.xyz, 285';
const last = 'sunsoft.jp, hugo_rule, the terms';

export const daifugo = {
	id: 'daifugo',
	name: 'Daifugō',
	aliases: ['大富豪', '大貧民', 'Daihinmin', 'Grand Millionaire', 'Millionaire'],
	source: 'daifugo',
	players: { min: 3, max: 12, best: [4, 6], fair: 3 },
	mostWithTwoPacks: 16,
	standing: 'after-round-1',
	seating: 'as-we-sit',
	titles: {
		top: ['Daifugō', 'Fugō'],
		bottom: ['Daihinmin', 'Hinmin'],
		middle: 'Heimin',
		depth: 'two'
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
		twosEndTrick: off(false),
		calledRuns: off(false),
		afterPass: said('out-of-trick', basic),
		lastCardCall: off(false),
		firstLead: said('holder-of-3c', basic),
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
		eightsEndTrick: said(true, circle),
		fourOfAKindTurns: said(true, official),
		suitLock: said(true, circle),
		spadeThreeTopsJoker: said(true, special),
		forbiddenLast: said(['JK', '2', '8', '3S'] as readonly string[], last),
		fallOfTheCapital: said(true, ends),
		overturnFromTheBottom: said(true, ends),
		startsWith3d: said(true, basic),
		packs: read(1),
		stairsRevolution: read('none'),
		jackBack: said(false, effects),
		numberLock: read(false),
		fiveSkip: said(false, effects),
		sevenPass: said(false, effects),
		tenDiscard: said(false, effects),
		nineReverse: said(false, reverse),
		queenBomber: said(false, bomber),
		tenpenChii: said(false, hands),
		coup: read(false)
	}
} as const satisfies Ruleset;
