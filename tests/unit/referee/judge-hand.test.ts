import { describe, expect, test } from 'vitest';
import { formatCard, type Card } from '#lib/cards/card.ts';
import { judgeHand, type HandQuestion, type HandVerdict } from '#lib/referee/judge-hand.ts';
import { taxValue } from '#lib/rules/hand.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import type { House } from '#lib/rules/options.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { anyOf, cardsOf, chance, shuffled, wholePack } from '../../oracle/sampling.ts';
import { giveback, tribute } from '../../oracle/taxes.ts';
import { many } from '../../sample.ts';
import { rulesOf } from '../given.ts';
import { decidingOptions } from './deciding-options.ts';

type More = Partial<HandQuestion>;
const payer: More = { side: 'payer' };
const receiver: More = { side: 'receiver' };
const end: More = { part: 'end' };

const questionOf = (cards: string, count: number, more: More = {}): HandQuestion => ({
	players: 4,
	side: 'payer',
	part: 'whole',
	cards: cardsOf(cards),
	count,
	...more
});

function judged(id: string, house: House, question: HandQuestion): HandVerdict {
	const verdict = judgeHand(rulesOf(id, house), question);
	if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
	return verdict.value;
}

const names = (cards: readonly Card[]) => cards.map(formatCard).sort().join(' ');

/** The cards that go, the number of wilds that go, and the doubts, as text. */
function verdictText({ must, pick, of, wilds, doubts, free }: HandVerdict): string {
	if (free !== null) return `free ${free.seesTribute ? 'after looking' : 'unseen'}`;
	const going = pick > 0 ? `${names(must)} + ${pick} of ${names(of)}` : names(must);
	const { held, least, most } = wilds;
	const about = doubts.map((d) => (d.code === 'more-of-rank' ? `${d.code} ${d.rank}` : d.code));
	return [going, held > 0 && `wilds ${least}–${most} of ${held}`, ...about]
		.filter(Boolean)
		.join(', ');
}

