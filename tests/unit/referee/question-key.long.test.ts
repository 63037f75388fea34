import { describe, expect, test } from 'vitest';
import { formatCard, type Card, type Suit } from '#lib/cards/card.ts';
import type { HandQuestion } from '#lib/referee/judge-hand.ts';
import type { Irregularity } from '#lib/referee/judge-irregular.ts';
import { judgePlay } from '#lib/referee/judge-play.ts';
import type { TableQuestion } from '#lib/referee/play-facts.ts';
import { questionKeyOf, type RefereeQuestion } from '#lib/referee/question-key.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { COVERING } from '../../oracle/covering.ts';
import { anyOf, cardsOf, chance, shuffled, situation, wholePack } from '../../oracle/sampling.ts';
import { many } from '../../sample.ts';
import { rulesOf, words } from '../given.ts';

type More = Partial<TableQuestion>;
interface One {
	readonly id?: string;
	readonly house?: House;
	readonly trick: string;
	readonly play: string;
	readonly more?: More;
}

const questionOf = ({ trick, play, more }: One): TableQuestion => ({
	trick: trick === '' ? [] : trick.split('|').map(cardsOf),
	play: cardsOf(play),
	players: 4,
	...more
});
const key = (one: One) =>
	questionKeyOf(rulesOf(one.id ?? 'temple', one.house), {
		kind: 'play',
		question: questionOf(one)
	});

const eights: One = { trick: '5H 5D', play: '8C 8D' };
const run: One = { trick: '5H 6H 7H', play: '8C 9C 10C' };
const joker: One = { trick: '5H 5D', play: '8C JK' };
const kings: One = { ...eights, id: 'kings-and-bastards' };
const locked: One = { id: 'daifugo', trick: '4S | 5S', play: '9H' };

