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
		document.documentElement.dataset['reads'] = '0';
		IDBTransaction.prototype.objectStore = function (name) {
			const readOn = () => {
				const { dataset } = document.documentElement;
				dataset['reads'] = `${Number(dataset['reads']) + 1}`;
				objectStore.call(this, name).count().onsuccess = readOn;
			};
			if (this.mode === 'readonly') readOn();
			return objectStore.call(this, name);
		};
	});
	await phone.press('Chronicle');
	const reads = () => phone.page.evaluate(() => Number(document.documentElement.dataset['reads']));
	// the history has the entry only after the router's navigation
	await expect.poll(() => phone.page.evaluate(() => location.pathname)).toBe('/chronicle');
	await expect.poll(reads).toBeGreaterThan(100);

	// when it is left, and frozen
	await phone.page.goto(`${phone.host.url}/`);

	// then the next page can write
	const write = () =>
		phone.page.evaluate(async () => {
			const opening = indexedDB.open('courtbook');
			await new Promise((resolve) => (opening.onsuccess = resolve));
			const tx = opening.result.transaction(['entries', 'evenings', 'remembered'], 'readwrite');
			tx.objectStore('remembered').put(1, 'backupPutOff');
			await new Promise((resolve) => (tx.oncomplete = resolve));
			opening.result.close();
		});
	await write();
	await goOut(phone, ['Dee']);
	const last = async () => (await storedLogs(phone.page))['seeded']?.at(-1);
	await expect.poll(last).toContain('PlayerWentOut');

	// and the Chronicle is whole on the way back
	await phone.page.evaluate(() => void setTimeout(() => history.back()));
	await expect.poll(() => phone.heading().catch(() => '')).toBe('Chronicle');
	await phone.expectText('Temple');
});
