import type { Page } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES, type Locale } from '#lib/messages/locales.ts';
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

async function expectSmall(page: Page, host: Host, language: Locale = 'en') {
	const session = await page.context().newCDPSession(page);
	const sent = await sentFor(page, session, `${host.url}/`);
	expect(sumOf(sent, 'js')).toBeGreaterThan(30_000);
	expect(sumOf(sent, 'js'), language).toBeLessThanOrEqual(LIMITS.js);
	// the page has the styles of the screen that it loads, too
	expect(sumOf(sent, 'css')).toBe(0);
	const css = await inlineStyles(page);
	expect(css).toBeGreaterThan(4000);
	expect(css).toBeLessThanOrEqual(LIMITS.css);
	expect(languagesIn(sent)).toEqual([language]);
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

test('the first load of an evening in round 7 at Deal is small and in one language @long', async ({
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

test('the first load of an evening in round 7 at Play is small in every other language @long', async ({
	page,
	host
}) => {
	await putSeventh(page, host, 'play');
	for (const language of LOCALES.filter((one) => one !== 'en')) {
		await page.evaluate((tag) => localStorage.setItem('courtbook-language', tag), language);
		await expectSmall(page, host, language);
		await expect(page.getByRole('button', { name: /Ana/ })).toBeVisible();
	}
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

/** The files that a script imports statically. */
const importsOf = (file: string): string[] =>
	[...readFileSync(file, 'utf8').matchAll(/(?<=^|;)import(?:[^;()'"]*from)?"([^"]+)"/gm)].map(
		([, name = '']) => join(dirname(file), name)
	);

for (const { dir, base } of sites)
	test(`the first page below ${base}/ names its code, so that it loads at once`, () => {
		const html = readFileSync(`${dir}/index.html`, 'utf8');
		const named = [...html.matchAll(/<link href="([^"]+)" rel="modulepreload">/g)].map(
			([, path = '']) => join(dir, path.slice(base.length))
		);
		expect(named.length).toBeGreaterThan(10);
		const needed = new Set(named);
		for (const file of needed) for (const one of importsOf(file)) needed.add(one);
		const others = [...needed].filter((file) => !named.includes(file));
		// SvelteKit leaves out a file that it has met behind an `import()` before
		expect(others.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0)).toBeLessThan(1000);
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
