import { collect, joined, readFrame, type Collected } from '#lib/exchange/frames.ts';
import type { Opened } from '#lib/exchange/link.ts';
import type { Refused } from '#lib/exchange/refused.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import type { Standing } from './receive.ts';

/** What is in a link that was opened, pasted or scanned. It is shown, and stored when that is asked for. */
export class Opening {
	/** Some parts of a link that came in several. */
	parts = $state.raw<Collected | null>(null);
	reading = $state(false);
	opened = $state.raw<Opened | null>(null);
	refused = $state.raw<Refused | null>(null);
	/** How it stands to what is here; null until that is known, or where the store is in trouble. */
	standing = $state.raw<Standing | null>(null);
	/** It was stored just now, by this id. */
	added = $state<string | null>(null);
	trouble = $state<Trouble | null>(null);
	#adding = false;

	/** Takes a text with one link in it or several, or with parts of one.
	 * @returns whether there was any */
	async take(text: string): Promise<boolean> {
		const found = fragmentsIn(text);
		for (const fragment of found) {
			const frame = readFrame(fragment);
			if (frame === null) await this.#read(fragment);
			else await this.#collect(collect(this.parts, frame));
		}
		return found.length > 0;
	}

	/** Says of a text that was pasted that it holds nothing of ours. */
	refuse(): void {
		this.clear();
		this.refused = { code: 'not-ours', place: null };
	}

	/** Forgets what was opened. */
	clear(): void {
		this.parts = this.opened = this.refused = this.standing = this.added = this.trouble = null;
	}

	/** Stores it. */
	async add(): Promise<void> {
		const { opened } = this;
		if (opened === null || this.added !== null || this.#adding) return;
		this.#adding = true;
		try {
			const { add } = await import('./receive.ts');
			this.added = await add(opened);
			this.trouble = null;
		} catch (error) {
			this.trouble = troubleOf(error);
		}
		this.#adding = false;
	}

	async #collect(parts: Collected): Promise<void> {
		const whole = joined(parts);
		if (whole === null) {
			this.clear();
			this.parts = parts;
		} else if (this.opened === null) await this.#read(whole);
	}

	async #read(fragment: string): Promise<void> {
		this.clear();
		this.reading = true;
		const { readLink } = await import('#lib/exchange/link.ts');
		const result = await readLink(fragment);
		this.reading = false;
		if (!result.ok) {
			this.refused = result.error;
			return;
		}
		this.opened = result.value;
		try {
			const { standingOf } = await import('./receive.ts');
			this.standing = await standingOf(result.value);
		} catch (error) {
			this.trouble = troubleOf(error);
		}
	}
}

/** The fragments of our links in a text: after a `#`, or the text is one. A full stop after one is not its own. */
function fragmentsIn(text: string): string[] {
	return [...text.trim().matchAll(/(?:#|^)([ehp][1-9a-zA-Z\d_-][\w.-]*)/g)]
		.map(([, fragment = '']) => fragment.replace(/\.+$/, ''))
		.filter((fragment) => /^(?:[eh]\d+\.|p[\w-]{8}\.\d)/.test(fragment));
}
