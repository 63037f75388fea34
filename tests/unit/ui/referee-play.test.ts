import { describe, expect, test } from 'vitest';
import { rankingOf } from '#lib/rules/ranking.ts';
import type { Rank } from '#lib/cards/card.ts';
import { findLegalPlays } from '#lib/referee/legal-plays.ts';
import { judgePlay } from '#lib/referee/judge-play.ts';
import type { TableQuestion } from '#lib/referee/play-facts.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { legalPlayLines } from '#lib/ui/referee/text/legal-plays.ts';
import {
	groundAreas,
	groundRules,
	houseGrounds,
	sourceLines
} from '#lib/ui/referee/ground-rules.ts';
import { circumstances, noPlayBelow } from '#lib/referee/play-entry.ts';
import { playSentence, verdictWord } from '#lib/ui/referee/text/play.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { tableNow } from '#lib/referee/table-now.ts';
import { whole } from '../../sample.ts';
import { cards, confirm, exit, exits, given, go, seated } from '../given.ts';

const rulesOf = (id: string, house: House = {}): Rules =>
	resolveRules(findRuleset(id)!, { options: house });

type Circumstances = Partial<Omit<TableQuestion, 'trick' | 'play'>>;

/** A question about a play.
 * @param trick the plays below it, as `5S 5H / 6S 6H`; empty for a lead */
function question(trick: string, play: string, more: Circumstances = {}): TableQuestion {
	const plays = trick === '' ? [] : trick.split(' / ').map(cards);
	return { players: 5, trick: plays, play: cards(play), ...more };
}

function answer(rules: Rules, question: TableQuestion): string {
	const verdict = judgePlay(rules, question);
	return `${verdictWord(verdict)}: ${playSentence({ rules, question, verdict })}`;
}