describe('PL-1 to PL-8 the key of a play', () => {
	const same: [string, One, One][] = [
		['suits that do not matter', eights, { trick: '5S 5C', play: '8H 8S' }],
		['cards in another order', joker, { ...joker, play: 'JK 8C' }],
		['an earlier play that changes nothing', eights, { ...eights, trick: '4S 4C | 5S 5C' }],
		['a run of other suits', run, { trick: '5C 6C 7C', play: '8D 9D 10D' }],
		[
			'an option that decides nothing',
			eights,
			{ ...eights, house: { scoring: 'beaten', maxSet: null } }
		],
		['the last cards if none are forbidden', eights, { ...eights, more: { last: true } }],
		['another number of players, the same pack', eights, { ...eights, more: { players: 6 } }],
		[
			'ranks that both packs have',
			{ ...eights, id: 'tahimi', play: '10C 10D' },
			{ ...eights, id: 'tahimi', play: '10C 10D', more: { players: 6 } }
		],
		[
			'the same house rule',
			{ ...joker, id: 'tahimi', house: { jokers: 2, wild: 'any-card' } },
			{ ...joker, id: 'tahimi', house: { jokers: 2, wild: 'any-card', seats: 'stay' } }
		],
		[
			'another suit if the play is refused before last cards are checked',
			{ id: 'daifugo', trick: '9H', play: '3S', more: { last: true } },
			{ id: 'daifugo', trick: '9H', play: '3C', more: { last: true } }
		],
		['another broken lock', locked, { id: 'daifugo', trick: '4D | 5D', play: '9C' }]
	];
	for (const [title, one, other] of same)
		test(`PL-2 is the same for ${title}`, () => expect(key(other)).toBe(key(one)));

	const others: [string, One, One][] = [
		['sixes', eights, { ...eights, trick: '6H 6D' }],
		['another rank played', eights, { ...eights, play: '9C 9D' }],
		['shifted ranks', eights, { trick: '6H 6D', play: '9C 9D' }],
		['another ruleset', eights, kings],
		['a pass after which one may return', eights, { ...eights, more: { passed: true } }],
		['an option that decides', joker, { ...joker, house: { jokers: 2, wild: 'joins-a-set' } }],
		[
			'the ranking turned',
			{ ...eights, id: 'daifugo' },
			{ ...eights, id: 'daifugo', more: { turned: true } }
		],
		['a Joker for a card', eights, joker],
		['a Joker on the table', eights, { ...eights, trick: '5H JK' }],
		['a run of mixed suits', run, { ...run, play: '8C 9C 10D' }],
		['a pass that counts', kings, { ...kings, more: { passed: true } }],
		[
			'last cards if some are forbidden',
			{ ...locked, trick: '4S' },
			{ ...locked, trick: '4S', more: { last: true } }
		],
		['a play that fits the lock', locked, { ...locked, play: '9S' }],
		['no lock', locked, { ...locked, trick: '4H | 5S' }],
		[
			'a pack without eights',
			{ ...eights, id: 'tahimi' },
			{ ...eights, id: 'tahimi', more: { players: 6 } }
		],
		[
			'the opening',
			{ trick: '', play: '3C 3D' },
			{ trick: '', play: '3C 3D', more: { opening: true } }
		],
		[
			'another 3 in the opening',
			{ trick: '', play: '3C', more: { opening: true } },
			{ trick: '', play: '3D', more: { opening: true } }
		],
		[
			'a call',
			{ ...kings, trick: '5H', play: '6H' },
			{ ...kings, trick: '5H', play: '6H', more: { call: 'H' } }
		],
		[
			'another call',
			{ ...kings, trick: '5H', play: '6H', more: { call: 'red' } },
			{ ...kings, trick: '5H', play: '6H', more: { call: 'H' } }
		],
		[
			'other neighbours',
			{ ...run, id: 'tahimi', house: { runs: 'suited' } },
			{ ...run, id: 'tahimi', house: { runs: 'suited' }, more: { players: 6 } }
		]
	];
	for (const [title, one, other] of others)
		test(`PL-2 differs for ${title}`, () => expect(key(other)).not.toBe(key(one)));

	test('PL-2 does not depend on the name of the house’s rules', () => {
		const question = questionOf(eights);
		const temple = findRuleset('temple')!;
		const [one, other] = ['Friday', 'Sunday'].map((name) =>
			questionKeyOf(resolveRules(temple, { options: {} }, name), { kind: 'play', question })
		);
		expect(one).toBe(other);
	});
	test('TH-3 depends on the table’s own text of a trump', () => {
		const question = questionOf({ trick: '5S', play: 'TR7' });
		const ruleset = findRuleset('tarot-himi')!;
		const [one, other] = ['All pass.', 'Deal again.'].map((text) =>
			questionKeyOf(resolveRules(ruleset, { options: {}, trumps: { 7: text } }), {
				kind: 'play',
				question
			})
		);
		expect(one).not.toBe(other);
	});
});

