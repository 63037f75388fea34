import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat } from '#lib/ui/text/format.ts';

afterEach(() => vi.restoreAllMocks());

/** A late evening, by the clock of this machine. */
const TIME = new Date(2026, 10, 6, 21, 5);

test.each([
	[{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, '2026-11-06'],
	[{ weekday: 'long' }, '2026-11-06'],
	[{ month: 'long', year: 'numeric' }, '2026-11'],
	[{ hour: '2-digit', minute: '2-digit' }, '21:05']
] as const)('where the browser knows no time zone, %o is written in numbers', (options, text) => {
	vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
		throw new RangeError('Unsupported time zone specified undefined');
	});
	expect(dateFormat(options)().format(TIME)).toBe(text);
	expect(dateFormat(options)().format(TIME.getTime())).toBe(text);
});

test('dates are written by dateFormat alone', () => {
	const uses = execFileSync('git', [
		'grep',
		'-lE',
		'Intl.DateTimeFormat\\(|\\.toLocale(Date|Time)?String',
		'src'
	]);
	expect(uses.toString().trim().split('\n')).toEqual(['src/lib/ui/text/format.ts']);
});