const rows: readonly (readonly [
	code: string,
	rules: Rules,
	question: TableQuestion,
	sentence: string
])[] = [
	[
		...(['lead', rulesOf('temple')] as const),
		question('', '8S 8H'),
		'Allowed: The table is empty: a pair of eights may be led.'
	],
	[
		...(['lead of wilds: a set rather than a run (FP-3)', rulesOf('temple')] as const),
		question('', '5S JK JK'),
		'Allowed: The table is empty: three fives may be led. The Jokers stand for fives.'
	],
	[
		...(['PR-12: a bomb', rulesOf('president', { bomb: 'four' })] as const),
		question('KC KD', '5C 5D 5H 5S'),
		'Allowed: Four fives may be laid on any play here: a bomb. Only a stronger four tops it.'
	],
	[
		'PR-12 PR-13: a bomb that a card above all tops',
		rulesOf('president', { bomb: 'four', tops: ['3C>any'] }),
		question('KC KD', '5C 5D 5H 5S'),
		'Allowed: Four fives may be laid on any play here: a bomb.'
	],
	[
		...(['a run in the turned ranking', rulesOf('temple', { turnedBy: ['four'] })] as const),
		question('QS KS AS', '3C 4C 5C', { turned: true }),
		'Allowed: A run of three up to a three beats a run of three up to a queen: same pattern, stronger while the ranking is reversed.'
	],
	[
		...(['PR-7, DF-1: a Joker above a turned ranking', rulesOf('daifugo')] as const),
		question('5C', 'JK', { turned: true }),
		'Allowed: A lone Joker beats a five: same pattern, higher rank. Without another card a Joker counts above every rank.'
	],
	[
		...(['PR-7, DF-1: below a Joker', rulesOf('daifugo')] as const),
		question('JK', 'AC', { turned: true }),
		'Not allowed: An ace is not higher than a lone Joker. Without another card a Joker counts above every rank.'
	],
	[
		...(['PR-8: a last card while the ranking is turned', rulesOf('daifugo')] as const),
		question('AC', '3C', { turned: true, last: true }),
		'Not allowed: Nobody may go out with a 3; whoever does takes the last place.'
	],
	[
		...(['DF-7: what ended the trick', rulesOf('daifugo')] as const),
		question('JK / 3S', 'AC'),
		'Not allowed: The 3♠ lies on the Joker: the trick is over.'
	],
	[
		...(['PR-6', rulesOf('daifugo')] as const),
		question('8C 8D', 'KC KD'),
		'Not allowed: Eights end the trick at once.'
	],
	[
		...(['PR-11', rulesOf('president', { completedFour: 'clears' })] as const),
		question('4C 4D 4H 4S', '5C 5D 5H 5S'),
		'Not allowed: Four fours lie there: the trick is over.'
	],
	[
		...(['PR-13', rulesOf('president', { tops: ['3C>any'] })] as const),
		question('KC / 3C', '2C'),
		'Not allowed: 3♣ ended the trick.'
	],
	[
		...(['PR-14', rulesOf('president', { tops: ['3>set'] })] as const),
		question('KC / 3C', '4C'),
		'Not allowed: 3♣ ended the trick.'
	],
	[
		...([
			'PR-14: threes are no Jokers',
			rulesOf('president', { wildRank: '3', jokers: 2, wild: 'joins-a-set' })
		] as const),
		question('3C', '4C'),
		'Allowed: A four beats a three: same pattern, higher rank. Without another card the wild 3 counts below every rank.'
	],
	[
		...(['lead, opening', rulesOf('temple')] as const),
		question('', '3C', { opening: true }),
		'Allowed: A three may open the round: the 3♣ is among the cards.'
	],
	[
		...(['follow, with a wild', rulesOf('temple')] as const),
		question('5S 5H', '8D JK'),
		'Allowed: A pair of eights beats a pair of fives: same pattern, higher rank. The Joker stands for an eight.'
	],
	[
		...(['follow, three wilds and naturals', rulesOf('temple')] as const),
		question('5S 5H 5D', '8D JK JK'),
		'Allowed: Three eights beat three fives: same pattern, higher rank. The Jokers stand for eights.'
	],
	[
		...(['follow by number', rulesOf('dalmuti')] as const),
		question('5 5', '4 4'),
		'Allowed: A pair of fours beats a pair of fives: same pattern, lower number.'
	],
	[
		...(['follow with a run', rulesOf('temple')] as const),
		question('4S 5S 6S', '7H 8H JK'),
		'Allowed: A run of three up to a nine beats a run of three up to a six: the same length, a higher top card. The Joker stands for a nine.'
	],
	[
		...(['equal rank', rulesOf('president', { equalRank: 'allowed' })] as const),
		question('5S', '5H'),
		'Allowed: A five follows a five: an equal rank may be played here.'
	],
	[
		...(['trump', rulesOf('kings-and-bastards')] as const),
		question('AS AH AD', '2S'),
		'Allowed: A two is a trump here and tops three aces, whatever the number of cards.'
	],
	[
		...(['spade three', rulesOf('daifugo')] as const),
		question('JK', '3S'),
		'Allowed: The 3♠ tops a Joker that lies alone.'
	],
	[
		...(['call', rulesOf('kings-and-bastards', { calledRuns: true })] as const),
		question('4S / 5S / 6S', '7S', { call: 'S' }),
		'Allowed: It is the next card of the called sequence.'
	],
	[
		...(['passed-out', rulesOf('kings-and-bastards')] as const),
		question('4S', '5S', { passed: true }),
		'Not allowed: Whoever passed is out until the next trick.'
	],
	[
		...(['not-a-pattern', rulesOf('temple')] as const),
		question('', '5S 8H'),
		'Not allowed: These cards are neither of one rank nor a run in one suit.'
	],
	[
		...(['not-a-pattern, no runs', rulesOf('tahimi')] as const),
		question('', '4S 8H'),
		'Not allowed: These cards are not of one rank.'
	],
	[
		...(['runs not played', rulesOf('tahimi')] as const),
		question('', '4S 5S 6S'),
		'Not allowed: Runs are not played here: all cards have to be of one rank.'
	],
	[
		...(['several suits', rulesOf('temple')] as const),
		question('', '4S 5H 6S'),
		'Not allowed: A run has to be of one suit.'
	],
	[
		...(['must-include-3c', rulesOf('temple')] as const),
		question('', '3S JK', { opening: true }),
		'Not allowed: The first play of the round has to include the 3♣. A Joker does not stand in for it.'
	],
	[
		...(['breaks-sequence', rulesOf('kings-and-bastards', { calledRuns: true })] as const),
		question('4S / 5S / 6S', '7H', { call: 'black' }),
		'Not allowed: A sequence is called: only the next card in order, black, may be played.'
	],
	[
		...(['unbeatable', rulesOf('temple')] as const),
		question('2S', 'JK'),
		'Not allowed: A two is unbeatable: the trick is over. The Joker counts as a two.'
	],
	[
		...(['unbeatable, a wild', rulesOf('temple')] as const),
		question('JK', 'AS'),
		'Not allowed: The Joker counts as a two here, and nothing tops a two.'
	],
	[
		...(['unbeatable, two wilds', rulesOf('temple')] as const),
		question('JK JK', 'AS AH'),
		'Not allowed: The Jokers count as twos here, and nothing tops twos.'
	],
	[
		...(['unbeatable, a wild among twos', rulesOf('temple')] as const),
		question('2S JK', 'AS AH'),
		'Not allowed: A pair of twos is unbeatable: the trick is over. The Joker on the table counts as a two.'
	],
	[
		...(['not-higher, wilds in both plays', rulesOf('temple')] as const),
		question('9S JK', '8S JK'),
		'Not allowed: A pair of eights is not higher than a pair of nines. The Joker on the table counts as a nine. The Joker counts as an eight.'
	],
	[
		...(['wrong-count, a wild on the table', rulesOf('temple')] as const),
		question('9S JK', '8S'),
		'Not allowed: Two cards are on the table, so two must follow, not one. The Joker on the table counts as a nine.'
	],
	[
		...(['a Jester alone', rulesOf('dalmuti')] as const),
		question('12', 'JE'),
		'Not allowed: A lone Jester is no better than a twelve: the lower number wins. Without another card a Jester counts as 13.'
	],
	[
		...(['on a Jester alone', rulesOf('dalmuti')] as const),
		question('JE', '12'),
		'Allowed: A twelve beats a lone Jester: same pattern, lower number. Without another card a Jester counts as 13.'
	],
	[
		...(['a Joker above all', rulesOf('daifugo')] as const),
		question('JK', '2S'),
		'Not allowed: A two is not higher than a lone Joker. Without another card a Joker counts above every rank.'
	],
	[
		...(['wrong-pattern', rulesOf('temple')] as const),
		question('4S 5S 6S', '9S 9H 9D'),
		'Not allowed: Three nines do not follow a run of three up to a six: the pattern is different.'
	],
	[
		...(['wrong-count', rulesOf('temple')] as const),
		question('5S 5H', '8S 8H 8D'),
		'Not allowed: Two cards are on the table, so two must follow, not three.'
	],
	[
		...(['wrong-count of one', rulesOf('temple')] as const),
		question('5S', '8S 8H'),
		'Not allowed: One card is on the table, so one must follow, not two.'
	],
	[
		...(['not-higher', rulesOf('temple')] as const),
		question('5S 5H', '4S 4H'),
		'Not allowed: A pair of fours is not higher than a pair of fives.'
	],
	[
		...(['not-higher, equal', rulesOf('temple')] as const),
		question('5S', '5H'),
		'Not allowed: A five on a five: an equal rank does not follow.'
	],
	[
		...(['not-higher by number', rulesOf('dalmuti')] as const),
		question('5', '6'),
		'Not allowed: A six is no better than a five: the lower number wins.'
	],
	[
		...(['suit-locked', rulesOf('daifugo')] as const),
		question('4S / 6S', '9H'),
		'Not allowed: The trick is locked to ♠.'
	],
	[
		...(['forbidden-last', rulesOf('daifugo')] as const),
		question('4S', '2H', { last: true }),
		'Not allowed: Nobody may go out with a 2; whoever does takes the last place.'
	],
	[
		...(['a trump without a text', rulesOf('tarot-himi')] as const),
		question('4S', 'TR13'),
		'The table decides: The sources do not say what trump 13 does, and this table has not written it down yet.'
	]
];

