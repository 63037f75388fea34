import { words } from '../../e2e/support/logs.ts';
import { askForExit, goOnToPlay, goOut, shareTable, startEvening } from '../evening.ts';
import { Phone } from '../phone.ts';
import { expect, test } from '../test.ts';

test('a second phone follows the table, and asks for its exit', async ({
	phone,
	host,
	openBrowser,
	size
}, info) => {
	// given a round on the first phone, which shares its table
	await host.serveRelay(info.outputPath('relay'));
	await phone.reload();
	await startEvening(phone, 'Temple', words('Ana Ben Chidi Dee'));
	await goOnToPlay(phone);
	const link = await shareTable(phone);

	// and a second one at it, whose player is Ben
	const ben = new Phone(info.outputPath('ben'), host, (folder) => openBrowser(folder, size));
	await ben.open(link);
	try {
		await ben.press('Ben');
		await expect.poll(() => ben.has(/I’m out/)).toBe(true);

		// when Ana goes out on the first, and Ben on the second
		await goOut(phone, ['Ana']);
		await askForExit(ben);

		// then both phones show both
		await ben.expectText(/You are out\s+2nd/);
		await expect
			.poll(() => phone.texts('li button.out'))
			.toEqual(expect.arrayContaining(['Ana, 1st out', 'Ben, 2nd out']));
	} finally {
		await ben.close();
	}
});
