import { droppedConflict, type WriteConflict } from '#lib/evening/conflicts.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import { isSettled, type Evening, type Person } from '#lib/evening/state.ts';
import {
	fold,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import { troubleOf, whenLost, type Trouble } from '#lib/storage/database.ts';
import { countEntries } from '#lib/storage/entries.ts';
import { findSummary } from '#lib/storage/evenings.ts';
import { recall } from '#lib/storage/remembered.ts';
import { CommandQueue } from './command-queue.ts';
import { openLog, type AppendResult, type EveningLog } from './evening-log.ts';
import { OtherEvening } from './other-evening.svelte.ts';
import { currentContext, runCommand, type CommandContext } from './run-command.ts';
import { startEvening, type StartingHouse } from './start-evening.ts';
import { storeRecovery } from './store-recovery.ts';
import { onTabMessage, type TabMessage } from './tabs.ts';
import { hasLocalCopies, unsavedFolder } from './unsaved-places.ts';
import { Unsaved } from './unsaved.ts';

export type { Trouble };

/** In milliseconds. */
const RETRY_AFTER = 3000;
/** After the store was lost: long enough for the message to be read. */
const RETRY_AFTER_LOSS = 1000;

interface DamagedEvening {
	readonly id: EveningId;
	readonly name: string | null;
	readonly fault: DataFault;
}

/** The evening on the table. It shows what is stored: a command is decided, stored, and only then
 * does `timeline` change. Commands queue, so that taps during a slow write are neither lost nor
 * doubled. */
class TableSession {
	/** Null while nothing is on the table. */
	timeline = $state.raw<Timeline | null>(null);
	/** False until the store was asked what is on the table. */
	ready = $state(false);
	trouble = $state<Trouble | null>(null);
	/** How many entries are in memory only. */
	unsaved = $state(0);
	/** Set when the evening on the table cannot be read. */
	damaged = $state.raw<DamagedEvening | null>(null);
	/** The latest conflict with another tab, in any evening; it stands until the next command. */
	conflict = $state.raw<WriteConflict | null>(null);
	/** What another tab has put on the table, while this tab shows something else. */
	readonly other = new OtherEvening();

	#log: EveningLog | null = null;
	readonly #queue = new CommandQueue();
	readonly #unsaved = new Unsaved((log) => this.#readForeign(log));
	#retry: ReturnType<typeof setTimeout> | undefined;

	get evening(): Evening | null {
		return this.timeline?.state ?? null;
	}

	/** Whether cards are in the players' hands, or a finished round waits to be confirmed. */
	get inRound(): boolean {
		return this.evening?.closedAt === null && this.evening.round?.dealt === true;
	}

	/** All entries of the evening on the table. */
	get entries(): readonly Entry[] {
		return this.#log?.entries ?? [];
	}

	/** Opens the evening that was on the table, and follows the store and the other tabs from then
	 * on. */
	async open(): Promise<void> {
		whenLost((trouble) => this.#queue.runInBackground(() => this.#storeLost(trouble)));
		onTabMessage((message) => this.#hear(message));
		await this.#queue.run(() => this.#find());
		this.ready = true;
		this.#queue.runInBackground(() => unsavedFolder().then(() => this.#takeBack('file')));
		await storeRecovery.read();
	}

	async #find(): Promise<void> {
		try {
			const id = await recall('table');
			if (id) await this.#load(id);
			else this.#clear();
			this.trouble = null;
		} catch (error) {
			this.trouble = troubleOf(error);
			// unless an evening was started meanwhile
			this.#retryLater(() => (this.#log === null ? this.#find() : this.#storeAll()));
		}
		// if the code cannot be loaded now, the copies stay
		if (hasLocalCopies()) await this.#takeBack('local').catch(() => undefined);
	}

	/** Takes back what an earlier visit could not store. */
	async #takeBack(place: 'local' | 'file'): Promise<void> {
		const { takeBackAll } = await import('./take-back.ts');
		const { table, conflict } = await takeBackAll(place, this.#log, this.#unsaved);
		if (table !== null) {
			if (table.log !== this.#log) await this.#putAside();
			this.#show(table.log, table.timeline);
		}
		this.conflict = conflict ?? this.conflict;
		if (this.#log !== null || this.trouble === null) await this.#storeAll();
	}

	/** The store was deleted or closed, or a newer version of the app takes it over. */
	#storeLost(trouble: 'lost' | 'newer'): Promise<void> {
		if (trouble === 'newer' || this.#unsaved.storeLost(this.#log)) {
			this.trouble = trouble;
			this.#retryLater(() => this.#storeAll(), RETRY_AFTER_LOSS);
		}
		return Promise.resolve();
	}

	#hear(message: TabMessage): void {
		this.#queue.runInBackground(async () => {
			if ('evening' in message) await this.#hearEntries(message.evening, message.length);
			else if (message.changed === 'table') await this.#hearTable();
			else if (message.changed === 'all') await this.#reload();
		});
	}

	/** Shows the entries that another tab wrote. */
	async #hearEntries(evening: EveningId, length: number): Promise<void> {
		const log = this.#log;
		// the log may have been read after the other tab wrote
		if (log?.evening !== evening || log.stored >= length) return;
		const hadUnsaved = log.unsaved > 0;
		await this.#readForeign(log);
		if (hadUnsaved) await this.#storeAll();
	}

	async #readForeign(log: EveningLog): Promise<void> {
		const isOnTable = log === this.#log;
		const known = log.foreign.length;
		const { timeline, dropped } = await log.readForeign(isOnTable ? this.timeline : null);
		if (isOnTable) this.timeline = timeline;
		this.conflict = droppedConflict(timeline, log.foreign.slice(known), dropped) ?? this.conflict;
	}

	/** Another tab has put something on the table: this one keeps its evening and says so, or
	 * clears the table too if its evening is over. */
	async #hearTable(): Promise<void> {
		const here = this.evening?.id ?? this.damaged?.id ?? null;
		const isOver = this.unsaved === 0 && this.evening !== null && isSettled(this.evening);
		if (await this.other.compare(here, isOver)) this.#clear();
	}

	/** Puts on the table what another tab has put there. */
	async followOther(): Promise<void> {
		if (this.other.current !== null) await this.put(this.other.current.id);
	}

	/** Keeps this tab's evening on the table, in the store too. */
	async keepOwn(): Promise<void> {
		this.other.current = null;
		const id = this.evening?.id;
		if (id === undefined) return;
		await this.#queue.run(async () => {
			this.#unsaved.table = { id };
			await this.#storeAll();
		});
	}

	/** Reads the evening again after the store was changed under it, by a restore for instance. */
	async reload(): Promise<void> {
		await this.#queue.run(() => this.#reload());
	}

	async #reload(): Promise<void> {
		if (this.unsaved > 0) return this.#storeAll();
		const here = this.evening?.id;
		if (here !== undefined && (await countEntries(here)) > 0) await this.#load(here);
		else await this.#find();
	}

	/** Puts another evening on the table, or none. */
	async put(id: EveningId | null): Promise<void> {
		await this.#queue.run(async () => {
			await this.#putAside();
			try {
				if (id === null) this.#clear();
				else await this.#load(id);
				this.#unsaved.table = { id };
			} catch (error) {
				this.trouble = troubleOf(error);
			}
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
		return this.#queue.run(async () => {
			const started = startEvening(name, ruleset, players, house);
			if (!started.ok) return started.error;
			const { log, entries, sideWrites, timeline } = started.value;
			this.#unsaved.table = null;
			await this.#putAside();
			const stored: AppendResult[] = [];
			for (const [i, entry] of entries.entries())
				stored.push(await log.append(entry, i === 0 ? sideWrites : {}));
			this.#show(log, timeline);
			await this.#afterStoring(stored.at(-1)!);
			return null;
		});
	}

	async #putAside(): Promise<void> {
		if (this.#log !== null) await this.#unsaved.putAside(this.#log);
	}

	/** Runs a command on the evening on the table. Resolves when its entry is stored, or is in
	 * memory with `trouble` set.
	 * @returns the fact or a refusal */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		const context = currentContext(this.timeline, this.#log);
		this.conflict = null;
		return this.#queue.run(async () => {
			// a command that was given to one evening is not run on another
			if (context.timeline?.state.id !== this.evening?.id) return no('no-round');
			return this.#runCommand(command, context);
		});
	}

	async #runCommand(
		command: TimelineCommand,
		context: CommandContext
	): Promise<Result<TimelineFact, Refusal>> {
		if (this.#log === null) return no('no-round');
		const result = await runCommand(this.#log, this.timeline, command, context);
		this.timeline = result.timeline;
		this.conflict = result.conflict ?? this.conflict;
		if (result.stored !== null) await this.#afterStoring(result.stored);
		return result.answer;
	}

	async #afterStoring(stored: AppendResult): Promise<void> {
		if (stored !== 'stored' || this.trouble !== null) await this.#storeAll(stored);
	}

	/** Stores what is unsaved of every evening. Trouble is shown at once, and storing is tried
	 * again until it succeeds.
	 * @param result of storing the evening on the table just now */
	async #storeAll(result?: AppendResult): Promise<void> {
		const { trouble, unsaved } = await this.#unsaved.storeAll(this.#log, result);
		this.trouble = trouble;
		this.unsaved = unsaved;
		clearTimeout(this.#retry);
		if (trouble !== null) this.#retryLater(() => this.#storeAll());
	}

	#retryLater(work: () => Promise<void>, after = RETRY_AFTER): void {
		clearTimeout(this.#retry);
		this.#retry = setTimeout(() => void this.#queue.run(work), after);
	}

	async #load(id: EveningId): Promise<void> {
		const aside = this.#unsaved.take(id);
		const opened =
			aside === undefined ? await openLog(id) : ok({ log: aside, timeline: fold(aside.entries) });
		if (opened.ok) return this.#show(opened.value.log, opened.value.timeline);
		const name = (await findSummary(id).catch(() => undefined))?.name ?? null;
		this.#clear();
		this.damaged = { id, name, fault: opened.error };
	}

	#show(log: EveningLog, timeline: Timeline | null): void {
		this.#clear();
		log.isOnTable = true;
		this.#log = log;
		this.timeline = timeline;
	}

	#clear(): void {
		if (this.#log !== null) this.#log.isOnTable = false;
		this.timeline = null;
		this.#log = null;
		this.damaged = null;
		this.other.current = null;
	}
}

/** The evening on the table of this tab. */
export const session = new TableSession();
