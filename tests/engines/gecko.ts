import { mkdirSync } from 'node:fs';
import { firefox, type BrowserContext, type ElementHandle, type Page } from '@playwright/test';
import { geckoOptions } from '../../scripts/engines.js';
import type { EngineBrowser, Find, Size } from './browser.ts';
import { groupNaming, killGroup } from './processes.ts';

/** Gecko as Debian packages it: Firefox ESR, driven by Playwright over WebDriver BiDi. */

/** How long a tap waits for its element to stop moving before the element is looked up again, in
 * milliseconds. */
const PATIENCE = 5000;

class Gecko implements EngineBrowser {
	readonly evaluate: Page['evaluate'];

	constructor(
		readonly context: BrowserContext,
		readonly page: Page,
		readonly profile: string
	) {
		this.evaluate = page.evaluate.bind(page);
	}

	async run(source: string): Promise<void> {
		await this.page.evaluate(`${source};undefined`);
	}

	async goto(url: string): Promise<void> {
		await this.page.goto(url);
	}

	async reload(): Promise<void> {
		await this.page.reload();
	}

	/** @returns false if there is no such element, or it cannot be tapped */
	async #toElement<A>(
		find: Find<A>,
		wanted: A,
		act: (element: ElementHandle<Element>) => Promise<void>
	): Promise<boolean> {
		const found = await this.page.evaluateHandle(find as never, wanted as never);
		const element = found.asElement() as ElementHandle<Element> | null;
		if (element === null) return false;
		return act(element).then(
			() => true,
			() => false
		);
	}

	tap<A>(find: Find<A>, wanted: A): Promise<boolean> {
		return this.#toElement(find, wanted, (element) => element.click({ timeout: PATIENCE }));
	}

	type<A>(find: Find<A>, wanted: A, text: string): Promise<boolean> {
		return this.#toElement(find, wanted, async (element) => {
			const isFile = await element.evaluate((it) => (it as HTMLInputElement).type === 'file');
			await (isFile ? element.setInputFiles(text) : element.fill(text));
		});
	}

	async kill(): Promise<void> {
		await killGroup(groupNaming(this.profile));
	}

	async close(): Promise<void> {
		await this.context.close();
	}
}

/** Opens a headless Firefox. */
export async function openGecko(folder: string, viewport: Size): Promise<EngineBrowser> {
	const [profile, downloads] = [`${folder}/profile`, `${folder}/downloads`];
	mkdirSync(downloads, { recursive: true });
	const context = await firefox.launchPersistentContext(profile, {
		...geckoOptions,
		viewport,
		// other tests block service workers
		serviceWorkers: 'allow',
		downloadsPath: downloads
	});
	return new Gecko(context, context.pages()[0] ?? (await context.newPage()), profile);
}
