import {
	addLinkPart,
	joinLinkParts,
	parseLinkPart,
	fragmentsIn,
	type CollectedParts
} from '#lib/exchange/link/parts.ts';
import type { OpenedLink } from '#lib/exchange/link/link.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, type Result } from '#lib/rules/result.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import type { LinkComparison } from './receive.ts';

/** Reads a link that was opened, pasted or scanned, and stores its content when the user asks for it. */
export class LinkReceiver {
	/** The parts so far of a link that comes in several. */
	parts = $state.raw<CollectedParts | null>(null);
	reading = $state(false);
	opened = $state.raw<OpenedLink | null>(null);
	refused = $state.raw<DataFault | null>(null);
	/** How it relates to what is stored; null until that is known, or if the store failed. */
	standing = $state.raw<LinkComparison | null>(null);
	/** The id under which it was just stored. */
	added = $state<string | null>(null);
	trouble = $state<Trouble | null>(null);
	#adding = false;
	/** Counts the links: the result of any but the latest is dropped. */
	#latest = 0;

	/** Reads the first link in a text, or collects the parts of one. Never rejects.
	 * @returns false if the text has neither */
	async take(text: string): Promise<boolean> {
		const found = fragmentsIn(text);
		const link = found.find((fragment) => parseLinkPart(fragment) === null);
		if (link !== undefined) await this.#read(link);
		else if (found.length > 0) await this.#collect(found);
		return found.length > 0;
	}

	/** Reports that a pasted text has no link of this app. */
	refuse(): void {
		this.clear();
		this.refused = { code: 'not-ours', path: null };
	}

	/** Dismisses the link. */
	clear(): void {
		this.#latest += 1;
		this.reading = false;
		this.parts = this.opened = this.refused = this.standing = this.added = this.trouble = null;
	}

	/** Stores the content. Never rejects: `trouble` says why it could not be stored. */
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
		// another link may have been opened meanwhile
		if (this.opened === opened) Object.assign(this, { added, trouble });
	}

	async #collect(fragments: readonly string[]): Promise<void> {
		let { parts } = this;
		for (const fragment of fragments) {
			const part = parseLinkPart(fragment);
			if (part !== null) parts = addLinkPart(parts, part);
		}
		const whole = parts === null ? null : joinLinkParts(parts);
		if (whole !== null) return this.#read(whole);
		this.clear();
		this.parts = parts;
	}

	async #read(fragment: string): Promise<void> {
		this.clear();
		const mine = this.#latest;
		this.reading = true;
		const result = await readFragment(fragment);
		if (mine !== this.#latest) return;
		this.reading = false;
		if (!result.ok) {
			this.refused = result.error;
			return;
		}
		this.opened = result.value;
		try {
			const { compareWithStore } = await import('./receive.ts');
			const standing = await compareWithStore(result.value);
			if (mine === this.#latest) this.standing = standing;
		} catch (error) {
			if (mine === this.#latest) this.trouble = troubleOf(error);
		}
	}
}

async function readFragment(fragment: string): Promise<Result<OpenedLink, DataFault>> {
	try {
		const { readLink } = await import('#lib/exchange/link/link.ts');
		return await readLink(fragment);
	} catch {
		// the reader cannot be loaded, or an old browser cannot decompress
		return no({ code: 'unreadable', path: null });
	}
}
