import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { expect, test as base } from '@playwright/test';
import { engines } from '../../scripts/engines.js';
import { Host } from '../e2e/support/host.ts';
import type { OpenBrowser, Size } from './browser.ts';
import { openGecko } from './gecko.ts';
import { Phone } from './phone.ts';
import { openWebKit } from './webkit.ts';

/** The fixtures of the tests that run in Gecko and in WebKit. */

interface Fixtures {
	installed: undefined;
	host: Host;
	size: Size;
	/** A phone on which nobody has opened the app. */
	phone: Phone;
}
export interface EngineOption {
	engine: 'gecko' | 'webkit';
}
interface WorkerFixtures extends EngineOption {
	openBrowser: OpenBrowser;
}

/** Starts an X server without a display. */
async function startDisplay() {
	const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe']
	});
	const number = await new Promise<string>((resolve, reject) => {
		server.once('error', reject).once('exit', () => reject(new Error('no display')));
		(server.stdio[3] as Readable).once('data', (data: Buffer) => resolve(data.toString().trim()));
	});
	return { name: `:${number}`, stop: () => server.kill() };
}

/** Starts each test with a new phone. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	engine: ['gecko', { scope: 'worker', option: true }],
	openBrowser: [
		async ({ engine }, use) => {
			if (engine === 'gecko') return use(openGecko);
			const display = await startDisplay();
			await use((folder, size) => openWebKit(folder, size, display.name));
			display.stop();
		},
		{ scope: 'worker' }
	],
	/** Skips the tests of an engine that is not installed. */
	installed: [
		async ({ engine }, use, info) => {
			const { name, isHere } = engines[engine];
			info.skip(!isHere(), `${name} is not installed`);
			await use(undefined);
		},
		{ auto: true }
	],
	size: [{ width: 390, height: 844 }, { option: true }],
	// Playwright wants a pattern, though nothing is needed
	// eslint-disable-next-line no-empty-pattern
	host: async ({}, use) => {
		const host = new Host();
		await host.start();
		await use(host);
		await host.stop();
	},
	phone: async ({ openBrowser, host, size }, use, info) => {
		const phone = new Phone(info.outputPath('phone'), host, (folder) => openBrowser(folder, size));
		await phone.open();
		await use(phone);
		await phone.close();
	}
});
export { expect };
