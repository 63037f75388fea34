import {
	chromium,
	devices,
	expect,
	test as base,
	type Browser,
	type BrowserContext,
	type Page
} from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheControl, headers } from '../../../scripts/headers.js';
import { openRelay } from '../../../relay/relay.js';
import { openSqlite } from '../../../relay/rooms-sqlite.js';
import { sendFont } from '../../../scripts/speak-in.js';
import { staticHost } from '../../../scripts/static-host.js';
import { PAUSES, shorten } from '../../pauses.ts';
import { whole } from '../../sample.ts';
import { notInGecko } from './not-in-gecko.ts';
import { Recorder } from './request-recorder.ts';

/** A build and the path it was built for. */
export interface Site {
	dir: string;
	base: string;
}
export const rootSite: Site = { dir: 'build', base: '' };
/** The build of tests/e2e/support/sub-path.env. */
const subSite: Site = { dir: 'build-sub', base: '/games/court' };
/** `npm run torture` tests below a path too: the second build takes a quarter of a minute. */
export const sites = whole ? [rootSite, subSite] : [rootSite];

/** Static hosts by folder: making one reads the whole folder. */
const answers = new Map<string, ReturnType<typeof staticHost>>();
function answerOf({ dir, base }: Site): ReturnType<typeof staticHost> {
	const answer = answers.get(dir) ?? staticHost(dir, base);
	answers.set(dir, answer);
	return answer;
}

/** Scripts by their paths below the app's, as they are sent: the static host would open a file for
 * each of the seventy requests of a page. */
const scripts = new Map<string, Buffer>();
function sendScript(
	{ dir, base }: Site,
	path: string,
	request: IncomingMessage,
	response: ServerResponse
): boolean {
	// over plain HTTP browsers do not take brotli
	if (request.headers['accept-encoding']?.includes('br') !== true) return false;
	if (!path.startsWith(`${base}/_app/immutable/`) || !path.endsWith('.js')) return false;
	const file = `${dir}${path.slice(base.length)}.br`;
	const script = scripts.get(file) ?? (existsSync(file) ? readFileSync(file) : undefined);
	if (script === undefined) return false;
	scripts.set(file, script);
	response.writeHead(200, {
		...headers,
		'cache-control': cacheControl(path.slice(base.length)),
		'content-type': 'text/javascript',
		'content-encoding': 'br',
		'content-length': script.length
	});
	response.end(script);
	return true;
}

/** The path of an empty page, below the app's. */
export const BESIDE = 'beside';

/** A static host that can be stopped, started again, and deploy a new version. */
export class Host {
	/** Requested paths, in order; the fixture empties it before each test. */
	readonly requests: string[] = [];
	origin = '';
	#server: Server | undefined;
	#port = 0;
	#worker: string | undefined;
	#gone = new Set<string>();
	/** Files for which a badly set up host sends the app shell, to be kept for ever. */
	answeredByShell: RegExp | undefined;

	#relay: Awaited<ReturnType<typeof openRelay>> | undefined;
	/** The folder of the relay, if it is to be removed. */
	#relayFolder: string | undefined;

	/** What the relay tells as the addresses for other phones; the phones of tests are on this
	 * computer. */
	addresses: readonly string[] = [];

	constructor(readonly site: Site = rootSite) {}