describe('PL-1 to PL-8, LE-1: the text of the answer', () => {
	test.each(rows)('%s', (_, rules, question, sentence) => {
		expect(answer(rules, question)).toBe(sentence);
	});

	test.each<[string, House, string, string]>([
		[
			'the effect of the strongest',
			{ forbiddenLast: ['strongest*'], effects: ['2:clears'] },
			'2C',
			'a 2'
		],
		[
			'only what had its effect',
			{ forbiddenLast: ['8*', 'J*'], effects: ['8/run:clears', 'J:back'], runs: 'suited' },
			'8C 9C 10C JC',
			'an 8'
		],
		['both', { forbiddenLast: ['JK', '8*'], effects: ['8:clears'] }, '8C JK', 'a Joker or an 8']
	])('RG-14 the cards that may not be the last are named: %s', (_, house, play, names) => {
		const rules = rulesOf('president', { jokers: 2, wild: 'any-card', ...house });
		expect(answer(rules, question('', play, { last: true }))).toBe(
			`Not allowed: Nobody may go out with ${names}; whoever does takes the last place.`
		);
	});

	const more: House = { counts: 'more-beats' };
	const runs: House = { runs: 'suited', effects: ['8/run:clears'] };
	const sixes: House = { runs: 'suited', wildRank: '6' };
	test.each<[string, string, House, string, string, string]>([
		['RG-10', 'president', more, '9C', '9D 9H', 'A pair of nines beats a nine: more cards beat'],
		['RG-10', 'president', more, '9C', '4D 4H', 'more cards beat fewer, whatever the rank.'],
		['RG-10', 'president', more, '9C', '10D', 'A ten beats a nine: same pattern, higher rank.'],
		['RG-10', 'president', more, '9C 9D', '10D', 'so as many or more must follow, not one.'],
		[
			'RG-10',
			'president',
			{ counts: 'same-or-double' },
			'9C',
			'8D 8H 8S',
			'as many or twice as many'
		],
		['RG-10', 'president', { ...more, bomb: 'four' }, '9C 9D 9H 9S', '10D', 'so four must follow'],
		[
			'RG-10',
			'president',
			{ ...more, ...runs },
			'3C 4C 5C',
			'10D',
			'so three must follow, not one'
		],
		[
			'RG-11',
			'president',
			{ trumps: 'twos-fewer' },
			'KC KD',
			'2C',
			'A two tops a pair of kings: twos top'
		],
		['RG-9', 'president', runs, '7C 8C 9C', '10D JD QD', 'Eights end the trick at once.'],
		[
			'RG-7',
			'president',
			{ wildRank: '6' },
			'3C',
			'6D',
			'Without another card the wild 6 counts below'
		],
		[
			'RG-7',
			'president',
			{ wildRank: '6' },
			'6D 6S',
			'3C 3D',
			'the wild 6 counts below every rank.'
		],
		[
			'RG-7',
			'president',
			{ ...sixes, jokers: 1, wild: 'joins-a-set' },
			'9C 9D 9H',
			'10C 6H JK',
			'higher rank. The wild cards stand for 10.'
		],
		[
			'RG-10',
			'president',
			{ counts: 'same-or-more' },
			'9C',
			'10C 10D',
			'A pair of tens beats a nine: more cards may follow here, and their rank is stronger.'
		],
		[
			'RG-12',
			'dalmuti',
			{ pairRuns: 2 },
			'12 12 11 11',
			'11 11 10 10',
			'up to an eleven: same pattern, lower number.'
		],
		[
			'PL-5',
			'tahimi',
			{ trumps: 'twos' },
			'AC',
			'2C',
			'A two is a trump here and tops an ace, whatever the number of cards.'
		],
		['PL-5', 'tahimi', { trumps: 'twos' }, 'AC AD', '2C 2D', 'same pattern, higher rank.'],
		[
			'RG-11',
			'president',
			{ trumps: 'twos-fewer', ranking: 'aces-high' },
			'AC',
			'2C',
			'A two tops an ace: twos top as many cards of another rank, or one more.'
		],
		[
			'PL-5',
			'kings-and-bastards',
			{},
			'AC',
			'2C',
			'A two beats an ace: same pattern, higher rank.'
		],
		['RG-7', 'president', sixes, '', '5C 6C 7C', 'The 6 is wild here, and never counts as 6'],
		['RG-7', 'president', sixes, '', '7C 6C 9C', 'The wild 6 joins a set, but not a run.'],
		[
			'RG-7',
			'president',
			{ ...sixes, wild: 'any-card' },
			'',
			'9C 6D=8',
			'The wild 6 cannot stand for that beside the other cards.'
		],
		[
			'RG-12',
			'president',
			{ runs: 'suited', runLength: 4 },
			'',
			'3C 4C 5C',
			'at least four cards here'
		],
		[
			'RG-12',
			'president',
			{ runs: 'mixed', runLength: 5 },
			'',
			'3C 4D 5C 6C',
			'at least five cards'
		],
		['RG-12', 'president', { pairRuns: 3 }, '', '3C 3D 4C 4D', 'at least three pairs here.'],
		['RG-12', 'president', { runs: 'mixed' }, '', '3C 4D 9C', 'neither of one rank nor a run.'],
		['DF-4', 'daifugo', { runs: 'suited' }, '3H 4H 5H / 6H 7H 8H', '9S 10S JS', 'locked to ♥.']
	])('%s %s %o: %s, then %s', (_, id, house, trick, play, sentence) =>
		expect(answer(rulesOf(id, house), question(trick, play))).toContain(sentence)
	);

	test('PL-5 PR-7 a two is a trump while the ranking is reversed', () => {
		const rules = rulesOf('kings-and-bastards', { turnedBy: ['four'] });
		const says = (trick: string, play: string) =>
			answer(rules, question(trick, play, { turned: true }));
		expect(says('3C', '2D')).toContain('A two is a trump here and tops a three');
		expect(says('3C 3D', '2D 2H')).toContain('a pair of threes: same pattern, higher rank.');
		expect(says('4C', '3D')).toContain('stronger while the ranking is reversed.');
	});
	test('RG-1 the card that opens is one of the pack of so many players', () => {
		const rules = rulesOf('kings-and-bastards', { opener: '9C', leftovers: 'taken-out' });
		const opens = (play: string, players: number) =>
			answer(rules, { ...question('', play, { opening: true }), players });
		expect(opens('4D', 5)).toContain('has to include the 9♣.');
		expect(opens('4D', 6)).toContain('has to include the 10♣.');
		expect(opens('10C', 6)).toBe('Allowed: A ten may open the round: the 10♣ is among the cards.');
	});
});

