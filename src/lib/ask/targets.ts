import type { EffectName } from '#lib/rules/effects.ts';
import type { Options, OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';

/** The subject of a question in words: a question of the referee, or a rule. */
export type Target =
	| { readonly question: 'play' | 'call' | 'next' | 'join' | 'revolution' }
	| { readonly question: 'hand'; readonly side: 'payer' | 'receiver' }
	/** `what`: an `Irregularity`. */
	| { readonly question: 'irregular'; readonly what: string }
	| { readonly rule: RuleId }
	/** The rule that an option of the game belongs to. */
	| { readonly option: string }
	| { readonly subject: Subject };

/** What is asked of the rules in force and is no question of the referee. */
export type Subject =
	| 'ranking'
	| 'copies'
	| 'collects'
	| 'run-length'
	| 'counts'
	| 'beaten'
	| 'effect'
	| 'players'
	| 'titles'
	| 'taxes'
	| 'first-lead'
	| 'score';

/** How phrasings are answered. */
interface Answer {
	/** The option whose value is the answer. */
	readonly by?: OptionName | ((options: Options) => OptionName);
	/** The effect of a rank that is asked for. */
	readonly effect?: EffectName;
	/** Which sentences of the rule are the answer: their indexes in the rulebook; else all. */
	readonly says?: readonly number[];
	/** The answer to a question that wants yes or no; undefined: it depends. */
	readonly yes?: (options: Options) => boolean | undefined;
}
/** A way of asking for a target. */
export interface Phrasing extends Answer {
	/** Its terms, with spaces between them: concepts; `cardOnCard`, or `cards` of one play;
	 * `rank-2`; `player`, who is named; who of two pays, `topPays` or `bottomPays`. */
	readonly terms: string;
}
interface TargetEntry {
	readonly target: Target;
	readonly phrasings: readonly Phrasing[];
	/** Only for games without this rule. */
	readonly unless?: RuleId;
}

/** Phrasings with commas between them, as text, or with their answer. */
type Phrases = string | (Answer & { readonly phrases: string });
const entry = (target: Target, ...all: Phrases[]): TargetEntry => ({
	target,
	phrasings: all.flatMap((some) => {
		const { phrases, ...answer } = typeof some === 'string' ? { phrases: some } : some;
		return phrases.split(',').map((terms) => ({ terms: terms.trim(), ...answer }));
	})
});
const rule = (id: RuleId, ...phrases: Phrases[]): TargetEntry => entry({ rule: id }, ...phrases);
const option = (name: string, ...phrases: string[]): TargetEntry =>
	entry({ option: name }, ...phrases);
const subject = (name: Subject, ...phrases: string[]): TargetEntry =>
	entry({ subject: name }, ...phrases);
/** An effect of a rank: the rule of a game that names it, or else the option. */
const effect = (name: EffectName, id: RuleId, phrases: string): TargetEntry[] => [
	rule(id, { phrases, effect: name }),
	{ ...option('effects', phrases), unless: id }
];
const mishap = (what: string, ...phrases: string[]): TargetEntry =>
	entry({ question: 'irregular', what }, ...phrases);

/** Options that decide whether a first round is taxed (TX-7). */
const firstTaxBy = ({ taxSchedule, firstDealRevolution }: Options): OptionName => {
	if (taxSchedule === 'none') return 'taxSchedule';
	return firstDealRevolution ? 'firstDealRevolution' : 'firstRoundTax';
};

const allowsEqual = ({ equalRank }: Options): boolean => equalRank !== 'never';
const canEndOnTwo = ({ forbiddenLast, ranking }: Options): boolean =>
	!forbiddenLast.includes('2') && !(ranking === 'twos-high' && forbiddenLast.includes('strongest'));

/** All targets of questions. A target that the game does not have is left out. */
export const TARGETS: readonly TargetEntry[] = [
	// questions of the referee
	entry(
		{ question: 'play' },
		'cardOnCard set, cardOnCard may play set, cardOnCard set on, cardOnCard set beat, cardOnCard may play set on',
		'cardOnCard, cardOnCard may play, cardOnCard beat, may play cards, play cards, may lead cards',
		'may lead joker cards, may play card what'
	),
	entry(
		{ question: 'call' },
		'wrong ordering, may ordering, ordering may what, ordering may play, ordering when',
		'ordering may cards suit'
	),
	entry(
		{ question: 'hand', side: 'payer' },
		'howMany tax places, howMany pay places, howMany tax bottom, tax card, tax card what, pay card cards, tax card cards, pay cards tax card, pay card what, tax set, howMany card pay, howMany pay, what card must pay, must pay, what must pay card',
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
		'player lastCard who lead, player lastCard lead cards, player lastCard who turn, lastCard who lead',
		'out who lead cards, player out who lead clear, player out turn cards, player out lead cards',
		'turn player, who turn player',
		'lead player'
	),
	entry(
		{ question: 'join' },
		'join, join where sit, join who pay, join sit, join where',
		'people join where sit, comeBack sit where'
	),
	entry(
		{ question: 'revolution' },
		'what revolution, revolution effect, revolution top places, may revolution, revolution when, twoJokers, twoJokers revolution, revolution tax',
		'bottom revolution, bottom twoJokers, twoJokers what, twoJokers pay, twoJokers tax',
		'revolution pay, may player revolution, revolution'
	),
	// where a revolution is called, it is no four of a kind
	{
		...entry({ question: 'revolution' }, 'revolution fourOfAKind, what revolution fourOfAKind'),
		unless: 'PR-7'
	},
	// the rules in force
	subject(
		'ranking',
		'best card pack, worst card pack, best pack, worst pack, best card, order best card, what best card, best, order best, unbeatable, what unbeatable',
		'worst card, what worst card, worst, order worst, order, order card, order what, best worst',
		'order what beat, order beat, order cards, best cards, worst cards, best cards what, order joker'
	),
	subject('copies', 'howMany cards'),
	subject('collects', 'collect, who collect, who collect card'),
	subject('run-length', 'run howMany, run howMany card, run must howMany card'),
	subject(
		'counts',
		'shapes, shapes may, shapes on, shapes set, shapes set on, shapes set single on, shapes set beat, shapes set single beat, must equal howMany card'
	),
	subject(
		'beaten',
		'beat cards, what beat cards, may beat cards, unbeatable cards, what unbeatable cards'
	),
	subject('effect', 'what cards, what play cards, effect cards, what effect cards'),
	subject(
		'players',
		'people join, may people join, people everyone, people, may top people, howMany people, howMany people play, may play people, may people, people what best'
	),
	subject(
		'titles',
		'titles, what titles, titles places, what titles bottom, titles top, places titles bottom, people titles'
	),
	subject(
		'taxes',
		'tax people, howMany tax people, howMany pay people, howMany card pay people, bottom howMany card pay people, who pay who howMany, howMany pay who, bottom howMany pay'
	),
	subject('first-lead', 'who lead firstRound, lead firstRound, who turn firstRound'),
	subject('score', 'score, what score, score may, score top, must score'),
	// mishaps
	mishap(
		'wrong-tribute',
		'bottom wrong pay, bottom wrong pay card, wrong pay, forgot wrong pay card, wrong tax, wrong card tax, wrong card pay',
		'noticed wrong tax, bottom pay noticed'
	),
	mishap('forgotten-tribute', 'forgot pay, forgot tax, forgot pay tax, forgot card pay'),
	mishap('wrong-giveback', 'wrong back, wrong card back, top wrong back'),
	mishap('misdeal', 'wrong deal, misdeal, misdeal deal, wrong howMany card deal'),
	mishap('exposed-card', 'exposed deal, exposed card, exposed card deal, exposed'),
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
	// plays
	rule(
		'PL-1',
		'run, run rank-2, run rank-2 rank-A, run rank-2 rank-3 rank-A, run cards, may play run',
		'run suit, run must equal suit, run lock, set',
		{
			phrases:
				'howMany cards may play, howMany cards play, howMany equal play, howMany equal, howMany set, howMany set may, howMany equal may play',
			by: 'maxSet'
		},
		{ phrases: 'run may', by: 'runs', yes: ({ runs }) => runs !== 'none' }
	),
	{ ...rule('PL-2', 'suit'), unless: 'DF-4' },
	rule('PL-2', 'beat, what beat on'),
	{
		...rule('PL-2', {
			phrases: 'equal, equal play may, may equal on, equal beat, equal on, equal card play',
			by: 'equalRank',
			yes: allowsEqual
		}),
		unless: 'PR-5'
	},
	rule(
		'PL-3',
		'joker, joker alone, joker alone order, what joker, play joker alone, play twoJokers',
		'may play twoJokers, twoJokers set, may play joker set, twoJokers order',
		'what twoJokers order play, joker set',
		'joker alone beat, joker order, joker run, joker standFor, standFor card'
	),
	{ ...option('jokersHighest', 'joker unbeatable'), unless: 'DF-7' },
	{ ...option('effects', 'rank-2 clear'), unless: 'PL-4' },
	{ ...option('wild', 'joker standFor, joker standFor what card'), unless: 'PL-3' },
	rule(
		'PL-4',
		'rank-2 set unbeatable, rank-2 clear, rank-2 unbeatable, rank-2 beat what, beat rank-2'
	),
	rule(
		'PL-5',
		'trump, rank-2 trump, rank-2 beat set, single rank-2 beat set, rank-2 unbeatable, joker trump',
		'bomb'
	),
	rule(
		'PL-6',
		'comeBack trick, may comeBack trick, may comeBack trick leave, out comeBack trick may, out trick again may, pass, what pass, what pass card order',
		{
			phrases: 'pass again, pass again may',
			by: 'afterPass',
			yes: ({ afterPass }) => afterPass === 'may-return'
		},
		{
			phrases:
				'pass out trick, pass out trick again, pass out everyRound, pass out, pass again play turn',
			by: 'afterPass'
		},
		{
			phrases:
				'must play may, must play card may, must play card, must play best card, must play best, must play',
			yes: () => false
		},
		'must beat may',
		{ phrases: 'may pass', yes: () => true }
	),
	rule('PL-7', {
		phrases:
			'allPass, allPass what, allPass who, allPass beat, who clear allPass, who lead allPass, who turn allPass, trick who lead, who lead trick again, trick lead, win who lead, win lead, win trick who lead, who lead trick onAfter, who win trick, trick win, win trick',
		says: [0]
	}),
	rule('PL-8', 'ordering, ordering run, ordering lock, ordering suit'),
	rule(
		'PL-9',
		'oneCard, oneCard must, must lastCard',
		{ phrases: 'must oneCard', by: 'lastCardCall' },
		'howMany card player, handSize, howMany card handSize, may handSize, must handSize',
		'howMany handSize, may howMany card handSize'
	),
	{
		...option('lastCardCall', 'handSize, howMany card handSize, may howMany card handSize'),
		unless: 'PL-9'
	},
	// leads
	rule(
		'LE-1',
		'rank-3 lead, rank-3 lead must, must rank-3 lead play',
		'who lead everyRound, lead, top lead, bottom lead'
	),
	rule(
		'LE-2',
		'out who turn, win out who lead, win out who turn, win out turn, win out, who win trick out, lead out, out clear, who lead out, out allPass lead'
	),
	rule('FP-4', 'joker rank-3 lead'),
	// seats, places and titles
	rule('SE-1', 'draw, draw equal, firstRound sit, draw joker'),
	{ ...rule('SE-1', 'firstRound top, who top firstRound'), unless: 'TI-0' },
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
		'leave midway places, firstRound places'
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
			'deal, deal card, who deal card, who deal, deal everyRound, who deal everyRound, who deal firstRound, who deal again, who deal pack, deal pack, removed deal, bottom deal must, may deal, top deal',
		says: [0]
	}),
	rule('PR-4', 'who deal everyRound lead'),
	rule('DK-8', 'exposed deal again, misdeal again'),
	rule('DF-10', 'twoPacks, twoPacks people, howMany pack people, twoPacks when, pack people'),
	rule('DF-1', 'pack, howMany card pack, joker order, joker unbeatable, howMany joker'),
	rule('DF-3', 'rank-3 lead, rank-3 lead must play'),
	// taxes
	rule('TX-1', 'tax, tax people, howMany tax people'),
	rule('TX-2', 'tax, tax people, who pay who howMany, howMany pay people'),
	rule(
		'TX-3',
		'best pay, must pay best card, must tax best card, best card pay, what best pay, best pay set, best card pay set, breakUp pay, may breakUp tax, breakUp set tax, keep set, may keep set pay',
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
	rule('TX-6', 'look pay, pay look back, secret pay, pay order, who pay lead'),
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
		'must look joker, must look twoJokers, must secret joker, must revolution, twoJokers keep, twoJokers must, twoJokers may not'
	),
	// arrivals and departures
	rule(
		'JO-1',
		'may join, may join midway, join midway, join midway everyRound, join when, may join leave',
		'may join leave everyRound'
	),
	rule(
		'JO-2',
		'join titles people, join titles what, join titles, join places, join bottom, join must bottom'
	),
	rule('JO-3', 'leave comeBack bottom'),
	rule(
		'JO-4',
		'people pack join, people titles everyRound, leave people titles, people tax titles'
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
		'comfort, may comfort, decree comfort, must comfort, top comfort, order comfort may'
	),
	rule('DE-2', 'houseRule, decree houseRule, may houseRule, top houseRule'),
	rule('MA-1', 'manners, look manners, manners top'),
	rule('MA-2', 'names, what names'),
	// plays of President, Daifugō and Tarot-Himi
	rule('PR-3', 'run set'),
	rule(
		'PR-5',
		{
			phrases: 'equal, equal play may, may equal on, equal beat, equal on, equal card play',
			by: 'equalRank',
			yes: allowsEqual
		},
		{
			phrases: 'equal skip, skip, equal card skip turn',
			by: 'equalRank',
			yes: ({ equalRank }) => equalRank.startsWith('allowed-and-skips')
		}
	),
	rule('PR-6', 'clear, clear run', {
		phrases: 'rank-8 clear, rank-8, clear rank-8 turn',
		by: 'effects',
		yes: ({ effects }) => effects.includes('8:clears')
	}),
	rule(
		'PR-7',
		'turned, order turned',
		{
			phrases: 'fourOfAKind, fourOfAKind turned',
			by: 'turnedBy',
			yes: ({ turnedBy }) => turnedBy.includes('four')
		},
		{ phrases: 'fourOfAKind revolution, revolution, revolution may', by: 'turnedBy' }
	),
	rule(
		'PR-8',
		'lastCard, lastCard run, revolution lastCard, revolution fourOfAKind lastCard, lastCard wrong',
		'lastCard rank-3',
		{
			phrases:
				'lastCard rank-2, lastCard may rank-2, out rank-2 lastCard, out may rank-2, out rank-2 bottom',
			by: 'forbiddenLast',
			yes: canEndOnTwo
		},
		{ phrases: 'lastCard joker, lastCard rank-8', by: 'forbiddenLast' },
		'lastCard may'
	),
	rule('DF-4', 'suit, lock, suit lock, lock must, suit lock must, lock may play, lock set', {
		phrases: 'must suit',
		by: 'suitLock'
	}),
	{
		...option(
			'fallOfTheCapital',
			'fall, top fall, top fall places, top fall out, top fall places out'
		),
		unless: 'DF-6'
	},
	rule(
		'DF-6',
		'top overturn, fall, top fall places, fall bottom, top fall, top fall what, top out fall, fall out',
		'fall again play'
	),
	rule(
		'DF-7',
		'joker beat, what beat joker, joker unbeatable, joker beat what, joker alone beat',
		'rank-3 back, suit rank-3 back, cards rank-3 back, cards suit rank-3 back'
	),
	rule('DF-8', 'overturn, bottom out overturn, bottom overturn'),
	rule('DF-9', 'fall lastCard, fall lastCard places, lastCard people places'),
	rule('TH-1', 'pack, howMany card pack'),
	rule('TH-2', 'order rank-P, order rank-N, order rank-N rank-P'),
	rule('TH-3', 'trump, what trump, trump play, may play trump'),
	rule('TH-5', 'trump tax, trump pay, trump tax best, trump pay best'),
	// house rules with a name of their own
	option('turnedBy', 'run revolution may, run revolution cards'),
	...effect(
		'back',
		'DF-12',
		'jackBack, what jackBack, jackBack turned, rank-J turned, rank-J, cards turned rank-J'
	),
	option('turnedBy', 'stairsRevolution, run revolution, run turned, run fourOfAKind'),
	...effect('skip', 'DF-14', 'fiveSkip, rank-5 skip, rank-5'),
	...effect('give', 'DF-15', 'sevenPass, rank-7 pay, rank-7'),
	...effect('reverse', 'DF-14', 'nineReverse, rank-9 turned, rank-9'),
	...effect('discard', 'DF-15', 'tenDiscard, rank-10 removed, rank-10'),
	...effect('bomber', 'DF-16', 'queenBomber, rank-Q bomb, rank-Q removed'),
	option('numberLock', 'numberLock, lock run'),
	...effect('turns', 'DF-17', 'coup, rank-9 set turned'),
	option('tenpenChii', 'tenpenChii'),
	option('bomb', 'bomb, fourOfAKind bomb, fourOfAKind beat, fourOfAKind on play'),
	option('completedFour', 'fourOfAKind clear, equal clear'),
	option('tops', 'rank-3 beat, rank-3 unbeatable, rank-3 clear'),
	option(
		'wildRank',
		'rank-3 joker standFor card, rank-3 joker, rank-3 standFor, rank-3 joker standFor'
	)
];
