import {
	addLinkPart,
	joinLinkParts,
	parseLinkPart,
	type CollectedParts
} from '#lib/exchange/link/parts.ts';
import type { OpenedLink } from '#lib/exchange/link/link.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, type Result } from '#lib/rules/result.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import type { Standing } from './receive.ts';

/** What is in a link that was opened, pasted or scanned. It is shown, and stored when that is asked for. */
export class Opening {
	/** Some parts of a link that came in several. */
	parts = $state.raw<CollectedParts | null>(null);
	reading = $state(false);
	opened = $state.raw<OpenedLink | null>(null);
	refused = $state.raw<DataFault | null>(null);
	/** How it stands to what is here; null until that is known, or where the store is in trouble. */
	standing = $state.raw<Standing | null>(null);
	/** It was stored just now, by this id. */
	added = $state<string | null>(null);
	trouble = $state<Trouble | null>(null);
	#adding = false;
	/** Counts what was taken: of two that are read at once the later one is shown. */
	#taken = 0;

	/** Takes a text with a link in it, or with parts of one. Of several links the first is opened.
	 * @returns whether there was any */
	async take(text: string): Promise<boolean> {
		const found = fragmentsIn(text);
		const link = found.find((fragment) => parseLinkPart(fragment) === null);
		if (link !== undefined) await this.#read(link);
		else if (found.length > 0) await this.#collect(found);
		return found.length > 0;
	}

	/** Says of a text that was pasted that it holds nothing of ours. */
	refuse(): void {
		this.clear();
		this.refused = { code: 'not-ours', path: null };
	}

	/** Forgets what was opened. */
	clear(): void {
		this.#taken += 1;
		this.reading = false;
		this.parts = this.opened = this.refused = this.standing = this.added = this.trouble = null;
	}

	/** Stores it. */
	async add(): Promise<void> {
		const { opened } = this;
		if (opened === null || this.added !== null || this.#adding) return;
		this.#adding = true;
		let added: string | null = null;
		let trouble: Trouble | null = null;
		try {
			const { add } = await import('./receive.ts');
			added = await add(opened);
		} catch (error) {
			trouble = troubleOf(error);
		}
		this.#adding = false;
		// another may have been opened meanwhile
		if (this.opened === opened) Object.assign(this, { added, trouble });
	}

	async #collect(fragments: readonly string[]): Promise<void> {
		let { parts } = this;
		for (const fragment of fragments) {
			const frame = parseLinkPart(fragment);
			if (frame !== null) parts = addLinkPart(parts, frame);
		}
		const whole = parts === null ? null : joinLinkParts(parts);
		if (whole !== null) return this.#read(whole);
		this.clear();
		this.parts = parts;
	}

	async #read(fragment: string): Promise<void> {
		this.clear();
		const mine = this.#taken;
		this.reading = true;
		const result = await read(fragment);
		if (mine !== this.#taken) return;
		this.reading = false;
		if (!result.ok) {
			this.refused = result.error;
			return;
		}
		this.opened = result.value;
		try {
			const { standingOf } = await import('./receive.ts');
			const standing = await standingOf(result.value);
			if (mine === this.#taken) this.standing = standing;
		} catch (error) {
			if (mine === this.#taken) this.trouble = troubleOf(error);
		}
	}
}

async function read(fragment: string): Promise<Result<OpenedLink, DataFault>> {
	try {
		const { readLink } = await import('#lib/exchange/link/link.ts');
		return await readLink(fragment);
	} catch {
		// the reader cannot be loaded, or an old browser cannot unpack
		return no({ code: 'unreadable', path: null });
	}
}

/** The fragments of our links in a text: after a `#`, or the text is one. A full stop after one is not its own. */
function fragmentsIn(text: string): string[] {
	return [...text.trim().matchAll(/(?:#|^)([ehp][1-9a-zA-Z\d_-][\w.-]*)/g)]
		.map(([, fragment = '']) => fragment.replace(/\.+$/, ''))
		.filter((fragment) => /^(?:[eh]\d+\.|p[\w-]{8}\.\d)/.test(fragment));
}
