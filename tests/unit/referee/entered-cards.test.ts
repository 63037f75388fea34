import { describe, expect, test } from 'vitest';
import { formatCard, SUITS, type Card } from '#lib/cards/card.ts';
import { checkCards, keypadFor } from '#lib/referee/keypad.ts';
import { suitsNeeded } from '#lib/referee/suits-needed.ts';
import type { TableQuestion } from '#lib/referee/play-facts.ts';
import { checkPlay } from '#lib/rules/legality.ts';
import type { House } from '#lib/rules/options.ts';
import { COVERING } from '../../oracle/covering.ts';
import { anyOf, cardsOf, chance, situation, wholePack } from '../../oracle/sampling.ts';
import { many } from '../../sample.ts';
import { rulesOf, words } from '../given.ts';

/** Parses cards as they are entered: a rank alone is a card without a suit. */
const entered = (text: string): Card[] =>
	words(text).map((word) => {
		const isRank = /^([2-9]|1[0-6]|[PNJQKA])$/.test(word);
		return isRank ? { kind: 'plain', rank: word as 'K' } : cardsOf(word)[0]!;
	});

describe('DK-1 to DK-6 the keypad', () => {
	const keypadText = (id: string, house: House, players: number) => {
		const { ranks, wild, trumps } = keypadFor(rulesOf(id, house), players);
		return [
			ranks.map(({ rank, copies }) => (copies === 4 ? rank : `${rank}×${copies}`)).join(' '),
			wild && `${wild.copies} ${wild.name}`,
			trumps
		];
	};
	const rows: [string, string, House, number, ReturnType<typeof keypadText>][] = [
		['DK-1', 'temple', {}, 5, ['3 4 5 6 7 8 9 10 J Q K A 2', '2 JK', 0]],
		['DK-2 at five', 'tahimi', {}, 5, ['2 3 4 5 6 7 8×2 9 10 J Q K A', null, 0]],
		['DK-2 at six', 'tahimi', {}, 6, ['2 3 4 5 6 7 9 10 J Q K A', null, 0]],
		[
			'DK-4',
			'tahimi',
			{ deck: 'suits-and-ranks' },
			5,
			['2 3 4 5×5 6 7×5 8 9×5 10 11×5 12 J×5 Q K A', null, 0]
		],
		['DK-5', 'dalmuti', {}, 5, ['12×12 11×11 10×10 9×9 8×8 7×7 6×6 5×5 4 3×3 2×2 1×1', '2 JE', 0]],
		[
			'DK-6',
			'kings-and-bastards',
			{ trumps: 'jokers' },
			4,
			['3 4 5 6 7 8 9 10 J Q K A 2', '2 JK', 0]
		],
		['TH-1', 'tarot-himi', {}, 4, ['2 3 4 5 6 7 8 9 10 P N Q K A', null, 22]]
	];
	for (const [rule, id, house, players, expected] of rows)
		test(`${rule} ${id} at ${players}`, () =>
			expect(keypadText(id, house, players)).toEqual(expected));
	test('DK-4 the suits of a rank', () => {
		const { ranks } = keypadFor(rulesOf('tahimi', { deck: 'suits-and-ranks' }), 7);
		const suits = (rank: string) => ranks.find((one) => one.rank === rank)?.suits.join('');
		expect([suits('2'), suits('3'), suits('4')]).toEqual(['CDHST', 'CDHST', 'CDHSTM']);
		expect(keypadFor(rulesOf('dalmuti'), 5).ranks[0]?.suits).toEqual([]);
	});
});

describe('DK-1 to DK-5 checking entered cards against the pack in use', () => {
	const rows: [string, string, House, number, string, string[]][] = [
		['DK-1 no problem', 'temple', {}, 4, '5C 5D JK JK', []],
		['DK-1 no Joker', 'tahimi', {}, 4, 'JK', ['not-in-pack JK 0']],
		['DK-1 twice', 'temple', {}, 4, '5C 5C', ['too-many-copies 5C 1']],
		['DK-1 three Jokers', 'temple', {}, 4, 'JK JK=5 JK', ['too-many-copies JK 2']],
		['DK-1 with a suit and without', 'temple', {}, 4, '5C 5D 5H 5 5', ['too-many-of-rank 5 4']],
		['DK-1 without suits', 'temple', {}, 4, 'K K K K K', ['too-many-copies K 4']],
		['DK-1 no such suit', 'temple', {}, 4, '5T', ['not-in-pack 5T 0']],
		['DK-1 10 is not 1', 'temple', {}, 4, '10C 10C', ['too-many-copies 10C 1']],
		['DK-2 some taken out', 'tahimi', {}, 5, '8C 8D 8H', ['too-many-of-rank 8 2']],
		['DK-2 all taken out', 'tahimi', {}, 6, '8C', ['too-many-of-rank 8 0']],
		[
			'DK-3 two of the same',
			'tahimi',
			{ deck: 'extra-suits' },
			5,
			'8C 8C 8D 8D',
			['too-many-copies 8D 1']
		],
		['DK-5 too many copies', 'dalmuti', {}, 5, '3 3 3 3', ['too-many-copies 3 3']],
		['DK-5 no such rank', 'dalmuti', {}, 5, '13T JE', ['not-in-pack 13T 0']],
		['TH-1 a trump twice', 'tarot-himi', {}, 4, 'TR7 TR7 TR8', ['too-many-copies TR7 1']]
	];
	for (const [title, id, house, players, cards, expected] of rows)
		test(`${title}: ${cards}`, () => {
			const problems = checkCards(rulesOf(id, house), players, entered(cards));
			expect(problems.map(({ code, card, most }) => `${code} ${card} ${most}`)).toEqual(expected);
		});
});

