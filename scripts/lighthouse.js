// Runs Lighthouse on the build, five times a page, and prints the medians: node
// scripts/lighthouse.js
import lighthouse from 'lighthouse';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.js';
import { staticHost } from './static-host.js';

const TIMES = 5;
const PAGES = ['/', '/chronicle', '/referee', '/rules', '/rules/temple', '/settings'];
/** @type {Readonly<Record<string, number>>} */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const PORT = 9333;

const server = createServer(staticHost('build', ''));
await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const launch = chromiumLaunch();

/** @param {string} path */
async function scores(path) {
	// a new browser for each run, so that runs do not influence each other
	const profile = mkdtempSync(join(tmpdir(), 'courtbook-'));
	const browser = await chromium.launchPersistentContext(profile, {
		...launch,
		args: [...(launch?.args ?? []), `--remote-debugging-port=${PORT}`]
	});
	const result = await lighthouse(`http://127.0.0.1:${port}${path}`, {
		port: PORT,
		onlyCategories: Object.keys(LEAST),
		logLevel: 'error'
	});
	await browser.close();
	rmSync(profile, { recursive: true, force: true });
	if (result === undefined) throw new Error(`no result for ${path}`);
	const { categories, audits } = result.lhr;
	for (const { id, score, title, scoreDisplayMode } of Object.values(audits))
		if (process.env['WHY'] && score !== null && score < 1 && scoreDisplayMode !== 'informative')
			console.log(`${path}: ${id} ${score} ${title}`);
	return Object.keys(LEAST).map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

let under = false;
console.log(['page', ...Object.keys(LEAST)].join('  '));
for (const path of PAGES) {
	/** @type {number[][]} */
	const runs = [];
	for (let i = 0; i < TIMES; i++) runs.push(await scores(path));
	const medians = Object.values(LEAST).map((least, k) => {
		const median = runs.map((run) => run[k] ?? 0).toSorted((a, b) => a - b)[TIMES >> 1] ?? 0;
		under ||= median < least;
		return median;
	});
	console.log([path.padEnd(14), ...medians].join('  '));
}
server.close();
if (under) process.exitCode = 1;
