import type { Page } from '@playwright/test';
import { atFullHeight, axe } from '../../support/accessibility.ts';
import { canInstall, visitedBefore } from '../../support/install.ts';
import { expect, test, type Host } from '../../support/host.ts';
import { nextFrame } from '../../support/layout.ts';
import { secondRound, step, words } from '../../support/logs.ts';
import { seedEvening, seedRoster } from '../../support/seed.ts';
import {
	atStep,
	button,
	dealt,
	exits,
	leaveRevolution,
	nextRound,
	seated,
	showStep,
	sitAsWeSit,
	startEvening,
	taxed
} from '../../support/table.ts';

/** When the app offers to be installed, and explains a step. */

const FOUR = words('Ana Ben Chidi Dee');
const offer = (page: Page) => page.getByRole('region', { name: 'Install Courtbook' });
const started = (page: Page) =>
	expect(
		page.getByRole('heading', { name: /^(You play the cards|Same four as last time)/ })
	).toBeVisible();
const moment = (page: Page) => page.evaluate(() => document.documentElement.dataset['asked']);

test('the app is not offered for installation on a first visit, except in the settings; the start without people and the settings link to questions and answers, and these to the licences, which load only on demand @long', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await started(page);
	await canInstall(page);
	await page.getByRole('link', { name: 'Settings' }).click();
	await expect(offer(page)).toBeVisible();
	await expect(button(page, 'Not now')).toBeHidden();
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await started(page);
	await expect(offer(page)).toBeHidden();
	await page.getByRole('link', { name: 'Settings' }).click();
	await button(page, 'Install').click();
	expect(await moment(page)).toBe('accepted');
	await expect(offer(page)).toBeHidden();

	await test.step('questions and answers', async () => {
		await page.getByRole('link', { name: 'Table', exact: true }).click();
		await started(page);
		await page.getByRole('link', { name: 'What people ask' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
		await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12);
		expect(await atFullHeight(page, () => axe(page))).toEqual([]);
		await expectLicences(page, host);
		const backup = page.getByRole('region', { name: 'How do I keep it safe?' });
		await backup.getByRole('link', { name: 'Data and backup' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data and backup');
		await page.getByRole('link', { name: 'All settings' }).click();
		await page.getByRole('link', { name: 'What people ask' }).click();
		const rules = page.getByRole('region', { name: 'We play it differently' });
		await rules.getByRole('link', { name: 'Rules' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
		// a phone with known people is not new
		await page.goto(host.beside);
		await seedRoster(page, FOUR);
		await expect(page.getByRole('link', { name: 'What people ask' })).toBeHidden();
	});
});

test.describe('Safari on an iPhone', () => {
	test.use({
		userAgent:
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
	});
	test('advises to install the app before the first name is typed, because it starts empty there, and explains how, but not when it runs from the Home Screen @long', async ({
		page,
		host
	}) => {
		await page.goto(host.url);
		await expect(offer(page)).toContainText('It starts empty there.');
		await expect(offer(page)).toBeInViewport({ ratio: 1 });
		await page.getByRole('textbox', { name: /^New name/ }).fill('Ana');
		await page.keyboard.press('Enter');
		await expect(offer(page)).toBeHidden();

		await visitedBefore(page);
		await page.reload();
		await expect(offer(page)).toContainText('tap Share, then “Add to Home Screen”');
		expect(await atFullHeight(page, () => axe(page))).toEqual([]);
		await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
		await page.goto(`${host.url}/settings`);
		await expect(page.getByRole('link', { name: 'What people ask' })).toBeVisible();
		await expect(offer(page)).toBeHidden();
	});
});

test('the Taxes step asks for no ticks after a revolution; the completed steps are computed only when the evening changes @long', async ({
	page,
	host
}) => {
	await page.addInitScript(() => {
		const looked = Object.assign(window, { looked: 0 });
		const { getItem } = Storage.prototype;
		Storage.prototype.getItem = function (key) {
			if (key === 'courtbook-first-times') looked.looked += 1;
			return getItem.call(this, key);
		};
	});
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', FOUR, [step('deal'), step('taxes')]));
	const hint = page.getByText('Tick off what changed hands.');
	await expect(hint).toBeVisible();
	await button(page, /^Both Jokers in one hand/).click();
	await button(page, 'Ana Poor Man').click();
	await leaveRevolution(page);
	await expect(page.getByText('Ana showed both Jokers.')).toBeVisible();
	await expect(hint).toBeHidden();
	const looked = () => page.evaluate(() => (window as unknown as { looked: number }).looked);
	await expect.poll(looked).toBeGreaterThan(1);
	await taxed(page);
	await nextFrame(page);
	const before = await looked();
	await exits(page, 'Ana');
	await nextFrame(page);
	expect((await looked()) - before).toBeLessThan(4);
});

test('each step has an explanation until it was completed once on this phone; on another day the app is offered for installation before and after an evening, not in a round, until dismissed @long', async ({
	page,
	host
}) => {
	const lines = {
		start: page.getByText('Any deck of your own.'),
		deal: page.getByText('Read it out, deal, and go on.'),
		taxes: page.getByText('Tick off what changed hands.'),
		seats: page.getByText('Touch a name to see the way'),
		closed: page.getByText('It is kept in the Chronicle')
	};
	await page.goto(host.url);
	await expect(lines.start).toBeVisible();
	await startEvening(page, 'Temple', FOUR);
	await sitAsWeSit(page);
	await expect(lines.deal).toBeVisible();
	await dealt(page);
	await showStep(page, 'Deal');
	await atStep(page, 'Deal');
	await expect(lines.deal).toBeHidden();
	await showStep(page, 'Play');
	await exits(page, 'Ana Ben Chidi');
	await nextRound(page);
	await expect(lines.seats).toBeVisible();
	await seated(page);
	await expect(lines.deal).toBeHidden();
	await dealt(page);
	await expect(lines.taxes).toBeVisible();
	await taxed(page);
	await atStep(page, 'Play');
	await button(page, 'More').click();
	await button(page, 'End the evening').click();
	await button(page, 'Close the evening').click();
	await expect(lines.closed).toBeVisible();
	await button(page, 'A new evening').click();
	await expect(page.getByRole('heading', { name: 'Same four as last time?' })).toBeVisible();
	for (const line of Object.values(lines)) await expect(line).toBeHidden();

	await test.step('on another day', async () => {
		await expect(offer(page)).toBeHidden();
		await visitedBefore(page);
		await page.reload();
		await started(page);
		await canInstall(page);
		await expect(offer(page)).toBeVisible();
		await button(page, 'Deal round 1').click();
		await atStep(page, 'Deal');
		await expect(offer(page)).toBeHidden();
		await dealt(page);
		await exits(page, 'Ana Ben Chidi');
		await atStep(page, 'Round over');
		await expect(offer(page)).toBeHidden();
		await nextRound(page);
		await expect(offer(page)).toBeHidden();
		await button(page, 'More').click();
		await button(page, 'End the evening').click();
		await button(page, 'Close the evening').click();
		await expect(offer(page)).toBeVisible();
		await button(page, 'A new evening').click();
		await started(page);
		await expect(offer(page)).toBeVisible();
		await button(page, 'Not now').click();
		await expect(offer(page)).toBeHidden();
		await page.reload();
		await started(page);
		await canInstall(page);
		await page.getByRole('link', { name: 'Settings' }).click();
		await expect(offer(page)).toBeVisible();
		await page.getByRole('link', { name: 'Table', exact: true }).click();
		await started(page);
		await expect(offer(page)).toBeHidden();
	});
});

/** Expects links to the licences of all packages, which are not stored with the app. */
async function expectLicences(page: Page, host: Host) {
	const links = page.getByRole('link', { name: /^(Packages|Workbox|Figtree|Fraunces)$/ });
	const texts: string[] = [];
	for (const href of await links.evaluateAll((all) =>
		all.map((a) => (a as HTMLAnchorElement).href)
	))
		texts.push(await (await page.request.get(href)).text());
	expect(texts).toHaveLength(4);
	for (const name of ['svelte', '@sveltejs/kit', 'idb', 'qr', 'valibot'])
		expect(texts[0]).toMatch(new RegExp(`^## ${name} `, 'm'));
	expect(texts[1]).toContain('Permission is hereby granted');
	for (const font of texts.slice(2)) expect(font).toContain('SIL OPEN FONT LICENSE');
	const worker = await (await page.request.get(`${host.url}/sw.js`)).text();
	expect(worker).not.toMatch(/"url":"[^"]*(licences|fonts\/)/);
}