describe('PL-1, PL-8, LE-1, DF-4, DF-7, PR-8: which suits must be known', () => {
	type More = Partial<TableQuestion>;
	const rows: [string, string, House, string, string, More, string[]][] = [
		['PL-2 sets', 'temple', {}, '5 5', '8 8', {}, []],
		['PL-1 a run', 'temple', {}, '', '5 6 7', {}, ['run 0: 0 1 2']],
		[
			'PL-1 a run with a Joker',
			'temple',
			{},
			'5 6 7',
			'8 JK 10',
			{},
			['run 0: 0 1 2', 'run 1: 0 2']
		],
		['PL-1 no run in these ranks', 'temple', {}, '', '5 6 8', {}, []],
		['PL-1 no runs here', 'tahimi', {}, '', '5 6 7', {}, []],
		['PL-1 three of a kind', 'temple', {}, '', '5 5 5', {}, []],
		[
			'LE-1 the 3s of the opening',
			'temple',
			{},
			'',
			'3 JK 3',
			{ opening: true },
			['opening 0: 0 2']
		],
		['LE-1 no 3 among them', 'temple', {}, '', '4 4', { opening: true }, []],
		[
			'PL-8 a called colour',
			'kings-and-bastards',
			{},
			'5 | 6 | 7',
			'8',
			{ call: 'red' },
			['call 3: 0']
		],
		['PL-8 plain', 'kings-and-bastards', {}, '5 | 6 | 7', '8', { call: 'plain' }, []],
		[
			'DF-4 two plays before',
			'daifugo',
			{},
			'5 | 6',
			'7',
			{},
			['lock 0: 0', 'lock 1: 0', 'lock 2: 0']
		],
		['DF-4 one play cannot lock', 'daifugo', {}, '5', '7', {}, []],
		['DF-7 a 3 on a lone Joker', 'daifugo', {}, 'JK', '3', {}, ['top 1: 0']],
		[
			'PR-8 a card of some suit',
			'daifugo',
			{},
			'',
			'3 3',
			{ last: true },
			['forbidden-last 0: 0 1']
		],
		['PR-8 a rank of any suit', 'daifugo', {}, '', '8', { last: true }, []],
		['DK-5 a pack without suits', 'dalmuti', {}, '5', '3', { call: 'red' }, []]
	];
	for (const [title, id, house, trick, play, more, expected] of rows)
		test(`${title}: ${play} on ${trick || 'nothing'}`, () => {
			const plays = trick === '' ? [] : trick.split('|').map(entered);
			const question = { trick: plays, play: entered(play), players: 4, ...more };
			const needs = suitsNeeded(rulesOf(id, house), question);
			expect(needs.map(({ why, play: at, cards }) => `${why} ${at}: ${cards.join(' ')}`)).toEqual(
				expected
			);
		});

	const moreOptions: readonly House[] = [
		{},
		{ suitLock: 'all' },
		{ tops: ['3S>JK'], suitLock: 'all' },
		{ forbiddenLast: words('3S 2 JK 8') }
	];
	test('PL-1, PL-8, LE-1, DF-4, DF-7, PR-8 a suit that is not needed never changes the verdict', () => {
		const random = chance(31);
		let changes = 0;
		for (let i = 0; i < many(150, 11); i++) {
			const rules = rulesOf('temple', {
				...anyOf(random, COVERING),
				...anyOf(random, moreOptions)
			});
			const sampled = situation(random, rules.options, wholePack(rules.options));
			const question: TableQuestion = { ...sampled, players: 4, last: random(3) === 0 };
			const needs = suitsNeeded(rules, question);
			const other = (cards: readonly Card[], play: number) =>
				cards.map((card, at): Card => {
					const isNeeded = needs.some((need) => need.play === play && need.cards.includes(at));
					if (card.kind !== 'suited' || isNeeded) return card;
					const { rank } = card;
					return random(4) === 0
						? { kind: 'plain', rank }
						: { kind: 'suited', rank, suit: anyOf(random, SUITS.slice(0, 4)) };
				});
			const trick = question.trick.map(other);
			const changed = { ...question, trick, play: other(question.play, trick.length) };
			const text = (one: TableQuestion) => one.play.map(formatCard).join(' ');
			if (text(changed) !== text(question)) changes += 1;
			const [before, after] = [question, changed].map((one) => checkPlay(rules.options, one));
			expect(after, JSON.stringify([rules.house, question, changed])).toEqual(before);
		}
		expect(changes).toBeGreaterThan(many(40, 13));
	});
});
