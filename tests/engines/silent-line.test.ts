import { moveClock, type Host } from '../e2e/support/host.ts';
import { words } from '../e2e/support/logs.ts';
import { silentLine } from '../fixtures/silent-line.ts';
import { goOnToPlay, goOut, shareTable, startEvening } from './evening.ts';
import { Phone } from './phone.ts';
import { expect, test } from './test.ts';

test('a phone whose line has died is not offered the pen, and the phone that writes keeps its evening', async ({
	phone: ana,
	host,
	openBrowser,
	size
}, info) => {
	// given a shared round, and Ben’s phone on a line of its own
	await host.serveRelay(info.outputPath('relay'));
	await ana.reload();
	await startEvening(ana, 'Temple', words('Ana Ben Chidi Dee'));
	await goOnToPlay(ana);
	const link = await shareTable(ana);
	const line = await silentLine(Number(new URL(host.url).port));
	const far = Object.create(host, { url: { value: line.origin } }) as Host;
	const ben = new Phone(info.outputPath('ben'), far, (folder) => openBrowser(folder, size));
	try {
		await ben.open(link);
		await ben.press('Ben');
		await expect.poll(() => ben.has(/I’m out/)).toBe(true);

		// when the line falls silent
		line.silence();
		await goOut(ana, ['Ana', 'Chidi']);

		// then his phone notices it, and takes nothing
		const text = () => ben.page.evaluate(() => document.body.innerText);
		await expect(async () => {
			await moveClock(ben.page, 5000);
			expect(await text()).toContain('Not connected');
		}).toPass();
		expect(await ben.has('Write on this phone')).toBe(false);

		// and it follows again once the line is back, from the phone that wrote all the time
		line.resume();
		await ben.expectText('Live · 2 phones');
		expect(await ana.has(/^Chidi, 2nd out$/)).toBe(true);
	} finally {
		await ben.close();
		await line.close();
	}
});
