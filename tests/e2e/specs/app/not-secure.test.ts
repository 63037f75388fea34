import { expect, test } from '../../support/host.ts';
import { openPhoneOverHttp, overHttp } from '../../support/plain-http.ts';
import {
	atStep,
	button,
	dealt,
	exits,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../../support/table.ts';

test('over plain HTTP an evening can be played; one line answers why, and can be closed for good @long', async ({
	host,
	faults
}) => {
	const context = await openPhoneOverHttp(host, faults);
	const page = await context.newPage();
	await page.goto(overHttp(host).url);
	expect(await page.evaluate(() => isSecureContext)).toBe(false);
	const line = page.getByRole('note');
	await expect(line).toContainText('Works while this Wi-Fi is here.');
	expect((await line.boundingBox())!.height).toBeLessThanOrEqual(52);
	await button(page, 'Why?').click();
	await expect(page.getByRole('dialog').getByRole('paragraph').first()).toHaveText(
		/^Evenings are stored on this phone/
	);
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
	await line.getByRole('button', { name: 'Close' }).click();
	await expect(line).toBeHidden();
	await startEvening(page, 'Temple', ['Ana', 'Ben', 'Chidi']);
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	await atStep(page, 'Play');
	await exits(page, 'Ana');
	await page.reload();
	await expect(tile(page, 'Ana')).toHaveAccessibleName(/out/);
	await expect(line).toBeHidden();
	await context.browser()?.close();
});
