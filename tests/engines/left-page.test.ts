import { storedLogs } from '../e2e/support/database.ts';
import { playingEvening, words } from '../e2e/support/logs.ts';
import { goOut } from './evening.ts';
import { expect, test } from './test.ts';

test('a page that is left while it reads keeps no other from writing, and is read anew on the way back', async ({
	phone
}) => {
	// given a round, and a phone so slow that it does not end to read the Chronicle
	await phone.store([playingEvening('temple', words('Ana Ben Chidi Dee'))], 'seeded');
	await phone.page.evaluate(() => {
		const { objectStore } = IDBTransaction.prototype;
		IDBTransaction.prototype.objectStore = function (name) {
			const store = objectStore.call(this, name);
			if (this.mode !== 'readonly') return store;
			const readOn = () => (store.count().onsuccess = readOn);
			readOn();
			Object.assign(window, { isReading: true });
			return store;
		};
	});
	await phone.press('Chronicle');
	await expect.poll(() => phone.page.evaluate(() => 'isReading' in window)).toBe(true);
	// a browser freezes only what has been loaded
	await new Promise((resolve) => setTimeout(resolve, 700));

	// when it is left
	await phone.goto('/');

	// then the next page can store an exit
	await goOut(phone, ['Dee']);
	const last = async () => (await storedLogs(phone.page))['seeded']?.at(-1);
	await expect.poll(last).toContain('PlayerWentOut');

	// and the Chronicle is whole on the way back
	await phone.page.evaluate(() => void setTimeout(() => history.back()));
	await expect.poll(() => phone.heading().catch(() => ''), { timeout: 10_000 }).toBe('Chronicle');
	await phone.expectText('Temple');
});
