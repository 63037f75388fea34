import type { Options, OptionName } from '#lib/rules/options.ts';
import { entry, option, rule, subject, type TargetEntry } from './phrasings.ts';
import { OF_MISHAPS } from './targets-of-mishaps.ts';
import { OF_PLAY } from './targets-of-play.ts';

/** Options that decide whether a first round is taxed (TX-7). */
const firstTaxBy = ({ taxSchedule, firstDealRevolution }: Options): OptionName => {
	if (taxSchedule === 'none') return 'taxSchedule';
	return firstDealRevolution ? 'firstDealRevolution' : 'firstRoundTax';
};

/** Whether Jokers are in the pack. */
const OF_JOKERS = {
	phrases: 'play joker, must joker, must play joker, joker pack',
	by: 'jokers',
	yes: ({ jokers }: Options): boolean => jokers > 0
} as const;

const OF_BOTH_JOKERS = {
	phrases: 'twoJokers pack',
	by: 'jokers',
	yes: ({ jokers }: Options): boolean => jokers > 1
} as const;

/** All targets of questions. A target that the game does not have is left out. */
export const TARGETS: readonly TargetEntry[] = [
	// questions of the referee
	entry(
		{ question: 'play' },
		'cardOnCard set, cardOnCard set beat, cardOnCard set onAfter beat',
		'cardOnCard, cardOnCard beat, cardOnCard onAfter beat, play cards, may lead cards',
		'may lead joker cards, cardRun'
	),
	entry({ question: 'call' }, 'may ordering, ordering when, ordering cards, ordering run cards'),
	entry(
		{ question: 'hand', side: 'payer' },
		'howMany tax places, howMany pay places, howMany tax bottom, tax card',
		'pay card cards, tax card cards, pay cards tax card, tax set',
		'howMany pay, must pay',
		'howMany card tax, player howMany card pay, what pay, who pay who',
		'bottomPays howMany card, bottomPays'
	),
	entry(
		{ question: 'hand', side: 'receiver' },
		'what back, top must back, top back what card, back must worst, back look, howMany card back',
		'top may look card back, may back pay, topPays',
		'topPays howMany card, topPays worst must, top look tax, top look pay'
	),
	entry(
		{ question: 'next' },
		'who lead, who turn, player out who lead, player out who turn, who lead turn out',
		'player out allPass who lead, player out allPass who turn, player out unbeatable who lead',
		'player out order best turn',
		'player lastCard order best turn',
		'player out who lead cards',
		'player lastCard who lead, player lastCard lead cards, player lastCard who turn',
		'lastCard who lead, lastCard allPass who lead, lastCard allPass who lead cards',
		'out who lead cards, player out turn cards',
		'turn player, who turn player',
		'lead player'
	),
	entry(
		{ question: 'join' },
		'join, join where sit, join who pay, join sit, join where',
		'people join where sit',
		'people join where'
	),
	entry(
		{ question: 'revolution' },
		'revolution effect, revolution top places, twoJokers revolution, revolution tax',
		'bottom revolution, revolution pay, may player revolution, may revolution, revolution',
		'ordering revolution, what revolution',
		'avoid tax, avoid pay',
		'revolution joker, revolution move, bottom revolution places'
	),
	// where four of a kind are the revolution, two Jokers are none
	{
		...entry(
			{ question: 'revolution' },
			'twoJokers, twoJokers what, twoJokers effect, deal twoJokers, bottom deal twoJokers',
			'bottom twoJokers, twoJokers pay, twoJokers tax',
			'look twoJokers, secret twoJokers, exposed twoJokers, look twoJokers tax, secret twoJokers tax'
		),
		unless: 'PR-7'
	},
	// where a revolution is called, it is no four of a kind, and has no end
	{
		...entry({ question: 'revolution' }, 'revolution fourOfAKind'),
		unless: 'PR-7'
	},
	// the rules in force
	subject(
		'ranking',
		'best pack',
		'best, order best, unbeatable',
		'worst, order worst, order, best worst',
		'order beat, order cards, best cards, worst cards',
		'order turned cards, best turned cards',
		'order revolution cards, best revolution cards',
		'order joker'
	),
	// where one is called, it does not turn the ranking
	{
		...subject(
			'ranking',
			'order revolution, order revolution turned, order revolution turned cards',
			'best revolution, worst revolution'
		),
		unless: 'RV-2'
	},
	subject('copies', 'howMany cards, howMany pack cards'),
	subject(
		'hand-sizes',
		'howMany deal, howMany card deal',
		'howMany card people, howMany deal people',
		'uneven deal people'
	),
	subject('places', 'who bottom, who top, who places, who top places, who bottom places', {
		phrases: 'player places',
		needs: 'player'
	}),
	subject('neighbours', 'sit player, who sit player, where sit player'),
	subject('collects', 'collect, who collect', { phrases: 'who clear card', needs: 'card' }),
	subject('run-length', 'run howMany'),
	subject(
		'counts',
		'shapes set, shapes set single on',
		'shapes set beat, shapes set single beat, must equal howMany card',
		{ phrases: 'must on set', needs: 'must' }
	),
	subject(
		'beaten',
		'beat cards, unbeatable cards',
		'what on cards, who beat cards, what onAfter cards'
	),
	subject('effect', 'what cards, effect cards'),
	subject(
		'players',
		'people join, may people join, people, may people, may play people, howMany people',
		'people what best, people misdeal',
		'people wrong'
	),
	subject(
		'titles',
		'titles, titles places, what titles bottom, titles top, places titles bottom',
		'names places',
		'what titles places, people titles, midway titles',
		{ phrases: 'people top', needs: 'top' }
	),
	subject(
		'taxes',
		'tax people, howMany tax people, howMany pay people',
		'bottom howMany card pay people, who pay who howMany, bottom howMany pay',
		'titles pay, titles tax, titles people pay',
		{ phrases: 'howMany top, howMany bottom, howMany bottom places', needs: 'howMany' },
		'tax howMany cards'
	),
	entry({ subject: 'titles' }, { phrases: 'who merchants', needs: 'who' }),
	// where they may exchange cards, there is a rule of its own too
	subject('taxes', 'merchants pay tax, merchants pay, merchants tax'),
	subject(
		'first-lead',
		'who lead firstRound, lead firstRound, who turn firstRound',
		'who lead firstRound top, when who lead firstRound top'
	),
	subject('score', 'score, score top, houseRule score', {
		phrases: 'beat when',
		needs: 'when'
	}),
	subject('ending', 'ending, howMany ending, ending score'),
	...OF_MISHAPS,
	...OF_PLAY,
	// seats, places and titles
	rule('SE-1', 'draw, draw equal, firstRound sit, who sit lead'),
	{
		...rule(
			'SE-1',
			'firstRound top, who top firstRound, what firstRound places top, firstRound places, ' +
				'lead places, who what firstRound'
		),
		unless: 'TI-0'
	},
	rule(
		'SE-2',
		'move, sit, where sit, sit bottom, sit top, direction sit',
		'top where, top must where'
	),
	rule('SE-3', 'move, sit'),
	rule(
		'SE-4',
		{
			phrases: 'places, out places, top places, win, win what, win when, who win',
			says: [0]
		},
		'out together, people out together, top win everyRound',
		'leave midway places, firstRound places, order everyRound',
		'player out what, player out titles',
		'places everyRound, titles everyRound, who overturn, overturn titles, who out bottom, what top places, what bottom places'
	),
	rule('TI-0', 'firstRound titles, firstRound top, who top firstRound'),
	rule('TI-6', 'titles names'),
	// pack and deal
	rule(
		'DK-1',
		'pack, howMany joker, howMany joker pack, howMany card pack, removed, people removed',
		OF_JOKERS,
		OF_BOTH_JOKERS
	),
	rule(
		'PR-1',
		'joker, pack, howMany joker, howMany card pack, removed, people removed',
		'joker pack may',
		OF_JOKERS,
		OF_BOTH_JOKERS
	),
	rule(
		'DK-2',
		'howMany joker, removed, howMany card removed, howMany card removed people, pack people',
		'removed deal, people removed, people removed pack',
		OF_JOKERS,
		OF_BOTH_JOKERS
	),
	rule('DK-5', {
		phrases: 'titles cards',
		says: [1]
	}),
	rule(
		'DK-5',
		'twoJokers pack, pack, howMany joker, howMany card pack, removed, play joker, joker pack, howMany joker pack, people removed, people removed pack'
	),
	rule(
		'DK-6',
		'pack, howMany joker, howMany card pack, removed, people removed',
		OF_JOKERS,
		OF_BOTH_JOKERS
	),
	rule('DK-7', {
		phrases:
			'deal, who deal, who deal again, who deal pack, deal pack, removed deal, ' +
			'top deal, deal places, bottom deal',
		says: [0]
	}),
	rule('PR-4', 'who deal everyRound lead'),
	// some have one card more: is that right?
	option(
		'leftovers',
		'misdeal may, misdeal who, misdeal deal who, deal removed, uneven, uneven pack, uneven deal, uneven people'
	),
	rule('DK-8', 'exposed deal again'),
	rule('DF-10', 'twoPacks, twoPacks people, howMany pack people, pack people'),
	rule(
		'DF-1',
		'pack, howMany card pack, joker order, joker unbeatable, howMany joker',
		'removed, people removed',
		'twoJokers beat, twoJokers unbeatable',
		OF_JOKERS,
		OF_BOTH_JOKERS
	),
	rule('DF-3', 'rank-3 lead'),
	// taxes
	rule('TX-1', 'tax, tax people, howMany tax people'),
	rule('TX-2', 'tax, tax people, who pay who howMany, howMany pay people'),
	rule(
		'TX-3',
		{ phrases: 'bottom keep cards', needs: 'bottom' },
		'best must pay cards, best pay cards',
		'best pay, must tax best card',
		'best pay set, breakUp pay, may breakUp tax, breakUp set tax, keep set',
		'may keep set pay, may pay keep cardsApart, pay breakUp cards, pay breakUp set cards, tax breakUp cards',
		'may pay worst, pay equal, cards tax, must pay cards, cards pay tax, pay what card may'
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
			phrases: 'keep twoJokers',
			by: 'wildTax',
			yes: ({ wildTax }) => (wildTax === 'kept' ? true : wildTax === 'owed' ? false : undefined)
		},
		{ phrases: 'may keep joker pay tax, may pay keep joker cardsApart', by: 'wildTax' },
		'tax joker best'
	),
	// where two Jokers are no revolution
	{ ...rule('TX-4', 'twoJokers pay, twoJokers tax'), only: 'daifugo' },
	rule(
		'TX-5',
		'top must pay worst, top pay worst card, back, back worst',
		{ phrases: 'must back worst', by: 'giveback' },
		'must back cards, may back cards',
		'back standFor card, top may back standFor card, keep rank-3, top keep rank-3'
	),
	rule(
		'TX-6',
		'look pay, look tax, together, together pay set, exposed pay, exposed tax, secret tax, pay look back, secret pay, pay order, who pay lead'
	),
	rule('TX-7', {
		phrases: 'firstRound, firstRound pay, tax firstRound',
		by: firstTaxBy,
		yes: (options) => firstTaxBy(options) === 'firstRoundTax' && options.firstRoundTax
	}),
	rule('TX-7', {
		phrases: 'nobodyPays pay when, when tax pay, when tax',
		by: firstTaxBy
	}),
	...(['TX-8', 'TX-9'] as const).map((id) => rule(id, 'join tax, join pay, join midway pay')),
	rule('TX-10', 'merchants, merchants pay, merchants may pay tax, equal pay merchants'),
	rule('TX-11', 'wrong tax forgot, top back forgot'),
	rule('PR-9', 'tax people, pay tax, tax'),
	rule('DF-5', 'tax, tax people'),
	// revolutions
	rule('RV-1', 'revolution tax joker'),
	rule('RV-2', 'revolution tax bottom joker', {
		phrases: 'when revolution, when may revolution',
		needs: 'when'
	}),
	rule(
		'RV-3',
		'must look twoJokers, must secret joker, must secret twoJokers, must look secret twoJokers, must revolution',
		'may secret twoJokers, may keep secret twoJokers',
		'twoJokers must, twoJokers must revolution, twoJokers may not, twoJokers comfort'
	),
	// arrivals and departures
	rule(
		'JO-1',
		'leave everyRound, may leave everyRound, leave everyRound who move, may join, join midway, join when, may join leave',
		'join now'
	),
	rule('JO-2', 'join draw, join titles people, join titles, join places, join bottom'),
	rule('JO-3', 'leave comeBack bottom, bottom comeBack, may leave bottom', 'leave comeBack may'),
	rule(
		'JO-4',
		'people pack join, people titles everyRound',
		'what people join people, join change what',
		'people change'
	),
	rule(
		'JO-5',
		{ phrases: 'out keep places', needs: 'keep' },
		'comeBack, sitOut, leave comeBack, sitOut comeBack sit'
	),
	// points, decrees and manners
	rule('SC-1', 'score people what'),
	rule('SC-2', 'score everyRound, ending everyRound, howMany ending everyRound'),
	rule('PR-10', 'score titles, howMany score top'),
	rule(
		'DE-1',
		'decree, decree bottom, decree bottom bottomPays pay, top decree, top may, top must'
	),
	rule('DE-4', 'comfort, decree comfort, top comfort, order comfort may'),
	rule('DE-3', 'perk, perk top, perk bottom, top sit perk, top best sit'),
	rule('DE-2', 'rule change, houseRule, decree houseRule, top houseRule', {
		phrases: 'rule removed',
		needs: 'rule'
	}),
	// in Kings and Bastards it is about calling
	{ ...rule('MA-1', 'manners'), unless: 'PL-8' },
	{ ...rule('MA-1', 'look manners'), only: 'tahimi' },
	rule('MA-2', 'names')
];
