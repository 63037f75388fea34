import { describe, expect, test } from 'vitest';
import {
	dismissedAt,
	leftAt,
	mayOffer,
	parseVisits,
	visitedAt,
	installMethod,
	type Visits
} from '#lib/app/pwa/install-offer.ts';

const at = (day: number, hour = 20): number => new Date(2026, 0, day, hour).getTime();
/** In use at each of these times. */
const visits = (...times: number[]): Visits =>
	times.reduce<Visits | null>((before, time) => visitedAt(before, time), null)!;

describe('the offer to install', () => {
	test.each<[string, readonly number[], boolean]>([
		['on the first visit', [at(1)], false],
		['later on the first day', [at(1, 9), at(1, 20)], false],
		['after midnight of the first evening', [at(1, 22), at(1, 23), at(2, 1)], false],
		['the morning after it', [at(1, 23), at(2, 9)], true],
		['a week later', [at(1), at(8)], true],
		['when the clock was set back', [at(8), at(1)], false]
	])('%s', (_, times, offered) => {
		expect(mayOffer(visits(...times), times.at(-1)!, 'ask', true)).toBe(offered);
	});

	test.each<[string, number, boolean]>([
		['at the end of a first visit that lasted all night', at(2, 3), false],
		['half an hour later', at(2, 3.5), false],
		['the evening after', at(2, 20), false],
		['two days after', at(3, 20), true]
	])('%s', (_, time, offered) => {
		const night = leftAt(visits(at(1, 18)), at(2, 3));
		expect(mayOffer(visitedAt(night, time), time, 'ask', true)).toBe(offered);
	});

	const known = visits(at(1), at(8));
	test.each<[string, readonly number[], number, boolean]>([
		['at once after it was dismissed', [at(8)], at(8), false],
		['89 days after that', [at(8)], at(8 + 89), false],
		['90 days after that', [at(8)], at(8 + 90, 21), true],
		['a year after it was dismissed twice', [at(8), at(99)], at(8 + 99 + 365), false]
	])('%s', (_, dismissals, now, offered) => {
		const after = dismissals.reduce(dismissedAt, known);
		expect(mayOffer(after, now, 'ask', true)).toBe(offered);
		expect(mayOffer(parseVisits(JSON.stringify(after))!, now, 'ask', true)).toBe(offered);
	});

	test.each<[string, number, boolean, boolean]>([
		['before the first evening', at(1, 19), false, false],
		['as soon as the first evening is closed, before a week can pass', at(1, 23), true, true],
		['before the evening of another day', at(3), false, true]
	])('Safari: %s', (_, time, afterEvening, offered) => {
		expect(mayOffer(visits(at(1, 18), time), time, 'safari', afterEvening)).toBe(offered);
	});
	test('is never made where the app cannot be installed', () => {
		expect(mayOffer(known, at(8), 'none', true)).toBe(false);
	});

	test.each<[string | null]>([
		...[null, '', 'null', '{', '7', '[]', '{"seen":1,"days":2}'].map((text): [string | null] => [
			text
		]),
		['{"seen":"1","days":2,"dismissed":[]}'],
		['{"seen":1,"days":null,"dismissed":[]}']
	])('%j is no memory of visits', (text) => {
		expect(parseVisits(text)).toBeNull();
	});
});

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE}`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.0 Safari/605.1.15`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36';

test.each<[string, Partial<Parameters<typeof installMethod>[0]>, ReturnType<typeof installMethod>]>(
	[
		['a browser that asks', { canAsk: true, userAgent: ANDROID }, 'ask'],
		['one that does not', { userAgent: ANDROID }, 'none'],
		['the installed app', { installed: true, canAsk: true, userAgent: ANDROID }, 'none'],
		[
			'Safari on an iPhone',
			{ userAgent: `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1` },
			'safari'
		],
		['Safari on an iPad', { userAgent: MAC, touchPoints: 5 }, 'safari'],
		['Safari on a Mac', { userAgent: MAC }, 'none'],
		[
			'the app on the Home Screen',
			{ installed: true, userAgent: `${IPHONE} Mobile/15E148 Safari/604.1` },
			'none'
		],
		['Chrome on an iPhone', { userAgent: `${IPHONE} CriOS/141.0 Mobile Safari/604.1` }, 'none'],
		['a page within an app', { userAgent: `${IPHONE} Mobile/15E148 [FBAN/FBIOS]` }, 'none']
	]
)('%s', (_, browser, way) => {
	const plain = { installed: false, canAsk: false, userAgent: '', touchPoints: 0 };
	expect(installMethod({ ...plain, ...browser })).toBe(way);
});
