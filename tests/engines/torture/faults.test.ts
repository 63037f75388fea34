import { storedLogs } from '../../e2e/support/database.ts';
import { playingEvening, words } from '../../e2e/support/logs.ts';
import { goOut } from '../evening.ts';
import { expect, test } from '../test.ts';

test('a full store is reported, the round goes on in memory, and is stored when there is room', async ({
	phone
}) => {
	// given a round, and a store that takes nothing more
	await phone.store([playingEvening('temple', words('Ana Ben Chidi Dee'))], 'seeded');
	const before = await storedLogs(phone.page);
	await phone.page.evaluate(() => {
		const { add } = IDBObjectStore.prototype;
		Object.assign(window, { isFull: true });
		IDBObjectStore.prototype.add = function (...args) {
			if ('isFull' in window) throw new DOMException('Full', 'QuotaExceededError');
			return add.apply(this, args);
		};
	});

	// when two go out
	await goOut(phone, words('Dee Ana'));

	// then people are told
	await phone.expectText(/storage is full/i);
	expect(await storedLogs(phone.page)).toEqual(before);

	// and when there is room again, it is stored
	await phone.page.evaluate(() => void Reflect.deleteProperty(window, 'isFull'));
	const count = async () => (await storedLogs(phone.page))['seeded']?.length;
	await expect.poll(count).toBe(before['seeded']!.length + 2);
	await phone.reload();
	await phone.expectControl('Ana, 2nd out');
});

test('a damaged log is set aside, and the app opens', async ({ phone }) => {
	// given an evening on the table of which an entry is damaged
	await phone.store([playingEvening('temple', words('Ana Ben Chidi Dee'))], 'seeded');
	await phone.page.evaluate(async () => {
		const opening = indexedDB.open('courtbook');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const tx = opening.result.transaction('entries', 'readwrite');
		tx.objectStore('entries').put({ evening: 'seeded', seq: 1, type: 'Nonsense' });
		await new Promise((resolve) => (tx.oncomplete = resolve));
		opening.result.close();
	});

	// when the app is opened
	await phone.reload();

	// then it says so, and another evening can be started
	await phone.expectText(/cannot be read|damaged/i);
	await phone.goto('/chronicle');
	await phone.expectHeading('Chronicle');
});
