import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, sites, test, type Host } from '../../support/host.ts';
import { evening, seedBeside } from '../../support/chronicle.ts';
import {
	inlineStyles,
	languagesIn,
	sentFor,
	storedFiles,
	storedSize,
	sumOf
} from '../../support/transferred.ts';
import { GUESTS, step } from '../../support/logs.ts';
import { putOnTable } from '../../support/seed.ts';
import { atStep } from '../../support/table.ts';

/** Limits in bytes, as sent with brotli (docs/performance.md). */
const LIMITS = { js: 120_000, css: 25_000, stored: 900_000, sharing: 62_000 };

async function expectSmall(page: Page, host: Host) {
	const session = await page.context().newCDPSession(page);
	const sent = await sentFor(page, session, `${host.url}/`);
	expect(sumOf(sent, 'js')).toBeGreaterThan(30_000);
	expect(sumOf(sent, 'js')).toBeLessThanOrEqual(LIMITS.js);
	const css = sumOf(sent, 'css') + (await inlineStyles(page));
	expect(css).toBeGreaterThan(4000);
	expect(css).toBeLessThanOrEqual(LIMITS.css);
	expect(languagesIn(sent)).toEqual(['en']);
	return sent;
}

test('the first load of an empty Table is small and in one language', async ({ page, host }) => {
	await expectSmall(page, host);
	await expect(page.getByRole('button', { name: 'Take your seats' })).toBeVisible();
});

/** An evening of six in round 7. A visit loads the step that the round is at. */
async function putSeventh(page: Page, host: Host, at: 'deal' | 'play') {
	await seedBeside(page, host, [evening('temple', GUESTS.slice(0, 6), 6, 'Seventh', [step(at)])]);
	await putOnTable(page, 'Seventh');
}

test('the first load of an evening in round 7 at Deal is small and in one language', async ({
	page,
	host
}) => {
	await putSeventh(page, host, 'deal');
	await expectSmall(page, host);
	await atStep(page, 'Deal');
});

test('the first load of an evening in round 7 at Play is small and in one language; the code of sharing is loaded on first use, and small', async ({
	page,
	host
}) => {
	await host.serveRelay();
	await putSeventh(page, host, 'play');
	const sent = await expectSmall(page, host);
	await atStep(page, 'Play');
	await page.getByRole('button', { name: 'More' }).click();
	const share = page.getByRole('button', { name: 'Share the table' });
	await expect(share).toBeVisible();
	await page.waitForLoadState('networkidle');
	const before = sumOf(sent, 'js');
	await share.click();
	await page.getByRole('button', { name: 'Share it' }).click();
	await expect(page.getByText(/^Live · /)).toBeVisible();
	await expect.poll(() => sumOf(sent, 'js') - before).toBeGreaterThan(20_000);
	expect(sumOf(sent, 'js') - before).toBeLessThanOrEqual(LIMITS.sharing);
});

test('no page waits for a style sheet, because all styles are inlined', () => {
	const pages = sites.flatMap(({ dir }) =>
		readdirSync(dir, { encoding: 'utf8', recursive: true })
			.filter((file) => file.endsWith('.html'))
			.map((file) => [file, readFileSync(`${dir}/${file}`, 'utf8')] as const)
	);
	expect(pages.length).toBeGreaterThan(20);
	for (const [file, html] of pages)
		expect(html.match(/<link(?=[^>]*rel="stylesheet")(?![^>]* disabled)[^>]*>/g), file).toBeNull();
});

for (const { dir, base } of sites)
	test(`the stored app below ${base}/ is small and in one language`, () => {
		const files = storedFiles(dir, base);
		expect(files.length).toBeGreaterThan(50);
		expect(storedSize(dir, base)).toBeLessThanOrEqual(LIMITS.stored);
		const catalogues = files.filter((file) => file.includes('/messages/'));
		expect(catalogues.length).toBeGreaterThan(10);
		expect(catalogues.filter((file) => !file.includes('/messages/en/'))).toEqual([]);
	});
