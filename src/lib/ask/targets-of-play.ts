import type { Options } from '#lib/rules/options.ts';
import { effect, option, rule, type TargetEntry } from './phrasings.ts';

const allowsEqual = ({ equalRank }: Options): boolean => equalRank !== 'never';
const canEndOnTwo = ({ forbiddenLast, ranking }: Options): boolean =>
	!forbiddenLast.includes('2') && !(ranking === 'twos-high' && forbiddenLast.includes('strongest'));

/** The targets of questions about plays and leads. */
export const OF_PLAY: readonly TargetEntry[] = [
	// plays
	rule(
		'PL-1',
		'run, run order best, run rank-2, run rank-2 rank-A, run rank-2 rank-3 rank-A, run cards',
		'run set, run pack',
		'run suit, run must equal suit, run lock, set, cardRun, may cardRun, may cardRun suit',
		{
			phrases: 'howMany cards play, howMany equal, howMany set, howMany play',
			by: 'maxSet'
		},
		{ phrases: 'run may, may play run', by: 'runs', yes: ({ runs }) => runs !== 'none' }
	),
	{ ...rule('PL-2', 'suit'), unless: 'DF-4' },
	rule(
		'PL-2',
		'beat, may play order, may play order card, run beat suit, set beat suit',
		'beat suit, order suit, set run beat, run beat',
		{ phrases: 'set run on', needs: 'on' },
		{
			phrases: 'direction, direction turn',
			by: 'direction'
		}
	),
	{
		...rule('PL-2', {
			phrases: 'equal, equal play may, may equal on, equal on, equal card play',
			by: 'equalRank',
			yes: allowsEqual
		}),
		unless: 'PR-5'
	},
	rule(
		'PL-3',
		'joker, joker alone, joker alone order, play twoJokers',
		'twoJokers set, twoJokers order',
		'joker set',
		'joker cards, joker cards set, joker order, joker run, joker standFor, standFor card',
		'joker standFor cards set'
	),
	{ ...option('jokersHighest', 'joker unbeatable'), unless: 'DF-7' },
	{ ...option('effects', 'rank-2 clear'), unless: 'PL-4' },
	{ ...option('wild', 'joker standFor'), unless: 'PL-3' },
	rule(
		'PL-4',
		'rank-2 pass, rank-2 set pass, rank-2 allPass, rank-2 set allPass, rank-2 must pass',
		'rank-2 set win pass'
	),
	rule('PL-4', 'rank-2 win, rank-2 clear, rank-2 unbeatable, beat rank-2'),
	rule(
		'PL-5',
		'trump, rank-2 beat set, single rank-2 beat set, rank-2 unbeatable, joker trump',
		'bomb'
	),
	rule(
		'PL-6',
		'comeBack trick, may comeBack trick leave',
		'out trick again may, pass, what pass card order',
		{
			phrases: 'pass again, pass again may',
			by: 'afterPass',
			yes: ({ afterPass }) => afterPass === 'may-return'
		},
		{
			phrases: 'pass out trick, pass out, pass again play turn, pass clear, pass clear trick',
			by: 'afterPass'
		},
		{
			phrases:
				'must play may, must play card may, must play card, must play best card, must play best, ' +
				'must play, must on, must on may',
			yes: () => false
		},
		'must pass, pass lead, may pass lead, pass comeBack, turn comeBack pass',
		'must beat may, must play order, must play order best',
		'comfort play',
		{ phrases: 'may pass', yes: () => true },
		'may skip, may skip again trick',
		{
			phrases: 'pass not join',
			by: 'afterPass'
		}
	),
	rule('PL-7', {
		phrases:
			'allPass, allPass who, allPass beat, who lead allPass, ' +
			'who turn allPass, trick who lead, who lead trick again, ' +
			'win lead, who lead trick onAfter, trick win, ' +
			'allPass cards, allPass beat cards, when clear, when clear trick, ' +
			'ending trick',
		says: [0]
	}),
	rule('PL-8', 'ordering, ordering run, ordering lock, ordering suit'),
	rule('PL-9', 'oneCard, must lastCard', 'howMany card player, handSize', 'howMany handSize'),
	{
		...option('lastCardCall', 'handSize'),
		unless: 'PL-9'
	},
	// leads
	rule(
		'LE-1',
		'rank-3 lead',
		'firstRound rank-3',
		'who lead everyRound, who lead player, lead, top lead, bottom lead, who lead deal',
		'pack lead must'
	),
	rule(
		'LE-2',
		'out who turn, win out who lead, win out who turn, win out turn, win out',
		'who win trick out, lead out, out clear, who lead out, out allPass lead, out allPass win who turn'
	),
	rule('FP-4', 'joker rank-3 lead, joker standFor rank-3'),
	// plays of President, Daifugō and Tarot-Himi
	rule('PR-3', 'run set'),
	rule(
		'PR-5',
		{
			phrases: 'equal, equal play may, may equal on, equal on, equal card play',
			by: 'equalRank',
			yes: allowsEqual
		},
		{
			phrases: 'equal skip, equal card skip turn, equal on skip',
			by: 'equalRank',
			yes: ({ equalRank }) => equalRank.startsWith('allowed-and-skips')
		}
	),
	rule('PR-6', 'clear, clear effect, clear run, rank-8 turn, rank-8 again', {
		phrases: 'rank-8 clear, rank-8',
		by: 'effects',
		yes: ({ effects }) => effects.includes('8:clears')
	}),
	rule(
		'PR-7',
		'revolution back, turned, order turned, revolution joker, revolution fourOfAKind joker',
		{
			phrases: 'revolution ending, when turned, revolution clear',
			by: 'turnedBy'
		},
		{
			phrases: 'fourOfAKind, fourOfAKind turned, effect fourOfAKind, what fourOfAKind',
			by: 'turnedBy',
			yes: ({ turnedBy }) => turnedBy.includes('four')
		},
		{
			phrases:
				'fourOfAKind revolution, revolution, effect fourOfAKind cards, what fourOfAKind cards',
			by: 'turnedBy'
		}
	),
	rule(
		'PR-8',
		'lastCard, revolution fourOfAKind lastCard, lastCard wrong',
		'lastCard rank-3',
		{
			phrases:
				'lastCard rank-2, lastCard may rank-2, out rank-2 lastCard, out may rank-2, ' +
				'out rank-2 bottom',
			by: 'forbiddenLast',
			yes: canEndOnTwo
		},
		{
			phrases:
				'lastCard joker, lastCard joker pack, lastCard rank-8, out may joker, out may rank-8',
			by: 'forbiddenLast'
		},
		{ phrases: 'lastCard cards, lastCard may cards', by: 'forbiddenLast' },
		'handSize may cards, handSize not may play cards',
		'lastCard not, not out card, keep lastCard cards',
		'may not out'
	),
	rule('DF-4', 'suit, lock, suit lock, lock set, run must suit, lock joker', {
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
		'top overturn, fall, top fall places, top fall, top out fall',
		'fall out, top out forgot overturn, top not overturn, top out not overturn',
		'fall again play, top fall where'
	),
	rule(
		'DF-7',
		'joker beat, joker unbeatable, joker alone beat',
		'what on joker',
		'rank-3 back, cards rank-3 back, cards suit rank-3 back'
	),
	rule(
		'DF-8',
		'overturn, bottom out overturn, bottom overturn, bottom win, bottom top what, bottom win turned'
	),
	rule('DF-9', 'fall lastCard, fall lastCard places'),
	rule('TH-1', 'pack, howMany card pack, howMany trump, howMany suit'),
	rule('TH-2', 'order rank-P, order rank-N, order rank-N rank-P'),
	rule('TH-3', 'trump, trump order, trump beat cards, trump order cards'),
	rule('TH-5', 'draw trump sit, trump tax, trump pay, trump tax best'),
	// house rules with a name of their own
	option('turnedBy', {
		phrases: 'run revolution cards, cardRun revolution cards',
		needs: 'revolution'
	}),
	{
		...option('turnedBy', 'stairsRevolution, run revolution may, run revolution, run turned'),
		unless: 'DF-11'
	},
	rule('DF-11', 'what run', {
		phrases:
			'stairsRevolution, stairsRevolution may, run revolution may, run revolution, run turned',
		yes: ({ turnedBy }) => turnedBy.includes('run-of-four')
	}),
	...effect('back', 'DF-12', 'jackBack, jackBack turned, rank-J, cards turned rank-J'),
	...effect('skip', 'DF-14', 'fiveSkip, rank-5 skip, rank-5'),
	...effect('give', 'DF-15', 'sevenPass, rank-7 pay, rank-7'),
	...effect('reverse', 'DF-14', 'nineReverse, rank-9'),
	...effect('discard', 'DF-15', 'tenDiscard, rank-10 removed, rank-10'),
	...effect('bomber', 'DF-16', 'queenBomber'),
	option('numberLock', 'lock run'),
	...effect('turns', 'DF-17', 'rank-9 set turned'),
	option('tenpenChii', 'tenpenChii'),
	option('bomb', 'bomb, fourOfAKind bomb, fourOfAKind on play'),
	option('completedFour', 'fourOfAKind clear, equal clear', 'fourOfAKind ending cards'),
	option('effects', 'card effect'),
	option('tops', 'rank-3 beat'),
	option('wildRank', 'rank-3 joker, rank-3 joker standFor')
];
