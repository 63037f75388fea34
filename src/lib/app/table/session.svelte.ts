import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import type { Shown, Timeline, TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import { troubleOf, whenLost, type Trouble } from '#lib/storage/database.ts';
import { countEntries, findSummary, recall } from '#lib/storage/remembered.ts';
import { keepShown, takeShown, type Kept } from '#lib/storage/shown.ts';
import { Elsewhere } from './other-evening.svelte.ts';
import { more } from '#lib/app/more.ts';
import type { Appended, Ledger } from './evening-log.ts';
import type { Meant } from './conflicts.ts';
import type { Storing } from './unsaved.ts';
import { whenTold, type News } from './tabs.ts';
import { told } from './write-conflict.svelte.ts';
import { Turns } from './command-queue.ts';

export type { Trouble };

/** Loads once; to ask for what is there again takes as long as a frame. */
function loader<T>(load: () => Promise<T>): () => Promise<T> {
	let there: T | undefined;
	return async () => (there ??= await load());
}
/** What deals with logs comes when there is one: a first visit has none. */
const logs = loader(async () => (await import('#lib/app/logs.ts')).logs);
/** What decides comes after what shows, and before anybody can have done anything. */
const deeds = loader(async () => (await import('#lib/app/deeds.ts')).deeds);

const RETRY_AFTER = 3000;
/** Long enough to be read, after the store was lost. */
const SOON = 1000;

interface Damaged {
	readonly id: EveningId;
	readonly name: string | null;
	readonly refused: DataFault;
}
/** The evening on the table. What it shows is what is stored: a command is decided, stored, and only then does
 * `timeline` change. Commands queue, so that taps during a slow write are neither lost nor doubled. */
class Table {
	/** Null while nothing is on the table, or its log is not read yet. */
	timeline = $state.raw<Timeline | null>(null);
	/** What was kept of the evening: shown until its log is read. */
	#kept = $state.raw<Kept | null>(null);
	/** What the screen worked out for what it shows. */
	#view: unknown = null;
	/** The same, once its log is read. */
	#asKept: Timeline | null = null;
	/** False until the store was asked what lies on the table. */
	ready = $state(false);
	trouble = $state<Trouble | null>(null);
	/** Entries that are in memory only. */
	unstored = $state(0);
	/** Set when the evening on the table cannot be read. */
	damaged = $state.raw<Damaged | null>(null);
	/** What another tab has put on the table, while something else is on it here. */
	readonly elsewhere = new Elsewhere();

	#ledger: Ledger | null = null;
	readonly #turns = new Turns();
	readonly #storing = loader<Storing>(async () =>
		(await logs()).storing((ledger) => this.#readOnIn(ledger))
	);
	/** What was to be kept last; undefined: what had been kept before. */
	#keeping: Timeline | null | undefined = null;
	#retry: ReturnType<typeof setTimeout> | undefined;

	/** Null while nothing is on the table. */
	get shown(): Shown | null {
		return this.timeline ?? this.#kept?.shown ?? null;
	}

	get evening(): Evening | null {
		return this.shown?.state ?? null;
	}

	/** What was kept of what the screen had worked out; null once the log is read. */
	get keptView(): unknown {
		return this.#kept?.view ?? null;
	}

	/** Whether cards are in the players' hands, or a finished round waits to be confirmed. */
	get inRound(): boolean {
		return this.evening?.closedAt === null && this.evening.round?.dealt === true;
	}

	/** All entries, for a file to save; none while the log is not read. */
	get log(): readonly Entry[] {
		return this.#ledger?.entries ?? [];
	}

	/** Finds the evening that was on the table: as it was shown last, or else by its log. */
	async open(): Promise<void> {
		whenLost((trouble) => void this.#take(() => this.#lost(trouble)));
		whenTold((news) => this.#hear(news));
		await this.#turns.take(async () => {
			// whatever is wrong with the store is found out with the log
			this.#kept = await takeShown().catch(() => null);
			if (this.#kept === null) await this.#find();
			this.ready = true;
		});
		this.#keep();
	}

	/** Where nothing is asked of what stands on the screen, it is there on the next visit too. */
	keepOn(): void {
		if (this.#kept === null || more.isWanted) return;
		this.#keeping = undefined;
		void keepShown(this.#kept).catch(() => undefined);
	}

	/** What the screen works out is there too. */
	keepView(view: unknown): void {
		if (view === this.#view) return;
		this.#view = view;
		this.#keeping = undefined;
		if (this.#kept === null) this.#keep();
	}

	/** Loads what a tap needs: what decides, and the log. */
	async prepare(): Promise<void> {
		// where it cannot be had now the tap asks for it
		await Promise.all([deeds().catch(() => undefined), this.#take(() => Promise.resolve())]);
	}

	/** One thing after the other, once the log of what is shown is read. */
	#take<T>(work: () => Promise<T>): Promise<T> {
		return this.#turns.take(() => this.#whole(work));
	}

	async #whole<T>(work: () => Promise<T>): Promise<T> {
		if (this.#kept !== null) await this.#find();
		try {
			return await work();
		} finally {
			this.#keep();
		}
	}

	/** What is shown now is there at once on the next visit. */
	#keep(): void {
		const { timeline } = this;
		const ledger = this.#ledger;
		// what is not stored yet comes by here again
		if (timeline === this.#keeping || (ledger?.unstored ?? 0) > 0) return;
		this.#keeping = timeline;
		const last = ledger?.entries.at(-1)?.id;
		const standing =
			timeline === null || ledger === null || last === undefined
				? null
				: { timeline, length: ledger.stored, last, view: this.#view };
		void logs().then(({ keepSoon }) => keepSoon(standing));
	}

	async #find(): Promise<void> {
		try {
			const id = await recall('table');
			if (id) await this.#load(id);
			else this.#clear();
			this.trouble = null;
		} catch (error) {
			this.trouble = troubleOf(error);
			// unless something was started meanwhile
			this.#again(() => (this.#ledger === null ? this.#find() : this.#storeAll()));
		}
	}

	/** The store was deleted or closed, or a newer version takes it over: told at once, and written again as soon as
	 * may be. */
	async #lost(trouble: 'lost' | 'newer'): Promise<void> {
		// what was never loaded knows of nothing that is lost
		const storing = await this.#storing().catch(() => null);
		if (trouble === 'lost' && !storing?.lost(this.#ledger)) return;
		this.trouble = trouble;
		this.#again(() => this.#storeAll(), SOON);
	}

	#hear(news: News): void {
		more.want();
		// by its turn the log of that evening may be there, read before this was written
		if ('evening' in news) this.#takeQuietly(() => this.#readOn(news.evening, news.length));
		else if (news.what === 'table') this.#takeQuietly(() => this.#lookElsewhere());
		else if (news.what === 'all') this.#takeQuietly(() => this.#readAgain());
	}

	#takeQuietly(work: () => Promise<void>): void {
		this.#turns.takeQuietly(() => this.#whole(work));
	}

	/** Shows what another tab wrote. */
	async #readOn(evening: EveningId, length: number): Promise<void> {
		const ledger = this.#ledger;
		if (ledger?.evening !== evening || ledger.stored >= length) return;
		const waited = ledger.unstored > 0;
		await this.#readOnIn(ledger);
		if (waited) await this.#storeAll();
	}

	async #readOnIn(ledger: Ledger): Promise<void> {
		const mine = ledger === this.#ledger;
		const heard = ledger.theirs.length;
		const { timeline, dropped } = await ledger.readOn(mine ? this.timeline : null);
		if (mine) this.timeline = timeline;
		const { toldOfDropped } = await deeds();
		told.latest = toldOfDropped(timeline, ledger.theirs.slice(heard), dropped) ?? told.latest;
	}

	/** Another tab has put something on the table: this one stays with what it shows, and says so; but goes along where
	 * an evening that was over has been cleared away. */
	async #lookElsewhere(): Promise<void> {
		const here = this.evening?.id ?? this.damaged?.id ?? null;
		if (await this.elsewhere.look(here, this.unstored === 0 && isOver(this.evening))) this.#clear();
	}

	/** Puts on the table what another tab has put there. */
	async follow(): Promise<void> {
		if (this.elsewhere.there !== null) await this.put(this.elsewhere.there.id);
	}

	/** What lies on the table here is to lie on it when the app is opened again. */
	async stay(): Promise<void> {
		this.elsewhere.there = null;
		const here = this.evening?.id;
		if (here === undefined) return;
		await this.#take(async () => {
			(await this.#storing()).untold = { table: here };
			await this.#storeAll();
		});
	}

	/** Anything may be otherwise in the store: what was restored from a file, or taken out. */
	async #readAgain(): Promise<void> {
		if (this.unstored > 0) return this.#storeAll();
		const here = this.evening?.id;
		if (here !== undefined && (await countEntries(here)) > 0) await this.#load(here);
		else await this.#find();
	}

	/** After this tab itself wrote past the table. */
	async readAgain(): Promise<void> {
		await this.#take(() => this.#readAgain());
	}

	/** Puts another evening on the table, or none. */
	async put(id: EveningId | null): Promise<void> {
		await this.#take(async () => {
			await this.#setAside();
			try {
				if (id === null) this.#clear();
				else await this.#load(id);
				(await this.#storing()).untold = { table: id };
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
		return this.#take(async () => {
			const { begin } = await deeds();
			const begun = begin(this.#isHere, name, ruleset, players, house);
			if (!begun.ok) return begun.error;
			const { ledger, entry, timeline, beside } = begun.value;
			(await this.#storing()).untold = null;
			await this.#setAside();
			const outcome = await ledger.append(entry, beside);
			this.#clear();
			this.timeline = timeline;
			this.#ledger = ledger;
			await this.#after(outcome);
			return null;
		});
	}

	/** What the store does not have of the evening on the table is kept. */
	async #setAside(): Promise<void> {
		if (this.#ledger !== null) await (await this.#storing()).setAside(this.#ledger);
	}

	/** Does what is asked, or says why not. Resolves when it is stored, or kept in memory with `trouble` set. */
	async act(command: TimelineCommand): Promise<Result<TimelineFact, Refusal>> {
		const { timeline, shown } = this;
		const meant = timeline && { timeline, heard: this.#ledger?.theirs.length ?? 0 };
		told.latest = null;
		return this.#take(async () => {
			// what was tapped on one evening is not done to another
			if (shown?.state.id !== this.evening?.id) return no('no-round');
			return this.#decideAndStore(command, meant ?? { timeline: this.#asKept, heard: 0 });
		});
	}

	async #decideAndStore(
		command: TimelineCommand,
		meant: Meant
	): Promise<Result<TimelineFact, Refusal>> {
		if (this.#ledger === null) return no('no-round');
		const { carryOut } = await deeds();
		const done = await carryOut(this.#ledger, this.timeline, command, meant);
		this.timeline = done.timeline;
		told.latest = done.told ?? told.latest;
		if (done.outcome !== null) await this.#after(done.outcome);
		return done.answer;
	}

	/** What is stored may not be all. */
	async #after(outcome: Appended): Promise<void> {
		if (outcome !== 'stored' || this.trouble !== null) await this.#storeAll(outcome);
	}

	readonly #isHere = (id: EveningId): boolean => id === this.#ledger?.evening;

	/** Stores all that waits, of every evening. What cannot be stored is told at once, and tried again until it can.
	 * @param known how it went with the evening on the table just now */
	async #storeAll(known?: Appended): Promise<void> {
		const storing = await this.#storing();
		const { trouble, unstored } = await storing.storeAll(this.#ledger, known);
		this.trouble = trouble;
		this.unstored = unstored;
		clearTimeout(this.#retry);
		if (trouble !== null) this.#again(() => this.#storeAll());
	}

	#again(work: () => Promise<void>, after = RETRY_AFTER): void {
		clearTimeout(this.#retry);
		this.#retry = setTimeout(() => void this.#take(work), after);
	}

	async #load(id: EveningId): Promise<void> {
		const { atHand, open } = await logs();
		const aside = (await this.#storing()).take(id);
		const known = this.#kept?.shown.state.id === id ? this.#kept.length : undefined;
		const opened = aside === undefined ? await open(this.#isHere, id, known) : ok(atHand(aside));
		const name = opened.ok ? null : ((await findSummary(id).catch(() => undefined))?.name ?? null);
		this.#clear();
		if (opened.ok) {
			this.#ledger = opened.value.ledger;
			this.timeline = opened.value.timeline;
			this.#asKept = opened.value.known;
		} else this.damaged = { id, name, refused: opened.error };
	}

	#clear(): void {
		this.timeline = null;
		this.#kept = null;
		this.#ledger = null;
		this.damaged = null;
		this.elsewhere.there = null;
	}
}

const isOver = (evening: Evening | null): boolean =>
	evening !== null && (evening.closedAt !== null || evening.deletedAt !== null);

/** The one table of this tab. */
export const table = new Table();
