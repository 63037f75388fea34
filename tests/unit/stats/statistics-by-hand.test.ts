import { describe, expect, test } from 'vitest';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { advance, type Timeline } from '#lib/evening/timeline.ts';
import { statisticsOf } from '#lib/stats/statistics-builder.ts';
import type { Scope, Statistics } from '#lib/stats/statistics.ts';
import { talliesOf } from '#lib/stats/tally.ts';
import { rawRecords } from '../../fixtures/raw-rounds.ts';
import { countStatistics, type Raw, type RawRound } from '../../oracle/statistics.ts';
import {
	begin,
	confirm,
	decree,
	exits,
	four,
	given,
	go,
	markTax,
	player,
	revolt,
	rule,
	rulesOf,
	settle,
	settleTaxes,
	sit,
	words
} from '../given.ts';

const [dalmuti, temple] = [1_000_000, 2_000_000];

/** A round: start, end, and the taxes as `payer receiver cards`, with a ? if nobody recorded
 * that they were paid. */
const round = (
	number: number,
	start: string,
	end: string,
	taxes: readonly string[] = [],
	more: Partial<RawRound> = {}
): RawRound => ({
	evening: 'dalmuti',
	startedAt: dalmuti,
	ruleset: 'dalmuti',
	number,
	standing: true,
	turnings: 0,
	start: words(start),
	end: words(end),
	revolution: null,
	brackets: taxes.map((tax) => {
		const [payer, receiver, cards] = words(tax.replace('?', ''));
		return { payer: payer!, receiver: receiver!, cards: Number(cards), paid: !tax.includes('?') };
	}),
	...more
});
const second = { evening: 'temple', startedAt: temple, ruleset: 'temple' };

// Didi of the second evening was merged into Dee
const literal: Raw = {
	rounds: [
		round(1, 'Ana Ben Chidi Dee', 'Ana Chidi Ben Dee', ['Dee Ana 2', 'Chidi Ben 1']),
		round(2, 'Ana Chidi Ben Dee', 'Ana Dee Chidi Ben', ['Dee Ana 2', 'Ben Chidi 1?']),
		round(3, 'Ana Dee Chidi Ben', 'Ben Ana Dee Chidi', ['Ben Ana 2?', 'Chidi Dee 1?']),
		// Chidi was last and called a greater revolution
		round(4, 'Chidi Dee Ana Ben', 'Dee Chidi Ana Ben', [], {
			revolution: { caller: 'Chidi', greater: true }
		}),
		round(5, 'Dee Chidi Ana Ben', 'Dee Ana Chidi Ben', ['Ben Dee 2', 'Ana Chidi 1']),
		round(1, 'Ana Ben Chidi Didi Eli', 'Eli Didi Chidi Ben Ana', [], {
			...second,
			standing: false
		}),
		round(
			2,
			'Eli Didi Chidi Ben Ana',
			'Ana Didi Chidi Ben Eli',
			['Ana Eli 2', 'Ben Didi 1'],
			second
		),
		round(
			3,
			'Ana Didi Chidi Ben Eli',
			'Ben Ana Didi Eli Chidi',
			['Eli Ana 2?', 'Ben Didi 1?'],
			second
		),
		round(4, 'Ben Ana Didi Eli Chidi', 'Ben Chidi Ana Didi Eli', [], {
			...second,
			revolution: { caller: 'Didi', greater: false }
		})
	],
	decrees: [
		{ evening: 'dalmuti', round: 2, issuer: 'Ana', refused: true },
		{ evening: 'dalmuti', round: 5, issuer: 'Dee', refused: false }
	],
	rulings: [
		{ evening: 'dalmuti', round: 1, askedBy: 'Chidi' },
		{ evening: 'dalmuti', round: 3, askedBy: null },
		{ evening: 'temple', round: 4, askedBy: 'Ben' }
	],
	games: { dalmuti: 'dalmuti', temple: 'temple' }
};

