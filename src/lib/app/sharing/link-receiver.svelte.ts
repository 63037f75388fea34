import {
	addLinkPart,
	joinLinkParts,
	parseLinkPart,
	fragmentsIn,
	roomFragmentIn,
	type CollectedParts
} from '#lib/exchange/link/parts.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import type { Trouble } from '#lib/storage/trouble.ts';
import type { BackupProgress, JobOutcome } from '#lib/app/backup/protocol.ts';
import { shortLinkIn } from '#lib/reach/links.ts';
import { no, type Result } from '#lib/rules/result.ts';
import type { LinkPreview } from './link-preview.ts';
import type { ShortLinkFault } from './short-link.ts';

/** Longer than all parts of the longest link, with their addresses, in characters. */
const MAX_TEXT_LENGTH = 2_000_000;

/** Reads a link that was opened, pasted or scanned, and stores its content when the user asks for
 * it. */
export class LinkReceiver {
	/** The parts so far of a link that is split into several. */
	parts = $state.raw<CollectedParts | null>(null);
	reading = $state(false);
	/** Progress of the check, from 0 to 1; null until it is known. */
	progress = $state<number | null>(null);
	opened = $state.raw<LinkPreview | null>(null);
	refused = $state.raw<DataFault | null>(null);
	/** Why there was nothing behind a short link. */
	missing = $state<'gone' | 'unreachable' | null>(null);
	/** The id under which it was just stored. */
	added = $state<string | null>(null);
	trouble = $state<Trouble | null>(null);
	/** Whether the store would hold more with it than a file can. */
	isTooMuch = $state(false);
	#adding = false;
	#fragment = '';
	#controller = new AbortController();
	/** Counts the links: the result of any but the latest is dropped. */
	#latest = 0;

	/** The fragment of a link to a shared table or a club in a text; null without one. Other pages
	 * follow such links. */
	roomIn(text: string): string | null {
		return roomFragmentIn(text, location.origin);
	}

	/** Reads the first link in a text, or collects the parts of one. Never rejects.
	 * @returns false if the text has neither */
	async take(text: string): Promise<boolean> {
		if (text.length > MAX_TEXT_LENGTH) {
			this.clear();
			this.refused = { code: 'too-large', path: null };
			return true;
		}
		const short = shortLinkIn(text);
		if (short !== null) {
			await this.#fetch(short);
			return true;
		}
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

	/** Dismisses the link, and stops reading it. */
	clear(): void {
		this.#controller.abort();
		this.#latest += 1;
		this.reading = false;
		this.progress = this.parts = this.opened = this.refused = this.added = this.trouble = null;
		this.missing = null;
		this.isTooMuch = false;
	}

	/** Stores the content. Never rejects: `trouble` says why it could not be stored. */
	async add(): Promise<void> {
		const { opened } = this;
		if (opened === null || this.added !== null || this.#adding) return;
		this.#adding = true;
		const answer = await ask((run) =>
			run({ topic: 'add-link', fragment: this.#fragment }, () => undefined)
		);
		if (answer.status === 'done') {
			const { showReceived } = await import('./show-received.ts');
			await showReceived(opened.kind, answer.value).catch(() => undefined);
		}
		this.#adding = false;
		// another link may have been opened meanwhile
		if (this.opened !== opened) return;
		this.added = answer.status === 'done' ? answer.value : null;
		this.trouble = answer.status === 'failed' ? answer.trouble : null;
		this.isTooMuch = answer.status === 'refused';
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

	/** Reads the long link behind a short one. */
	async #fetch(short: string): Promise<void> {
		this.clear();
		const mine = this.#latest;
		this.reading = true;
		const link = await fetched(short);
		if (mine !== this.#latest) return;
		if (link.ok) return this.#read(link.value);
		this.reading = false;
		const { error } = link;
		if (error === 'gone' || error === 'unreachable') this.missing = error;
		else this.refused = { code: error, path: null };
	}

	async #read(fragment: string): Promise<void> {
		this.clear();
		const mine = this.#latest;
		this.#fragment = fragment;
		this.#controller = new AbortController();
		const { signal } = this.#controller;
		this.reading = true;
		const onProgress = (progress: BackupProgress | null) => {
			if (mine !== this.#latest || progress === null || progress.of === null) return;
			this.progress = progress.done / progress.of;
		};
		const answer = await ask((run) => run({ topic: 'link', fragment }, onProgress, signal));
		if (mine !== this.#latest) return;
		this.reading = false;
		if (answer.status === 'refused') this.refused = answer.refused;
		// the reader cannot be loaded, or an old browser cannot decompress
		if (answer.status === 'failed') this.refused = { code: 'unreadable', path: null };
		if (answer.status !== 'done') return;
		this.opened = answer.value;
		this.trouble = answer.value.trouble;
	}
}

/** Fetches what is behind a short link. Never rejects. */
async function fetched(short: string): Promise<Result<string, ShortLinkFault>> {
	try {
		const { fetchLink } = await import('./short-link.ts');
		return await fetchLink(short);
	} catch {
		return no('unreachable');
	}
}

type RunJob = (typeof import('#lib/app/backup/client.ts'))['runJob'];

/** Runs a job in the worker. Never rejects. */
async function ask<T>(job: (run: RunJob) => Promise<JobOutcome<T>>): Promise<JobOutcome<T>> {
	try {
		const { runJob } = await import('#lib/app/backup/client.ts');
		return await job(runJob);
	} catch {
		return { status: 'failed', trouble: 'failed' };
	}
}