describe('PL-2 PL-3: the text of the plays that would be allowed', () => {
	const lines = (rules: Rules, trick: string, on: Rank | null, more: Circumstances = {}) =>
		legalPlayLines(findLegalPlays(rules, question(trick, '8S', more)), {
			rules,
			ranking: rankingOf(rules.options, { players: 5, turned: more.turned }),
			on
		});
	test('PR-14: threes that are wild are not called Jokers; DF-1: Jokers alone have one line', () => {
		const wild = rulesOf('president', { wildRank: '3' });
		const both = rulesOf('president', { wildRank: '3', jokers: 2, wild: 'joins-a-set' });
		expect(lines(both, 'KC KD', 'K')).toEqual([
			'A pair above kings, or a Joker with any card above king.',
			'Every 3 is a wild card too.'
		]);
		expect(lines(wild, 'KC KD', 'K')).toEqual([
			'A pair above kings, or a three with any card above king.'
		]);
		expect(lines(rulesOf('daifugo'), '5C', '5')).toEqual(['Any card above five.', 'A Joker.']);
	});

	test.each<[string, string, Rank | null, Circumstances, string[]]>([
		[
			...(['temple', '5S 5H', '5', {}] as const),
			['A pair above fives, or a Joker with any card above five, or two Jokers.']
		],
		['temple', '5S', '5', {}, ['Any card above five, or a Joker.']],
		['temple', 'AS', 'A', {}, ['A two, or a Joker.']],
		['temple', '2S', '2', {}, ['Nothing: the trick is over.']],
		[
			...(['temple', '4S 5S 6S', '6', {}] as const),
			['A run of three in one suit, its top card above six, Jokers among them or not.']
		],
		['dalmuti', '5 5', '5', {}, ['A pair below fives, or a Jester with any card below five.']],
		['dalmuti', '1', '1', {}, ['Nothing: no cards in the pack would do.']],
		['kings-and-bastards', '5S 5H', '5', {}, ['A two.', 'A pair above fives.']],
		[
			...(['kings-and-bastards', '5S', '5', { passed: true }] as const),
			['Nothing until the next trick.']
		]
	])('%s on %s', (id, trick, on, more, expected) => {
		expect(lines(rulesOf(id), trick, on, more)).toEqual(expected);
	});

	test('every class of plays has a complete sentence, in sampled positions of every game', () => {
		for (const { id } of RULESETS) {
			const rules = rulesOf(id);
			const ranking = rankingOf(rules.options, { players: 5 });
			for (const rank of ranking.filter((_, i) => whole || i % 3 === 0)) {
				const card = rules.options.deck === 'dalmuti' ? rank : `${rank}S`;
				for (const trick of ['', card])
					for (const line of lines(rules, trick, trick === '' ? null : rank))
						expect(line).toMatch(/^[A-Z][^\n]*[a-z♠♥♦♣]\.$/);
			}
		}
	});
});

