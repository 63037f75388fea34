import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, openProfile, type Host } from '../e2e/support/host.ts';
import { openEmptyPage } from '../e2e/support/database.ts';

/** Whether a process has files open still: one that is over and not yet asked for its end has none. */
function isThere(id: number): boolean {
	try {
		return !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ');
	} catch {
		return false;
	}
}

/** A browser over a folder that can die at any moment: it and all its processes are ended by SIGKILL. */
export class Phone {
	#context: BrowserContext | undefined;
	page!: Page;

	constructor(
		readonly profile: string,
		readonly host: Host,
		/** What the pages of every new browser are given. */
		readonly equip: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve()
	) {}

	async #start(): Promise<void> {
		this.#context = await openProfile(this.profile);
		await this.equip(this.#context);
		this.page = this.#context.pages()[0] ?? (await this.#context.newPage());
	}

	/** Starts the browser, and opens the app in it. */
	async open(): Promise<void> {
		await this.#start();
		await this.enter();
	}

	/** Starts the browser on a page that is not the app: what is stored can be seen before the app touches it. */
	async openBeside(): Promise<void> {
		await this.#start();
		await openEmptyPage(this.page, this.host);
	}

	async enter(path = ''): Promise<void> {
		await this.page.goto(this.host.url + path);
		await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText('Courtbook');
	}

	/** What ends the browser, its renderers and its storage service: nothing of it can end in good order. */
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
			// the store is locked as long as one of them is there
			while (ids.some(isThere)) await new Promise((resolve) => setTimeout(resolve, 10));
		};
	}

	async close(): Promise<void> {
		await this.#context?.close();
	}
}
