import { session } from '#lib/app/table/session.svelte.ts';
import { originalIdOf } from '#lib/evening/ids.ts';
import { parseLink, type LinkRefusal } from '#lib/reach/links.ts';
import { findTable, removeLeftTables, type StoredTable } from '#lib/storage/shared-tables.ts';
import { LiveTable } from './live-table.svelte.ts';
import { presence } from './presence.svelte.ts';
import { rememberedRoom, rememberRoom } from './remembered-room.ts';
import { roomOf, tableOfLink, tableToShare } from './stored-tables.ts';
import { takeTableLock } from './table-lock.ts';

/** The shared table of this phone, if it is at one. */
class Live {
	table = $state.raw<LiveTable | null>(null);
	/** Why a link could not be followed. */
	refused = $state<LinkRefusal | null>(null);
	/** Whether this tab waits for another tab of this phone to leave its table. */
	isInOtherTab = $state(false);
	#opening: Promise<void> | null = null;
	#releaseLock: () => void = () => undefined;

	/** Goes on with the table of the last visit. */
	async resume(): Promise<void> {
		this.#opening ??= this.#resume();
		await this.#opening;
	}

	async #resume(): Promise<void> {
		const room = rememberedRoom();
		const stored = room === null ? undefined : await findTable(room);
		if (stored !== undefined && this.table === null) await this.#open(stored);
	}

	/** Shares the evening on the session's table. */
	async share(): Promise<void> {
		await this.resume();
		if (this.table?.isInSession === true) return;
		await this.leave();
		const table = await this.#open(await tableToShare(originalIdOf(session.evening!.id)));
		await table.share();
	}

	/** Follows the table of a link. `refused` says why it could not.
	 * @param fragment of the link, without its `#` */
	async join(fragment: string): Promise<void> {
		this.refused = null;
		const link = await parseLink(fragment);
		if (!link.ok || link.value.kind !== 't') {
			this.refused = link.ok ? 'not-ours' : link.error;
			return;
		}
		const stored = this.table?.stored;
		const room = await roomOf(link.value);
		if (stored?.room === room && stored.role === link.value.role) return;
		await this.leave();
		await this.#open(await tableOfLink(link.value));
	}

	async #open(stored: StoredTable): Promise<LiveTable> {
		this.#releaseLock = await takeTableLock((isWaiting) => (this.isInOtherTab = isWaiting));
		void removeLeftTables(stored.room, Date.now()).catch(() => undefined);
		const table = await LiveTable.of(stored);
		this.table = table;
		rememberRoom(stored.room);
		await table.open();
		return table;
	}

	/** Leaves the table. The evening that was followed stays on this phone. */
	async leave(): Promise<void> {
		await this.table?.leave();
		this.table = null;
		this.#releaseLock();
		rememberRoom(null);
		presence.view = presence.news = null;
	}
}

export const live = new Live();
