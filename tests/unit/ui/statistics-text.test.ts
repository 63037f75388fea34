import { describe, expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import {
	neededForMobility,
	MIN_ROUNDS,
	restsOn,
	splitBy,
	tooFewText
} from '#lib/ui/statistics/thresholds.ts';
import {
	aheadText,
	amount,
	bracketsText,
	definitionOf,
	nameOfStatistic,
	ratingText,
	recordedText,
	share,
	streakText,
	type StatisticCode
} from '#lib/ui/statistics/statistic-text.ts';
import {
	chanceText,
	deviation,
	endsText,
	isEnough,
	mostPlayed
} from '#lib/ui/statistics/mobility.ts';
import { mostMet, opponentsOf, payments } from '#lib/ui/statistics/pairs.ts';
import { figuresOf } from '#lib/ui/statistics/person-figures.ts';
import * as rows from '#lib/ui/statistics/rows.ts';
import {
	gamesFor,
	isAllTime,
	parseScope,
	scopeText,
	formatScope
} from '#lib/ui/statistics/scope.ts';
import { duelTaxes, duelText, highlights } from '#lib/ui/statistics/sentences.ts';
import { opponentTable, paymentTable, tableOf } from '#lib/ui/statistics/tables.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { crowd, mobility, pair, person, statistics, streak } from '../../fixtures/statistics.ts';

const m = messagesOf('statistics');

const CODES = Object.keys(m.statistics.definitions) as StatisticCode[];
const name = (player: PlayerId): string => player;
const id = (player: string) => player as PlayerId;

describe('figures', () => {
	test.each([
		[0, 'none'],
		[0.001, 'under 1%'],
		[0.005, '1%'],
		[0.5, '50%'],
		[0.994, '99%'],
		[0.999, 'over 99%'],
		[1, '100%']
	])('a share of %d is %s', (part, text) => expect(share(part)).toBe(text));

	test.each([
		[0, 'ahead of everyone'],
		[0.25, 'ahead of 75%'],
		[0.999, 'ahead of under 1%'],
		[1, 'ahead of nobody']
	])('a mean place of %d: %s', (place, text) => expect(aheadText(place)).toBe(text));

	test.each([
		[12.4, '+12'],
		[0.4, '±0'],
		[-0.4, '±0'],
		[-3.6, '−4']
	])('a rating of %d is %s', (rating, text) => expect(ratingText(rating)).toBe(text));

	test('zero is a word', () => expect([0, 1].map(amount)).toEqual(['none', '1']));

	test.each([
		[0, 0, 'No tax was due.'],
		[1, 0, 'The only tax was recorded.'],
		[1, 1, 'The only tax was not recorded.'],
		[4, 0, 'All 4 taxes were recorded.'],
		[4, 4, 'None of 4 taxes was recorded.'],
		[4, 1, '1 of 4 taxes was not recorded.'],
		[4, 2, '2 of 4 taxes were not recorded.']
	])('of %d brackets %d not recorded: %s', (brackets, unrecorded, text) =>
		expect(recordedText(brackets, unrecorded)).toBe(text)
	);

	test('the brackets of a person', () => {
		expect(bracketsText(1, 0)).toBe('1 tax');
		expect(bracketsText(12, 3)).toBe('12 taxes, 3 not recorded');
	});

	test('a streak names its rounds, and its evening among several', () => {
		expect(streakText(streak(3, 3), false)).toBe('round 3');
		expect(streakText(streak(3, 8), false)).toBe('rounds 3 to 8');
		expect(streakText(streak(3, 8), true)).toBe('rounds 3 to 8, Thu, Nov 19, 2026');
	});
});

describe('too few rounds', () => {
	const ana = { name: 'Ana', have: 7 };
	const ben = { name: 'Ben', have: 12 };
	test('up to four people are named, more are counted', () => {
		expect(tooFewText([], 20, true)).toBeNull();
		expect(tooFewText([ana], 20, true)).toBe('Too few rounds to say: Ana (7 of 20).');
		expect(tooFewText([ana, ben], 20, true)).toBe(
			'Too few rounds to say: Ana (7 of 20) and Ben (12 of 20).'
		);
		const five = [ana, ben, ana, ana, ana];
		expect(tooFewText(five, 20, true)).toBe('Too few rounds to say of 5 more: 7 to 12 of 20 each.');
		expect(tooFewText(five, 20, false)).toContain('of 5 people:');
		expect(tooFewText(Array<typeof ana>(5).fill(ana), 20, true)).toContain('7 of 20 each');
	});

	test('a rating needs 20 rounds with standing', () => {
		const people = [MIN_ROUNDS.rating - 1, MIN_ROUNDS.rating].map((standing) =>
			person(`${standing}`, { rounds: standing, standing, rating: 3 })
		);
		const { enough, few } = splitBy(people, MIN_ROUNDS.rating, ({ standing }) => standing);
		expect(enough.map(({ player }) => player)).toEqual(['20']);
		expect(few.map(({ player }) => player)).toEqual(['19']);
		expect(rows.ratingDots(people).map(({ player }) => player)).toEqual(['20']);
		expect(tableOf('rating', statistics({ people }), name).rows).toEqual([
			['19', '–', '19'],
			['20', '+3', '20']
		]);
	});

	test('a mean place needs 10 rounds, a matrix five per field, a pair 10 together', () => {
		const [nine, ten] = [9, 10].map((rounds) => person(`${rounds}`, { rounds }));
		expect(rows.placeDots([nine!, ten!]).map(({ player }) => player)).toEqual(['10']);
		expect([3, 12].map(neededForMobility)).toEqual([15, 60]);
		const opponent = { other: id('Ben'), ahead: 7, paid: { brackets: 0, cards: 0 } };
		const received = opponent.paid;
		expect(duelText('Ana', 'Ben', { ...opponent, received, rounds: 9 })).toBe(
			'Together in 9 rounds, Ana ahead in 7.'
		);
		expect(duelText('Ana', 'Ben', { ...opponent, received, rounds: 10 })).toBe(
			'Together in 10 rounds; Ana finished higher in 70% of them.'
		);
		expect(duelText('Ana', 'Ben', { ...opponent, received, rounds: 28 })).toContain(
			'Ben finished higher in 75%'
		);
		expect(duelText('Ana', 'Ben', { ...opponent, received, rounds: 14 })).toContain(
			'each ahead in half'
		);
	});

	test('values without any rounds are not shown as numbers', () => {
		const everything = [
			...figuresOf(person('Ana', { rounds: 0 }), true),
			...figuresOf(person('Ana'), false)
		].flatMap(({ figures }) => figures.map(({ value, base = '' }) => `${value} ${base}`));
		const nobody = statistics({ people: [person('Ana', { rounds: 0 })] });
		for (const code of CODES)
			if (code !== 'mobility' && code !== 'who-taxed-whom' && code !== 'head-to-head')
				everything.push(...tableOf(code, nobody, name).rows.flat());
		expect(everything.length).toBeGreaterThan(30);
		for (const text of everything) expect(text).not.toMatch(/NaN|undefined|Infinity|^0|0%/);
	});
});

describe('the rounds that statistics are based on', () => {
	test.each([
		[1, 1, 0, '1 evening, 1 round, none of them ranked'],
		[1, 8, 7, '1 evening, 8 rounds, 7 of them ranked'],
		[2, 8, 8, '2 evenings, 8 rounds']
	])('%d evenings, %d rounds, %d with standing', (evenings, rounds, standing, text) =>
		expect(restsOn(evenings, rounds, standing)).toBe(text)
	);
});

describe('mobility', () => {
	const even = mobility(4, () => 25);
	test('fields are marked from two and from three standard deviations on', () => {
		// 100 rounds with 4 players: 25 by chance, and a deviation of 4.33
		expect([11, 12, 16, 17, 25, 33, 34, 37, 38].map((hits) => deviation(hits, even))).toEqual([
			-2, -2, -1, 0, 0, 0, 1, 1, 2
		]);
	});
	test('the count to expect by chance, or that only counts are shown', () => {
		expect(isEnough(even)).toBe(true);
		expect(chanceText(even)).toBe(
			'100 ranked rounds of 4 players. By chance each field would hold about 25.'
		);
		const few = mobility(4, () => 1);
		expect(isEnough(few)).toBe(false);
		expect(chanceText(few)).toBe('4 ranked rounds of 4 players. Only the counts are shown.');
	});
	test('how often the top and the bottom player finished first', () => {
		expect(endsText(even)).toBe(
			'Who began on top came out first in 25 of 100 rounds; who began at the bottom, in 25 of 100 rounds.'
		);
		const swap = mobility(3, (start, end) => (start + end === 2 ? 1 : 0));
		expect(endsText(swap)).toBe(
			'Who began on top came out first never; who began at the bottom, in 1 of 1 round.'
		);
	});
	test('the table size with the most rounds is shown first', () =>
		expect(mostPlayed([mobility(3, () => 2), even])?.players).toBe(4));
});

describe('pairs', () => {
	const pairs = [
		pair('Ana', 'Ben', { rounds: 5, aAhead: 2, aToB: { brackets: 1, cards: 1 } }),
		pair('Ana', 'Dee', { rounds: 9, aAhead: 6, bToA: { brackets: 3, cards: 6 } })
	];
	test('payments, most cards first, without empty ones', () =>
		expect(payments(pairs).map(({ from, to, cards }) => `${from} ${to} ${cards}`)).toEqual([
			'Dee Ana 6',
			'Ana Ben 1'
		]));
	test('a pair from either point of view', () => {
		expect(opponentsOf(pairs, id('Ana')).map(({ other, ahead }) => [other, ahead])).toEqual([
			['Dee', 6],
			['Ben', 2]
		]);
		const [ana] = opponentsOf(pairs, id('Dee'));
		expect(ana).toMatchObject({ ahead: 3, paid: { cards: 6 }, received: { cards: 0 } });
		expect(mostMet(pairs)).toBe(pairs[1]);
		expect(mostMet([])).toBeNull();
	});
	test('payments between the two', () => {
		const [dee, ben] = opponentsOf(pairs, id('Ana'));
		expect(duelTaxes('Ana', 'Dee', dee!)).toEqual(['Dee paid Ana 6 cards in 3 taxes.']);
		expect(duelTaxes('Ana', 'Ben', ben!)).toEqual(['Ana paid Ben 1 card in 1 tax.']);
		const none = opponentsOf([pair('Ana', 'Ben')], id('Ana'));
		expect(duelTaxes('Ana', 'Ben', none[0]!)).toEqual(['No tribute between them is recorded.']);
	});
	test('the tables of payments and of opponents', () => {
		expect(paymentTable({ pairs }, name).rows).toEqual([
			['Dee', 'Ana', '6', '3'],
			['Ana', 'Ben', '1', '1']
		]);
		expect(opponentTable({ pairs }, id('Ana'), name).rows[1]).toEqual([
			'Ben',
			'5',
			'2',
			'–',
			'1',
			'none'
		]);
	});
});

describe('rows', () => {
	const people = [
		person('Ana', { standing: 5, top: 1 }),
		person('Ben', { standing: 5, top: 4, bottom: 1 }),
		person('Dee', { standing: 5 })
	];
	test('are sorted by value and leave out people without one', () =>
		expect(rows.topRows(people).map(({ player, base }) => `${player} ${base}`)).toEqual([
			'Ben of 5 rounds',
			'Ana of 5 rounds'
		]));
	test('every row of a table has a cell in each column', () => {
		const all = crowd(['Ana', 'Ben', 'Chidi', 'Dee']);
		for (const code of CODES) {
			if (code === 'mobility' || code === 'who-taxed-whom' || code === 'head-to-head') continue;
			for (const evenings of [1, 2]) {
				const { columns, rows } = tableOf(code, { ...all, evenings }, name);
				expect(rows).toHaveLength(4);
				for (const row of rows) expect(row, code).toHaveLength(columns.length);
				expect(new Set(columns).size, code).toBe(columns.length);
			}
		}
	});
	test('ratings are scaled to the largest one, at least to 10', () => {
		const rated = (rating: number) => person('Ana', { standing: 30, rating });
		expect(rows.ratingDots([rated(5)])[0]?.at).toBe(0.5);
		expect(rows.ratingDots([rated(20), rated(-10)]).map(({ at }) => at)).toEqual([1, -0.5]);
	});
});

describe('highlights', () => {
	test('of one evening, of several, and of ties', () => {
		const ana = { longestReign: streak(3, 8), paid: { brackets: 1, cards: 1 }, rises: 1 };
		const one = statistics({ people: [person('Ana', ana), person('Ben')] });
		expect(highlights(one, name)).toEqual([
			{ figure: '6', text: 'rounds on top in a row: Ana' },
			{ figure: '1', text: 'card paid in tax by Ana' },
			{ figure: '1', text: 'time from the bottom to the top: Ana' }
		]);
		const [first] = highlights({ ...one, evenings: 2 }, name);
		expect(first?.text).toBe('rounds on top in a row: Ana, Thu, Nov 19, 2026');
		const equals = ['Ana', 'Ben', 'Dee'].map((who) => person(who, { rises: 2 }));
		expect(highlights(statistics({ people: equals.slice(0, 2) }), name)[0]?.text).toBe(
			'times from the bottom to the top: Ana and Ben'
		);
		expect(highlights(statistics({ people: equals }), name)[0]?.text).toContain('3 people');
		expect(highlights(statistics(), name)).toEqual([]);
	});
});

describe('the scope', () => {
	const all = { ruleset: null, people: [] };
	test('survives a round trip through an address', () => {
		const chosen = { ruleset: 'temple', people: [id('a b&c'), id('Ana')] };
		for (const scope of [all, chosen, { ...all, ruleset: 'tahimi' }, { ...chosen, ruleset: null }])
			expect(parseScope(new URLSearchParams(formatScope(scope)))).toEqual(scope);
		expect(formatScope(all)).toBe('');
		const days = { from: '2026-09-01', to: '2026-11-30' };
		expect(parseScope(new URLSearchParams(formatScope({ ...all, days })))).toEqual({
			...all,
			days
		});
		expect(parseScope(new URLSearchParams('from=2026-09-01&to=2026-08-01'))).toEqual(all);
	});
	test('ignores unknown games and duplicates in an address', () => {
		expect(parseScope(new URLSearchParams('game=chess&with=Ana&with=Ana'))).toEqual({
			ruleset: null,
			people: ['Ana']
		});
	});
	test('as text', () => {
		expect(scopeText(all, name)).toBe('All time');
		expect(scopeText({ ...all, ruleset: 'temple' }, name)).toBe('Temple');
		const people = [id('Ana'), id('Ben')];
		expect(scopeText({ ruleset: null, people }, name)).toBe('Evenings with Ana and Ben');
		expect(scopeText({ ruleset: 'temple', people }, name)).toBe(
			'Temple, evenings with Ana and Ben'
		);
		expect([isAllTime(all), isAllTime({ ...all, people })]).toEqual([true, false]);
		const days = { from: '2026-09-01', to: '2026-11-30' };
		const autumn = { ...days, id: 'a', name: 'Autumn', changedAt: 1, removed: false };
		expect(scopeText({ ruleset: 'temple', people: [], days }, name, [autumn])).toBe(
			'Autumn · Temple'
		);
		expect(scopeText({ ...all, days }, name)).toContain('2026 – ');
		expect(isAllTime({ ...all, days })).toBe(false);
	});
	test('offers games that have been played and the chosen one, in the order of the catalogue', () => {
		const ids = (played: string[], ruleset: string | null) =>
			gamesFor(played, { ruleset, people: [] }).map((game) => game.id);
		expect(ids(['dalmuti', 'temple'], null)).toEqual(['temple', 'dalmuti']);
		expect(ids([], 'tahimi')).toEqual(['tahimi']);
	});
});

test('every definition has a text without "he" or "she"', () => {
	for (const code of CODES) {
		const text = definitionOf(code);
		expect(nameOfStatistic(code)).not.toBe('');
		expect(text.length).toBeGreaterThan(0);
		for (const paragraph of text) {
			expect(paragraph).toMatch(/[.?!]$/);
			expect(paragraph).not.toMatch(/\b(he|she|his|her|him|hers)\b/i);
		}
	}
});