describe('PL-1 cards on the table that are no play', () => {
	const below = (rules: Rules, trick: string) => {
		const found = noPlayBelow(rules, question(trick, 'KS'));
		return found === null ? null : answer(rules, found);
	};
	test('are named, also in a longer trick, and no play on top of them is judged', () => {
		expect(below(rulesOf('daifugo'), '4S 5S')).toMatch(/^Not allowed: /);
		expect(below(rulesOf('daifugo'), '3S / 4S 5S / 6S')).toMatch(/^Not allowed: /);
		expect(below(rulesOf('daifugo'), '3S / 4S / 4H 4D')).toBeNull();
	});
	test('are not reported while only their suits are unknown', () => {
		const plain = { kind: 'plain' } as const;
		const run = (['4', '5', '6'] as const).map((rank) => ({ ...plain, rank }));
		expect(noPlayBelow(rulesOf('temple'), { players: 5, trick: [run], play: [] })).toBeNull();
	});
});

describe('plays below the one on the table can be entered if they matter', () => {
	const offered = (id: string, house: House, trick: string): boolean =>
		circumstances(
			rulesOf(id, house).options,
			{ plays: [...trick.split(' / ').map(cards), []] },
			null
		).earlier;
	test.each<[string, House, string, boolean]>([
		['president', {}, '6S', false],
		['president', { numberLock: true }, '6S', true],
		['president', { completedFour: 'clears' }, '6S', true],
		['president', { effects: ['J:back'] }, '6S', true],
		['president', { effects: ['9x3:turns'] }, '6S', true],
		['daifugo', {}, '6S', true],
		['temple', {}, '6H', false],
		['temple', {}, '6H JK JK', true],
		['tahimi', { jokers: 2, wild: 'any-card' }, '6H JK', false]
	])('%s %o on %s: %s', (id, house, trick, earlier) =>
		expect(offered(id, house, trick)).toBe(earlier)
	);
});

