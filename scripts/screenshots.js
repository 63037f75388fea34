// Plays some rounds of Temple in the build and takes the pictures of the manifest and the README,
// and a gallery.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.js';
import { sendFont, speakIn } from './speak-in.js';
import { staticHost } from './static-host.js';

const names = ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli', 'Fay'];
const rounds = [
	['Ben', 'Ana', 'Dee', 'Chidi', 'Fay'],
	['Ana', 'Ben', 'Chidi', 'Dee', 'Fay'],
	['Ana', 'Chidi', 'Fay', 'Ben', 'Eli']
];

/** @param {import('playwright').Page} page @param {string | RegExp} name */
const press = (page, name) => page.getByRole('button', { name }).first().click();

/** @param {import('playwright').Page} page @param {string[]} out */
async function goOut(page, out) {
	for (const name of out) {
		await press(page, new RegExp(`^${name}, `));
		await page.getByRole('button', { name: new RegExp(`^${name}, .* out`) }).waitFor();
	}
}

/** Starts an evening of Temple on an empty phone, and deals.
 * @param {import('playwright').Page} page @param {string[]} players */
async function start(page, players) {
	await press(page, 'Temple');
	await page.getByRole('textbox').fill(players.join(', '));
	await press(page, 'Add');
	await press(page, /^Start with/);
	await press(page, /^Dealt/);
}

/** @param {import('playwright').Page} page */
async function toPlay(page) {
	await press(page, /^Seated/);
	await press(page, /^Dealt/);
	await press(page, /^Taxes paid/);
}

/** Waits for the app's own typefaces.
 * @param {import('playwright').Page} page */
async function set(page) {
	await page.locator('html:not([data-typefaces])').waitFor();
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** @param {import('playwright').Page} page @param {string} file */
async function take(page, file) {
	await set(page);
	// waits for tapped controls and new golden buttons, which look disabled for a moment
	await page.waitForTimeout(700);
	await page.screenshot({ path: `static/screenshots/${file}.png` });
}

/** Takes a picture for the README.
 * @param {import('playwright').Page} page @param {string} file */
async function picture(page, file) {
	await set(page);
	await page.waitForTimeout(700);
	const path = `docs/pictures/${file}.jpg`;
	await page.screenshot({ path, type: 'jpeg', quality: 80, scale: 'css' });
}

const host = staticHost('build', '');
const server = createServer((request, response) => {
	if (!sendFont(request.url ?? '', response)) host(request, response);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await chromium.launch(chromiumLaunch() ?? {});
const page = await browser.newPage({
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	reducedMotion: 'reduce'
});
// a Friday evening: the pictures show the day
await page.clock.install({ time: new Date(2026, 0, 9, 20) });
await page.goto(`http://127.0.0.1:${port}/`);
await start(page, names);

for (const [i, out] of rounds.entries()) {
	if (i > 0) await toPlay(page);
	await goOut(page, out);
	// a finished round ignores taps for half a second
	await page.waitForTimeout(600);
	if (i === rounds.length - 1) await picture(page, 'crown');
	await page.clock.fastForward('23:00');
	await press(page, 'Next round');
}
await picture(page, 'seats');
await toPlay(page);
await goOut(page, ['Chidi', 'Ana', 'Eli']);
await take(page, 'table-narrow');
await page.goto(`http://127.0.0.1:${port}/flat`);
await page.getByRole('heading', { name: 'The table, flat' }).waitFor();
await picture(page, 'flat');
await page.goto(`http://127.0.0.1:${port}/referee`);
await press(page, 'May this be played?');
for (const key of ['8', '8', 'Wants to play', '9', '9', '9'])
	await page.getByText(key, { exact: true }).last().click();
await picture(page, 'referee');
await page.goto(`http://127.0.0.1:${port}/`);
await page.getByRole('heading', { name: 'Play' }).waitFor();

const wide = await browser.newContext({
	viewport: { width: 1280, height: 800 },
	storageState: await page.context().storageState({ indexedDB: true })
});
await wide.clock.install({ time: await page.evaluate(() => Date.now()) });
const big = await wide.newPage();
await big.goto(`http://127.0.0.1:${port}/`);
await big.getByRole('heading', { name: 'Play' }).waitFor();
await take(big, 'table-wide');

await goOut(page, ['Fay', 'Dee']);
await page.waitForTimeout(600);
await press(page, 'More');
await press(page, 'End the evening');
await press(page, 'Close the evening');
await page
	.getByRole('button', { name: /^Share/ })
	.first()
	.waitFor();
await picture(page, 'finale');

const everyone = [...names, 'Gus', 'Hana', 'Ira', 'Jo', 'Kit', 'Lou'];
/** @typedef {{ players?: number, language?: string, theme?: string, contrast?: string }} Look */

/** An evening in its second round, for the screenshots.
 * @param {number} players */
async function evening(players) {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 1,
		reducedMotion: 'reduce',
		locale: 'en'
	});
	const phone = await context.newPage();
	const some = everyone.slice(0, players);
	await phone.goto(`http://127.0.0.1:${port}/`);
	await start(phone, some);

	await goOut(phone, some.toReversed().slice(0, -1));
	await phone.waitForTimeout(600);
	await press(phone, 'Next round');
	await toPlay(phone);
	await goOut(phone, some.slice(1, players > 3 ? 3 : 2));
	return phone;
}

/** How to open each screen, in any language.
 * @type {Record<string, (phone: import('playwright').Page, url: string) => Promise<unknown>>} */
const screens = {
	play: (phone, url) => phone.goto(url),
	taxes: (phone) => phone.locator('main nav li button').nth(2).click(),
	seats: (phone) => phone.locator('main nav li button').nth(0).click(),
	flat: (phone, url) => phone.goto(`${url}flat`),
	chronicle: (phone, url) => phone.goto(`${url}chronicle`),
	evening: (phone) => phone.locator('main a.panel').first().click(),
	referee: (phone, url) => phone.goto(`${url}referee`),
	rules: (phone, url) => phone.goto(`${url}rules/temple`),
	settings: (phone, url) => phone.goto(`${url}settings`)
};

/** @param {import('playwright').Page} phone @param {Look} look */
async function gallery(phone, { players = 6, language = 'en', theme = 'night', contrast = '' }) {
	await phone.evaluate(
		([tongue = '', shown = '', more = '']) => {
			localStorage.setItem('courtbook-language', tongue);
			localStorage.setItem('courtbook-theme', shown);
			localStorage.setItem('courtbook-contrast', more);
		},
		[language, theme, contrast]
	);
	for (const [name, open] of Object.entries(screens)) {
		await open(phone, `http://127.0.0.1:${port}/`);
		await phone.locator('main h1').waitFor();
		await speakIn(phone, language);
		await set(phone);
		await phone.waitForTimeout(250);
		const file = [name, String(players), language, theme, contrast].filter(Boolean).join('-');
		await phone.screenshot({ path: `gallery/${file}.png` });
	}
}

mkdirSync('gallery', { recursive: true });
const six = await evening(6);
for (const theme of ['night', 'day', 'black']) await gallery(six, { theme });
for (const theme of ['night', 'day']) await gallery(six, { theme, contrast: 'more' });
for (const language of ['de', 'ja', 'he']) await gallery(six, { language });
for (const players of [3, 12]) await gallery(await evening(players), { players });
await browser.close();
server.close();
