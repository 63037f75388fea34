import { rememberHere } from '#lib/app/settings/local-storage.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { fullness } from '#lib/evening/log-size.ts';
import { isSettled, type Evening, type Person } from '#lib/evening/state.ts';
import type { Timeline, TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import { no, type Result } from '#lib/rules/result.ts';
import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import { database } from '#lib/storage/database.ts';
import { countEntries } from '#lib/storage/entries.ts';
import { recall, remember } from '#lib/storage/remembered.ts';
import { troubleOf, type Trouble } from '#lib/storage/trouble.ts';
import type { AppendResult } from './evening-log.ts';
import { openEvenings, queue, type OpenEvening } from './open-evening.svelte.ts';
import { OtherEvening } from './other-evening.svelte.ts';
import { startEvening, type StartingHouse } from './start-evening.ts';
import { storeRecovery } from './store-recovery.ts';
import { notifyOwnTab, notifyTabs, onTabMessage, type TabMessage } from './tabs.ts';
import { hasLocalCopies, unsavedFolder } from './unsaved-places.ts';

export type { Trouble };

/** When somebody last chose to go on with an evening that was left. In milliseconds since 1970. */
export const WENT_ON = 'courtbook-went-on';

/** In milliseconds. */
const RETRY_AFTER = 3000;
/** The delay after the store was lost, long enough to read the message. */
const RETRY_AFTER_LOSS = 1000;

/** The evening on the table of this tab. */
class TableSession {
	/** Null while nothing is on the table. */
	current = $state.raw<OpenEvening | null>(null);
	/** False until the store has answered which evening is on the table. */
	ready = $state(false);
	/** The evening that another tab has put on the table, while this tab shows another one. */
	readonly other = new OtherEvening();

	/** The fault of the store, apart from those of single evenings. */
	#trouble = $state<Trouble | null>(null);
	/** Evenings that have left the table, some perhaps with unsaved entries. */
	#aside = $state.raw<readonly OpenEvening[]>([]);
	/** A change of the evening on the table that is not stored yet; null stands for an empty
	 * table. */
	#table: { readonly id: EveningId | null } | null = null;
	#stopFollowing: (() => void) | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;

	/** The evening on the table and those that left it unsaved. */
	get #evenings(): readonly OpenEvening[] {
		const aside = this.#aside.filter(({ unsaved }) => unsaved > 0);
		return this.current === null ? aside : [...aside, this.current];
	}

	/** The fault of the store, as far as it concerns an evening of the table. */
	get trouble(): Trouble | null {
		const troubles = this.#evenings.map(({ trouble }) => trouble);
		return this.#trouble ?? troubles.find((trouble) => trouble !== null) ?? null;
	}

	/** How many entries are in memory only. */
	get unsaved(): number {
		return this.#evenings.reduce((sum, { unsaved }) => sum + unsaved, 0);
	}

	get timeline(): Timeline | null {
		return this.current?.timeline ?? null;
	}

	get evening(): Evening | null {
		return this.timeline?.state ?? null;
	}

	/** Whether cards are in the players' hands, or a finished round waits to be confirmed. */
	get inRound(): boolean {
		return this.evening?.closedAt === null && this.evening.round?.dealt === true;
	}

	/** Whether the evening on the table has reached the largest size, or nearly; null too once it is
	 * closed. */
	get fullness(): ReturnType<typeof fullness> {
		const { timeline } = this;
		return timeline === null || timeline.state.closedAt !== null
			? null
			: fullness(timeline.size, timeline.state);
	}

	/** All entries of the evening on the table. */
	get entries(): readonly Entry[] {
		return this.current?.entries ?? [];
	}

	/** Opens the evening that was on the table, and follows the store and the other tabs from then
	 * on. */
	async open(): Promise<void> {
		database.whenLost((trouble) => queue.runInBackground(() => this.#storeLost(trouble)));
		onTabMessage((message) => queue.runInBackground(() => this.#hear(message)));
		await queue.run(() => this.#find());
		this.ready = true;
		queue.runInBackground(() => unsavedFolder().then(() => this.#takeBack('file')));
		await storeRecovery.read();
	}

	async #find(): Promise<void> {
		try {
			const id = await recall('table');
			if (id) await this.#load(id);
			else this.#show(null);
			this.#recover();
		} catch (error) {
			this.#trouble = troubleOf(error);
			// unless an evening was started meanwhile
			this.#retryLater(() => (this.current === null ? this.#find() : this.#storeAll()));
		}
		// if the code cannot be loaded now, the copies are kept
		if (hasLocalCopies()) await this.#takeBack('local').catch(() => undefined);
	}

	/** Restores the entries that an earlier visit could not store. */
	async #takeBack(place: 'local' | 'file'): Promise<void> {
		const { takeBackAll } = await import('./take-back.ts');
		const found = await takeBackAll(place, this.current?.log ?? null, openEvenings);
		for (const { log, timeline } of found.evenings) {
			const evening = openEvenings.open(log.evening);
			evening.adopt({ log, timeline });
			if (log === found.table && evening !== this.current) {
				this.#table = { id: log.evening };
				this.#show(evening);
			} else if (evening !== this.current) this.#aside = [...this.#aside, evening];
			await evening.store();
		}
		openEvenings.conflict = found.conflict ?? openEvenings.conflict;
		if (this.current !== null || this.trouble === null) await this.#storeAll();
	}

	/** The store was deleted or closed, or a newer version of the app takes it over. */
	#storeLost(trouble: 'lost' | 'newer'): Promise<void> {
		const hasAny = this.#evenings.length > 0 || !storeRecovery.isEmpty;
		if (trouble === 'lost') storeRecovery.isNeeded ||= hasAny;
		if (trouble === 'newer' || hasAny) {
			this.#trouble = trouble;
			this.#retryLater(() => this.#storeAll(), RETRY_AFTER_LOSS);
		}
		return Promise.resolve();
	}

	async #hear(message: TabMessage): Promise<void> {
		if ('evening' in message) return;
		if (message.changed === 'table') await this.#hearTable();
		else if (message.changed === 'all') await this.#reload();
	}

	/** Handles a change of the table by another tab: this tab keeps its evening and reports the other
	 * one, or clears the table too if its evening is over. */
	async #hearTable(): Promise<void> {
		const here = this.evening?.id ?? this.current?.damaged?.id ?? null;
		const isOver = this.unsaved === 0 && this.evening !== null && isSettled(this.evening);
		if (await this.other.compare(here, isOver)) this.#show(null);
	}

	/** Puts the other tab's evening on the table. */
	async followOther(): Promise<void> {
		if (this.other.current !== null) await this.put(this.other.current.id);
	}

	/** Keeps this tab's evening on the table, in the store too. */
	async keepOwn(): Promise<void> {
		this.other.current = null;
		const id = this.evening?.id;
		if (id === undefined) return;
		await queue.run(async () => {
			this.#table = { id };
			await this.#storeAll();
		});
	}

	/** Reads the evening again after its log was replaced, for instance by a restore. */
	async reload(): Promise<void> {
		await queue.run(() => this.#reload());
	}

	async #reload(): Promise<void> {
		if (this.unsaved > 0) return this.#storeAll();
		const here = this.evening?.id;
		if (here !== undefined && (await countEntries(here)) > 0) await this.current?.read();
		else await this.#find();
	}

	/** Puts another evening on the table, or none. */
	async put(id: EveningId | null): Promise<void> {
		rememberHere(WENT_ON, String(Date.now()));
		await queue.run(async () => {
			if (id === null) this.#show(null);
			else await this.#load(id);
			this.#table = { id };
			await this.#storeAll();
		});
	}

	/** Starts an evening and puts it on the table. It keeps a copy of the house rules.
	 * @param players clockwise as they sit
	 * @returns the refusal if a name, the number of players or the rules are not allowed */
	async start(
		name: string,
		ruleset: Ruleset,
		players: readonly Person[],
		house?: StartingHouse
	): Promise<Refusal | null> {
		return queue.run(async () => {
			const started = startEvening(name, ruleset, players, house);
			if (!started.ok) return started.error;
			const { log, entries, sideWrites, timeline } = started.value;
			let stored: AppendResult = 'stored';
			for (const [i, entry] of entries.entries())
				stored = await log.append(entry, i === 0 ? sideWrites : {});
			const evening = openEvenings.open(log.evening);
			evening.adopt({ log, timeline }, stored);
			this.#table = null;
			this.#show(evening);
			if (this.#trouble !== null) await this.#storeAll();
			return null;
		});
	}

	/** Runs a command on the evening on the table. Resolves when its entry is stored, or is in
	 * memory with `trouble` set.
	 * @returns the fact or a refusal */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		return this.current?.act(command) ?? no('no-round');
	}

	/** Stores the unsaved entries of every evening, and then which evening is on the table. Retries
	 * until it succeeds. */
	async #storeAll(): Promise<void> {
		clearTimeout(this.#retry);
		let isStored = true;
		for (const evening of this.#evenings) isStored = (await evening.store()) && isStored;
		try {
			await database.open();
			if (isStored) {
				await storeRecovery.write();
				if (this.#table !== null) await this.#rememberTable(this.#table.id);
			}
			this.#recover();
		} catch (error) {
			this.#trouble = troubleOf(error);
		}
		if (this.#trouble !== null || this.#table !== null || storeRecovery.isNeeded)
			this.#retryLater(() => this.#storeAll());
	}

	/** The store works: what could not be read at the start is read now. */
	#recover(): void {
		if (this.#trouble === null) return;
		this.#trouble = null;
		for (const changed of ['people', 'houses'] as const) notifyOwnTab({ changed });
	}

	async #rememberTable(id: EveningId | null): Promise<void> {
		await remember('table', id);
		this.#table = null;
		notifyTabs({ changed: 'table' });
	}

	#retryLater(work: () => Promise<void>, after = RETRY_AFTER): void {
		clearTimeout(this.#retry);
		this.#retry = setTimeout(() => void queue.run(work), after);
	}

	async #load(id: EveningId): Promise<void> {
		const evening = openEvenings.open(id);
		await evening.read();
		this.#show(evening);
	}

	#show(evening: OpenEvening | null): void {
		this.other.current = null;
		const before = this.current;
		if (before === evening) return;
		if (before !== null) before.isOnTable = false;
		if (evening !== null) evening.isOnTable = true;
		// drops evenings that are stored by now, except the last, which may still be writing
		const aside = this.#aside.filter((one) => one !== evening && one.unsaved > 0);
		this.#aside = before === null ? aside : [...aside, before];
		this.#stopFollowing?.();
		this.#stopFollowing = evening?.follow();
		this.current = evening;
	}
}

/** The evening on the table of this tab. */
export const session = new TableSession();
