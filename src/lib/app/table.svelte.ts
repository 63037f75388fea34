import { decideStart } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import {
	advance,
	decideNext,
	fold,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { resolveRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { troubleOf, type Trouble } from '#lib/storage/database.ts';
import { recall, remember, type Beside } from '#lib/storage/evenings.ts';
import { Ledger } from './ledger.ts';

export type { Trouble };

const RETRY_AFTER = 3000;

const newId = <I extends string>() => crypto.randomUUID() as I;

/** The evening on the table. What it shows is what is stored: a command is decided, stored, and only then does
 * `timeline` change. Commands queue, so that taps during a slow write are neither lost nor doubled. */
class Table {
	/** Null while nothing is on the table. */
	timeline = $state.raw<Timeline | null>(null);
	/** False until the store was asked what lies on the table. */
	ready = $state(false);
	/** Commands that wait for the store. */
	waiting = $state(0);
	trouble = $state<Trouble | null>(null);
	/** Entries that are in memory only. */
	unstored = $state(0);
	/** Set when the evening on the table cannot be read. */
	damaged = $state.raw<{ id: EveningId; reason: string } | null>(null);

	#ledger: Ledger | null = null;
	#queue: Promise<unknown> = Promise.resolve();
	#retry: ReturnType<typeof setTimeout> | undefined;

	get evening(): Evening | null {
		return this.timeline?.state ?? null;
	}

	/** Whether cards are in the players' hands, or a finished round waits to be confirmed. */
	get inRound(): boolean {
		return this.evening?.closedAt === null && this.evening.round?.dealt === true;
	}

	/** All entries, for a file to save. */
	get log(): readonly Entry[] {
		return this.#ledger?.entries ?? [];
	}

	/** Finds the evening that was on the table. */
	async open(): Promise<void> {
		await this.#inTurn(async () => {
			try {
				const id = await recall('table');
				if (id) await this.#load(id);
			} catch (error) {
				this.trouble = troubleOf(error);
			}
			this.ready = true;
		});
	}

	/** Puts another evening on the table, or none. */
	async put(id: EveningId | null): Promise<void> {
		await this.#inTurn(async () => {
			try {
				await remember('table', id);
				if (id === null) this.#clear();
				else await this.#load(id);
			} catch (error) {
				this.trouble = troubleOf(error);
			}
		});
	}

	/** Starts an evening and puts it on the table.
	 * @returns the reason if the names or their number will not do */
	async start(name: string, ruleset: Ruleset, players: readonly Person[]): Promise<Refusal | null> {
		return this.#inTurn(async () => {
			const evening = newId<EveningId>();
			const started = decideStart({ evening, name, rules: resolveRules(ruleset), players });
			if (!started.ok) return started.error;
			const seated = started.value.players;
			const entry: Entry = { ...started.value, id: newId<EntryId>(), at: Date.now() };
			const remembered = {
				table: evening,
				start: { ruleset: ruleset.id, players: seated.map((player) => player.id) }
			};
			const ledger = new Ledger(evening, this.#whole);
			await this.#append(ledger, entry, advance(null, entry), seated, remembered);
			this.#ledger = ledger;
			return null;
		});
	}

	/** Does what is asked, or says why not. Resolves when it is stored, or kept in memory with `trouble` set. */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		return this.#inTurn(() => this.#decideAndStore(command));
	}

	async #decideAndStore(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		if (this.timeline === null || this.#ledger === null) return no('no-round');
		const decided = decideNext(this.timeline, command);
		if (!decided.ok) return decided;
		const entry = { ...decided.value, id: newId<EntryId>(), at: Date.now() };
		const next = advance(this.timeline, entry);
		const joined = entry.type === 'PlayerJoined' ? [entry.player] : [];
		if (await this.#append(this.#ledger, entry, next, joined)) return ok(decided.value);
		// another tab was first: with what it wrote the command may mean something else
		this.timeline = fold(await this.#ledger.readOn(), this.timeline);
		return this.#decideAndStore(command);
	}

	/** @returns false if another tab wrote first */
	async #append(
		ledger: Ledger,
		entry: Entry,
		next: Timeline,
		seated: readonly Person[],
		remembered?: Beside['remember']
	): Promise<boolean> {
		const people = seated.map(({ id, name }) => ({ id, name, lastSeen: entry.at }));
		const summary = this.#changedSummary(next.state);
		const beside: Beside = {
			...(summary && { summary }),
			...(people.length > 0 && { people }),
			...(remembered && { remember: remembered })
		};
		const outcome = await ledger.append(entry, beside);
		if (outcome === 'overtaken') return false;
		this.timeline = next;
		this.#noteTrouble(ledger, outcome === 'stored' ? null : outcome);
		return true;
	}

	/** All that the store keeps beside the log of the evening on the table. */
	#whole = (): Beside => {
		const { evening } = this;
		if (evening === null) return {};
		const lastSeen = evening.startedAt;
		const people = Object.values<Person>(evening.people).map((person) => ({ ...person, lastSeen }));
		return { summary: summaryOf(evening), people, remember: { table: evening.id } };
	};

	#changedSummary(next: Evening) {
		const summary = summaryOf(next);
		const before = this.evening?.id === next.id ? summaryOf(this.evening) : null;
		return JSON.stringify(summary) === JSON.stringify(before) ? undefined : summary;
	}

	/** Trouble is told at once and tried again until it is over. */
	#noteTrouble(ledger: Ledger, trouble: Trouble | null): void {
		this.trouble = trouble;
		this.unstored = ledger.unstored;
		clearTimeout(this.#retry);
		if (trouble === null) return;
		this.#retry = setTimeout(() => {
			void this.#inTurn(async () => {
				const outcome = await ledger.store();
				if (outcome === 'overtaken') await ledger.readOn();
				else this.#noteTrouble(ledger, outcome === 'stored' ? null : outcome);
			});
		}, RETRY_AFTER);
	}

	async #load(id: EveningId): Promise<void> {
		const ledger = await Ledger.load(id, this.#whole);
		this.#clear();
		try {
			this.timeline = fold(ledger.entries);
			this.#ledger = ledger;
		} catch (error) {
			this.damaged = { id, reason: error instanceof Error ? error.message : String(error) };
		}
	}

	#clear(): void {
		this.timeline = null;
		this.#ledger = null;
		this.damaged = null;
	}

	/** Runs one thing after the other. */
	async #inTurn<T>(work: () => Promise<T>): Promise<T> {
		this.waiting += 1;
		const turn = this.#queue.then(work);
		this.#queue = turn.catch(() => undefined);
		try {
			return await turn;
		} finally {
			this.waiting -= 1;
		}
	}
}

/** The one table of this tab. */
export const table = new Table();
