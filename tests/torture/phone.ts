import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, openProfile, type Host } from '../e2e/support/host.ts';
import { createDatabase, emptyStores, openEmptyPage } from '../e2e/support/database.ts';

/** Whether a process is alive; a zombie holds no files any more. */
function isAlive(id: number): boolean {
	try {
		return !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ');
	} catch {
		return false;
	}
}

/** A browser over a folder whose processes can be killed at any moment. */
export class Phone {
	#context: BrowserContext | undefined;
	page!: Page;

	constructor(
		readonly profile: string,
		readonly host: Host,
		/** Called with every new browser, before its pages. */
		readonly prepareBrowser: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve()
	) {}

	async #start(): Promise<void> {
		this.#context = await openProfile(this.profile);
		await this.prepareBrowser(this.#context);
		this.page = this.#context.pages()[0] ?? (await this.#context.newPage());
	}

	/** Starts the browser, and opens the app in it. */
	async open(): Promise<void> {
		await this.#start();
		await this.enter();
	}

	/** Starts the browser on an empty page, to read the database before the app does. */
	async openWithoutApp(): Promise<void> {
		await this.#start();
		await openEmptyPage(this.page, this.host);
	}

	/** Creates the database, and starts the browser again. Chromium deletes a database that its
	 * metadata does not list yet: closing writes the metadata. */
	async createStore(): Promise<void> {
		await this.openWithoutApp();
		await createDatabase(this.page, emptyStores());
		await this.close();
		await this.open();
	}

	async enter(path = ''): Promise<void> {
		await this.page.goto(this.host.url + path);
		await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText('Courtbook');
	}

	/** @returns a function that kills the browser, its renderers and its storage service with
	 * SIGKILL */
	async killer(): Promise<() => Promise<void>> {
		const browser = this.#context?.browser();
		if (!browser) throw new Error('no browser to kill');
		const session = await browser.newBrowserCDPSession();
		const { processInfo } = await session.send('SystemInfo.getProcessInfo');
		const ids = processInfo
			.toSorted((a, b) => Number(b.type === 'browser') - Number(a.type === 'browser'))
			.map(({ id }) => id);
		return async () => {
			const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
			for (const id of ids) process.kill(id, 'SIGKILL');
			await gone;
			// each of them locks the database
			while (ids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 10));
		};
	}

	async close(): Promise<void> {
		await this.#context?.close();
	}
}
