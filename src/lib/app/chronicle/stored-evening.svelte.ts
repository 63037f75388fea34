import { session } from '#lib/app/table/session.svelte.ts';
import { CommandQueue } from '#lib/app/table/command-queue.ts';
import { openLog, type AppendResult, type EveningLog } from '#lib/app/table/evening-log.ts';
import { currentContext, runCommand, type CommandContext } from '#lib/app/table/run-command.ts';
import { onTabMessage, type TabMessage } from '#lib/app/table/tabs.ts';
import { droppedConflict } from '#lib/evening/conflicts.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Timeline, TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { no, type Result } from '#lib/rules/result.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';

/** In milliseconds. */
const RETRY_AFTER = 3000;

/** One evening of the Chronicle. The one on the table is that of the session; any other has a log
 * of its own, and shows what is stored. */
export class StoredEvening {
	/** `unread`: the store has trouble, and reading is tried again. */
	state = $state<'reading' | 'read' | 'missing' | 'damaged' | 'unread'>('reading');
	/** Why entries are not stored; storing is tried again until it succeeds. */
	trouble = $state<Trouble | null>(null);
	/** How many entries are in memory only. */
	unsaved = $state(0);
	/** Why the evening cannot be read. */
	fault = $state.raw<DataFault | null>(null);

	#ownTimeline = $state.raw<Timeline | null>(null);
	/** Null while the evening is on the table. */
	#log: EveningLog | null = null;
	readonly #queue = new CommandQueue();
	#retry: ReturnType<typeof setTimeout> | undefined;

	constructor(readonly id: EveningId) {
		void this.#queue.run(() => this.#read());
	}

	get onTable(): boolean {
		return session.evening?.id === this.id;
	}
	get timeline(): Timeline | null {
		return this.onTable ? session.timeline : this.#ownTimeline;
	}
	get evening(): Evening | null {
		return this.timeline?.state ?? null;
	}

	/** All entries. */
	get entries(): readonly Entry[] {
		return this.onTable ? session.entries : (this.#log?.entries ?? []);
	}

	/** Follows what other tabs write. @returns a function that stops it */
	follow(): () => void {
		return onTabMessage((message) => {
			if ('evening' in message ? message.evening === this.id : message.changed === 'all')
				this.#queue.runInBackground(() => this.#hear(message));
		});
	}

	async #hear(message: TabMessage): Promise<void> {
		const log = this.#log;
		if (this.onTable) return;
		if ('changed' in message || log === null) {
			if (this.unsaved === 0) await this.#read();
		} else if (message.length > log.stored) {
			await this.#readForeign(log);
			if (this.trouble !== null) await this.#storeAll();
		}
	}

	async #readForeign(log: EveningLog): Promise<void> {
		const known = log.foreign.length;
		const { timeline, dropped } = await log.readForeign(this.#ownTimeline);
		this.#ownTimeline = timeline;
		session.conflict =
			droppedConflict(timeline, log.foreign.slice(known), dropped) ?? session.conflict;
	}

	async #read(): Promise<void> {
		try {
			const opened = await openLog(this.id);
			this.fault = opened.ok ? null : opened.error;
			this.#ownTimeline = opened.ok ? opened.value.timeline : null;
			this.#log = opened.ok ? opened.value.log : null;
			if (!opened.ok) this.state = 'damaged';
			else this.state = this.#ownTimeline === null ? 'missing' : 'read';
		} catch (error) {
			this.trouble = troubleOf(error);
			this.state = 'unread';
			this.#retryLater(() => this.#read());
		}
	}

	/** Runs a command. Resolves when its entry is stored, or is in memory with `trouble` set.
	 * @returns the fact or a refusal */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		const log = this.#log;
		const context = log === null ? undefined : currentContext(this.#ownTimeline, log);
		session.conflict = null;
		return this.#queue.run(async () => {
			if (!this.onTable) return this.#runCommand(command, context);
			const answer = await session.act(command);
			// if it is taken off the table, it is as the session left it, and its log is read again
			this.#ownTimeline = session.timeline;
			this.#log = null;
			return answer;
		});
	}

	async #runCommand(
		command: TimelineCommand,
		context: CommandContext | undefined
	): Promise<Result<TimelineFact, Refusal>> {
		if (this.#log === null) await this.#read();
		if (this.#log === null) return no('no-round');
		const result = await runCommand(this.#log, this.#ownTimeline, command, context);
		this.#ownTimeline = result.timeline;
		session.conflict = result.conflict ?? session.conflict;
		if (result.stored !== null) this.#noteStored(result.stored);
		return result.answer;
	}

	#noteStored(result: AppendResult): void {
		this.trouble = result === 'stored' || result === 'overtaken' ? null : result;
		this.unsaved = this.#log?.unsaved ?? 0;
		clearTimeout(this.#retry);
		if (result !== 'stored') this.#retryLater(() => this.#storeAll());
	}

	#retryLater(work: () => Promise<void>): void {
		clearTimeout(this.#retry);
		this.#retry = setTimeout(() => void this.#queue.run(work), RETRY_AFTER);
	}

	/** Stores what is unsaved, after what another tab wrote. */
	async #storeAll(): Promise<void> {
		const log = this.#log;
		if (log === null) return;
		let result = await log.store();
		if (result === 'overtaken')
			try {
				await this.#readForeign(log);
				result = await log.store();
			} catch (error) {
				result = troubleOf(error);
			}
		this.#noteStored(result);
	}
}
