// How long an answer of the rule search takes from the letter typed to the painted result, on a phone four times
// slower than this computer: node tests/bench/search.js
import { createServer } from 'node:http';
import { chromium, devices } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.js';
import { staticHost } from '../../scripts/static-host.js';
import { found } from './results.js';

/** The answer has to be there within this time, in milliseconds (issue "Every rule, every house"). */
const LIMIT = 50;
const SLOWER = 4;
const QUERIES = [
	...['joker', 'tie', 'newcomer', 'who leads', 'pass', 'tax', 'revolution', 'jester', 'one card'],
	...['can i play a two on an ace', 'trump', 'run', 'dealer', 'emperor', 'scum', 'asshole', 'PL-3'],
	...['tx 1', 'last card', 'four of a kind', 'suit lock', 'exposed card', 'leave', 'sit out'],
	...['points', '3 of clubs', '大富豪', 'what must I give', 'decree', 'tarot']
];

/** @param {readonly number[]} times @param {number} share */
const quantile = (times, share) =>
	times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
	0;

/** Notes, letter by letter, how long it took until the frame with its answer was painted. */
function noteAnswers() {
	addEventListener(
		'input',
		({ timeStamp }) =>
			requestAnimationFrame(() => {
				// the message comes after the frame that was just begun
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => performance.measure('answer', { start: timeStamp });
				port2.postMessage(null);
			}),
		{ capture: true }
	);
}

const server = createServer(staticHost('build', ''));
await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await chromium.launch(chromiumLaunch() ?? {});
const context = await browser.newContext(devices['Pixel 7']);

/** Opens the Rules place with a slowed processor. */
async function open() {
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await page.goto(`http://127.0.0.1:${port}/rules`);
	await page.evaluate(noteAnswers);
	const field = page.getByRole('searchbox');
	await field.focus();
	return { page, field };
}
/** How long the next answer took. @param {import('playwright').Page} page */
async function taken(page) {
	const answer = await page.waitForFunction(() => performance.getEntriesByName('answer')[0]);
	const time = await answer.evaluate((entry) => entry?.duration ?? NaN);
	await page.evaluate(() => performance.clearMeasures());
	return time;
}

/** The first letter of all, when nothing has been asked before. */
const first = [];
for (let i = 0; i < 5; i++) {
	const { page } = await open();
	// nobody types sooner
	await page.waitForTimeout(500);
	await page.keyboard.press('j');
	first.push(await taken(page));
	await page.close();
}

const { page, field } = await open();
/** @type {number[]} */
const letters = [];
/** @type {number[]} */
const answers = [];
for (const query of QUERIES) {
	for (const letter of query) {
		await page.keyboard.insertText(letter);
		letters.push(await taken(page));
	}
	answers.push(letters.at(-1) ?? 0);
	const said = await page.getByRole('status').first().innerText();
	if (!/^\d+ rule/.test(said)) throw new Error(`nothing was found for ${query}: ${said}`);
	await field.fill('');
	await taken(page);
}
await browser.close();
server.close();

/** @param {string} what @param {readonly number[]} times */
function print(what, times) {
	found(`Rule search, ${what}: 95th percentile`, quantile(times, 0.95), LIMIT, 'ms');
	const [median, late] = [quantile(times, 0.5), quantile(times, 0.95)];
	const ratio = (/** @type {number} */ time) =>
		`${time.toFixed(1)} ms = ${(time / LIMIT).toFixed(2)}×`;
	console.log(
		`${what} (${times.length}): median ${ratio(median)}, 95th percentile ${ratio(late)} of ${LIMIT} ms`
	);
}
console.log(`Rule search at CPU ${SLOWER}×, from the input event to the painted answer`);
print('whole queries', answers);
print('every letter of them', letters);
print('the first letter after loading', first);
