import { describe, expect, test } from 'vitest';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import {
	filterFromUrl,
	filterTexts,
	isFiltered,
	isReversed,
	NO_FILTER,
	toEveningQuery
} from '#lib/ui/evenings/evening-filter.ts';
import { byMonth, daysLeft, playersOf, reignOf } from '#lib/ui/evenings/evening-line.ts';
import { fewerFirst, mergeText } from '#lib/ui/people/merge.ts';
import { sortByName, findByName, playedText, type RosterPerson } from '#lib/ui/people/person.ts';

const [ana, ben, benn] = ['ana', 'ben', 'benn'] as PlayerId[] as [PlayerId, PlayerId, PlayerId];
const summary = (part: Partial<Summary> = {}): Summary => ({
	id: 'one' as EveningId,
	...{ name: 'One', ruleset: 'Temple', game: 'temple', rounds: 3 },
	...{ startedAt: 0, closedAt: null, deletedAt: null },
	players: ['Ana', 'Ben', 'Benn'],
	people: [ana, ben, benn],
	...{ top: 'Ben', ruler: ana },
	...part
});
const person = (name: string, part: Partial<RosterPerson> = {}): RosterPerson => ({
	...{ id: name.toLowerCase() as PlayerId, name, evenings: 0, rounds: 0, lastSeen: 0 },
	...part
});

describe('a line of the list', () => {
	const nobody = () => undefined;
	test('players have the names of now, and merged ones are named once', () => {
		const now: Record<string, string> = { ana: 'Anna', ben: 'Ben', benn: 'Ben' };
		expect(playersOf(summary(), (id) => now[id])).toEqual(['Anna', 'Ben']);
		expect(playersOf(summary(), nobody)).toEqual(['Ana', 'Ben', 'Benn']);
	});
	test('who ruled, and who is on top where that is another', () => {
		expect(reignOf(summary(), nobody)).toEqual({ ruler: 'Ana', top: 'Ben' });
		expect(reignOf(summary({ ruler: ben }), nobody)).toEqual({ ruler: 'Ben', top: null });
		expect(reignOf(summary(), (id) => (id === ana ? 'Anna' : undefined)).ruler).toBe('Anna');
	});
	test('the one on top, where nobody ruled; nobody before a round is over', () => {
		expect(reignOf(summary({ ruler: null }), nobody)).toEqual({ ruler: 'Ben', top: null });
		const none = summary({ ruler: null, top: null });
		expect(reignOf(none, nobody)).toEqual({ ruler: null, top: null });
	});
	test('months by the phone’s own days', () => {
		const at = (...day: [number, number, number]) =>
			summary({ startedAt: new Date(...day).getTime() });
		const months = byMonth([at(2026, 10, 1), at(2026, 9, 31), at(2026, 9, 1), at(2025, 9, 1)]);
		expect(months.map(({ name, evenings }) => [name, evenings.length])).toEqual([
			['November 2026', 1],
			['October 2026', 2],
			['October 2025', 1]
		]);
	});
	test('days that a deleted evening is kept', () => {
		const day = 86_400_000;
		expect([0, 0.5, 1, 29, 29.5, 30, 31].map((days) => daysLeft(0, days * day))).toEqual([
			...[30, 30, 29, 1, 1, 0, 0]
		]);
	});
});

describe('what is asked for', () => {
	const nameOf = () => 'Ana';
	test('an address asks for a player', () => {
		const asked = filterFromUrl(new URLSearchParams('player=ana'));
		expect(toEveningQuery(asked)).toEqual({
			...{ text: '', player: 'ana', ruleset: null, from: null, to: null },
			deleted: false
		});
		expect(filterTexts(asked, nameOf)).toEqual(['Ana']);
	});
	test('nothing, and nothing but blanks', () => {
		expect(isFiltered(NO_FILTER)).toBe(false);
		expect(isFiltered({ ...NO_FILTER, text: '  ' })).toBe(false);
		expect(isFiltered({ ...NO_FILTER, ruleset: 'temple' })).toBe(true);
	});
	test('whole days, the last included, also where the clock changes', () => {
		const asked = { ...NO_FILTER, from: '2026-03-28', to: '2026-03-29' };
		const { from, to } = toEveningQuery(asked);
		expect([from, to]).toEqual([new Date(2026, 2, 28).getTime(), new Date(2026, 2, 30).getTime()]);
		expect(isReversed(asked)).toBe(false);
		expect(isReversed({ ...asked, from: '2026-03-30' })).toBe(true);
		expect(isReversed({ ...asked, from: '' })).toBe(false);
	});
	test('a day that is none asks for nothing', () => {
		expect(toEveningQuery({ ...NO_FILTER, from: 'soon' }).from).toBe(null);
		expect(isFiltered({ ...NO_FILTER, from: 'soon' })).toBe(false);
	});
	test('filters in words', () => {
		const asked = { ...NO_FILTER, ruleset: 'dalmuti', to: '2026-11-19' };
		expect(filterTexts(asked, nameOf)).toEqual(['The Great Dalmuti', 'until Thu, Nov 19, 2026']);
	});
});

describe('people', () => {
	test('found by letters, whatever their case and accents', () => {
		const people = [person('Zoë'), person('ZOE'), person('Ben')];
		expect(findByName(people, ' zoe ').map(({ name }) => name)).toEqual(['Zoë', 'ZOE']);
	});
	test('found by letters that a language takes for the same ones', () => {
		const people = [person('ひなた'), person('ヒカル'), person('花')];
		expect(findByName(people, 'ひ').map(({ name }) => name)).toEqual(['ひなた', 'ヒカル']);
		expect(findByName(people, 'カル').map(({ name }) => name)).toEqual(['ヒカル']);
	});
	test('sorted as people sort, not by code points', () => {
		const names = ['Zoë', 'ana', 'Émile', 'Ben', 'eli'].map((name) => person(name));
		expect(sortByName(names).map(({ name }) => name)).toEqual([
			'ana',
			'Ben',
			'eli',
			'Émile',
			'Zoë'
		]);
	});
	test('how often they were there', () => {
		expect(playedText(person('Ben'))).toBe('No round yet');
		expect(playedText(person('Ben', { evenings: 1, rounds: 12 }))).toBe('1 evening · 12 rounds');
	});
	test('of two the one who was there less counts for the other', () => {
		const often = person('Ben', { evenings: 12, rounds: 60 });
		const seldom = person('Benn', { evenings: 2, rounds: 70 });
		for (const [a, b] of [
			[often, seldom],
			[seldom, often]
		] as const)
			expect(fewerFirst(a, b)).toEqual({ from: 'benn', into: 'ben' });
		const sameNumber = { ...seldom, evenings: 12 };
		expect(fewerFirst(sameNumber, often)).toEqual({ from: 'ben', into: 'benn' });
	});
	const merge = (evenings: number, part = {}) =>
		mergeText({
			from: person('Benn', { evenings }),
			into: person('Ben', { evenings: 3 }),
			...{ evenings: 3 + evenings, rounds: 1, together: [] },
			...part
		});
	test('what would follow of a merge, in singular and plural', () => {
		expect(merge(12)).toBe(
			'All 12 evenings of Benn will count for Ben, who then has 15 evenings and 1 round.'
		);
		expect(merge(1)).toBe(
			'The one evening of Benn will count for Ben, who then has 4 evenings and 1 round.'
		);
		expect(merge(0)).toBe('No evening is counted for Benn yet.');
		expect(merge(2, { together: [summary()] })).toContain('they are two people');
	});
});