	/** Serves the relay beside the app, as `npm start` does.
	 * @param folder where it keeps its rooms; without one they go with the relay */
	async serveRelay(folder?: string): Promise<void> {
		if (folder === undefined) {
			folder = await mkdtemp(join(tmpdir(), 'courtbook-relay-'));
			this.#relayFolder = folder;
		}
		const rooms = openSqlite(folder);
		this.addresses = [this.origin];
		this.#relay = await openRelay({
			path: `${this.site.base}/reach`,
			rooms,
			addresses: () => Promise.resolve(this.addresses)
		});
		this.#server?.on('upgrade', this.#relay.upgrade);
	}

	/** The address of the app, without a slash at its end. */
	get url(): string {
		return this.origin + this.site.base;
	}

	/** An empty page on the app's origin. */
	get beside(): string {
		return `${this.url}/${BESIDE}`;
	}

	async start(): Promise<void> {
		const answer = answerOf(this.site);
		const server = createServer((request, response) => {
			const path = request.url ?? '/';
			this.requests.push(path);
			if (path === `${this.site.base}/${BESIDE}`) {
				response.writeHead(200, { 'content-type': 'text/html' });
				response.end('<link rel="icon" href="data:,">');
				return;
			}
			if (sendFont(path, response) || this.#relay?.answer(request, response)) return;
			if (this.answeredByShell?.test(path)) {
				const type = {
					'content-type': 'text/html',
					'cache-control': cacheControl('/_app/immutable/x')
				};
				response.writeHead(200, { ...headers, ...type }).end('<!doctype html>');
			} else if (this.#gone.has(path)) {
				response.writeHead(404, headers).end();
			} else if (this.#worker !== undefined && path === `${this.site.base}/sw.js`) {
				const type = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
				response.writeHead(200, { ...headers, ...type }).end(this.#worker);
			} else if (!sendScript(this.site, path, request, response)) answer(request, response);
		});
		this.#server = server;
		await new Promise<void>((resolve, reject) => {
			server.once('error', reject).listen(this.#port, '127.0.0.1', resolve);
		});
		this.#port = (server.address() as AddressInfo).port;
		this.origin = `http://127.0.0.1:${this.#port}`;
	}

	async stopRelay(): Promise<void> {
		const relay = this.#relay;
		this.#relay = undefined;
		if (relay) this.#server?.off('upgrade', relay.upgrade);
		await relay?.close();
		const folder = this.#relayFolder;
		this.#relayFolder = undefined;
		if (folder !== undefined) await rm(folder, { recursive: true, force: true });
	}

	async stop(): Promise<void> {
		await this.stopRelay();
		const server = this.#server;
		this.#server = undefined;
		if (!server) return;
		await new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	}

	/** Deploys a new version: a service worker with other bytes.
	 * @param without files that the new version lacks */
	deploy(without: string[] = []): void {
		let worker = this.#worker ?? readFileSync(`${this.site.dir}/sw.js`, 'utf8');
		for (const file of without) {
			worker = worker.replace(`{"revision":null,"url":"${file}"},`, '');
			this.#gone.add(`${this.site.base}/${file}`);
		}
		this.#worker = `${worker}\n// version ${Date.now()}`;
	}
}

/** Records requests of this process's browser. Tests that make foreign requests on purpose remove
 * them. */
export const recorder = new Recorder();

/** Errors that Firefox reports when the user leaves a page that is still loading: aborted downloads
 * (NS_BINDING_ABORTED), modules, also from the service worker, and SvelteKit's error page about
 * them, which the policy refuses. Also those of a page that is connected to the relay, or still
 * connecting. */
const LEFT =
	/^download failed .*status=2152398850|^error loading dynamically imported module|^Failed to load ‘\S+\.(?:js|svg)’\. A ServiceWorker intercepted the request|^The page’s settings blocked assigning to an injection sink|^DOMParser\.parseFromString: Sink type mismatch|^The connection to ws:\S+\/reach\?\S+ was interrupted while the page was loading|^Firefox can’t establish a connection to the server at ws:\S+\/reach\?\S+\./;
/** Firefox finds fault with a table of a typeface that only tests use (scripts/speak-in.js). */
const TEST_FONT = /fonts-of-phones/;
/** The browser's error when More asks for the relay of a stopped host, or without a line. */
const NO_RELAY = /ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/;

/** Adds errors and policy violations of the pages to `faults`. */
export function watchFaults(
	context: BrowserContext,
	host: Pick<Host, 'origin'>,
	faults: string[]
): void {
	context.on('weberror', (e) => {
		const { message } = e.error();
		if (!LEFT.test(message) && !TEST_FONT.test(message)) faults.push(message);
	});
	context.on('console', (m) => {
		const { url } = m.location();
		if (url.endsWith('/reach/health') && NO_RELAY.test(m.text())) return;
		const isFault = m.type() === 'error' && !LEFT.test(m.text()) && !TEST_FONT.test(m.text());
		if (isFault) faults.push(`${m.text()} (${url})`);
	});
	recorder.listen(context, host);
}

/** Skips pauses of the app: tests about them use `page.clock` or `realPauses`. */
export const shortenPauses = (context: BrowserContext) => context.addInitScript(shorten, PAUSES);

/** Puts the clock of a page forward, or back, until it is loaded again; its timers run on. */
export const moveClock = (page: Pick<Page, 'evaluate'>, milliseconds: number) =>
	page.evaluate((by) => {
		const { now } = Date;
		Date.now = () => now() + by;
	}, milliseconds);

/** Opens a browser that stores its data in a folder. */
export async function openProfile(profile: string): Promise<BrowserContext> {
	return chromium.launchPersistentContext(profile, {
		...devices['Pixel 7'],
		...recorder.launchOptions
	});
}

/** Opens a browser with more switches. */
export function openBrowser(args: readonly string[]): Promise<Browser> {
	const { launchOptions } = recorder;
	return chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
}

/** A phone of its own in a browser. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
	browser.newContext(devices['Pixel 7']);

/** Waits until the service worker has stored the app and controls the page. */
export async function serviceWorkerReady(page: Pick<Page, 'evaluate'>): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		while (navigator.serviceWorker.controller === null)
			await new Promise((later) => setTimeout(later, 20));
	});
}

