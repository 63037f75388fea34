import { expect, test } from 'vitest';
import { recentWeekday } from '#lib/ui/text/titles.ts';

test('an evening of the last six days before today is named by its weekday, others are not', () => {
	// a Thursday
	const now = new Date(2026, 10, 26, 20, 15);
	const daysAgo = (days: number, hour = 21) =>
		recentWeekday(new Date(2026, 10, 26 - days, hour).getTime(), now);
	expect(daysAgo(0, 0)).toBeNull();
	expect(daysAgo(1, 23)).toBe('Wednesday');
	expect(daysAgo(6, 0)).toBe('Friday');
	expect(daysAgo(7, 23)).toBeNull();
});
