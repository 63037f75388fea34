import { randomId } from '#lib/app/random-id.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId } from '#lib/evening/ids.ts';
import { VERSION } from '#lib/evening/versions.ts';
import { UNSAVED_FOLDER, UNSAVED_PREFIX as PREFIX, unsavedFolder } from './unsaved-places.ts';

/** Unsaved entries are kept a second time: in localStorage, whose limit is its own, and in a file
 * of the origin where they do not fit in there. They are read back after a reload (`take-back.ts`),
 * and removed once they are in the store. */

/** The entries of one evening that one tab could not store. */
export interface UnsavedEntries {
	readonly evening: EveningId;
	readonly onTable: boolean;
	/** The last stored entry before these; null if nothing of the evening is stored. */
	readonly after: EntryId | null;
	readonly entries: readonly Entry[];
}

/** The text of a copy, and where it was found. */
export interface FoundCopy {
	readonly place: 'local' | 'file';
	readonly name: string;
	readonly text: string;
}

/** The copies in localStorage; none where it cannot be read. */
export function localCopies(): FoundCopy[] {
	try {
		return Object.keys(localStorage)
			.filter((key) => key.startsWith(PREFIX))
			.map((key) => ({
				place: 'local',
				name: key.slice(PREFIX.length),
				text: localStorage.getItem(key) ?? ''
			}));
	} catch {
		return [];
	}
}

/** The copies in files; none where there are no files. Never rejects. */
export async function fileCopies(): Promise<FoundCopy[]> {
	const copies: FoundCopy[] = [];
	try {
		const folder = await unsavedFolder();
		for await (const [name, handle] of folder.entries())
			if (handle instanceof FileSystemFileHandle)
				copies.push({ place: 'file', name, text: await (await handle.getFile()).text() });
	} catch {
		// no such folder, or a browser without files
	}
	return copies;
}

async function writeFile(name: string, text: string): Promise<void> {
	const folder = await unsavedFolder(true);
	const file = await folder.getFileHandle(name, { create: true });
	const stream = await file.createWritable();
	await stream.write(text);
	await stream.close();
}

/** Removes a copy, unless the tab that wrote it has changed it since. Never rejects. */
async function removeCopy({ place, name, text }: FoundCopy): Promise<void> {
	try {
		if (place === 'local') {
			if (localStorage.getItem(PREFIX + name) === text) localStorage.removeItem(PREFIX + name);
			return;
		}
		const folder = await unsavedFolder();
		const file = await (await folder.getFileHandle(name)).getFile();
		if ((await file.text()) !== text) return;
		await folder.removeEntry(name);
		// fails if the folder has other copies
		await (await navigator.storage.getDirectory()).removeEntry(UNSAVED_FOLDER);
	} catch {
		// either it was removed already, or the next reload reads it again, which doubles nothing
	}
}

/** The copy that one log keeps of its unsaved entries. */
export class UnsavedCopy {
	readonly #name = randomId();
	/** The text that was written last; null if there is none to write. */
	#text: string | null = null;
	/** The copies with these entries, including those that were read back. */
	#written: readonly FoundCopy[] = [];
	#writing: Promise<void> = Promise.resolve();

	/** Adopts a copy that was read back: it is removed once its entries are written again or
	 * stored. */
	adopt(copy: FoundCopy): void {
		this.#written = [...this.#written, copy];
	}

	/** Writes the entries, if they have changed. Never throws: if no copy can be written, the entries
	 * are in memory only. */
	write(unsaved: UnsavedEntries): void {
		const text = JSON.stringify({ version: VERSION, ...unsaved });
		if (text === this.#text) return;
		this.#text = text;
		try {
			localStorage.setItem(PREFIX + this.#name, text);
			this.#replaceWith({ place: 'local', name: this.#name, text });
		} catch {
			this.#writing = this.#writing.then(() => this.#writeToFile(text));
		}
	}

	async #writeToFile(text: string): Promise<void> {
		// a later text was written, or everything is stored
		if (text !== this.#text) return;
		try {
			await writeFile(this.#name, text);
		} catch {
			// keeps the previous copy
			return;
		}
		const copy: FoundCopy = { place: 'file', name: this.#name, text };
		if (text === this.#text) this.#replaceWith(copy);
		else await removeCopy(copy);
	}

	/** Removes the copies. To be called when all entries are stored. */
	remove(): void {
		this.#text = null;
		this.#removeWritten();
	}

	#replaceWith(copy: FoundCopy): void {
		this.#written = this.#written.filter(
			({ place, name }) => place !== copy.place || name !== copy.name
		);
		this.#removeWritten();
		this.#written = [copy];
	}

	#removeWritten(): void {
		for (const copy of this.#written) void removeCopy(copy);
		this.#written = [];
	}
}