/** One address of each kind. */
export const routes = [
	'/',
	'/chronicle',
	'/chronicle/some-id',
	'/settings',
	'/settings/data',
	'/settings/club',
	'/referee',
	'/rules',
	'/rules/temple',
	'/chronicle/deleted',
	'/chronicle/past',
	'/chronicle/people',
	'/chronicle/people/some-id',
	'/chronicle/statistics?game=temple',
	'/join',
	'/chronicle/some-id/correct',
	'/open',
	'/help',
	'/sample',
	'/rules/house/new?from=temple',
	'/rules/house/some-id',
	'/rules/house/compare?a=temple'
];

/** Goes to a page of the app as a tap on a link does, which takes a tenth of the time of a load.
 * From outside of the app, and where the address is open already, it loads the page. */
export async function visit(page: Page, host: Pick<Host, 'url' | 'beside'>, path = '/') {
	const address = host.url + path;
	const isInApp = page.url().startsWith(`${host.url}/`) && page.url() !== host.beside;
	if (!isInApp || page.url() === address) {
		await page.goto(address);
		return;
	}
	await page.evaluate((href) => {
		const link = Object.assign(document.createElement('a'), { href });
		document.body.append(link);
		link.click();
		link.remove();
	}, address);
	await page.waitForURL(address);
}

/** Expects a page of the app that is not the error page. */
export async function expectPage(page: Page): Promise<void> {
	const heading = page.locator('main').getByRole('heading').first();
	await expect(heading).toBeVisible();
	await expect(heading).not.toHaveText(/^[45]\d\d$/);
}

/** Makes a page render frames even while another tab is in front. */
async function castScreen(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	session.on('Page.screencastFrame', ({ sessionId }) => {
		// the page may be closed by now
		session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
	});
	const size = { maxWidth: 80, maxHeight: 80 };
	await session.send('Page.startScreencast', { format: 'jpeg', quality: 0, ...size });
}

interface Fixtures {
	harness: undefined;
	site: Site;
	/** Whether the test has a host of its own, which it stops or deploys to. */
	ownHost: boolean;
	/** Whether the app's pauses take as long as for its users. */
	realPauses: boolean;
	/** Whether tabs in the background render frames. */
	allRender: boolean;
	host: Host;
	faults: string[];
	/** Opens a browser over a folder, watched like the one of the test. */
	reopened: (profile: string) => Promise<{ context: BrowserContext; page: Page }>;
	requests: undefined;
}

