import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { serviceWorkerReady, type Host } from '../e2e/support/host.ts';
import { writeEvenings } from '../e2e/support/seed.ts';
import type { EngineBrowser, Find } from './browser.ts';

/** A phone with the app in any engine, used by taps and visible texts. */

interface Named {
	/** Selects the elements to choose from. */
	readonly among: string;
	/** A regular expression that the accessible name matches. */
	readonly name: string;
}

/** The first visible, enabled element with that name; with a sheet open, one of the sheet. */
const named: Find<Named> = ({ among, name }) => {
	const nameOf = (element: Element) => {
		const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
		const labels = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
		const label = (element as HTMLInputElement).labels?.[0]?.textContent;
		const text = element.getAttribute('aria-label') || labels || label || element.textContent;
		return text.replace(/\s+/g, ' ').trim();
	};
	const pattern = new RegExp(name, 'u');
	const within = document.querySelector('dialog[open]') ?? document;
	const found = [...within.querySelectorAll(among)].find(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			!element.matches(':disabled, [aria-disabled=true]') &&
			pattern.test(nameOf(element))
	);
	return found ?? null;
};

const exactly = (text: string) => `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
const pattern = (name: string | RegExp) => (typeof name === 'string' ? exactly(name) : name.source);

export class Phone {
	#browser: EngineBrowser | undefined;

	constructor(
		readonly folder: string,
		readonly host: Host,
		readonly openBrowser: (folder: string) => Promise<EngineBrowser>
	) {}

	/** Functions that run in the page. */
	get page(): EngineBrowser {
		if (!this.#browser) throw new Error('the phone is off');
		return this.#browser;
	}

	/** Starts the browser and opens the app. */
	async open(path = '/'): Promise<void> {
		this.#browser = await this.openBrowser(this.folder);
		await this.goto(path);
	}

	async goto(path: string): Promise<void> {
		await this.page.goto(this.host.url + path);
		await this.ready();
	}

	async reload(): Promise<void> {
		await this.page.reload();
		await this.ready();
	}

	/** Waits until the app has read which evening is on the table. */
	async ready(): Promise<void> {
		await expect.poll(() => this.heading()).not.toMatch(/^(Courtbook)?$/);
	}

	/** Kills the browser; `open` starts it again over the same data. */
	async kill(): Promise<void> {
		await this.page.kill();
		this.#browser = undefined;
	}

	async close(): Promise<void> {
		await this.#browser?.close();
		this.#browser = undefined;
	}

	/** Stores evenings, without the app, and puts one of them on the table. */
	async store(logs: readonly (readonly Entry[])[], onTable: string | null): Promise<void> {
		await writeEvenings(this.page, logs, onTable);
		await this.reload();
	}

	/** Waits until the app is stored for offline use. */
	async storedForOffline(): Promise<void> {
		await serviceWorkerReady(this.page);
	}

	heading(): Promise<string> {
		return this.page.evaluate(() => document.querySelector('h1')?.textContent.trim() ?? '');
	}

	/** Expects the text of the first heading, soon. */
	async expectHeading(text: string): Promise<void> {
		await expect.poll(() => this.heading()).toBe(text);
	}

	/** The texts of all elements that a selector finds. */
	texts(selector: string): Promise<string[]> {
		return this.page.evaluate(
			(wanted) =>
				[...document.querySelectorAll<HTMLElement>(wanted)].map((one) =>
					(one.ariaLabel ?? one.innerText).replace(/\s+/g, ' ').trim()
				),
			selector
		);
	}

	/** Expects a text anywhere on the screen, soon. */
	async expectText(text: string | RegExp): Promise<void> {
		const shown = () => this.page.evaluate(() => document.body.innerText);
		if (typeof text === 'string') await expect.poll(shown).toContain(text);
		else await expect.poll(shown).toMatch(text);
	}

	/** Whether there is such a button or link. */
	async has(name: string | RegExp, among = 'button, a, summary'): Promise<boolean> {
		const wanted = { among, name: pattern(name) };
		// an element comes back as a reference
		return (await this.page.evaluate<unknown, Named>(named, wanted)) !== null;
	}

	/** Expects such a button or link, soon. */
	async expectControl(name: string | RegExp): Promise<void> {
		await expect.poll(() => this.has(name), { message: `find ${String(name)}` }).toBe(true);
	}

	/** Taps a button or link by its name. @returns false if it cannot be tapped now */
	tap(name: string | RegExp, among = 'button, a, summary'): Promise<boolean> {
		return this.page.tap(named, { among, name: pattern(name) });
	}

	/** As `tap`, once it can be tapped. */
	async press(name: string | RegExp, among?: string): Promise<void> {
		await expect.poll(() => this.tap(name, among), { message: `tap ${String(name)}` }).toBe(true);
	}

	/** Taps the golden button. @returns as `tap` */
	golden(): Promise<boolean> {
		return this.tap(/./, '.button.golden');
	}

	/** Taps the tile of a player. @returns as `tap` */
	tapPlayer(name: string): Promise<boolean> {
		return this.tap(new RegExp(`^${name}(?![\\p{L}\\p{N}])`), 'li button');
	}

	/** Fills a field, found by its label. */
	async fill(label: RegExp, text: string): Promise<void> {
		const wanted = { among: 'input, textarea', name: label.source };
		await expect.poll(() => this.page.type(named, wanted, text)).toBe(true);
	}

	/** Whether there is a field with that label, without text. */
	isEmpty(label: RegExp): Promise<boolean> {
		return this.page.evaluate(
			(wanted) =>
				[...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
					({ labels, value }) =>
						value === '' && new RegExp(wanted, 'u').test(labels?.[0]?.textContent.trim() ?? '')
				),
			label.source
		);
	}

	/** Chooses a file; a file field may be hidden behind a button. */
	async choose(file: string): Promise<void> {
		const find: Find<null> = () => document.querySelector('input[type=file]');
		await expect.poll(() => this.page.type(find, null, file)).toBe(true);
	}

	/** Waits for a download. @returns its path */
	async download(): Promise<string> {
		const folder = `${this.folder}/downloads`;
		const files = () => readdirSync(folder).filter((name) => !name.endsWith('.part'));
		await expect.poll(() => files().length).toBe(1);
		return `${folder}/${files()[0]}`;
	}
}