describe('TX-3 to TX-5, FP-6, FP-7: the cards to give, with the rules that decided', () => {
	const kept: House = { wildTax: 'kept' };
	const owed: House = { wildTax: 'owed' };
	const free: House = { wildTax: 'payer-chooses' };
	const worst: House = { giveback: 'worst' };
	const rows: [string, string, House, string, number, More, string][] = [
		['TX-3', 'tahimi', {}, 'AS KH KD 4C', 1, payer, 'AS'],
		['TX-3 FP-6', 'tahimi', {}, 'AS KH KD 4C', 2, payer, 'AS + 1 of KD KH'],
		['TX-3 TX-4', 'temple', kept, 'JK AS KH 4C', 2, payer, 'AS KH, wilds 0–0 of 1'],
		['TX-3 TX-4', 'temple', owed, 'JK AS KH 4C', 2, payer, 'AS JK, wilds 1–1 of 1'],
		['TX-3 TX-4 FP-6', 'temple', owed, 'JK JK KH 4C', 1, payer, ' + 1 of JK JK, wilds 1–1 of 2'],
		['TX-3 TX-4 FP-6', 'temple', free, 'JK AS KH 4C', 2, payer, 'AS + 1 of JK KH, wilds 0–1 of 1'],
		['TX-3 TX-4 FP-6', 'temple', kept, 'JK JK 5C', 2, payer, '5C + 1 of JK JK, wilds 1–1 of 2'],
		['TX-3', 'dalmuti', {}, '1 5 7', 2, payer, '1 5'],
		[
			'TX-5',
			'kings-and-bastards',
			{ opener: '9C', leftovers: 'taken-out' },
			'10C 10D KS',
			1,
			{ ...receiver, players: 6 },
			'10C'
		],
		['TX-5', 'temple', {}, '', 2, receiver, 'free after looking'],
		['TX-5', 'dalmuti', {}, 'JE 5', 2, receiver, 'free unseen'],
		['TX-5', 'kings-and-bastards', {}, '3C 4D KS', 2, receiver, '3C 4D'],
		['TX-5 FP-6', 'kings-and-bastards', {}, '3C 3D 3H KS', 2, receiver, '3C + 1 of 3D 3H'],
		[
			'TX-5 FP-6',
			'kings-and-bastards',
			{ opener: '3D' },
			'3C 3D 3H KS',
			2,
			receiver,
			'3D + 1 of 3C 3H'
		],
		['TX-5 FP-6', 'kings-and-bastards', {}, '3C 3D 3H 3S', 2, receiver, ' + 2 of 3C 3D 3H 3S'],
		[
			'TX-4 TX-5 FP-7',
			'temple',
			{ ...worst, ...kept },
			'JK 3C 4D',
			2,
			receiver,
			'3C JK, wilds 1–1 of 1'
		],
		[
			'TX-4 TX-5 FP-7',
			'temple',
			{ ...worst, ...owed },
			'JK 3C 4D',
			2,
			receiver,
			'3C 4D, wilds 0–0 of 1'
		],
		// only the end of the hand is known
		['TX-3', 'tahimi', {}, 'AS KH QD', 2, end, 'AS KH'],
		['TX-3', 'tahimi', {}, 'AS KH', 2, end, 'AS KH, more-of-rank K'],
		['TX-3', 'tahimi', {}, 'AS AC AD AH', 2, { ...end, count: 4 }, 'AC AD AH AS'],
		['TX-3', 'tahimi', {}, 'AS', 2, end, 'AS, too-few-cards'],
		['TX-3', 'tahimi', {}, '8C 8D', 2, { ...end, players: 5 }, '8C 8D'],
		['TX-3', 'temple', kept, 'AS KH QD', 2, end, 'AS KH'],
		['TX-3 TX-4', 'temple', owed, 'JK', 1, end, 'JK, wilds 1–1 of 1, more-of-rank wild'],
		['TX-3 TX-4', 'temple', free, 'AS KH QD', 2, end, 'AS KH, wilds'],
		['TX-3', 'kings-and-bastards', free, 'AS KH QD', 2, end, 'AS KH'],
		['TX-5', 'kings-and-bastards', {}, '3C 4D', 2, { ...receiver, ...end }, '3C 4D, more-of-rank 4']
	];
	for (const [rules, id, house, cards, count, more, expected] of rows)
		test(`${rules} ${id} ${JSON.stringify(house)}: ${count} of ${cards} ${JSON.stringify(more)}`, () => {
			const verdict = judged(id, house, questionOf(cards, count, more));
			expect(verdictText(verdict)).toBe(expected);
			expect(verdict.rules.join(' ')).toBe(rules);
		});

	const deciding: [string, string, House, string, More, string][] = [
		['TX-3 the ranking', 'tahimi', {}, 'AS 2C', payer, 'ranking'],
		['TX-3 no option', 'tahimi', {}, 'AS KC', payer, ''],
		['TX-4 the value of the source', 'temple', {}, 'JK AS', payer, 'wildTax'],
		['TX-4 the value of the house', 'temple', { wildTax: 'owed' }, 'JK AS', payer, 'wildTax!'],
		['TX-5 the value of the source', 'kings-and-bastards', {}, '3C 4C', receiver, 'giveback'],
		[
			'TX-5 the value of the house',
			'temple',
			{ giveback: 'worst' },
			'3C 4C',
			receiver,
			'giveback!'
		],
		['TX-5 unseen', 'daifugo', {}, '3C JK', receiver, 'giveback']
	];
	for (const [title, id, house, cards, more, expected] of deciding)
		test(`${title} decides: ${cards}`, () => {
			const verdict = judged(id, house, questionOf(cards, 1, more));
			expect(decidingOptions(verdict)).toBe(expected);
		});
});

