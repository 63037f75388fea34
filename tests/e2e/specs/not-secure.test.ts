import { expect, openPhone, test, watchFaults } from '../support/host.ts';
import { atStep, button, sitAsWeSit, startEvening, tile } from '../support/table.ts';

test('where the page came without TLS, an evening can be played, and one note says what is missing', async ({
	host,
	faults
}) => {
	// browsers trust the loopback address, not other names
	const name = 'courtbook.home';
	const context = await openPhone([
		`--host-resolver-rules=MAP ${name} 127.0.0.1`,
		`--proxy-bypass-list=${name}`
	]);
	host.origin = host.origin.replace('127.0.0.1', name);
	watchFaults(context, host, faults);
	const page = await context.newPage();
	await page.goto(host.url);
	expect(await page.evaluate(() => isSecureContext)).toBe(false);
	await expect(page.getByText('This address has no HTTPS.')).toHaveCount(1);
	await startEvening(page, 'Temple', ['Ana', 'Ben', 'Chidi']);
	await sitAsWeSit(page);
	await button(page, /^Deal/).click();
	await atStep(page, 'Play');
	await tile(page, 'Ana').click();
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/out/);
	await page.reload();
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/out/);
	await context.browser()?.close();
});
