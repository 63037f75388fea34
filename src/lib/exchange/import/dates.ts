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

/** Before a time of day, which is left out. */
const YEAR_FIRST = /^(\d{4})[-/.年]\s*(\d{1,2})[-/.月]\s*(\d{1,2})[.日]?(?:[T\s]\s*\d.*)?$/;
const DAY_FIRST = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;
/** The day or the month is first. */
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

const numbersIn = (pattern: RegExp, text: string) =>
	pattern.exec(text.trim())?.slice(1, 4).map(Number) as [number, number, number] | undefined;

/** Whether a text is written like a day. */
export const isLikeDay = (text: string): boolean =>
	[YEAR_FIRST, DAY_FIRST, SLASHES].some((pattern) => pattern.test(text.trim()));

/** Reads the days of a file: `2026-11-21`, `2026/11/21`, `2026年11月21日` and `21.11.2026`; and
 * `11/21/2026` or `21/11/2026` where the file has days that can be only one of the two.
 * @param texts all of them
 * @returns reads a day as its local noon, in milliseconds since 1970; as null if it is not a day */
export function dayReader(texts: readonly string[]): (text: string) => number | null {
	const ways = [
		(day: number, month: number, year: number) => noonOf(year, month, day),
		(month: number, day: number, year: number) => noonOf(year, month, day)
	];
	const slashed = texts.flatMap((text) => {
		const numbers = numbersIn(SLASHES, text);
		return numbers === undefined ? [] : [numbers];
	});
	const [way, other] = ways.filter((one) => slashed.every((numbers) => one(...numbers) !== null));
	return (text) => {
		const yearFirst = numbersIn(YEAR_FIRST, text);
		if (yearFirst !== undefined) return noonOf(...yearFirst);
		const dayFirst = numbersIn(DAY_FIRST, text);
		if (dayFirst !== undefined) return noonOf(dayFirst[2], dayFirst[1], dayFirst[0]);
		const numbers = numbersIn(SLASHES, text);
		if (numbers === undefined || way === undefined || other !== undefined) return null;
		return way(...numbers);
	};
}