describe('LE-1 the first play of a round is asked about only where it needs a card', () => {
	const table = given(seated('temple'), go('play'));
	const opening = (house: House, evening: Timeline, trick = '') =>
		circumstances(
			rulesOf('temple', house).options,
			{ plays: [cards(trick), []] },
			tableNow(evening.state)
		).opening;
	const later = { laterLead: 'holder-of-card' } as const;
	test.each<[string, House, 'first' | 'later' | 'every' | null]>([
		['temple', {}, 'first'],
		['temple', later, 'every'],
		['temple', { ...later, firstLead: 'top-seat' }, 'later'],
		['kings-and-bastards', {}, 'every'],
		['daifugo', {}, 'first'],
		['dalmuti', {}, null]
	])('%s %o without an evening: %s', (id, house, expected) =>
		expect(circumstances(rulesOf(id, house).options, { plays: [[], []] }, null).opening).toBe(
			expected
		)
	);
	test('in an evening of this round alone, until somebody is out', () => {
		expect(opening({}, table)).toBe('this');
		expect(opening({}, table, '4C')).toBeNull();
		expect(opening({}, given(table, exit('Ana')))).toBeNull();
	});
	test('in round 2 of Temple not at all, by a house rule again', () => {
		const second = given(table, ...exits('Ana Ben Chidi Dee'), confirm, go('play'));
		expect(opening({}, second)).toBeNull();
		expect(opening(later, second)).toBe('this');
	});
});

