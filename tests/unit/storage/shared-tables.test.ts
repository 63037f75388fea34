import { expect, test } from 'vitest';
import {
	findTable,
	readRecords,
	removeLeftTables,
	storeRecords,
	storeTable,
	type StoredTable
} from '#lib/storage/shared-tables.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

useFakeStore();

const DAY = 86_400_000;
const tableOf = (room: string): StoredTable => ({
	room,
	role: 'member',
	secret: new Uint8Array(16),
	founder: 'founder',
	me: { id: 'me', publicKey: 'key', privateKey: {} as CryptoKey },
	seat: null
});

test('the keys and records of a table are removed 90 days after it was left, by gaps of a week at most', async () => {
	for (const room of ['old', 'now']) {
		await storeTable(tableOf(room));
		await storeRecords(room, [new Uint8Array(3)]);
	}
	let now = Date.parse('2026-01-01');
	await removeLeftTables('now', now);
	// a clock that is a year ahead counts as a week
	now += 365 * DAY;
	for (let week = 1; week <= 12; week++) {
		await removeLeftTables('now', now);
		now += 7 * DAY;
	}
	expect(await findTable('old')).toMatchObject({ left: { time: 84 * DAY } });
	// opened once more
	await removeLeftTables('old', now);
	expect(await findTable('old')).toEqual(tableOf('old'));
	for (let week = 0; week <= 13; week++) await removeLeftTables('now', (now += 7 * DAY));
	expect(await findTable('old')).toBeUndefined();
	expect(await readRecords('old')).toEqual([]);
	expect(await readRecords('now')).toHaveLength(1);
	expect(await findTable('now')).toEqual(tableOf('now'));
});
