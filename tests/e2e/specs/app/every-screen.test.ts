import type { Page } from '@playwright/test';
import {
	atFullHeight,
	axe,
	faintOnGradients,
	indistinct,
	smallTargets,
	setTheme
} from '../../support/accessibility.ts';
import { tours, visitScreens } from '../../support/tours/tours.ts';
import { LANGUAGES, LOCALES } from '#lib/messages/locales.ts';
import { expect, test } from '../../support/host.ts';
import { speakIn } from '../../../../scripts/speak-in.js';
import { PSEUDO, rawTexts } from '../../support/pseudo-locale.ts';
import { nextFrame, resize, expectGoodLayout, settled } from '../../support/layout.ts';
import { turn, whole } from '../../../sample.ts';
import { LONG_NAMES } from '../../support/logs.ts';

/* Every sixth screen of three tours in `npm test`, and of the others in `test:long`, by turns in the
 * pseudo-locale, in one other language and theme on the smallest phone, with the reader's own
 * spacing and colours, or in English at one size or in large text. `npm run torture` has every
 * screen in every way (`WHOLE=1`). */
const NAMES = LONG_NAMES.slice(0, 8);
/** Names that are the same in every language. */
const SAME = ['Courtbook', ...Object.values(LANGUAGES).map(({ name }) => name)];

type Size = Readonly<Record<'width' | 'height', number>>;
const SMALLEST: Size = { width: 320, height: 568 };
const PHONE: Size = { width: 390, height: 844 };
const LOOKS: readonly (Size | 'large text')[] = [
	{ width: 1024, height: 768 },
	PHONE,
	'large text',
	{ width: 360, height: 640 },
	SMALLEST,
	{ width: 844, height: 390 },
	{ width: 768, height: 1024 }
];
const THEMES = ['night', 'day', 'black', 'night more', 'day more'] as const;
const OTHER_LANGUAGES = LOCALES.filter((language) => language !== 'en');

/** Axe's rules, all of them in one theme, and the colour rules in the others. */
async function seenByAll(page: Page, screen: string, n: number): Promise<number> {
	let onGround = 0;
	expect.soft(await smallTargets(page), `${screen}: targets`).toEqual([]);
	for (const [i, time] of turn(THEMES, n).entries()) {
		await setTheme(page, time);
		const rules = i === 0 ? undefined : ['color-contrast', 'link-in-text-block'];
		expect
			.soft(await atFullHeight(page, () => axe(page, rules)), `${screen}, by ${time}`)
			.toEqual([]);
		const { ends, seen, faint } = await faintOnGradients(page);
		expect.soft(ends, 'a gradient of at least two colours').toBeGreaterThan(1);
		expect.soft(faint, `${screen}, by ${time}`).toEqual([]);
		onGround += seen;
	}
	return onGround;
}

async function inLargeText(page: Page, screen: string) {
	await resize(page, PHONE);
	await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
	await nextFrame(page);
	await expectGoodLayout(page, NAMES, `${screen}, text of 200 %`);
	await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

async function fits(page: Page, screen: string, n: number) {
	for (const look of turn(LOOKS, n)) {
		if (look === 'large text') {
			await inLargeText(page, screen);
			continue;
		}
		await resize(page, look);
		await expectGoodLayout(page, NAMES, `${screen} at ${look.width} × ${look.height}`);
	}
}

/** Expects every text to be in a catalogue. */
async function isTranslated(page: Page, screen: string, same: readonly string[]) {
	await speakIn(page, PSEUDO);
	expect.soft(await rawTexts(page, [...SAME, ...same]), `${screen}: in no catalogue`).toEqual([]);
	await speakIn(page, 'en');
}

/** Text spacing of WCAG 2.2, 1.4.12. */
const SPACES = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-block-end: 2em !important }`;

/** Nothing is cut with wide spacing, and in forced colours states have a shape.
 * @returns how many states it saw */
async function inUserStyles(page: Page, screen: string, colours: boolean): Promise<number> {
	await resize(page, PHONE);
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets.push(sheet);
	}, SPACES);
	await nextFrame(page);
	await expectGoodLayout(page, NAMES, `${screen}, spaced out`);
	await page.evaluate(() => document.adoptedStyleSheets.pop());
	if (!colours) return 0;
	await page.emulateMedia({ forcedColors: 'active' });
	const { found, states } = await indistinct(page);
	expect.soft(found, `${screen} in forced colours`).toEqual([]);
	await page.emulateMedia({ forcedColors: null });
	return states;
}

/** Layout on the smallest phone and accessibility: in all languages with `WHOLE=1`, else in one in
 * turn. */
async function inLanguages(page: Page, screen: string, n: number) {
	const usual = page.viewportSize()!;
	let onGround = 0;
	for (const language of whole ? LOCALES : turn(OTHER_LANGUAGES, n)) {
		await speakIn(page, language);
		await resize(page, SMALLEST);
		await expectGoodLayout(page, NAMES, `${screen} in ${language}`);
		expect.soft(await smallTargets(page), `${screen} in ${language}: targets`).toEqual([]);
		await resize(page, usual);
		onGround += await seenByAll(page, `${screen} in ${language}`, n);
	}
	await speakIn(page, 'en');
	return onGround;
}

/** The tours of `npm test`; `test:long` has the others. */
const SHORT = ['of an empty app', 'of a round', 'of one evening'];

for (const [first, tour] of tours.entries())
	test(`screens ${tour.title}: axe, contrast, targets, translations and layout${SHORT.includes(tour.title) ? '' : ' @long'}`, async ({
		page,
		host,
		browserName
	}) => {
		if (whole) test.setTimeout(60 * 60_000);
		const usual = page.viewportSize()!;
		let n = first;
		const seen = { onGround: 0, states: 0 };
		const checks = [
			async (screen: string, i: number) => {
				const onGround = await inLanguages(page, screen, i);
				seen.onGround += onGround;
			},
			(screen: string, i: number) => fits(page, screen, i),
			(screen: string) => isTranslated(page, screen, tour.same ?? []),
			async (screen: string) => {
				// Firefox does not emulate media features over BiDi
				const states = await inUserStyles(page, screen, browserName === 'chromium');
				seen.states += states;
			}
		];
		const look = async (screen: string) => {
			n += 1;
			await speakIn(page, 'en');
			await settled(page);
			for (const check of turn(checks, n)) await check(screen, Math.floor(n / checks.length));
			await resize(page, usual);
		};
		// announcements keep their language: make them in the pseudo-locale
		const before = () => speakIn(page, PSEUDO);
		await visitScreens(page, host, tour, NAMES, look, before, whole ? 1 : 6);
		if (!whole) return;
		expect(seen.onGround).toBeGreaterThan(10);
		if (browserName === 'chromium') expect(seen.states).toBeGreaterThan(0);
	});
