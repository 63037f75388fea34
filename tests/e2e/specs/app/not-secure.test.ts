import { expect, openPhone, test, watchFaults } from '../../support/host.ts';
import {
	atStep,
	dealt,
	exits,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../../support/table.ts';

// its name is changed
test.use({ ownHost: true });

test('without TLS an evening can be played, and one note names the missing features', async ({
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
	await dealt(page);
	await taxed(page);
	await atStep(page, 'Play');
	await exits(page, 'Ana');
	await page.reload();
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/out/);
	await context.browser()?.close();
	// Chromium ignores this header there, and says so
	const others = faults.filter((fault) => !fault.startsWith('The Cross-Origin-Opener-Policy'));
	faults.splice(0, faults.length, ...others);
});
