import { describe, expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import { fold } from '#lib/evening/timeline.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { playingTime } from '#lib/stats/playing-time.ts';
import { playingTimeText } from '#lib/ui/text/format.ts';
import { playingEvening, words } from '../../e2e/support/logs.ts';

const HOUR = 3_600_000;
const START = 1_700_000_000_000;

/** An evening whose entries are made at these hours after its start: the first exit, notes, and at
 * `closed` its end. */
function eveningAt(hours: readonly number[], closed?: number) {
	const begun = playingEvening('temple', words('Ana Ben Chidi Dee'));
	const entries: Entry[] = begun.map((entry) => ({ ...entry, at: START }));
	for (const [i, hour] of hours.entries()) {
		const id = `n${i}` as EntryId;
		if (hour === closed)
			entries.push({ type: 'EveningClosed', id: 'end' as EntryId, at: START + hour * HOUR });
		else entries.push({ type: 'NoteAdded', text: 'A note', id, at: START + hour * HOUR });
	}
	return fold(entries)!;
}
const played = (hours: readonly number[], closed?: number) => {
	const { milliseconds, isRough } = playingTime(eveningAt(hours, closed).history);
	return [milliseconds / HOUR, isRough];
};
const clockLines = (hours: readonly number[], closed?: number) =>
	logLines(eveningAt(hours, closed)).flatMap((line) =>
		line.kind === 'clock' ? [line.change] : []
	);

const YEAR = 8760;
describe.each([
	['an ordinary evening', [1, 2, 4], [4, false], []],
	[
		'a clock that is ahead by a year from the middle on',
		[1, YEAR + 2, YEAR + 3],
		[5, true],
		['ahead']
	],
	['a clock that was ahead and is set right', [1, YEAR + 2, 3, 4], [5, true], ['ahead', 'back']],
	['a clock that was put back', [1, -YEAR, -YEAR + 1], [2, true], ['back']],
	['an evening that goes on the next day', [2, 24, 26], [7, true], ['ahead']],
	['phones whose clocks differ by minutes', [1, 0.9, 2], [2.1, false], []]
] as const)('%s', (_, hours, time, lines) => {
	test('lasted as long as the gaps between its entries', () => {
		const [length, isRough] = played(hours);
		expect(length).toBeCloseTo(time[0]);
		expect(isRough).toBe(time[1]);
	});
	test('says so in its log', () => expect(clockLines(hours)).toEqual(lines));
});

test('time while the evening is closed is not counted, and needs no word', () => {
	expect(played([1, 2, 200], 2)).toEqual([2, false]);
	expect(clockLines([1, 2, 200], 2)).toEqual([]);
});

test('a length that may be wrong is given as such', () => {
	expect(playingTimeText({ milliseconds: 2.5 * HOUR, isRough: false })).toBe('2 h 30');
	expect(playingTimeText({ milliseconds: 2.5 * HOUR, isRough: true })).toBe('about 2 h 30');
	expect(playingTimeText({ milliseconds: 59_999, isRough: false })).toBeNull();
});
