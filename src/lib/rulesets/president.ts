import type { TurnedBy } from '#lib/rules/options.ts';
import { beyondTheFour, commonDecrees, from, off, type Ruleset } from './ruleset.ts';

const { said, read } = from('president');

/* the sources' pages, by their sites */
const wikipedia = 'Wikipedia, President (card game)';
const palace = 'palace-of-cards.com, card-games/president';
const bala = 'balagamenight.com, games/president';
const groups = 'groupgames.xyz, card-games/president';
const uno = 'uno-online.co, president';
/* for what is an option here */
const convo = 'convocards.com, asshole';
const gambiter = 'gambiter.com, cards/President_card_game';
const fuego = 'fuegogames.com, find-me-a-game-1/president';

export const president = {
	id: 'president',
	name: 'President',
	aliases: ['Asshole', 'Scum', 'Capitalism', 'Landlord', 'Bum'],
	source: 'president',
	players: { min: 2, max: 12, best: [4, 7], fair: 3 },
	mostWithTwoPacks: 16,
	standing: 'after-round-1',
	seating: 'as-we-sit',
	titles: {
		top: ['President', 'Vice President'],
		bottom: ['Scum', 'Vice Scum'],
		middle: 'Citizen',
		more: { top: ['Secretary'], bottom: ['Clerk'] },
		depth: 'two'
	},
	titleSets: {
		arschloch: {
			top: ['König', 'Vizekönig'],
			bottom: ['Arschloch', 'Vizearschloch'],
			middle: 'Bürger',
			depth: 'two'
		},
		'trou-du-cul': {
			top: ['Président', 'Vice-président'],
			bottom: ['Trou du cul', 'Vice-trou du cul'],
			middle: 'Neutre',
			depth: 'two'
		},
		culo: {
			top: ['Presidente', 'Vicepresidente'],
			bottom: ['Culo', 'Viceculo'],
			middle: 'Neutral',
			depth: 'two'
		}
	},
	lawgiver: 'table',
	rejoinIsBadForm: false,
	leaderMayPass: false,
	decreeTemplates: commonDecrees,
	bundles: [
		{ id: 'more-titles', place: `${gambiter}, Special titles`, options: { middleTitles: 'more' } },
		{ id: 'twos-top', options: { trumps: 'twos' } }
	],
	options: {
		deck: said('standard', palace),
		stripped: off(false),
		jokers: said(0, palace),
		ranking: said('twos-high', `${bala}, The Deck and Card Ranking`),
		maxSet: said(4, fuego),
		runs: said('none', uno),
		wild: off('none'),
		trumps: off('none'),
		calledRuns: off(false),
		afterPass: said('may-return', palace),
		lastCardCall: off(false),
		firstLead: said('left-of-dealer', palace),
		laterLead: said('top-seat', palace),
		leadAfterExit: read('next-in-turn'),
		taxSchedule: said('two-one', `${groups}, Next Round`),
		firstRoundTax: said(false, `${bala}, Card Exchange`),
		wildTax: read('owed'),
		giveback: said('free-after-looking', `${bala}, Card Exchange`),
		revolution: off('none'),
		firstDealRevolution: off(false),
		merchantExchange: off(false),
		newcomers: read('bottom'),
		misdeal: read('deal-again'),
		dealer: said('bottom-seat', `${bala}, Setup and Dealing`),
		scoring: read('none'),
		target: read('open'),
		seats: said('move', `${wikipedia}, Special titles`),
		...beyondTheFour,
		equalRank: said('never', uno),
		effects: read([] as readonly string[]),
		turnedBy: read([] as readonly TurnedBy[]),
		forbiddenLast: read([] as readonly string[]),
		packs: read(1),
		completedFour: said('never', convo),
		bomb: read('none'),
		tops: said([] as readonly string[], convo),
		wildRank: read(null),
		middleTitles: said('one', `${wikipedia}, Special titles`)
	}
} as const satisfies Ruleset;
