import type { Options, OptionName } from '#lib/rules/options.ts';
import { entry, mishap, option, rule, subject, type TargetEntry } from './phrasings.ts';
import { OF_PLAY } from './targets-of-play.ts';

/** Options that decide whether a first round is taxed (TX-7). */
const firstTaxBy = ({ taxSchedule, firstDealRevolution }: Options): OptionName => {
	if (taxSchedule === 'none') return 'taxSchedule';
	return firstDealRevolution ? 'firstDealRevolution' : 'firstRoundTax';
};

/** All targets of questions. A target that the game does not have is left out. */
export const TARGETS: readonly TargetEntry[] = [
	// questions of the referee
	entry(
		{ question: 'play' },
		'cardOnCard set, cardOnCard may play set, cardOnCard set on, cardOnCard set beat',
		'cardOnCard may play set on',
		'cardOnCard, cardOnCard may play, cardOnCard beat, may play cards, play cards, may lead cards',
		'may lead joker cards, may play card what, cardRun, may cardRun, may play cardRun, play cardRun'
	),
	entry(
		{ question: 'call' },
		'wrong ordering, may ordering, ordering may what, ordering may play, ordering when',
		'ordering may cards suit'
	),
	entry(
		{ question: 'hand', side: 'payer' },
		'howMany tax places, howMany pay places, howMany tax bottom, tax card, tax card what',
		'pay card cards, tax card cards, pay cards tax card, pay card what, tax set',
		'howMany card pay, howMany pay, what card must pay, must pay, what must pay card',
		'howMany card tax, player howMany card pay, what pay, who pay who, bottomPays what card',
		'bottomPays howMany card, bottomPays'
	),
	entry(
		{ question: 'hand', side: 'receiver' },
		'what back, top must back, top back what card, back must worst, back look, howMany card back',
		'may back best, top may look card back, may back pay, topPays, topPays what card',
		'topPays howMany card, topPays worst must'
	),
	entry(
		{ question: 'next' },
		'who lead, who turn, player out who lead, player out who turn, who lead turn out',
		'player out who lead cards, player out who turn cards, player out turn lead cards',
		'player lastCard who lead, player lastCard lead cards, player lastCard who turn',
		'lastCard who lead',
		'out who lead cards, player out who lead clear, player out turn cards, player out lead cards',
		'turn player, who turn player',
		'lead player'
	),
	entry(
		{ question: 'join' },
		'join, join where sit, join who pay, join sit, join where',
		'people join where sit, comeBack sit where, join where play, join now where play'
	),
	entry(
		{ question: 'revolution' },
		'what revolution, revolution effect, revolution top places, may revolution',
		'revolution when, twoJokers, twoJokers revolution, revolution tax',
		'bottom revolution, bottom twoJokers, twoJokers what, twoJokers pay, twoJokers tax',
		'revolution pay, may player revolution, revolution, avoid tax, avoid tax may, avoid pay'
	),
	// where a revolution is called, it is no four of a kind
	{
		...entry({ question: 'revolution' }, 'revolution fourOfAKind, what revolution fourOfAKind'),
		unless: 'PR-7'
	},
	// the rules in force
	subject(
		'ranking',
		'best card pack, worst card pack, best pack, worst pack, best card, order best card',
		'what best card, best, order best, unbeatable, what unbeatable',
		'worst card, what worst card, worst, order worst, order, order card, order what, best worst',
		'order what beat, order beat, order cards, best cards, worst cards, best cards what',
		'order joker'
	),
	subject('copies', 'howMany cards'),
	subject('collects', 'collect, who collect, who collect card'),
	subject('run-length', 'run howMany, run howMany card, run must howMany card'),
	subject(
		'counts',
		'shapes, shapes may, shapes on, shapes set, shapes set on, shapes set single on',
		'shapes set beat, shapes set single beat, must equal howMany card'
	),
	subject(
		'beaten',
		'beat cards, what beat cards, may beat cards, unbeatable cards, what unbeatable cards',
		'what on cards, what may on cards, what on play cards, who beat cards, what onAfter cards'
	),
	subject('effect', 'what cards, what play cards, effect cards, what effect cards'),
	subject(
		'players',
		'people join, may people join, people everyone, people, may top people, howMany people',
		'howMany people play, may play people, may people, people what best, people misdeal',
		'people wrong'
	),
	subject(
		'titles',
		'titles, what titles, titles places, what titles bottom, titles top, places titles bottom',
		'people titles'
	),
	subject(
		'taxes',
		'tax people, howMany tax people, howMany pay people, howMany card pay people',
		'bottom howMany card pay people, who pay who howMany, howMany pay who, bottom howMany pay',
		'titles pay, titles tax, titles must pay, titles people pay, titles must tax',
		'howMany top, howMany card top, howMany bottom, howMany card bottom'
	),
	subject('first-lead', 'who lead firstRound, lead firstRound, who turn firstRound'),
	subject(
		'score',
		'score, what score, score may, score top, must score, win when, win who when, win what, beat when'
	),
	// mishaps
	mishap(
		'wrong-tribute',
		'bottom wrong pay, bottom wrong pay card, wrong pay, forgot wrong pay card, wrong tax',
		'wrong card tax, wrong card pay',
		'noticed wrong tax, bottom pay noticed, pay misdeal, misdeal tax, bottom keep best',
		'player pay cardsApart, pay cardsApart, pay card cardsApart'
	),
	mishap('forgotten-tribute', 'forgot pay, forgot tax, forgot pay tax, forgot card pay'),
	mishap('wrong-giveback', 'wrong back, wrong card back, top wrong back'),
	mishap('misdeal', 'wrong deal, misdeal, misdeal deal, wrong howMany card deal'),
	mishap('exposed-card', 'exposed deal, exposed card, exposed card deal, exposed, look card deal'),
	mishap(
		'player-left',
		'leave midway, leave, what leave card, what bottom leave, leave pay, leave must, leave who pay',
		'what leave player, player leave, player leave who pay, player leave pay, leave tax',
		'player leave tax, player leave tax what',
		'leave midway firstRound'
	),
	mishap(
		'out-of-turn',
		'outOfTurn, may outOfTurn, outOfTurn play, outOfTurn player play, outOfTurn card'
	),
	mishap('revoked-pass', 'takeBack pass, may takeBack pass, pass takeBack again, pass look card'),
	mishap('forgotten-one-card', 'forgot oneCard, wrong oneCard, forgot oneCard out'),
	mishap('forgotten-call', 'forgot ordering'),
	mishap(
		'illegal-play',
		'wrong play noticed, wrong play, wrong play card, cardOnCard noticed, cardOnCard wrong'
	),
	mishap(
		'play-taken-back',
		'takeBack card, may takeBack card, may takeBack play, takeBack, wrong play takeBack'
	),
	...OF_PLAY,
	// seats, places and titles
	rule('SE-1', 'draw, draw equal, firstRound sit, draw joker, who sit lead'),
	{
		...rule(
			'SE-1',
			'firstRound top, who top firstRound, what firstRound places top, firstRound places, ' +
				'lead places, lead places what, firstRound top what, who what firstRound'
		),
		unless: 'TI-0'
	},
	rule(
		'SE-2',
		'move, move everyRound, sit, sit everyRound, where sit, sit bottom, sit top',
		'top everyRound where'
	),
	rule('SE-3', 'move, move everyRound, sit, sit everyRound, may move'),
	rule(
		'SE-4',
		{
			phrases:
				'places, out places, who bottom, who top places, top places, who top, who bottom places',
			says: [0]
		},
		'leave midway places, firstRound places, order everyRound, order everyRound what',
		'places everyRound, titles everyRound'
	),
	rule('TI-0', 'firstRound titles, firstRound top, who top firstRound'),
	rule('TI-6', 'titles names'),
	// pack and deal
	rule('DK-1', 'pack, howMany joker, howMany card pack, what pack'),
	rule(
		'PR-1',
		'joker, pack, howMany joker, howMany card pack, howMany card play, what pack, order card',
		'joker pack may'
	),
	rule(
		'DK-2',
		'howMany joker, removed, howMany card removed, howMany card removed people, pack people',
		'removed deal'
	),
	rule('DK-4', 'pack people suit'),
	rule('DK-5', {
		phrases: 'titles cards, names cards, what names cards, what titles cards',
		says: [1]
	}),
	rule('DK-5', 'pack, howMany joker, howMany card pack, what pack, removed'),
	rule('DK-6', 'pack, howMany joker, howMany card pack, what pack'),
	rule('DK-7', {
		phrases:
			'deal, deal card, who deal card, who deal, deal everyRound, who deal everyRound, ' +
			'who deal firstRound, who deal again, who deal pack, deal pack, removed deal, ' +
			'bottom deal must, may deal, top deal, deal places, bottom deal',
		says: [0]
	}),
	rule('PR-4', 'who deal everyRound lead'),
	// some have one card more: is that right?
	option(
		'leftovers',
		'misdeal may, misdeal everyone, deal removed, uneven, uneven pack, uneven deal, uneven people'
	),
	rule('DK-8', 'exposed deal again, misdeal again'),
	rule('DF-10', 'twoPacks, twoPacks people, howMany pack people, twoPacks when, pack people'),
	rule('DF-1', 'pack, howMany card pack, joker order, joker unbeatable, howMany joker'),
	rule('DF-3', 'rank-3 lead, rank-3 lead must play'),
	// taxes
	rule('TX-1', 'tax, tax people, howMany tax people'),
	rule('TX-2', 'tax, tax people, who pay who howMany, howMany pay people'),
	rule(
		'TX-3',
		'best pay, must pay best card, must tax best card, best card pay, what best pay',
		'best pay set, best card pay set, breakUp pay, may breakUp tax, breakUp set tax, keep set',
		'may keep set pay',
		'pay best must, pay equal, cards tax, must pay cards, cards pay tax, pay what card may'
	),
	rule(
		'TX-4',
		'joker tax',
		{
			phrases: 'must pay joker',
			by: 'wildTax',
			yes: ({ wildTax }) => (wildTax === 'kept' ? false : wildTax === 'owed' ? true : undefined)
		},
		{ phrases: 'pay joker', by: 'wildTax' },
		{
			phrases: 'may pay joker',
			by: 'wildTax',
			yes: ({ wildTax }) => (wildTax === 'owed' ? undefined : wildTax === 'kept' ? false : true)
		},
		{
			phrases: 'keep joker',
			by: 'wildTax',
			yes: ({ wildTax }) => (wildTax === 'kept' ? true : wildTax === 'owed' ? false : undefined)
		},
		{ phrases: 'may keep joker pay tax', by: 'wildTax' },
		'tax joker best'
	),
	rule(
		'TX-5',
		'top must pay worst, top must worst pay card, top pay worst card, back, back worst, what back',
		{ phrases: 'must back worst', by: 'giveback' },
		'back best, keep rank-3, top keep rank-3'
	),
	rule('TX-6', 'look pay, pay look back, secret pay, pay order, who pay lead, who lead pay top'),
	rule('TX-7', {
		phrases: 'firstRound, firstRound pay, tax firstRound',
		by: firstTaxBy,
		yes: (options) => firstTaxBy(options) === 'firstRoundTax' && options.firstRoundTax
	}),
	...(['TX-8', 'TX-9'] as const).map((id) =>
		rule(id, 'join tax, join pay, join pay must, may join pay')
	),
	rule('TX-10', 'merchants, merchants pay, equal pay merchants'),
	rule('TX-11', 'wrong tax forgot'),
	rule('TX-12', 'tax howMany card pack'),
	rule('PR-9', 'tax people, pay tax, tax'),
	rule('DF-5', 'tax, tax people'),
	// revolutions
	rule('RV-1', 'revolution tax joker'),
	rule('RV-2', 'revolution tax bottom joker'),
	rule(
		'RV-3',
		'must look joker, must look twoJokers, must secret joker, must revolution, twoJokers keep',
		'twoJokers must, twoJokers may not'
	),
	// arrivals and departures
	rule(
		'JO-1',
		'may join, may join midway, join midway, join midway everyRound, join when, may join leave',
		'may join leave everyRound, may join now, join now'
	),
	rule(
		'JO-2',
		'join titles people, join titles what, join titles, join places, join bottom, join must bottom'
	),
	rule('JO-3', 'leave comeBack bottom'),
	rule(
		'JO-4',
		'people pack join, people titles everyRound, leave people titles, people tax titles',
		'people change, people change what, change people people what, people change join'
	),
	rule(
		'JO-5',
		'comeBack, sitOut, sitOut everyRound, leave comeBack, sitOut comeBack sit, sitOut sit'
	),
	// points, decrees and manners
	rule('SC-1', 'score people what'),
	rule('SC-2', 'score everyRound, howMany everyRound, score when'),
	rule('PR-10', 'score titles, howMany score top'),
	rule('DE-1', 'decree, top decree, top may'),
	rule(
		'DE-4',
		'comfort, may comfort, decree comfort, must comfort, top comfort, order comfort may',
		'may must decree comfort, may decree comfort'
	),
	rule('DE-3', 'perk, perk top, perk bottom, bottom sit perk, top sit perk, what perk'),
	rule('DE-2', 'houseRule, decree houseRule, may houseRule, top houseRule'),
	rule('MA-1', 'manners, look manners, manners top'),
	rule('MA-2', 'names, what names')
];
