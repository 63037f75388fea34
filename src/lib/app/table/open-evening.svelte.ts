import { droppedConflict, type WriteConflict } from '#lib/evening/conflicts.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Timeline, TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, type Result } from '#lib/rules/result.ts';
import { troubleOf, type Trouble } from '#lib/storage/trouble.ts';
import { findSummary } from '#lib/storage/evenings.ts';
import { openLog, type AppendResult, type EveningLog, type OpenedLog } from './evening-log.ts';
import { currentContext, runCommand } from './run-command.ts';
import { onTabMessage, type TabMessage } from './tabs.ts';

/** In milliseconds. */
const RETRY_AFTER = 3000;

/** Runs asynchronous work in order, one piece at a time. */
class CommandQueue {
	#last: Promise<unknown> = Promise.resolve();

	/** Runs `work` after everything queued before it. Resolves or rejects as it does; a failure
	 * does not stop the queue. Work that is queued from within other work must not be awaited
	 * there. */
	run<T>(work: () => Promise<T>): Promise<T> {
		const result = this.#last.then(work);
		this.#last = result.catch(() => undefined);
		return result;
	}

	/** Queues work without waiting for it, such as reading another tab's entries. Its errors are
	 * ignored: the next write reports the fault of the store. */
	runInBackground(work: () => Promise<void>): void {
		this.#last = this.#last.then(work).catch(() => undefined);
	}
}

/** All work of this tab on open evenings. In a queue, taps during a slow write are neither lost nor
 * doubled, and no evening leaves the table in the middle of a command. */
export const queue = new CommandQueue();

interface DamagedEvening {
	readonly id: EveningId;
	readonly name: string | null;
	readonly fault: DataFault;
}

/** An evening that is open in this tab, on the table or in the Chronicle. It shows stored entries:
 * a command is decided, stored, and only then does `timeline` change. Failed reads and writes are
 * retried until they succeed. */
export class OpenEvening {
	/** Null until read, and if there is no such evening. */
	timeline = $state.raw<Timeline | null>(null);
	/** False until the store has answered. */
	ready = $state(false);
	/** Why it cannot be read or stored. */
	trouble = $state<Trouble | null>(null);
	/** How many entries are in memory only. */
	unsaved = $state(0);
	/** Set if its log is damaged. */
	damaged = $state.raw<DamagedEvening | null>(null);

	#isOnTable = $state(false);
	#log: EveningLog | null = null;
	#followers = 0;
	#stopHearing: (() => void) | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;

	constructor(readonly id: EveningId) {}

	get evening(): Evening | null {
		return this.timeline?.state ?? null;
	}

	/** Null until its log is read. */
	get log(): EveningLog | null {
		return this.#log;
	}

	/** All entries, stored or not. */
	get entries(): readonly Entry[] {
		return this.#log?.entries ?? [];
	}

