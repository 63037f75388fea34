import type { Page } from '@playwright/test';

/** A browser of one engine with its own profile folder: the interface that tests use, for any
 * driver. */

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** Finds an element in the page; it runs there, so it uses nothing from outside. */
export type Find<A> = (wanted: A) => Element | null;

export interface EngineBrowser {
	/** As in Playwright: runs a function in the page and returns what it resolves to, as JSON. */
	readonly evaluate: Page['evaluate'];
	/** Runs a script in the page. */
	run(source: string): Promise<void>;
	/** Loads an address and waits for `load`. */
	goto(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Taps the middle of an element, as a user does.
	 * @returns false if it is not there, or cannot be tapped now */
	tap<A>(find: Find<A>, wanted: A): Promise<boolean>;
	/** Types into a field, or names a file to a file field. */
	type<A>(find: Find<A>, wanted: A, text: string): Promise<boolean>;
	/** Kills the browser with all its processes, and resolves when they have ended. */
	kill(): Promise<void>;
	/** Closes the browser as a user does. */
	close(): Promise<void>;
}

/** Opens a browser.
 * @param folder keeps its data in `profile` and its downloads in `downloads` */
export type OpenBrowser = (folder: string, size: Size) => Promise<EngineBrowser>;
