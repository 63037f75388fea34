import { decideStart } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import {
	advance,
	fold,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import { no, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import { troubleOf, whenLost, type Trouble } from '#lib/storage/database.ts';
import { recall, remember, type Beside } from '#lib/storage/evenings.ts';
import { carryOut, stamped, wholeBeside } from './carry-out.ts';
import { Ledger, type Appended } from './ledger.ts';

export type { Trouble };

const RETRY_AFTER = 3000;
/** Long enough to be read, after the store was lost. */
const SOON = 1000;

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
	/** Evenings that were put aside before the store had all of them. */
	readonly #aside = new Map<EveningId, Ledger>();
	/** What lies on the table, or null, where the store could not be told yet. */
	#untold: { readonly table: EveningId | null } | null = null;
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
		whenLost(() => void this.#inTurn(() => this.#lost()));
		await this.#inTurn(async () => {
			await this.#find();
			this.ready = true;
		});
	}

	async #find(): Promise<void> {
		try {
			const id = await recall('table');
			if (id) await this.#load(id);
			this.trouble = null;
		} catch (error) {
			this.trouble = troubleOf(error);
			// unless something was started meanwhile
			this.#again(() => (this.#ledger === null ? this.#find() : this.#storeAll()));
		}
	}

	/** The store was deleted or closed: told at once, and written again as soon as may be. */
	async #lost(): Promise<void> {
		if (this.#ledger === null && this.#aside.size === 0) return;
		this.trouble = 'lost';
		this.#again(() => this.#storeAll(), SOON);
		return Promise.resolve();
	}

	/** Puts another evening on the table, or none. */
	async put(id: EveningId | null): Promise<void> {
		await this.#inTurn(async () => {
			const ledger = this.#ledger;
			if (ledger !== null && (await ledger.store()) !== 'stored')
				this.#aside.set(ledger.evening, ledger);
			try {
				if (id === null) this.#clear();
				else await this.#load(id);
				this.#untold = { table: id };
			} catch (error) {
				this.trouble = troubleOf(error);
			}
			await this.#storeAll();
		});
	}

	/** Starts an evening and puts it on the table. It keeps a copy of the house rules.
	 * @returns the reason if the names or their number will not do */
	async start(
		name: string,
		ruleset: Ruleset,
		players: readonly Person[],
		house?: Pick<HouseSet, 'id' | 'name' | 'rules'>
	): Promise<Refusal | null> {
		return this.#inTurn(async () => {
			const evening = crypto.randomUUID() as EveningId;
			const rules = resolveRules(ruleset, house?.rules, house?.name);
			const started = decideStart({ evening, name, rules, players });
			if (!started.ok) return started.error;
			const seated = started.value.players;
			const entry: Entry = stamped(started.value);
			const remembered = {
				table: evening,
				start: {
					ruleset: ruleset.id,
					players: seated.map((player) => player.id),
					...(house && { house: house.id })
				}
			};
			const ledger = new Ledger(evening, this.#whole);
			this.#untold = null;
			const before = this.#ledger;
			if (before !== null && (await before.store()) !== 'stored')
				this.#aside.set(before.evening, before);
			const timeline = advance(null, entry);
			const outcome = await ledger.append(entry, {
				summary: summaryOf(timeline.state),
				people: seated.map((person) => ({ ...person, lastSeen: entry.at, changedAt: entry.at })),
				remember: remembered
			});
			this.timeline = timeline;
			this.#ledger = ledger;
			await this.#after(outcome);
			return null;
		});
	}

	/** Does what is asked, or says why not. Resolves when it is stored, or kept in memory with `trouble` set. */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		return this.#inTurn(() => this.#decideAndStore(command));
	}

	async #decideAndStore(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		if (this.#ledger === null) return no('no-round');
		const { answer, timeline, outcome } = await carryOut(this.#ledger, this.timeline, command);
		this.timeline = timeline;
		if (outcome !== null) await this.#after(outcome);
		return answer;
	}

	/** What is stored may not be all. */
	async #after(outcome: Appended): Promise<void> {
		if (outcome !== 'stored' || this.trouble !== null) await this.#storeAll(outcome);
	}

	/** What the store has beside the log of an evening, should it have lost that. */
	readonly #whole = (log: readonly Entry[]): Beside => {
		const whole = wholeBeside(log);
		const id = whole.summary?.id;
		return id !== undefined && id === this.#ledger?.evening
			? { ...whole, remember: { table: id } }
			: whole;
	};

	/** Stores all that waits, of every evening. What cannot be stored is told at once, and tried again until it can.
	 * @param known how it went with the evening on the table just now */
	async #storeAll(known?: Appended): Promise<void> {
		let trouble: Trouble | null = null;
		const note = (outcome: Appended) => {
			if (outcome !== 'stored' && outcome !== 'overtaken') trouble = outcome;
		};
		for (const [id, ledger] of this.#aside) {
			const outcome = await this.#store(ledger);
			note(outcome);
			if (outcome === 'stored') this.#aside.delete(id);
		}
		if (this.#ledger !== null) note(known ?? (await this.#store(this.#ledger)));
		if (this.#untold !== null && trouble === null)
			try {
				await remember('table', this.#untold.table);
				this.#untold = null;
			} catch (error) {
				trouble = troubleOf(error);
			}
		this.trouble = trouble;
		const ledgers = [...this.#aside.values(), ...(this.#ledger ? [this.#ledger] : [])];
		this.unstored = ledgers.reduce((sum, { unstored }) => sum + unstored, 0);
		clearTimeout(this.#retry);
		if (trouble !== null) this.#again(() => this.#storeAll());
	}

	/** Stores what waits of one evening; after what another tab wrote, if need be. */
	async #store(ledger: Ledger): Promise<Appended> {
		for (;;) {
			const outcome = await ledger.store();
			if (outcome !== 'overtaken') return outcome;
			try {
				const timeline = await ledger.readOn();
				if (ledger === this.#ledger) this.timeline = timeline;
			} catch (error) {
				return troubleOf(error);
			}
		}
	}

	#again(work: () => Promise<void>, after = RETRY_AFTER): void {
		clearTimeout(this.#retry);
		this.#retry = setTimeout(() => void this.#inTurn(work), after);
	}

	async #load(id: EveningId): Promise<void> {
		const ledger = this.#aside.get(id) ?? (await Ledger.load(id, this.#whole));
		this.#clear();
		this.#aside.delete(id);
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