describe('PL-1 to PL-8 keys, sampled', () => {
	// whatever turns the ranking or counts the plays below makes equivalent questions rare
	const plain: House = {
		tops: [],
		turnedBy: [],
		effects: [],
		completedFour: 'never',
		equalRank: 'allowed'
	};
	const houses = COVERING.map((house): House => ({ ...house, ...plain })).slice(0, 8);
	const sampled = (count: number) => {
		const random = chance(17);
		return Array.from({ length: count }, () => {
			const rules = rulesOf('temple', anyOf(random, houses));
			const all = wholePack(rules.options);
			// a small pack makes equivalent questions frequent
			const pack = all.filter(
				(card) => !('rank' in card) || words('3 4 5 8 2').includes(card.rank)
			);
			const question = { ...situation(random, rules.options, pack), players: 4 };
			return { random, rules, question: { ...question, trick: question.trick.slice(-1) } };
		});
	};
	const keyed = (rules: ReturnType<typeof rulesOf>, question: TableQuestion) =>
		questionKeyOf(rules, { kind: 'play', question });

	test('PL-1 to PL-8 questions with the same key have the same answer, by the same rules', () => {
		const answers = new Map<string, string>();
		let again = 0;
		for (const { rules, question } of sampled(many(250, 6))) {
			const { legal, code, rules: ids, options } = judgePlay(rules, question);
			const answer = JSON.stringify([legal, code, ids, options]);
			const found = keyed(rules, question);
			if (answers.has(found)) again += 1;
			expect(answers.get(found) ?? answer, found).toBe(answer);
			answers.set(found, answer);
		}
		expect(again).toBeGreaterThan(many(5, 6));
	});

	test('PL-1 to PL-8 permuted suits have the same key unless a suit matters', () => {
		let compared = 0;
		for (const { random, rules, question } of sampled(many(40, 15))) {
			const named = question.opening === true || (question.call ?? 'plain') !== 'plain';
			const onJoker = question.trick[0]?.length === 1 && question.trick[0][0]?.kind === 'wild';
			if (named || onJoker || question.last === true) continue;
			const suits = shuffled(random, [...'CDHS'] as Suit[]);
			const other = (card: Card): Card =>
				card.kind === 'suited' ? { ...card, suit: suits['CDHS'.indexOf(card.suit)]! } : card;
			const permuted = {
				...question,
				trick: question.trick.map((cards) => cards.map(other)),
				play: shuffled(random, question.play.map(other))
			};
			expect(keyed(rules, permuted), question.play.map(formatCard).join(' ')).toBe(
				keyed(rules, question)
			);
			compared += 1;
		}
		expect(compared).toBeGreaterThan(many(10, 18));
	});

	test('PL-2 ranks shifted by one have another key', () => {
		for (const trick of words('3 4 5 6 7'))
			for (const play of words('3 4 5 6 7')) {
				const up = (rank: string) => String(Number(rank) + 1);
				const one = key({ trick: `${trick}C`, play: `${play}C` });
				expect(key({ trick: `${up(trick)}C`, play: `${up(play)}C` })).not.toBe(one);
			}
	});
});

describe('TX-3 to TX-5 the key of a hand contains none of its cards', () => {
	const hand = (
		cards: string,
		more: Partial<HandQuestion> = {},
		id = 'temple',
		house: House = {}
	) =>
		questionKeyOf(rulesOf(id, house), {
			kind: 'hand',
			question: {
				players: 4,
				side: 'payer',
				count: 2,
				part: 'whole',
				cards: cardsOf(cards),
				...more
			}
		});
	test('TX-3 is the same for the same question about other cards', () => {
		expect(hand('AS KS JK')).toBe(hand('QS 10S JK'));
		expect(hand('AS KS JK')).not.toMatch(/[AK]S|JK/);
	});
	const others: [string, string, string][] = [
		['TX-3 the other side', hand('AS KS'), hand('AS KS', { side: 'receiver' })],
		['TX-2 another count', hand('AS KS'), hand('AS KS', { count: 1 })],
		['TX-4 a Joker in it', hand('AS KS 3C'), hand('AS KS JK')],
		[
			'TX-4 another value of the Jokers',
			hand('AS KS JK'),
			hand('AS KS JK', {}, 'temple', { wildTax: 'owed' })
		],
		['FP-6 a choice among equals', hand('AS KS QC'), hand('AS KS KC')],
		['TX-3 only the end of the hand', hand('AS KS QC'), hand('AS KS', { part: 'end' })],
		['TX-3 another game', hand('AS KS'), hand('AS KS', {}, 'tahimi')],
		['DK-1 impossible cards', hand('AS KS'), hand('AS AS')]
	];
	for (const [title, one, other] of others) test(title, () => expect(other).not.toBe(one));
});

