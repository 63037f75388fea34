import { beforeEach, expect, test, vi } from 'vitest';
import { lastBackup, rememberBackup } from '#lib/app/backup/backup-reminder.svelte.ts';
import { recall } from '#lib/storage/remembered.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

useFakeStore();
beforeEach(() => {
	const items = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value)
	});
});

test('a backup is remembered in the store, or in localStorage if the store is full', async () => {
	expect(await lastBackup()).toBeNull();
	await rememberBackup(1000);
	expect(await recall('backedUp')).toBe(1000);

	const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw new DOMException('Full', 'QuotaExceededError');
	});
	await rememberBackup(2000);
	expect(await recall('backedUp')).toBe(1000);
	expect(await lastBackup()).toBe(2000);

	full.mockRestore();
	await rememberBackup(3000);
	expect(await lastBackup()).toBe(3000);
});
