import { expect, test } from 'vitest';
import { rawJson } from '#lib/app/backup/raw-text.ts';

const circle: Record<string, unknown> = { name: 'circle' };
circle['self'] = circle;
const inMap = new Map<unknown, unknown>();
inMap.set('self', inMap);
const deep = Array.from({ length: 100_000 }).reduce<unknown[]>((inner) => [inner], []);
/** Each level contains the previous one twice, so writing it out would never end. */
const twice = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'end');

test.each<[string, unknown, unknown]>([
	['what JSON can say', { a: [1, 'two', null, true] }, { a: [1, 'two', null, true] }],
	['a big integer', { n: 12n }, { n: { bigint: '12' } }],
	['nothing', { a: undefined }, { a: { undefined: true } }],
	['no number', [NaN, -Infinity], [{ number: 'NaN' }, { number: '-Infinity' }]],
	['a circle', circle, { name: 'circle', self: { again: '$' } }],
	['a circle through a map', inMap, { map: [['self', { again: '$' }]] }],
	['a set', new Set([1]), { set: [1] }],
	['days', [new Date(0), new Date(NaN)], [{ date: '1970-01-01T00:00:00.000Z' }, { date: 'none' }]],
	['a file', new Blob(['abc'], { type: 'text/plain' }), { blob: 'text/plain', size: 3 }],
	['bytes', new Uint8Array([1, 2, 3]).subarray(1), { bytes: [2, 3] }],
	['a buffer', new Uint8Array([7]).buffer, { bytes: [7] }],
	['an error', new TypeError('no'), { error: 'TypeError', message: 'no' }],
	['a pattern', /a/g, { regexp: '/a/g' }],
	['half a character', '\ud800', '\ud800'],
	['nothing at all', undefined, { undefined: true }]
])('%s', (_, value, written) => {
	expect(JSON.parse(rawJson(value))).toEqual(written);
});

test('a field named __proto__ is written like any other', () => {
	const value: unknown = JSON.parse('{"__proto__": {"a": 1}}');
	expect(rawJson(value)).toContain('"__proto__"');
});

test.each([
	['very deep', deep, 'too deep'],
	['the same again and again', twice, '"again": "$']
])('%s', (_, value, says) => {
	const text = rawJson(value);
	expect(text).toContain(says);
	expect(text.length).toBeLessThan(200_000);
});