describe('LE-1 to RV-3 the keys of questions about the table', () => {
	const places = words('A B C D');
	const of = (question: RefereeQuestion, id = 'temple', house: House = {}) =>
		questionKeyOf(rulesOf(id, house), question);
	const lead = (more: object, id?: string, house?: House) =>
		of({ kind: 'lead', question: { places, round: 2, ...more } }, id, house);
	const next = (more: object, id?: string, house?: House) =>
		of(
			{
				kind: 'next',
				question: {
					places,
					chairs: places,
					out: [],
					turns: [{ player: 'A', did: 'play' }],
					...more
				}
			},
			id,
			house
		);
	const join = (more: object, id?: string, house?: House) =>
		of({ kind: 'join', question: { places, ...more } }, id, house);
	const revolution = (more: object, id?: string) =>
		of(
			{
				kind: 'revolution',
				question: { places, round: 2, caller: 'B', holdsBoth: true, taxBegun: false, ...more }
			},
			id
		);
	const irregular = (question: Irregularity, id?: string, house?: House) =>
		of({ kind: 'irregular', question }, id, house);

	const same: [string, string, string][] = [
		[
			'LE-2 another player went out',
			lead({ lastPlayBy: 'B', out: ['B'] }),
			lead({ lastPlayBy: 'C', out: ['A', 'C'] })
		],
		['PL-6 another player is next', next({}), next({ turns: [{ player: 'C', did: 'play' }] })],
		['JO-2 another newcomer', join({ join: ['X'] }), join({ join: ['Y'] })],
		['RV-1 another caller', revolution({}), revolution({ caller: 'C' })],
		[
			'DK-8 another option of the house',
			irregular('exposed-card'),
			irregular('exposed-card', 'temple', { seats: 'stay' })
		]
	];
	for (const [title, one, other] of same) test(`${title}: same key`, () => expect(other).toBe(one));

	const others: [string, string, string][] = [
		['LE-1 the first round', lead({}), lead({ round: 1 })],
		[
			'LE-2 another value of the option',
			lead({ lastPlayBy: 'B', out: ['B'] }),
			lead({ lastPlayBy: 'B', out: ['B'] }, 'temple', { leadAfterExit: 'highest-place' })
		],
		[
			'PL-7 the winner still has cards',
			lead({ lastPlayBy: 'B', out: ['B'] }),
			lead({ lastPlayBy: 'B' })
		],
		[
			'PL-7 the trick is won',
			next({}),
			next({
				out: ['B', 'C'],
				turns: [
					{ player: 'A', did: 'play' },
					{ player: 'D', did: 'pass' }
				]
			})
		],
		[
			'PR-5 a player is skipped',
			...([
				['5S', '6S'],
				['5S', '5C']
			].map((cards) =>
				next(
					{
						turns: cards.map((card, i) => ({
							player: places[i],
							did: 'play',
							cards: cardsOf(card)
						}))
					},
					'president',
					{ equalRank: 'allowed-and-skips' }
				)
			) as [string, string])
		],
		['JO-2 two newcomers', join({ join: ['X'] }), join({ join: ['X', 'Y'] })],
		[
			'JO-3 coming back from the last place',
			join({ leave: ['B'], join: ['B'] }),
			join({ leave: ['D'], join: ['D'] })
		],
		[
			'JO-2 another value of the option',
			join({ join: ['X'] }),
			join({ join: ['X'] }, 'temple', { newcomers: 'bottom' })
		],
		['RV-1 taxes begun', revolution({}), revolution({ taxBegun: true })],
		['RV-2 a greater one', revolution({}, 'dalmuti'), revolution({ caller: 'D' }, 'dalmuti')],
		[
			'DK-8 another option',
			irregular('exposed-card'),
			irregular('exposed-card', 'temple', { misdeal: 'top-player-rules' })
		],
		['DK-8 another irregularity', irregular('exposed-card'), irregular('misdeal')],
		['JO-1 another kind', irregular('player-left'), join({ leave: ['B'] })]
	];
	for (const [title, one, other] of others)
		test(`${title}: another key`, () => expect(other).not.toBe(one));
});
