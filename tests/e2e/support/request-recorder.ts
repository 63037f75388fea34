import type { BrowserContext, LaunchOptions } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Records all requests except those to the host of the test. Requests of pages are observed.
 * Requests to other computers by pages, workers, the service worker and the browser itself go
 * through a proxy that records and refuses them. */
export class Recorder {
	/** `http://stranger.example/path`, or `stranger.example:443` for TLS. */
	readonly foreign: string[] = [];
	#proxy: Server | undefined;
	#options: LaunchOptions = {};

	/** Starts the proxy. @returns launch options of a browser that uses it */
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
		// requests to this computer bypass the proxy: hosts stop and start there
		const through = `--proxy-server=127.0.0.1:${(proxy.address() as AddressInfo).port}`;
		this.#options = { ...options, args: [...(options.args ?? []), through] };
		return this.#options;
	}

	/** Launch options for further browsers of a test. */
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

	/** Records requests of a context's pages to any other origin, on this computer too. */
	listen(context: BrowserContext, host: { readonly origin: string }): void {
		context.on('request', (r) => {
			const { protocol, origin } = new URL(r.url());
			if (/^(http|ws)/.test(protocol) && origin !== host.origin) this.foreign.push(r.url());
		});
		context.on('page', (page) =>
			page.on('websocket', (socket) => {
				// the relay beside the app
				const url = socket.url().replace(/^ws/, 'http');
				if (new URL(url).origin !== host.origin) this.foreign.push(socket.url());
			})
		);
	}
}
