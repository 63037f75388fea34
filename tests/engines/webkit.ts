import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { WEBKIT_DRIVER } from '../../scripts/engines.js';
import type { EngineBrowser, Find, Size } from './browser.ts';
import { killGroup } from './processes.ts';

/** WebKit as Debian packages it, driven over W3C WebDriver, the only protocol of WebKitWebDriver.
 * This file sends the few commands itself: selenium-webdriver 4.49 needs a newer Node than we do,
 * and contains 23 MB of programs that download drivers. */

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** Ends a command that hangs, in milliseconds. */
const WATCHDOG = 3 * 60_000;

type Params = Readonly<Record<string, unknown>>;
type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** A refusal of the driver, by its code: `stale element reference`, `element click intercepted`,
 * … */
class Refused extends Error {
	constructor(
		readonly code: string,
		message: string
	) {
		super(`${code}: ${message}`);
	}
}

/** Sends a command. @returns the `value` of the answer */
async function send(method: string, url: string, params?: Params): Promise<unknown> {
	const body = params === undefined ? {} : { body: JSON.stringify(params) };
	const response = await fetch(url, { method, ...body, signal: AbortSignal.timeout(WATCHDOG) });
	const { value } = (await response.json()) as { value: unknown };
	if (response.ok) return value;
	const { error, message } = value as { error: string; message: string };
	throw new Refused(error, message);
}

/** A script for “execute async script”: calls the function and hands over what it resolves to. */
const script = (run: unknown) => `
	const done = arguments[1];
	Promise.resolve(arguments[0])
		.then(${String(run)})
		.then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;

class WebKit implements EngineBrowser {
	constructor(
		readonly session: string,
		readonly driver: ChildProcess
	) {}

	readonly evaluate = (async (run: unknown, arg: unknown = null) => {
		const params = { script: script(run), args: [arg] };
		const answer = await send('POST', `${this.session}/execute/async`, params);
		const { value, error } = answer as { value?: unknown; error?: string };
		if (error !== undefined) throw new Error(`in the page: ${error}`);
		return value;
	}) as Page['evaluate'];

	async run(source: string): Promise<void> {
		await send('POST', `${this.session}/execute/sync`, { script: source, args: [] });
	}

	async goto(url: string): Promise<void> {
		await send('POST', `${this.session}/url`, { url });
	}

	async reload(): Promise<void> {
		await send('POST', `${this.session}/refresh`, {});
	}

	/** Sends a command to an element. @returns false if there is none, or it refuses; if another
	 * element covers it, it is scrolled to the middle of the screen */
	async #toElement<A>(find: Find<A>, wanted: A, command: string, params: Params): Promise<boolean> {
		const found = await this.evaluate<ElementReference | null, A>(find as never, wanted as never);
		if (found === null) return false;
		try {
			await send('POST', `${this.session}/element/${found[ELEMENT]}/${command}`, params);
			return true;
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			// WebKitWebDriver only scrolls to what is outside of the window
			if (error.code === 'element click intercepted') {
				const script = "arguments[0].scrollIntoView({ block: 'center' })";
				const reveal = send('POST', `${this.session}/execute/sync`, { script, args: [found] });
				// it may have gone meanwhile
				await reveal.catch(() => undefined);
			}
			return false;
		}
	}

	tap<A>(find: Find<A>, wanted: A): Promise<boolean> {
		return this.#toElement(find, wanted, 'click', {});
	}

	type<A>(find: Find<A>, wanted: A, text: string): Promise<boolean> {
		return this.#toElement(find, wanted, 'value', { text });
	}

	async kill(): Promise<void> {
		await killGroup(this.driver.pid!);
	}

	async close(): Promise<void> {
		// ends the window, which writes its data
		await send('DELETE', this.session).catch(() => undefined);
		await this.kill();
	}
}

/** A port that is free now: the driver cannot choose one. */
async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** Opens a WebKitGTK window on an X display. */
export async function openWebKit(
	folder: string,
	{ width, height }: Size,
	display: string
): Promise<EngineBrowser> {
	const [profile, downloads] = [`${folder}/profile`, `${folder}/downloads`];
	mkdirSync(downloads, { recursive: true });
	const port = await freePort();
	const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
		detached: true,
		stdio: 'ignore',
		env: {
			...process.env,
			DISPLAY: display,
			// there is no graphics card, and a container does not allow the sandbox
			LIBGL_ALWAYS_SOFTWARE: '1',
			WEBKIT_DISABLE_DMABUF_RENDERER: '1',
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'
		}
	});
	const url = `http://127.0.0.1:${port}`;
	while (!(await send('GET', `${url}/status`).catch(() => null)))
		await new Promise((resolve) => setTimeout(resolve, 50));
	const args = [`${width}`, `${height}`, profile, downloads];
	const capabilities = {
		alwaysMatch: { 'webkitgtk:browserOptions': { binary: WINDOW, args } }
	};
	try {
		const opened = await send('POST', `${url}/session`, { capabilities });
		const { sessionId } = opened as { sessionId: string };
		return new WebKit(`${url}/session/${sessionId}`, driver);
	} catch (error) {
		await killGroup(driver.pid!);
		throw error;
	}
}
