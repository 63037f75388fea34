import type { BrowserContext, LaunchOptions } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Whom the browser asks but the host of its test. A page is listened to; and whatever leaves for another computer,
 * be it asked by a page, by a worker, by the service worker or by the browser itself, goes through a proxy that
 * notes it and answers nothing. */
export class Recorder {
	/** `http://stranger.example/path`, or for what is encrypted `stranger.example:443`. */
	readonly foreign: string[] = [];
	#proxy: Server | undefined;
	#options: LaunchOptions = {};

	/** @returns the options of a browser that asks the proxy */
	async start(options: LaunchOptions): Promise<LaunchOptions> {
		const proxy = createServer((request, response) => {
			this.foreign.push(request.url ?? '?');
			response.writeHead(502).end();
		});
		proxy.on('connect', (request, socket) => {
			this.foreign.push(request.url ?? '?');
			socket.on('error', () => undefined).destroy();
		});
		await new Promise<void>((resolve, reject) => {
			proxy.once('error', reject).listen(0, '127.0.0.1', resolve);
		});
		this.#proxy = proxy;
		// what lies on this computer is asked without it: there hosts stop and start
		const through = `--proxy-server=127.0.0.1:${(proxy.address() as AddressInfo).port}`;
		this.#options = { ...options, args: [...(options.args ?? []), through] };
		return this.#options;
	}

	/** Those of the browser that the test was given, for others that it starts itself. */
	get launchOptions(): LaunchOptions {
		if (!this.#proxy) throw new Error('the proxy is not there yet');
		return this.#options;
	}

	async stop(): Promise<void> {
		const proxy = this.#proxy;
		this.#proxy = undefined;
		await new Promise<void>((resolve) => {
			proxy?.close(() => resolve());
			proxy?.closeAllConnections();
		});
	}

	/** Notes what the pages of a context ask of anybody but this origin, on this computer too. */
	listen(context: BrowserContext, host: { readonly origin: string }): void {
		context.on('request', (r) => {
			const { protocol, origin } = new URL(r.url());
			if (/^(http|ws)/.test(protocol) && origin !== host.origin) this.foreign.push(r.url());
		});
		context.on('page', (page) => page.on('websocket', (socket) => this.foreign.push(socket.url())));
	}
}
