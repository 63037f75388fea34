import { storedLogs } from '../e2e/support/database.ts';
import { words } from '../e2e/support/logs.ts';
import { closeEvening, goOnToPlay, goOut, nextRound, startEvening } from './evening.ts';
import { expect, test } from './test.ts';

test('an evening by taps without a host: a reload and a killed browser in mid-round lose nothing', async ({
	phone,
	host
}) => {
	// given an app that is stored, and no host any more
	await phone.storedForOffline();
	await host.stop();

	// and a round of four with one player out
	await startEvening(phone, 'Temple', words('Ana Ben Chidi Dee'));
	await goOnToPlay(phone);
	await goOut(phone, ['Dee']);

	// when the page is reloaded, and later the browser killed
	await phone.reload();
	await goOut(phone, ['Ben']);
	const before = await storedLogs(phone.page);
	await phone.kill();
	await phone.open();

	// then the log is the same
	expect(await storedLogs(phone.page)).toEqual(before);
	await phone.expectHeading('Play');
	const out = async () => (await phone.texts('li button.out')).toSorted();
	await expect.poll(out).toEqual(['Ben, 2nd out', 'Dee, 1st out']);

	// and the evening goes on to its end
	await goOut(phone, ['Ana']);
	await nextRound(phone);
	await goOnToPlay(phone);
	await goOut(phone, words('Ana Ben Chidi'));
	await nextRound(phone);
	await closeEvening(phone);
	await phone.goto('/chronicle');
	await phone.expectText(/2 rounds/);
});
