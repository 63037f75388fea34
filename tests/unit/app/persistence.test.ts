import { beforeEach, expect, test, vi } from 'vitest';
import { askToPersist } from '#lib/app/backup/persistence.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

/** When the browser is asked for persistent storage. */

useFakeStore();

let asked: number;
/** A browser that grants persistent storage to installed apps, as WebKit and Chromium do. */
let isPersistent: boolean;
let isInstalled: boolean;
beforeEach(() => {
	[asked, isPersistent, isInstalled] = [0, false, false];
	const persist = () => {
		asked += 1;
		return Promise.resolve((isPersistent = isInstalled));
	};
	vi.stubGlobal('navigator', {
		storage: { persist, persisted: () => Promise.resolve(isPersistent) }
	});
	vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
});

test('a tab asks only after the first evening', async () => {
	await askToPersist();
	await askToPersist();
	expect(asked).toBe(1);
});

test('after a tab was refused, the installed app asks once more, and gets it', async () => {
	await askToPersist();
	isInstalled = true;
	await askToPersist();
	expect([asked, isPersistent]).toEqual([2, true]);
	await askToPersist();
	expect(asked).toBe(2);
});

test('an installed app that was refused does not ask again', async () => {
	isInstalled = true;
	vi.stubGlobal('navigator', {
		storage: {
			persist: () => Promise.resolve((asked += 1) < 0),
			persisted: () => Promise.resolve(false)
		}
	});
	await askToPersist();
	await askToPersist();
	expect(asked).toBe(1);
});

test('nobody is asked if storage is persistent already or the browser does not support it', async () => {
	isPersistent = true;
	await askToPersist();
	expect(asked).toBe(0);
	vi.stubGlobal('navigator', {});
	await askToPersist();
});