describe('PR-14 a three that is wild', () => {
	const rules = rulesOf('president', { wildRank: '3', jokers: 1, wild: 'any-card' });
	test('is called a three, not a Joker, when its rank is explained', () => {
		expect(answer(rules, question('5S 5H', '8D 3C'))).toBe(
			'Allowed: A pair of eights beats a pair of fives: same pattern, higher rank. The wild 3 stands for 8.'
		);
	});
	test('can be named with or without its suit', () => {
		expect(answer(rules, question('5S', '3C=8'))).toMatch(/^Allowed/);
		const plain = { kind: 'plain', rank: '3', as: '4' } as const;
		const named = { ...question('5S', '3C'), play: [plain] };
		expect(answer(rules, named)).toMatch(/^Not allowed/);
	});
});

test('MA-1: every rule of an answer is in a rulebook, also if the house took it from another game', () => {
	const rules = rulesOf('temple', { suitLock: 'all' });
	const verdict = judgePlay(rules, question('4S / 6S', '9H'));
	expect(groundRules(rules, verdict)).toEqual([
		{ id: 'DF-4', book: 'daifugo', title: expect.any(String) as string }
	]);
	expect(houseGrounds(rules, verdict).map(({ name }) => name)).toEqual(['Suit lock']);
	expect(sourceLines(rules, verdict).length).toBeGreaterThan(0);
});

test.each([
	['of the game alone', {}, ['rules-shared', 'rules-temple']],
	['of the game whose rule the house took', { suitLock: 'all' }, ['rules-shared', 'rules-daifugo']]
] as const)('the message areas for the rules of an answer are those %s', (_, house, areas) => {
	const rules = rulesOf('temple', house);
	expect(groundAreas(rules, judgePlay(rules, question('4S / 6S', '9H')))).toEqual(areas);
});
