import { describe, expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { digestOf } from '#lib/stats/digest.ts';
import { careerOf, honoursOf, nemesisOf, nightOf, type Night } from '#lib/stats/honours.ts';
import type { Pair, PersonStatistics } from '#lib/stats/statistics.ts';
import { close, given, played, player, seated, words } from '../given.ts';
import { pair, person, streak } from '../../fixtures/statistics.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;
const id = player;

const night = (days: number, ruler: string | null, more: Partial<Night> = {}): Night => ({
	evening: `evening ${days}` as Night['evening'],
	startedAt: days * DAY,
	closed: true,
	ruler: ruler === null ? null : id(ruler),
	fall: null,
	won: new Map(),
	...more
});
const three = [night(990, 'Ana'), night(992, 'Ana'), night(999, 'Sam')];
const honours = (
	nights: readonly Night[],
	people: readonly PersonStatistics[] = [],
	pairs: readonly Pair[] = []
) => honoursOf(nights, { people, pairs }, NOW);

test('there are no honours before three evenings are closed', () => {
	expect(honours(three.slice(1))).toBeNull();
	expect(honours([...three.slice(1), night(995, 'Ana', { closed: false })])).toBeNull();
	expect(honours(three)).not.toBeNull();
});

describe('the reigning champion', () => {
	test('ruled the last evening, after others of somebody else', () =>
		expect(honours(three)!.champion).toEqual({
			player: 'Sam',
			evenings: 1,
			since: 999 * DAY,
			before: { player: 'Ana', evenings: 2 }
		}));
	test('reigns since the first evening in a row', () =>
		expect(honours(three.map((one) => ({ ...one, ruler: id('Ana') })))!.champion).toEqual({
			player: 'Ana',
			evenings: 3,
			since: 990 * DAY,
			before: null
		}));
	test('is nobody after an evening without one', () =>
		expect(honours([...three, night(1000, null)])!.champion).toBeNull());
});

test('the longest reign: three rounds or more, of one person only', () => {
	const ana = person('Ana', { longestReign: streak(2, 6) });
	const ben = person('Ben', { longestReign: streak(1, 4) });
	expect(honours(three, [ben, ana])!.reign).toMatchObject({ player: 'Ana', rounds: 5 });
	expect(honours(three, [ana, { ...ben, longestReign: streak(2, 6) }])!.reign).toBeNull();
	expect(honours(three, [person('Ana', { longestReign: streak(2, 3) })])!.reign).toBeNull();
});

test('nemesis: ahead in six of ten rounds or more, of ten or more', () => {
	const lopsided = pair('Priya', 'Tom', { rounds: 20, aAhead: 5 });
	expect(nemesisOf([lopsided, pair('Ana', 'Ben', { rounds: 20, aAhead: 13 })])).toEqual({
		player: 'Tom',
		other: 'Priya',
		ahead: 15,
		rounds: 20
	});
	expect(nemesisOf([lopsided], id('Priya'))?.player).toBe('Tom');
	expect(nemesisOf([lopsided], id('Tom'))).toBeNull();
	expect(nemesisOf([pair('Ana', 'Ben', { rounds: 20, aAhead: 11 })])).toBeNull();
	expect(nemesisOf([pair('Ana', 'Ben', { rounds: 9, aAhead: 9 })])).toBeNull();
});

test('the fall of the year: the longest within a year', () => {
	const fall = (from: number, to: number) => ({
		fall: { player: id('Jonas'), from, to, rounds: 3 }
	});
	const nights = [...three, night(995, 'Sam', fall(1, 4)), night(996, 'Sam', fall(1, 6))];
	expect(honours(nights)!.fall).toMatchObject({ from: 1, to: 6, startedAt: 996 * DAY });
	expect(honours([...three, night(600, 'Sam', fall(1, 6))])!.fall).toBeNull();
});

test('the closest evening: two won equally often, and nobody more', () => {
	const won = (...counts: number[]) => ({
		won: new Map(counts.map((n, i) => [id(`P${i}`), n] as const))
	});
	const nights = [...three, night(995, 'Sam', won(3, 3, 1)), night(996, 'Sam', won(5, 4, 4))];
	expect(honours(nights)!.closest).toMatchObject({ players: ['P0', 'P1'], won: 3 });
	expect(honours([...three, night(995, 'Sam', won(2, 2, 2))])!.closest).toBeNull();
	expect(honours([...three, night(995, 'Sam', won(1, 1))])!.closest).toBeNull();
});

test('who paid most tax, with a lead of five cards', () => {
	const payer = (name: string, cards: number) => person(name, { paid: { brackets: 9, cards } });
	expect(honours(three, [payer('Ana', 58), payer('Jonas', 63)])!.payer).toEqual({
		player: 'Jonas',
		cards: 63
	});
	expect(honours(three, [payer('Ana', 59), payer('Jonas', 63)])!.payer).toBeNull();
});

describe('an evening', () => {
	const timeline: Timeline = given(
		['Ana Ben Chidi Dee', 'Ben Chidi Dee Ana', 'Ben Ana Chidi Dee'].reduce(
			(before, order) => played(before, words(order).slice(0, -1).join(' ')),
			seated('president', {}, 'Ana Ben Chidi Dee')
		),
		close
	);
	const digest = digestOf(timeline, 20);
	const personOf = (one: string) => (one === 'Ben' ? id('Benn') : id(one));

	test('is counted for the people who were merged', () => {
		const made = nightOf(summaryOf(timeline.state), digest, personOf)!;
		expect(made.fall).toEqual({ player: 'Ana', from: 1, to: 4, rounds: 1 });
		expect([made.ruler, made.won.get(id('Benn'))]).toEqual(['Benn', 2]);
	});
	test('without rounds is no night', () => {
		const empty = seated('president', {}, 'Ana Ben Chidi Dee');
		expect(nightOf(summaryOf(empty.state), digestOf(empty, 2), personOf)).toBeNull();
	});
	test('of a career has the mean place and the rounds won', () => {
		const [one] = careerOf(digest.tallies, id('Benn'), personOf);
		expect(one).toMatchObject({ evening: 'evening', won: 2 });
		expect(one!.place).toBeCloseTo((1 + 0 + 0) / 9);
		expect(careerOf(digest.tallies, id('Zoe'), personOf)).toEqual([]);
	});
});
