import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTurn, readTurn } from '#lib/app/table/ring-turn.ts';
import type { EveningId } from '#lib/evening/ids.ts';

const id = (name: string) => name as EveningId;

describe('the turn of the names on the flat screen', () => {
	const stored = new Map<string, string>();
	beforeEach(() => {
		stored.clear();
		vi.stubGlobal('localStorage', {
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => stored.set(key, value)
		});
		return () => vi.unstubAllGlobals();
	});

	test('is remembered per evening, and 0 by default', () => {
		keepTurn(id('monday'), 0.25);
		keepTurn(id('tuesday'), 0.5);
		keepTurn(id('monday'), 0.75);
		expect([readTurn(id('monday')), readTurn(id('tuesday')), readTurn(id('friday'))]).toEqual([
			0.75, 0.5, 0
		]);
	});

	test('is remembered for the latest twenty evenings', () => {
		for (let i = 0; i < 21; i++) keepTurn(id(`evening ${i}`), 0.5);
		expect([readTurn(id('evening 0')), readTurn(id('evening 1'))]).toEqual([0, 0.5]);
	});

	test.each(['', 'null', '{}', '[["monday", 7]]', '[["monday"]]', '[1, "monday"]'])(
		'is ignored if it is not valid: %s',
		(text) => {
			stored.set('courtbook-turns', text);
			expect(readTurn(id('monday'))).toBe(0);
			keepTurn(id('monday'), 0.5);
			expect(readTurn(id('monday'))).toBe(0.5);
		}
	);

	test('is remembered for the visit if the browser stores nothing', () => {
		vi.stubGlobal('localStorage', undefined);
		expect(readTurn(id('sunday'))).toBe(0);
		keepTurn(id('sunday'), 0.5);
		expect(readTurn(id('sunday'))).toBe(0.5);
	});
});
