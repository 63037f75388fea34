import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTurn, readTurn } from '#lib/app/table/ring-turn.ts';
import type { EveningId } from '#lib/evening/ids.ts';

const id = (name: string) => name as EveningId;

describe('how the names are turned is remembered with the evening', () => {
	const stored = new Map<string, string>();
	beforeEach(() => {
		stored.clear();
		vi.stubGlobal('localStorage', {
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => stored.set(key, value)
		});
		return () => vi.unstubAllGlobals();
	});

	test('each its own; not turned where nothing is known', () => {
		keepTurn(id('monday'), 0.25);
		keepTurn(id('tuesday'), 0.5);
		keepTurn(id('monday'), 0.75);
		expect([readTurn(id('monday')), readTurn(id('tuesday')), readTurn(id('friday'))]).toEqual([
			0.75, 0.5, 0
		]);
	});

	test('the latest twenty', () => {
		for (let i = 0; i < 21; i++) keepTurn(id(`evening ${i}`), 0.5);
		expect([readTurn(id('evening 0')), readTurn(id('evening 1'))]).toEqual([0, 0.5]);
	});

	test.each(['', 'null', '{}', '[["monday", 7]]', '[["monday"]]', '[1, "monday"]'])(
		'what is no turn is passed over: %s',
		(text) => {
			stored.set('courtbook-turns', text);
			expect(readTurn(id('monday'))).toBe(0);
			keepTurn(id('monday'), 0.5);
			expect(readTurn(id('monday'))).toBe(0.5);
		}
	);

	test('where the browser keeps nothing it holds for the visit', () => {
		vi.stubGlobal('localStorage', undefined);
		expect(readTurn(id('sunday'))).toBe(0);
		keepTurn(id('sunday'), 0.5);
		expect(readTurn(id('sunday'))).toBe(0.5);
	});
});
