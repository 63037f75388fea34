import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	chromium,
	devices,
	type BrowserContext,
	type CDPSession,
	type Locator,
	type Page
} from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.js';

/** A phone whose main thread is four times slower than this computer. */

export const SLOWDOWN = 4;
/** Duration of a tap, in milliseconds. */
const PRESS = 60;
const LINE = {
	offline: false,
	latency: 150,
	downloadThroughput: 200_000,
	uploadThroughput: 93_750
};

const profiles = new Map<BrowserContext, string>();

/** Opens a browser that stores on disk. Requests to other hosts fail. */
export async function openBrowser(
	{ serviceWorkers = 'allow' }: { serviceWorkers?: 'allow' | 'block' } = {},
	profile = mkdtempSync(join(tmpdir(), 'courtbook-'))
): Promise<BrowserContext> {
	const launch = chromiumLaunch();
	const context = await chromium.launchPersistentContext(profile, {
		...launch,
		args: [
			...(launch?.args ?? []),
			'--ignore-certificate-errors',
			'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
		],
		...devices['Pixel 7'],
		viewport: { width: 390, height: 844 },
		// for requests that the page does not make
		ignoreHTTPSErrors: true,
		serviceWorkers
	});
	// tsx names functions with this helper, which pages do not have
	await context.addInitScript('globalThis.__name = (named) => named');
	profiles.set(context, profile);
	return context;
}

/** Restarts the browser with the same store, without the garbage of earlier pages. */
export async function restart(context: BrowserContext): Promise<BrowserContext> {
	await context.close();
	return openBrowser({}, profiles.get(context));
}

export async function close(context: BrowserContext): Promise<void> {
	await context.close();
	rmSync(profiles.get(context)!, { recursive: true, force: true });
}

/** A page with a slowed processor. The browser cannot slow workers. */
export async function newPage(
	context: BrowserContext
): Promise<{ page: Page; session: CDPSession }> {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	return { page, session };
}

/** 150 ms to the host and 1.6 Mbit/s from it. */
export async function slowNetwork(session: CDPSession): Promise<void> {
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', LINE);
}

/** Taps in the middle of an element as a finger does. */
export async function tap(page: Page, session: CDPSession, target: Locator): Promise<void> {
	const box = (await target.boundingBox())!;
	const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
	await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
	await page.waitForTimeout(PRESS);
	await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** @param part of 1, such as 0.95 */
export const percentile = (values: readonly number[], part: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);
