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
import { byMonth, playersOf, reignOf } from '#lib/ui/evenings/evening-line.ts';

const [ana, ben, benn] = ['ana', 'ben', 'benn'] as PlayerId[] as [PlayerId, PlayerId, PlayerId];
const summary = (part: Partial<Summary> = {}): Summary => ({
	id: 'one' as EveningId,
	name: 'One',
	ruleset: 'Temple',
	game: 'temple',
	rounds: 3,
	startedAt: 0,
	closedAt: null,
	deletedAt: null,
	players: ['Ana', 'Ben', 'Benn'],
	people: [ana, ben, benn],
	top: 'Ben',
	ruler: ana,
	...part
});
describe('a row of the list of evenings', () => {
	const nobody = () => undefined;
	test('players have their current names, and merged ones are named once', () => {
		const now: Record<string, string> = { ana: 'Anna', ben: 'Ben', benn: 'Ben' };
		expect(playersOf(summary(), (id) => now[id])).toEqual(['Anna', 'Ben']);
		expect(playersOf(summary(), nobody)).toEqual(['Ana', 'Ben', 'Benn']);
	});
	test('the ruler, and the top player if that is somebody else', () => {
		expect(reignOf(summary(), nobody)).toEqual({ ruler: 'Ana', top: 'Ben' });
		expect(reignOf(summary({ ruler: ben }), nobody)).toEqual({ ruler: 'Ben', top: null });
		expect(reignOf(summary(), (id) => (id === ana ? 'Anna' : undefined)).ruler).toBe('Anna');
	});
	test('the top player counts as ruler where nobody ruled; nobody does before a round is over', () => {
		expect(reignOf(summary({ ruler: null }), nobody)).toEqual({ ruler: 'Ben', top: null });
		const none = summary({ ruler: null, top: null });
		expect(reignOf(none, nobody)).toEqual({ ruler: null, top: null });
	});
	test('grouped by month in local time', () => {
		const at = (...day: [number, number, number]) =>
			summary({ startedAt: new Date(...day).getTime() });
		const months = byMonth([at(2026, 10, 1), at(2026, 9, 31), at(2026, 9, 1), at(2025, 9, 1)]);
		expect(months.map(({ name, evenings }) => [name, evenings.length])).toEqual([
			['November 2026', 1],
			['October 2026', 2],
			['October 2025', 1]
		]);
	});
});

describe('the filter', () => {
	const nameOf = () => 'Ana';
	test('of an address with a player', () => {
		const filter = filterFromUrl(new URLSearchParams('player=ana'));
		expect(toEveningQuery(filter)).toEqual({
			text: '',
			player: 'ana',
			ruleset: null,
			from: null,
			to: null,
			deleted: false
		});
		expect(filterTexts(filter, nameOf)).toEqual(['Ana']);
	});
	test('ignores a text of blanks', () => {
		expect(isFiltered(NO_FILTER)).toBe(false);
		expect(isFiltered({ ...NO_FILTER, text: '  ' })).toBe(false);
		expect(isFiltered({ ...NO_FILTER, ruleset: 'temple' })).toBe(true);
	});
	test('covers whole days, the last included, also when the clock changes', () => {
		const filter = { ...NO_FILTER, from: '2026-03-28', to: '2026-03-29' };
		const { from, to } = toEveningQuery(filter);
		expect([from, to]).toEqual([new Date(2026, 2, 28).getTime(), new Date(2026, 2, 30).getTime()]);
		expect(isReversed(filter)).toBe(false);
		expect(isReversed({ ...filter, from: '2026-03-30' })).toBe(true);
		expect(isReversed({ ...filter, from: '' })).toBe(false);
	});
	test('an invalid day is ignored', () => {
		expect(toEveningQuery({ ...NO_FILTER, from: 'soon' }).from).toBe(null);
		expect(isFiltered({ ...NO_FILTER, from: 'soon' })).toBe(false);
	});
	test('as short texts', () => {
		const filter = { ...NO_FILTER, ruleset: 'dalmuti', to: '2026-11-19' };
		expect(filterTexts(filter, nameOf)).toEqual(['The Great Dalmuti', 'until Thu, Nov 19, 2026']);
	});
});
