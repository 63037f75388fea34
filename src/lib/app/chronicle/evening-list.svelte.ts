import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import {
	countEvenings,
	deletedBefore,
	pageOfEvenings,
	purgeEvening,
	type Span
} from '#lib/storage/evenings.ts';
import { ask } from './index-client.ts';
import { marksOf, NO_MARKS, type Marks } from './branch-marks.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { concernsEvenings, notifyTabs, onTabWrite } from '#lib/app/table/tabs.ts';

/** Which evenings are looked for. */
export interface EveningQuery {
	/** Words, each of which stands in the name, a note, a decree, a ruling or a player's name. */
	readonly text: string;
	readonly player: PlayerId | null;
	/** The id of the published rules (`temple`). */
	readonly ruleset: string | null;
	/** Began at this time or later, in milliseconds since 1970. */
	readonly from: number | null;
	/** Began before this time. */
	readonly to: number | null;
	/** Those that were deleted and can be brought back, the latest deleted first; else all others. */
	readonly deleted: boolean;
}

/** How far a work of many evenings is. */
export interface Progress {
	readonly done: number;
	readonly total: number;
}

const PAGE = 30;
/** As many as a screen has room for, and one that lies on the table: each that is read costs a moment. */
const FIRST = 6;
const DAY = 86_400_000;
/** Deleted evenings can be brought back for so long. */
const KEPT = 30 * DAY;
/** The screen comes first. */
const TIDY_AFTER = 1000;
/** A screen waits no longer for what it shows first: then it says that it reads. */
const PATIENCE = 250;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Found {
	readonly items: readonly Summary[];
	readonly more: boolean;
	/** Where it is known with the items. */
	readonly total: number | null;
}

/** The evenings asked for as a stretch of the index of the store; null where they have to be searched. */
function spanOf({ text, player, ruleset, from, to, deleted }: EveningQuery): Span | null {
	if (text.trim() !== '' || player !== null || ruleset !== null) return null;
	if (!deleted) return { deleted, from, to };
	return from === null && to === null ? { deleted } : null;
}

const NOTHING_ASKED: EveningQuery = {
	...{ text: '', player: null, ruleset: null, from: null, to: null },
	deleted: false
};
const asksNothing = (query: EveningQuery): boolean => isSame(spanOf(query), spanOf(NOTHING_ASKED));

/** The first of all evenings, and the names in them, for a screen that is not there yet. Null where the store cannot be
 * read, or not soon: the list tells. */
export async function firstLines(): Promise<readonly Summary[] | null> {
	const reading = Promise.all([pageOfEvenings(spanOf(NOTHING_ASKED)!, null, FIRST), readNames()]);
	const soon = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
	try {
		return (await Promise.race([reading, soon]))?.[0].items ?? null;
	} catch {
		return null;
	}
}

/** @returns whether there was anything */
async function purge(): Promise<boolean> {
	const time = Date.now() - KEPT;
	const old = await deletedBefore(time);
	for (const id of old) await purgeEvening(id, time);
	if (old.length > 0) notifyTabs({ what: 'all' });
	return old.length > 0;
}

/** The list of evenings, the latest first, page by page. */
export class EveningList {
	state = $state<'reading' | 'read' | 'failed'>('reading');
	items = $state.raw<readonly Summary[]>([]);
	/** Whether `next` has any. */
	more = $state(false);
	/** Null until they are counted. */
	total = $state<number | null>(null);
	/** Of the items that were continued on two phones: whether it is the branch that is counted. */
	branches = $state.raw<Marks>(NO_MARKS);
	/** While evenings are read that the index lacks. The items may be there before. */
	progress = $state.raw<Progress | null>(null);
	#query: EveningQuery | null = null;
	#asked = 0;
	#tidied = false;
	/** Whether what is shown was read before its screen was there. */
	#begun = false;

	/** @param first what is shown until something is asked for */
	constructor(first: readonly Summary[] | null = null) {
		if (first === null) return;
		this.items = first;
		this.state = 'read';
		this.#query = NOTHING_ASKED;
		this.#begun = true;
	}

	/** Shows the first page of those that are asked for; what was asked before is given up. What is shown from the
	 * beginning stays while it is read again: it may be old by then. */
	async find(query: EveningQuery): Promise<void> {
		const asked = ++this.#asked;
		const stays = this.#begun && asksNothing(query);
		if (this.#begun && !stays) this.items = [];
		this.#begun = false;
		this.#query = { ...query };
		if (!stays) this.state = 'reading';
		this.progress = null;
		void readNames();
		await this.#show(asked, PAGE);
		this.#tidy();
	}

	/** Follows what other tabs write: as many are shown as before. @returns what ends it */
	follow(): () => void {
		return onTabWrite(concernsEvenings, () => {
			if (this.state === 'read')
				return this.#show(++this.#asked, Math.max(PAGE, this.items.length));
		});
	}

	/** Adds the next page to the items. */
	async next(): Promise<void> {
		if (this.state !== 'read' || !this.more) return;
		const asked = ++this.#asked;
		try {
			const { items, more } = await this.#page(this.items, PAGE);
			if (asked !== this.#asked) return;
			const isNew = ({ id }: Summary) => this.items.every((shown) => shown.id !== id);
			this.items = [...this.items, ...items.filter(isNew)];
			this.more = more;
			await this.#mark(asked);
		} catch {
			if (asked === this.#asked) this.state = 'failed';
		}
	}

	/** Once they are shown: hardly ever there is anything to tell. */
	async #mark(asked: number): Promise<void> {
		const marks = await marksOf(this.items.map(({ id }) => id));
		if (asked === this.#asked) this.branches = marks;
	}

	async #show(asked: number, most: number): Promise<void> {
		try {
			const query = this.#query!;
			const { items, more, total } = await this.#page([], most);
			if (asked !== this.#asked) return;
			// what is as it was is not drawn again
			if (!isSame(items, this.items)) this.items = items;
			Object.assign(this, { more, total, state: 'read' });
			await this.#mark(asked);
			const span = spanOf(query);
			if (span === null) return;
			const counted = await countEvenings(span);
			// more of the same may be shown by now
			if (query === this.#query) this.total = counted;
		} catch {
			if (asked === this.#asked) this.state = 'failed';
		}
	}

	async #page(before: readonly Summary[], most: number): Promise<Found> {
		const query = this.#query!;
		const span = spanOf(query);
		if (span !== null) {
			const { items, more } = await pageOfEvenings(span, before.at(-1) ?? null, most);
			return { items, more, total: null };
		}
		const offset = before.length;
		const { items, total } = await ask({ topic: 'evenings', query, offset, most }, this.#tell);
		return { items, more: offset + items.length < total, total };
	}

	readonly #tell = (progress: Progress | null) => (this.progress = progress);

	/** Once a list is there: what was deleted long ago goes, and the index is brought up to date, so that nobody has to
	 * wait for it when they search. */
	#tidy(): void {
		if (this.#tidied) return;
		this.#tidied = true;
		setTimeout(() => {
			// without a store the list has told so
			this.#tidyUp().catch(() => undefined);
		}, TIDY_AFTER);
	}

	async #tidyUp(): Promise<void> {
		const isGone = (await purge()) && this.#query?.deleted === true;
		if (isGone) await this.#show(++this.#asked, Math.max(PAGE, this.items.length));
		await ask({ topic: 'index' }, this.#tell);
		// those of an older version are whole now
		const wanting = this.items.some(({ people, players }) => people.length < players.length);
		if (wanting) await this.#show(++this.#asked, Math.max(PAGE, this.items.length));
	}
}