	get isOnTable(): boolean {
		return this.#isOnTable;
	}
	set isOnTable(isOnTable: boolean) {
		this.#isOnTable = isOnTable;
		if (this.#log !== null) this.#log.isOnTable = isOnTable;
	}

	/** Runs a command. Resolves when its entry is stored, or is in memory with `trouble` set.
	 * @returns the fact or a refusal */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		const context = this.#log === null ? undefined : currentContext(this.timeline, this.#log);
		openEvenings.conflict = null;
		return queue.run(async () => {
			if (this.#log === null) await this.read();
			if (this.#log === null) return no('no-round');
			const result = await runCommand(this.#log, this.timeline, command, context);
			this.timeline = result.timeline;
			openEvenings.conflict = result.conflict ?? openEvenings.conflict;
			if (result.stored !== null) this.#noteStored(result.stored);
			return result.answer;
		});
	}

	/** Reads the evening if it was not read yet, and then follows the writes of other tabs.
	 * @returns a function that stops it */
	follow(): () => void {
		this.#followers += 1;
		openEvenings.keep(this);
		this.#stopHearing ??= onTabMessage((message) => {
			if ('evening' in message ? message.evening === this.id : message.changed === 'all')
				queue.runInBackground(() => this.#hear(message));
		});
		queue.runInBackground(async () => {
			if (!this.ready) await this.read();
		});
		return () => {
			this.#followers -= 1;
			if (this.isUsed) return;
			this.#stopHearing?.();
			this.#stopHearing = undefined;
			openEvenings.keep(this);
		};
	}

	/** Whether to keep it: a screen shows it, or some of its entries are not stored. */
	get isUsed(): boolean {
		return this.#followers > 0 || this.unsaved > 0;
	}

	async #hear(message: TabMessage): Promise<void> {
		if ('changed' in message || this.#log === null) return this.read();
		// the log may have been read after the other tab wrote
		if (message.length <= this.#log.stored) return;
		await this.#readForeign(this.#log);
		if (this.trouble !== null) await this.store();
	}

	async #readForeign(log: EveningLog): Promise<void> {
		const known = log.foreign.length;
		const { timeline, dropped } = await log.readForeign(this.timeline);
		this.timeline = timeline;
		this.unsaved = log.unsaved;
		openEvenings.conflict =
			droppedConflict(timeline, log.foreign.slice(known), dropped) ?? openEvenings.conflict;
	}

	/** Reads the evening from the store, unless some of its entries are not stored. To be called in
	 * the queue. Never rejects. */
	async read(): Promise<void> {
		if (this.unsaved > 0) return;
		clearTimeout(this.#retry);
		try {
			const opened = await openLog(this.id);
			if (opened.ok) this.adopt(opened.value);
			else {
				const name = (await findSummary(this.id).catch(() => undefined))?.name ?? null;
				this.timeline = this.#log = null;
				this.damaged = { id: this.id, name, fault: opened.error };
			}
			this.trouble = null;
		} catch (error) {
			this.trouble = troubleOf(error);
			this.#retryLater(() => this.read());
		}
		this.ready = true;
	}

	/** Adopts a log that was read or begun elsewhere. */
	adopt({ log, timeline }: OpenedLog, stored: AppendResult = 'stored'): void {
		log.isOnTable = this.#isOnTable;
		this.#log = log;
		this.timeline = timeline;
		this.damaged = null;
		this.ready = true;
		this.#noteStored(stored);
	}

	/** Stores unsaved entries after those of other tabs. To be called in the queue. Never rejects.
	 * @returns whether everything is stored */
	async store(): Promise<boolean> {
		const log = this.#log;
		if (log === null) return this.trouble === null;
		let result = await log.store();
		while (result === 'overtaken')
			try {
				await this.#readForeign(log);
				result = await log.store();
			} catch (error) {
				result = troubleOf(error);
			}
		this.#noteStored(result);
		return result === 'stored';
	}

	#noteStored(result: AppendResult): void {
		this.trouble = result === 'stored' || result === 'overtaken' ? null : result;
		this.unsaved = this.#log?.unsaved ?? 0;
		clearTimeout(this.#retry);
		if (result !== 'stored') this.#retryLater(() => this.store());
		openEvenings.keep(this);
	}

	#retryLater(work: () => Promise<unknown>): void {
		clearTimeout(this.#retry);
		this.#retry = setTimeout(() => void queue.run(work), RETRY_AFTER);
	}
}

/** The evenings that are open in this tab, one object each, shared by all screens. */
class OpenEvenings {
	/** The latest conflict with another tab, in any evening; cleared by the next command. */
	conflict = $state.raw<WriteConflict | null>(null);
	readonly #used = new Map<EveningId, OpenEvening>();

	/** The object of an evening. It is read once somebody follows it. */
	open(id: EveningId): OpenEvening {
		return this.#used.get(id) ?? new OpenEvening(id);
	}

	/** Keeps an evening open while it is used. */
	keep(evening: OpenEvening): void {
		if (evening.isUsed) this.#used.set(evening.id, evening);
		else if (this.#used.get(evening.id) === evening) this.#used.delete(evening.id);
	}
}

export const openEvenings = new OpenEvenings();