describe('DK-1, TX-5 problems of a hand', () => {
	const plain = (rank: '3' | 'K'): Card => ({ kind: 'plain', rank });
	const problems = (id: string, question: HandQuestion) => {
		const verdict = judgeHand(rulesOf(id), question);
		return verdict.ok ? [] : verdict.error.map(({ code, card }) => `${code} ${card}`);
	};
	test('DK-1 a card that is not in the pack', () =>
		expect(problems('tahimi', questionOf('JK AS AS', 1))).toEqual([
			'not-in-pack JK',
			'too-many-copies AS'
		]));
	test('TX-3 a payer needs no suits', () =>
		expect(
			problems('kings-and-bastards', { ...questionOf('', 1), cards: [plain('K'), plain('K')] })
		).toEqual([]));
	const threes = { ...questionOf('', 1, receiver), cards: [plain('3'), plain('3'), plain('K')] };
	test('TX-5 the suits of the 3s if only some go', () =>
		expect(problems('kings-and-bastards', threes)).toEqual(['suit-missing 3']));
	test('TX-5 no suit is needed if all of them go', () =>
		expect(problems('kings-and-bastards', { ...threes, count: 2 })).toEqual([]));
	test('TX-5 no suit is needed if any card may be returned', () =>
		expect(problems('temple', threes)).toEqual([]));
});

describe('TX-3 to TX-5, FP-6, FP-7: sampled', () => {
	const due = ({ must, pick, of }: HandVerdict) => ({ must: names(must), pick, of: names(of) });
	// the oracle knows no tarot pack
	for (const [seed, { id }] of RULESETS.filter(({ id }) => id !== 'tarot-himi').entries())
		for (const wildTax of CHOICES.wildTax)
			test(`TX-3 TX-5 ${id}, ${wildTax}: agrees with the oracle, and an end of the hand gives the same if nothing is in doubt`, () => {
				const random = chance(seed + 50);
				const house: House = { wildTax, giveback: 'worst' };
				const { options } = rulesOf(id, house);
				const pack = wholePack(options).filter(({ kind }) => kind !== 'trump');
				const inPack =
					id === 'dalmuti' ? pack : pack.filter((c) => !('rank' in c && c.rank === '8'));
				let certain = 0;
				for (let i = 0; i < many(20, 40); i++) {
					const side = anyOf(random, ['payer', 'receiver'] as const);
					const cards = shuffled(random, inPack);
					const wildsFirst = cards.toSorted(
						(a, b) => Number(b.kind === 'wild') - Number(a.kind === 'wild')
					);
					const hand = (random(2) === 0 ? cards : wildsFirst).slice(0, 8 + random(6));
					const count = 1 + random(3);
					const question: HandQuestion = { players: 6, side, count, cards: hand, part: 'whole' };
					const whole = judged(id, house, question);
					const oracle = side === 'payer' ? tribute : giveback;
					const theirs = oracle(options, hand, count) as {
						must: string[];
						pick: number;
						of: string[];
					};
					const sorted = (all: string[]) => all.toSorted().join(' ');
					expect(due(whole)).toEqual({
						...theirs,
						must: sorted(theirs.must),
						of: sorted(theirs.of)
					});

					const sign = side === 'payer' ? 1 : -1;
					const value = (card: Card) => sign * taxValue(options, card);
					const isFreeWild = (card: Card) => wildTax === 'payer-chooses' && card.kind === 'wild';
					const ends = [
						...hand.filter(isFreeWild),
						...hand
							.filter((card) => !isFreeWild(card))
							.toSorted((a, b) => value(b) - value(a))
							.slice(0, 1 + random(6))
					];
					const part = judged(id, house, { ...question, cards: ends, part: 'end' });
					if (part.doubts.length > 0) continue;
					certain += 1;
					expect(due(part)).toEqual(due(whole));
				}
				expect(certain).toBeGreaterThan(many(2, 40));
			});
});