interface WorkerFixtures {
	/** The host of all tests that have none of their own: contexts share nothing of an origin. */
	sharedHost: Host;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
	launchOptions: [
		async ({ launchOptions }, use) => {
			await use(await recorder.start(launchOptions));
			await recorder.stop();
			const late = recorder.foreign.splice(0);
			if (late.length > 0) throw new Error(`asked of others after a test:\n${late.join('\n')}`);
		},
		{ scope: 'worker' }
	],
	/** Shortens the pauses of the app, and skips what the harness cannot do in Gecko. There pages
	 * have no scrollbars that take their width, as on a phone, and scripts of the page cannot read
	 * lists of elements like `ariaLabelledByElements`: Firefox ESR 153 crashes where two worlds of
	 * scripts read the list of one element (its cache belongs to the element, the answer to the
	 * world). axe and some calls of Playwright run in the page, others in a world of their own. The
	 * app reads none. */
	harness: [
		async ({ browserName, context, realPauses }, use, info) => {
			if (!realPauses) await shortenPauses(context);
			if (browserName === 'firefox')
				await context.addInitScript(() => {
					const sheet = new CSSStyleSheet();
					sheet.replaceSync('* { scrollbar-width: none }');
					document.adoptedStyleSheets.push(sheet);
					for (const name of Object.keys(Element.prototype))
						if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
				});
			const why =
				browserName === 'firefox' ? notInGecko(info.file, info.titlePath.join(' ')) : null;
			info.skip(why !== null, why ?? '');
			await use(undefined);
		},
		{ auto: true }
	],
	realPauses: [false, { option: true }],
	site: [rootSite, { option: true }],
	// a trace would do it too, but it is an option of workers: tests with their own would start
	// theirs
	allRender: [false, { option: true }],
	ownHost: [false, { option: true }],
	sharedHost: [
		// Playwright wants a pattern, though nothing is needed
		// eslint-disable-next-line no-empty-pattern
		async ({}, use) => {
			const host = new Host();
			await host.start();
			await use(host);
			await host.stop();
		},
		{ scope: 'worker' }
	],
	host: async ({ site, ownHost, sharedHost }, use) => {
		if (!ownHost && site === rootSite) {
			sharedHost.requests.length = 0;
			await use(sharedHost);
			await sharedHost.stopRelay();
			return;
		}
		const host = new Host(site);
		await host.start();
		await use(host);
		await host.stop();
	},
	/** Errors in the pages; a test that provokes one removes it. */
	faults: [
		async ({ context, host, allRender }, use) => {
			const faults: string[] = [];
			watchFaults(context, host, faults);
			// a page that was closed at once needs no frames
			if (allRender) context.on('page', (page) => void castScreen(page).catch(() => undefined));
			await use(faults);
			if (faults.length > 0) throw new Error(`faults in the page:\n${faults.join('\n')}`);
		},
		{ auto: true }
	],
	reopened: async ({ host, faults }, use) => {
		await use(async (profile) => {
			const context = await openProfile(profile);
			watchFaults(context, host, faults);
			return { context, page: context.pages()[0] ?? (await context.newPage()) };
		});
	},
	/** Fails where the browser requested anything from another host (figures.ts adds up). */
	requests: [
		async ({ host }, use, info) => {
			await use(undefined);
			const foreign = recorder.foreign.splice(0);
			const recorded = { own: host.requests.length, foreign };
			info.annotations.push({ type: 'requests', description: JSON.stringify(recorded) });
			if (foreign.length > 0) throw new Error(`asked of others:\n${foreign.join('\n')}`);
		},
		{ auto: true }
	]
});
export { expect };

/** Notes a figure of this test, which the reporter prints and scripts/torture.js collects. */
export function noteFigure(description: string): void {
	test.info().annotations.push({ type: 'figure', description });
}
