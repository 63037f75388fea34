// Plays some rounds of Temple in the built app and takes the pictures that the manifest and the README show.
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.js';
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

/** @param {import('playwright').Page} page */
async function toPlay(page) {
	await press(page, /^Seated/);
	await press(page, /^Dealt/);
	await press(page, /^Taxes paid/);
}

/** @param {import('playwright').Page} page @param {string} file */
async function take(page, file) {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await page.screenshot({ path: `static/screenshots/${file}.png` });
}

const server = createServer(staticHost('build', ''));
await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await chromium.launch(chromiumLaunch() ?? {});
const page = await browser.newPage({
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	reducedMotion: 'reduce'
});
await page.goto(`http://127.0.0.1:${port}/`);
await page.getByRole('textbox').fill(names.join(', '));
await press(page, 'Add');
await press(page, /^Start/);
await press(page, 'We sit like this');
await press(page, /^Dealt/);
await press(page, /^Play — /);
for (const [i, out] of rounds.entries()) {
	if (i > 0) await toPlay(page);
	await goOut(page, out);
	// the finished round stands still for half a second
	await page.waitForTimeout(600);
	await press(page, 'Next round');
}
await take(page, 'seats-narrow');
await toPlay(page);
await goOut(page, ['Chidi', 'Ana', 'Eli']);
await take(page, 'table-narrow');

const wide = await browser.newContext({
	viewport: { width: 1280, height: 800 },
	storageState: await page.context().storageState({ indexedDB: true })
});
const big = await wide.newPage();
await big.goto(`http://127.0.0.1:${port}/`);
await big.getByRole('heading', { name: 'Play' }).waitFor();
await take(big, 'table-wide');
await browser.close();
server.close();