/** An evening with its own id and time of start. */
function evening(id: 'dalmuti' | 'temple', startedAt: number, names: string): Timeline {
	const { entry } = begin(rulesOf(id), names);
	if (entry.type !== 'EveningStarted') throw new Error(entry.type);
	const start = advance(null, {
		...entry,
		evening: id as EveningId,
		at: startedAt
	});
	return given(start, sit(names));
}
const first = given(
	evening('dalmuti', dalmuti, four),
	rule('a', { askedBy: player('Chidi') }),
	go('taxes'),
	settleTaxes,
	...exits('Ana Chidi Ben'),
	confirm,
	decree('Ana', 'Dee'),
	settle(2, 'refused'),
	go('taxes'),
	markTax('Dee'),
	go('play'),
	...exits('Ana Dee Chidi'),
	confirm,
	rule('b'),
	go('play'),
	...exits('Ben Ana Dee'),
	confirm,
	go('taxes'),
	revolt('Chidi'),
	go('play'),
	...exits('Dee Chidi Ana'),
	confirm,
	decree('Dee', 'everyone'),
	go('taxes'),
	settleTaxes,
	...exits('Dee Ana Chidi'),
	confirm
);
const other = given(
	evening('temple', temple, 'Ana Ben Chidi Didi Eli'),
	go('play'),
	...exits('Eli Didi Chidi Ben'),
	confirm,
	go('taxes'),
	settleTaxes,
	...exits('Ana Didi Chidi Ben'),
	confirm,
	go('taxes'),
	go('play'),
	...exits('Ben Ana Didi Eli'),
	confirm,
	go('taxes'),
	revolt('Didi'),
	rule('a', { askedBy: player('Ben') }),
	go('play'),
	...exits('Ben Chidi Ana Didi')
);

const known = (id: PlayerId) => (id === 'Didi' ? player('Dee') : id);
const all: Scope = { evening: null, ruleset: null, people: [] };
const evenings = [first.state, other.state];

test('the evenings contain the rounds that are listed', () =>
	expect(rawRecords(evenings)).toEqual(literal));

test('a season counts the evenings that began in it', () => {
	const { startedAt } = first.state;
	const within = (from: number, to: number) =>
		statisticsOf(evenings.flatMap(talliesOf), { ...all, dates: { from, to } }, known).evenings;
	expect(within(startedAt, startedAt + 1)).toBe(1);
	expect(within(startedAt - 1, startedAt)).toBe(0);
	expect(within(-Infinity, Infinity)).toBe(2);
});

