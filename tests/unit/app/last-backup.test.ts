import { beforeEach, expect, test, vi } from 'vitest';
import { lastBackup } from '#lib/app/backup/backup-reminder.svelte.ts';
import { markBackup, writeMark } from '#lib/app/table/store-mark.ts';
import { remember } from '#lib/storage/remembered.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

useFakeStore();
beforeEach(() => {
	const items = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value)
	});
	writeMark({ evenings: 1, removed: 0, logs: [], backedUp: null });
});

test('a backup is remembered where the store is full: localStorage knows of it', async () => {
	expect(await lastBackup()).toBeNull();
	await remember('backedUp', 1000);
	expect(await lastBackup()).toBe(1000);
	markBackup(2000);
	expect(await lastBackup()).toBe(2000);
	await remember('backedUp', 3000);
	expect(await lastBackup()).toBe(3000);
});
