/** The local noon of a day: it stays on that day when the phone travels. Null if there is no such
 * day.
 * @param month from 1 */
export function noonOf(year: number, month: number, day: number): number | null {
	const noon = new Date(year, month - 1, day, 12);
	// years below 100 would be taken for those of the last century
	noon.setFullYear(year, month - 1, day);
	const exists = noon.getMonth() === month - 1 && noon.getDate() === day;
	return exists && year >= 1000 && year <= 9999 ? noon.getTime() : null;
}

/** Parses a day as `2026-11-21`, `2026/11/21` or `21.11.2026`. Others are ambiguous.
 * @returns its local noon, in milliseconds since 1970; null if it is not a day */
export function parseDay(text: string): number | null {
	const [, year, month, day] = /^\s*(\d{4})[-/](\d{1,2})[-/](\d{1,2})\s*$/.exec(text) ?? [];
	if (year !== undefined) return noonOf(Number(year), Number(month), Number(day));
	const [, d, m, y] = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(text) ?? [];
	return d === undefined ? null : noonOf(Number(y), Number(m), Number(d));
}
