import { playingEvening, words } from '../../e2e/support/logs.ts';
import { expect, test } from '../test.ts';

test('a new version waits until Update is pressed', async ({ phone, host }) => {
	// given a tab with the app stored, and a new version on the host
	await phone.storedForOffline();
	await phone.page.evaluate(() => void Object.assign(window, { oldTab: true }));
	host.deploy();

	// when the browser finds it
	await phone.page.evaluate(async () => {
		await (await navigator.serviceWorker.ready).update();
	});
	await phone.expectControl('Update');

	// then nothing is reloaded until Update is pressed
	const isOldTab = () => phone.page.evaluate(() => 'oldTab' in window);
	expect(await isOldTab()).toBe(true);
	await phone.press('Update');
	await expect.poll(() => isOldTab().catch(() => true)).toBe(false);
	await phone.ready();
	expect(await phone.has('Update')).toBe(false);
});

test('in a round no update is offered', async ({ phone, host }) => {
	// given a round, and a new version that is stored
	await phone.storedForOffline();
	await phone.store([playingEvening('temple', words('Ana Ben Chidi'))], 'seeded');
	host.deploy();

	// when the browser finds it and the page is reloaded
	await phone.page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		while (registration.waiting === null) await new Promise((later) => setTimeout(later, 20));
	});
	await phone.reload();

	// then it is not offered
	await phone.expectHeading('Play');
	expect(await phone.has('Update')).toBe(false);
});