const counts: readonly (readonly [string, (scope: Scope) => Statistics])[] = [
	['the count', (scope) => countStatistics(literal, scope, known)],
	['the index', (scope) => statisticsOf(evenings.flatMap(talliesOf), scope, known)]
];
describe.each(counts)('statistics match the figures worked out by hand, by %s', (_, count) => {
	const statistics = count(all);
	const of = (name: string) => statistics.people.find((p) => p.player === name)!;

	test('rounds, brackets and unrecorded brackets', () =>
		// 5 + 4; without standing the first of Temple. Brackets: four times 2, then twice 2; ? five
		// times
		expect(statistics).toMatchObject({
			evenings: 2,
			rounds: 9,
			standing: 8,
			brackets: 12,
			unrecorded: 5
		}));
	test('rounds at the top and at the bottom', () => {
		// Ana begins rounds 1, 2, 3 and Temple's 3 as the first, and Temple's 2 as the last
		expect(of('Ana')).toMatchObject({ rounds: 9, standing: 8, top: 4, bottom: 1 });
		// Ben is the last in 3, 4, 5, and the first in Temple's 4
		expect(of('Ben')).toMatchObject({ rounds: 9, standing: 8, top: 1, bottom: 3 });
		expect(of('Eli')).toMatchObject({ evenings: 1, rounds: 4, standing: 3, top: 1, bottom: 1 });
	});
	test('rounds finished first or last, also without standing', () => {
		// 1, 2, Temple's 2; and last in Temple's 1
		expect(of('Ana')).toMatchObject({ won: 3, lost: 1 });
		// Temple's 1; and last in its 2 and 4
		expect(of('Eli')).toMatchObject({ won: 1, lost: 2 });
		// 4, 5, never in Temple; and last in 1
		expect(of('Dee')).toMatchObject({ won: 2, lost: 1 });
	});
	test('the average place', () =>
		// ends 0 0 1 2 1 of 3, and 4 0 1 2 of 4: (4/3 + 7/4) ÷ 9
		expect(of('Ana').averagePlace).toBeCloseTo(37 / 108, 12));
	test('the longest reign and the longest stay at the bottom', () => {
		const streak = { evening: 'dalmuti', startedAt: dalmuti, rounds: 3 };
		expect(of('Ana').longestReign).toEqual({ ...streak, first: 1, last: 3 });
		expect(of('Ben').longestStay).toEqual({ ...streak, first: 3, last: 5 });
		// Dee reigns in 5 alone, and never as Didi
		expect(of('Dee').longestReign).toEqual({ ...streak, rounds: 1, first: 5, last: 5 });
		expect(of('Dee').longestStay).toEqual({ ...streak, rounds: 2, first: 1, last: 2 });
	});
	test('rises and falls within an evening', () => {
		// the last in Temple's 2, the first in its 3
		expect(of('Ana')).toMatchObject({ rises: 1, falls: 0 });
		// the last until 5 of one evening, the first in 4 of the other
		expect(of('Ben')).toMatchObject({ rises: 0, falls: 0 });
		// the last in 1 and 2, the first in 5
		expect(of('Dee')).toMatchObject({ rises: 1, falls: 0 });
		// the first in Temple's 2, the last in its 3
		expect(of('Eli')).toMatchObject({ rises: 0, falls: 1 });
	});
	test('cards paid and received', () => {
		// 2 and 2 to Ana; unrecorded: from Chidi in 3, from Ben in Temple's 3
		expect(of('Dee')).toMatchObject({ paid: { brackets: 2, cards: 4 }, unrecorded: 2 });
		// 2 from Ben in 5, 1 from Ben in Temple's 2
		expect(of('Dee').received).toEqual({ brackets: 2, cards: 3 });
		// 1 to Chidi in 5, 2 to Eli; unrecorded: from Ben in 3, from Eli in Temple's 3
		expect(of('Ana')).toMatchObject({ paid: { brackets: 2, cards: 3 }, unrecorded: 2 });
	});
	test('revolutions by their caller', () => {
		expect(of('Chidi')).toMatchObject({ revolutions: 1, greater: 1 });
		expect(of('Dee')).toMatchObject({ revolutions: 1, greater: 0 });
		expect(of('Ana')).toMatchObject({ revolutions: 0, greater: 0 });
	});
	test('decrees and rulings', () => {
		expect(of('Ana')).toMatchObject({ decrees: 1, refused: 1, rulings: 0 });
		expect(of('Dee')).toMatchObject({ decrees: 1, refused: 0, rulings: 0 });
		expect(of('Chidi')).toMatchObject({ decrees: 0, rulings: 1 });
		expect(of('Ben')).toMatchObject({ decrees: 0, rulings: 1 });
	});
	test('mobility from place to place', () =>
		expect(statistics.mobility).toEqual([
			{
				players: 4,
				rounds: 5,
				counts: [
					// Ana 0, Ana 0, Ana 1, Chidi 1, Dee 0
					[3, 2, 0, 0],
					// Ben 2, Chidi 2, Dee 2, Dee 0, Chidi 2
					[1, 0, 4, 0],
					// Chidi 1, Ben 3, Chidi 3, Ana 2, Ana 1
					[0, 2, 1, 2],
					// Dee 3, Dee 1, Ben 0, Ben 3, Ben 3
					[1, 1, 0, 3]
				]
			},
			{
				players: 5,
				rounds: 3,
				counts: [
					// Eli 4, Ana 1, Ben 0
					[1, 1, 0, 0, 1],
					// Didi 1, Didi 2, Ana 2
					[0, 1, 2, 0, 0],
					// Chidi 2, Chidi 4, Didi 3
					[0, 0, 1, 1, 1],
					// Ben 3, Ben 0, Eli 4
					[1, 0, 0, 1, 1],
					// Ana 0, Eli 3, Chidi 1
					[1, 1, 0, 1, 0]
				]
			}
		]));
	test('pairs of players', () => {
		const pair = (a: string, b: string) =>
			statistics.pairs.find((one) => one.a === a && one.b === b);
		const nothing = { brackets: 0, cards: 0 };
		// Ana is ahead in 1, 2, 4, 5 and Temple's 2; what Ben pays in 3 is unrecorded
		const heads = { rounds: 9, aAhead: 5, aToB: nothing, bToA: nothing };
		expect(pair('Ana', 'Ben')).toEqual({ a: 'Ana', b: 'Ben', ...heads });
		// Ana is ahead in 1, 2, 3 and Temple's 2, 3, 4
		expect(pair('Ana', 'Dee')).toEqual({
			a: 'Ana',
			b: 'Dee',
			rounds: 9,
			aAhead: 6,
			aToB: nothing,
			bToA: { brackets: 2, cards: 4 }
		});
		expect(statistics.pairs.map(({ a, b }) => `${a} ${b}`)).toEqual([
			'Ana Ben',
			'Ana Chidi',
			'Ana Dee',
			'Ana Eli',
			'Ben Chidi',
			'Ben Dee',
			'Ben Eli',
			'Chidi Dee',
			'Chidi Eli',
			'Dee Eli'
		]);
	});
	test('the rating', () => {
		// mean ends of five from the places 0 3 4: 5/3, 7/3, 4/3. Eli ends at 4, 4, 3:
		// (5/3 − 4 + 7/3 − 4 + 4/3 − 3) ÷ 4 = −17/12, over 3 + 20 rounds
		expect(of('Eli').rating).toBeCloseTo((-100 * 17) / 12 / 23, 10);
		// of four from the places 0 1 3: 2/5, 8/5, 2. Dee ends at 3, 1; 2, 0; 0:
		// (2 − 3 + 2 − 1 + 8/5 − 2 + 8/5 + 2/5) ÷ 3 = 8/15; of five from 1, 2: 5/3, 3. Didi ends at
		// 1, 2; 3: (5/3 − 1 + 5/3 − 2 + 3 − 3) ÷ 4 = 1/12. Together 37/60, over 8 + 20 rounds
		expect(of('Dee').rating).toBeCloseTo((100 * 37) / 60 / 28, 10);
	});
	test('one ruleset, one evening, a group', () => {
		const rounds = (scope: Partial<Scope>) => {
			const { people, ...found } = count({ ...all, ...scope });
			const names = people.map((p) => `${p.player} ${p.rounds}`).sort();
			return [found.rounds, names.join(', ')];
		};
		const onlyFirst = [5, 'Ana 5, Ben 5, Chidi 5, Dee 5'];
		expect(rounds({ ruleset: 'dalmuti' })).toEqual(onlyFirst);
		expect(rounds({ evening: 'dalmuti' as EveningId })).toEqual(onlyFirst);
		expect(rounds({ ruleset: 'tahimi' })).toEqual([0, '']);
		// with Eli in the second alone
		expect(rounds({ people: [player('Eli'), player('Didi')] })).toEqual([4, 'Dee 4, Eli 4']);
		expect(rounds({ people: [player('Ana'), player('Ben')] })).toEqual([9, 'Ana 9, Ben 9']);
		expect(rounds({ people: [player('Eli')], ruleset: 'dalmuti' })).toEqual([0, '']);
	});
});
