import type { Page } from '@playwright/test';
import { evening, seedBeside } from '../../support/chronicle.ts';
import { expect, test, visit } from '../../support/host.ts';
import { GUESTS, playingEvening } from '../../support/logs.ts';

/** Controls, backgrounds and folded parts that would be printed. */
const onPaper = (page: Page) =>
	page.evaluate(() => {
		const seen = (e: Element) => e.checkVisibility({ visibilityProperty: true });
		const pressed = [...document.querySelectorAll('button:not(.line-key), nav, input')].filter(
			seen
		).length;
		const grounds = new Set(
			[...document.querySelectorAll('body, main, .panel')].map(
				(e) => getComputedStyle(e).backgroundColor
			)
		);
		const folded = [...document.querySelectorAll('details > :not(summary)')].filter(
			(e) => !seen(e)
		).length;
		return { pressed, grounds: [...grounds].sort(), folded };
	});
const PAPER = { pressed: 0, grounds: ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'], folded: 0 };

test('a rulebook, an evening with its whole log and its chart print black on white, with a name beside each line @long', async ({
	page,
	host
}) => {
	const notes = Array.from(
		{ length: 45 },
		(_, i) => ({ type: 'addNote', text: `Note ${i}` }) as const
	);
	const six = GUESTS.slice(0, 6);
	await seedBeside(page, host, [
		playingEvening('temple', six, notes, 'noted'),
		evening('temple', six, 40, 'Long')
	]);
	const expectPrinted = async () => {
		await page.emulateMedia({ media: 'print' });
		const { grounds, ...rest } = await onPaper(page);
		expect(rest).toEqual({ pressed: 0, folded: 0 });
		for (const ground of grounds) expect(PAPER.grounds).toContain(ground);
	};

	await test.step('a rulebook', async () => {
		await page.goto(`${host.url}/rules/temple`);
		await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
		await expectPrinted();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temple');
		await expect(page.locator('article#TX-1')).toBeVisible();
	});

	await test.step('an evening with its whole log', async () => {
		await page.emulateMedia({ media: 'screen' });
		await visit(page, host, '/chronicle/noted');
		const all = page.getByRole('button', { name: /more lines?$/ });
		await expect(all).toBeVisible();
		// browsers fire this before printing
		await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
		await expect(all).toBeHidden();
		await expectPrinted();
	});

	await test.step('its chart, in colours with enough contrast on white', async () => {
		await page.emulateMedia({ media: 'screen' });
		await visit(page, host, '/chronicle/Long');
		const ends = page.getByRole('list', { name: 'At the end, from the top' });
		await expect(ends.getByRole('button', { name: 'Eli', exact: true })).toBeVisible();
		// an A4 sheet between its margins
		await page.setViewportSize({ width: 672, height: 900 });
		await page.emulateMedia({ media: 'print' });
		const name = ends.getByText('Eli', { exact: true });
		await expect(name).toBeVisible();
		await expect(name).toHaveCSS('fill', 'rgb(29, 27, 23)');
		const box = (await name.boundingBox())!;
		expect(box.x + box.width).toBeLessThanOrEqual(672);
	});
});
