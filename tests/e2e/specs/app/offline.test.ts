import { evening, eveningLines, expectLines } from '../../support/chronicle.ts';
import { expect, recorder, serviceWorkerReady, sites, test } from '../../support/host.ts';
import { nameField, save } from '../../support/house-rules.ts';
import { words } from '../../support/logs.ts';
import { askQuestion, expectVerdict, MAY_BE_PLAYED, tapCards } from '../../support/referee.ts';
import { seedEvenings } from '../../support/seed.ts';

/** After one visit everything works without the host. */

// in torture, below a path
test.use({ site: sites.at(-1)!, ownHost: true, serviceWorkers: 'allow' });

test('offline: searching rules, asking the referee, making house rules and searching evenings work', async ({
	page,
	context,
	host
}) => {
	const four = words('Ana Ben Chidi Dee');
	const note = { type: 'addNote', text: 'The café was closed' } as const;
	await page.goto(host.url);
	await seedEvenings(page, [
		evening('temple', four, 2, 'First', [note]),
		evening('tahimi', four, 1, 'Second')
	]);
	await serviceWorkerReady(page);

	await test.step('the policy blocks requests of the service worker to other origins', async () => {
		const [worker] = context.serviceWorkers();
		const asked = await worker!.evaluate(() =>
			fetch('http://stranger.example/').then(
				() => 'answered',
				(error: Error) => error.name
			)
		);
		expect(asked).toBe('TypeError');
		expect(recorder.foreign).toEqual([]);
	});
	await host.stop();
	await context.setOffline(true);

	await test.step('search, a rulebook, and a rule by its link', async () => {
		const isRead = (id: string) => expect(page.locator(`article#${id}`)).toBeFocused();
		await page.getByRole('link', { name: 'Rules' }).click();
		await page.getByRole('searchbox', { name: 'Search the rules' }).fill('joker tax');
		const found = page.getByRole('list', { name: 'Found' }).getByRole('link');
		await found.filter({ hasText: 'TX-4' }).first().click();
		await isRead('TX-4');
		await page.goto(`${host.url}/rules/temple#LE-2`);
		await isRead('LE-2');
	});

	await test.step('a dispute', async () => {
		await page.goto(`${host.url}/referee`);
		await askQuestion(page, MAY_BE_PLAYED);
		await tapCards(page, 'five five | four four');
		await expectVerdict(page, 'Not allowed');
	});

	await test.step('house rules are made, stored and compared', async () => {
		await page.goto(`${host.url}/rules/house/new?from=dalmuti`);
		await page.getByRole('switch', { name: 'Merchant exchange' }).click();
		const address = await save(page);
		await page.goto(`${host.url}/rules/house/compare?a=dalmuti&b=temple`);
		await expect(page.getByRole('heading', { name: /differences$/ })).toBeVisible();
		await page.goto(address);
		await expect(nameField(page)).toHaveValue('Our Great Dalmuti');
	});

	await test.step('the index of evenings is built in its worker', async () => {
		await page.goto(`${host.url}/chronicle`);
		await expect(eveningLines(page)).toHaveCount(2);
		await page.getByRole('searchbox', { name: 'Search the evenings' }).fill('cafe');
		await expectLines(page, ['First']);
		expect(page.workers()).toHaveLength(1);
	});
});
