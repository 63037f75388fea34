import type { Page } from '@playwright/test';
import { tours, visitScreens } from '../../support/tours/tours.ts';
import { expect, test } from '../../support/host.ts';
import { nextFrame, resize, expectGoodLayout } from '../../support/layout.ts';
import { whole } from '../../../sample.ts';
import { LONG_NAMES } from '../../support/logs.ts';

/** Screens with wide text spacing and in forced colours: every second one of a tour in every run, all with `WHOLE=1`. */
const NAMES = LONG_NAMES.slice(0, 8);
const some = tours.filter(({ title }) => whole || title.includes('of a round'));

/** Text spacing of WCAG 2.2, 1.4.12. */
const SPACES = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-block-end: 2em !important }`;

async function spacedOut(page: Page, screen: string) {
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [sheet];
	}, SPACES);
	await nextFrame(page);
	await expectGoodLayout(page, NAMES, `${screen}, spaced out`);
	await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** Pressed, current or checked elements that look like the others; and the number of all such. */
const indistinct = (page: Page) =>
	page.evaluate(() => {
		const root = document.body;
		const label = (e: Element) => (e.ariaLabel ?? e.textContent ?? '').trim().slice(0, 40);
		/** What remains without colours and shadows. */
		const shape = (e: Element) => {
			const [own, before] = [getComputedStyle(e), getComputedStyle(e, '::before')];
			return [
				...[own.borderTopWidth, own.borderTopStyle, own.borderBottomWidth, own.fontWeight],
				...[own.outlineStyle, own.textDecorationLine, own.forcedColorAdjust],
				...[before.content, before.borderTopWidth, e.querySelectorAll('svg').length]
			].join(' ');
		};
		const kinds = [
			['[aria-pressed=true]', '[aria-pressed=false]'],
			['[aria-current]', ':is(a, button):not([aria-current])'],
			['input:checked', 'input:not(:checked)']
		] as const;
		const found: string[] = [];
		let states = 0;
		for (const [on, off] of kinds)
			for (const e of root.querySelectorAll(on)) {
				let group = e.parentElement;
				while (group !== null && group !== root && group.querySelector(off) === null)
					group = group.parentElement;
				const other = group?.querySelector(off);
				if (!(other instanceof Element) || other.tagName !== e.tagName) continue;
				states += 1;
				if (shape(e) === shape(other)) found.push(`${label(e)} looks like ${label(other)}`);
			}
		for (const e of root.querySelectorAll('[role=switch] [aria-hidden]')) {
			const { forcedColorAdjust, backgroundColor } = getComputedStyle(e, '::after');
			const { backgroundColor: under } = getComputedStyle(e);
			if (forcedColorAdjust !== 'none' || backgroundColor === under)
				found.push('a switch without a knob');
		}
		return { found, states };
	});

for (const tour of some)
	test(`screens ${tour.title}: nothing is cut with wide spacing; states have a shape in forced colours`, async ({
		page,
		host
	}) => {
		test.setTimeout(whole ? 600_000 : 60_000);
		const usual = page.viewportSize()!;
		let seen = 0;
		let n = 0;
		await visitScreens(page, host, tour, NAMES, async (screen) => {
			if (n++ % 2 === 1 && !whole) return;
			await resize(page, { width: 390, height: 844 });
			await spacedOut(page, screen);
			await page.emulateMedia({ forcedColors: 'active' });
			const { found, states } = await indistinct(page);
			expect.soft(found, `${screen} in forced colours`).toEqual([]);
			seen += states;
			await page.emulateMedia({ forcedColors: null });
			await resize(page, usual);
		});
		expect(seen).toBeGreaterThan(0);
	});
