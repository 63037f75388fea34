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
	| { readonly option: string };

/** How phrasings are answered. */
interface Answer {
	/** The option whose value is the answer. */
	readonly by?: OptionName | ((options: Options) => OptionName);
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
		'cardOnCard, cardOnCard may play, cardOnCard beat, may play cards, play cards, may lead cards',
		'may lead joker cards, may play set set, may play card what, set on set, set on single',
		'single on set'
	),
	entry(
		{ question: 'call' },
		'wrong ordering, may ordering, ordering may what, ordering may play, ordering when',
		'ordering may cards suit'
	),
	entry(
		{ question: 'hand', side: 'payer' },
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
		'who lead firstRound, who lead allPass, who turn allPass, turn player, who turn player',
		'lead player'
	),
	entry(
		{ question: 'join' },
		'join, join where sit, join who pay, join midway, may join, leave who pay, what leave player',
		'people join where sit, comeBack sit where'
	),
	entry(
		{ question: 'revolution' },
		'may revolution, revolution when, twoJokers, twoJokers revolution, revolution tax',
		'bottom revolution, bottom twoJokers, twoJokers what, twoJokers pay, twoJokers tax',
		'revolution pay, may player revolution, revolution'
	),
	// mishaps
	mishap(
		'wrong-tribute',
		'wrong pay, forgot wrong pay card, wrong tax, wrong card tax, wrong card pay',
		'noticed wrong tax, bottom pay noticed'
	),
	mishap('forgotten-tribute', 'forgot pay, forgot tax, forgot pay tax, forgot card pay'),
	mishap('wrong-giveback', 'wrong back, wrong card back, top wrong back'),
	mishap('misdeal', 'wrong deal, misdeal, misdeal deal, wrong howMany card deal'),
	mishap('exposed-card', 'exposed deal, exposed card, exposed card deal, exposed'),
	mishap(
		'player-left',
		'leave midway, leave, what leave card, what bottom leave, leave pay, leave must',
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
		'run suit, run must equal suit, run lock, set, set howMany',
		{ phrases: 'run may', by: 'runs', yes: ({ runs }) => runs !== 'none' }
	),
	{ ...rule('PL-2', 'suit'), unless: 'DF-4' },
	rule(
		'PL-2',
		'unbeatable, what unbeatable, order, set beat single, set single, order what beat, order beat',
		'order card, order rank-2, order rank-A, order rank-2 rank-A, order joker, beat'
	),
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
		'pass, what pass, what pass card order',
		{
			phrases: 'pass again, pass again may',
			by: 'afterPass',
			yes: ({ afterPass }) => afterPass === 'may-return'
		},
		{ phrases: 'pass out everyRound, pass out, pass again play turn', by: 'afterPass' },
		{ phrases: 'must play may, must play', yes: () => false },
		'must beat may',
		{ phrases: 'may pass', yes: () => true }
	),
	rule('PL-7', 'allPass, allPass what, allPass who, allPass beat, who clear allPass'),
	rule('PL-8', 'ordering, ordering run, ordering lock, ordering suit'),
	rule(
		'PL-9',
		'oneCard, oneCard must, must lastCard',
		{ phrases: 'must oneCard', by: 'lastCardCall' },
		'howMany card player'
	),
	// leads
	rule(
		'LE-1',
		'lead firstRound, rank-3 lead, rank-3 lead must, must rank-3 lead play, who lead firstRound',
		'who lead everyRound, lead, top lead, bottom lead'
	),
	rule('LE-2', 'lead out, out clear, who lead out, out allPass lead'),
	rule('FP-4', 'joker rank-3 lead'),
	// seats, places and titles
	rule('SE-1', 'draw, draw equal, firstRound sit, draw joker'),
	{ ...rule('SE-1', 'firstRound top, who top firstRound'), unless: 'TI-0' },
	rule(
		'SE-2',
		'move, move everyRound, sit, sit everyRound, where sit, sit bottom, sit top',
		'top everyRound where'
	),
	rule('SE-3', 'move, move everyRound, sit, sit everyRound'),
	rule('SE-4', 'places, out places, who bottom, leave midway places, firstRound places'),
	rule('TI-0', 'firstRound titles, firstRound top, who top firstRound'),
	rule(
		'TI-1',
		'people, may top people, howMany people, howMany people play, howMany people may play'
	),
	rule('PR-2', 'people, howMany people, howMany people play, titles'),
	rule('DF-2', 'people, howMany people, howMany people play, titles'),
	...(['TI-2', 'TI-3', 'TI-4', 'TI-5'] as const).map((id) =>
		rule(id, 'titles, what titles, titles places')
	),
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
	rule('DK-5', 'pack, howMany joker, howMany card pack, what pack, removed'),
	rule('DK-6', 'pack, howMany joker, howMany card pack, what pack'),
	rule(
		'DK-7',
		'deal, deal card, who deal card, who deal, deal everyRound, who deal everyRound',
		'who deal firstRound'
	),
	rule('PR-4', 'who deal everyRound lead'),
	rule('DK-8', 'exposed deal again, misdeal again'),
	rule('DF-10', 'twoPacks, twoPacks people, howMany pack people, twoPacks when, pack people'),
	rule('DF-1', 'pack, howMany card pack, joker order, joker unbeatable, howMany joker'),
	rule('DF-3', 'rank-3 lead, who lead firstRound, rank-3 lead must play'),
	// taxes
	rule('TX-1', 'tax, tax people, howMany tax people'),
	rule('TX-2', 'tax, tax people, who pay who howMany, howMany pay people'),
	rule(
		'TX-3',
		'best pay, breakUp pay, may breakUp tax, breakUp set tax, keep set, may keep set pay',
		'pay best must, pay equal'
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
		'back, back worst, what back',
		{ phrases: 'must back worst', by: 'giveback' },
		'back best, keep rank-3, top keep rank-3'
	),
	rule('TX-6', 'look pay, pay look back, secret pay, pay order, who pay lead'),
	rule('TX-7', {
		phrases: 'firstRound, firstRound pay, tax firstRound',
		by: firstTaxBy,
		yes: (options) => firstTaxBy(options) === 'firstRoundTax' && options.firstRoundTax
	}),
	...(['TX-8', 'TX-9'] as const).map((id) => rule(id, 'join tax, join pay must')),
	rule('TX-10', 'merchants, merchants pay, equal pay merchants'),
	rule('TX-11', 'wrong tax forgot'),
	rule('TX-12', 'tax howMany card pack'),
	rule('PR-9', 'tax people, pay tax, tax'),
	rule('DF-5', 'tax, tax people'),
	// revolutions
	rule('RV-1', 'revolution tax joker'),
	rule('RV-2', 'revolution tax bottom joker'),
	rule('RV-3', 'must revolution, twoJokers keep, twoJokers must, twoJokers may not'),
	// arrivals and departures
	rule('JO-1', 'join midway everyRound, join when, may join leave, may join leave everyRound'),
	rule('JO-2', 'join titles, join places, join bottom, join must bottom'),
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
	rule('SC-1', 'score, what score, score top, score people'),
	rule('SC-2', 'score everyRound, howMany everyRound, score when'),
	rule('SC-4', 'score, what score'),
	rule('PR-10', 'score, score titles, what score, howMany score top, score top'),
	rule('DE-1', 'decree, top decree, top may'),
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
	{ ...option('fallOfTheCapital', 'fall, top fall'), unless: 'DF-6' },
	rule(
		'DF-6',
		'fall, top fall places, fall bottom, top fall, top fall what, top out fall, fall out',
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
	rule('TH-2', 'order, order card, order rank-P, order rank-N, order rank-N rank-P'),
	rule('TH-3', 'trump, what trump, trump play, may play trump'),
	rule('TH-5', 'trump tax, trump pay, trump tax best, trump pay best'),
	// house rules with a name of their own
	option('effects', 'jackBack, what jackBack, jackBack turned, rank-J turned, rank-J'),
	option('turnedBy', 'stairsRevolution, run revolution, run turned, run fourOfAKind'),
	option('effects', 'fiveSkip, rank-5 skip, rank-5'),
	option('effects', 'sevenPass, rank-7 pay, rank-7'),
	option('effects', 'nineReverse, rank-9 turned, rank-9'),
	option('effects', 'tenDiscard, rank-10 removed, rank-10'),
	option('effects', 'queenBomber, rank-Q bomb, rank-Q removed'),
	option('numberLock', 'numberLock, lock run'),
	option('effects', 'coup, rank-9 set turned'),
	option('tenpenChii', 'tenpenChii'),
	option('bomb', 'bomb, fourOfAKind bomb, fourOfAKind beat, fourOfAKind on play'),
	option('completedFour', 'fourOfAKind clear, equal clear'),
	option('tops', 'rank-3 beat, rank-3 unbeatable, rank-3 clear'),
	option('wildRank', 'rank-3 joker, rank-3 standFor, rank-3 joker standFor')
];
