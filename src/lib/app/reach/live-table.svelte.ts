import { randomId } from '#lib/app/random-id.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import type { Entry } from '#lib/evening/entries.ts';
import { originalIdOf, type PlayerId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Timeline, TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import { hocuspocusCarrier } from '#lib/reach/hocuspocus-carrier.ts';
import type { Proposal } from '#lib/reach/presence.ts';
import { checkProposal, roundOf } from '#lib/reach/proposals.ts';
import type { Member, RecordNode } from '#lib/reach/record-node.ts';
import type { RecordId } from '#lib/reach/records.ts';
import { readSecretOf, RoomKeys } from '#lib/reach/seal.ts';
import type { KeyId, Signer } from '#lib/reach/sign.ts';
import { SharedTable } from '#lib/reach/table.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import {
	readRecords,
	storeRecords,
	storeTable,
	type StoredTable
} from '#lib/storage/shared-tables.ts';
import { FollowedEvening } from './followed-evening.ts';
import { joinLink, type JoinLink } from './join-link.ts';
import { presence } from './presence.svelte.ts';
import { relayAddress } from './relay.ts';
import { TableNews } from './table-news.ts';
import { tableMove, viewOf, type TableView } from './table-view.ts';

/** In milliseconds. */
const TICK = 1000;
/** How long `act` waits for the pen holder's answer. In milliseconds. */
const ANSWER_WITHIN = 3000;

/** A shared table that is open on this phone. While this phone holds the pen, it publishes the
 * evening on the session's table; while it follows, it stores the evening that it follows. */
export class LiveTable {
	stored: StoredTable;
	view = $state.raw<TableView | null>(null);
	/** Whether the screen shows the answers of proposals, whenever they come. */
	showsProposalResults = false;
	readonly #table: SharedTable;
	readonly #followed: FollowedEvening;
	readonly #news = new TableNews();
	readonly #stops: (() => void)[] = [];
	/** The state at the last update. */
	#before: { readonly holdsPen: boolean; readonly head: RecordNode | null } = {
		holdsPen: false,
		head: null
	};
	#hasLeft = false;

	private constructor(stored: StoredTable, keys: RoomKeys) {
		this.stored = $state.raw(stored);
		this.#table = new SharedTable({
			keys,
			me: stored.me as Signer,
			founder: stored.founder as KeyId,
			carrier: hocuspocusCarrier(relayAddress()),
			decide: (proposal, by) => this.#decide(proposal, by),
			store: (records) => storeRecords(stored.room, records),
			now: () => Date.now(),
			newId: randomId,
			onChange: () => this.#update()
		});
		this.#followed = new FollowedEvening(this.#table);
	}

	static async of(stored: StoredTable): Promise<LiveTable> {
		return new LiveTable(stored, await RoomKeys.of('t', stored.role, stored.secret));
	}

	/** Joins the room, and follows the session. */
	async open(): Promise<void> {
		const timer = setInterval(() => {
			void this.#table.tick();
			this.#update();
		}, TICK);
		this.#stops.push(() => clearInterval(timer));
		const records = await readRecords(this.stored.room).catch(() => []);
		await this.#table.open(records, session.entries);
		this.#news.startFrom(this.#table);
		await this.#table.sit(this.seat);
		this.#note();
		this.#stops.push(
			$effect.root(() => {
				$effect(() => this.#publish(session.timeline));
			})
		);
		this.#update();
	}

	/** Publishes the evening on the session's table, and founds the room if it is new. */
	async share(): Promise<void> {
		await this.#table.found(session.entries);
		this.#note();
		this.#update();
	}

	#note(): void {
		this.#before = { holdsPen: this.#table.holdsPen, head: this.#table.head };
	}

	/** Leaves the room. The evening that was followed stays on this phone. */
	async leave(): Promise<void> {
		if (this.#follows) await this.#followed.store().catch(() => undefined);
		this.#hasLeft = true;
		this.#followed.cancel();
		for (const stop of this.#stops) stop();
		await this.#table.leave();
	}

	/** The player who uses this phone. */
	get seat(): PlayerId | null {
		return this.stored.seat as PlayerId | null;
	}

	/** Whether the session's table shows the evening of this table. */
	get isInSession(): boolean {
		const here = session.evening?.id;
		const there = this.#timeline?.state.id;
		return here !== undefined && there !== undefined && originalIdOf(here) === originalIdOf(there);
	}

	/** Whether this phone stores what another one writes. While the evening is on its own table, that
	 * keeps what it has. */
	get #follows(): boolean {
		return !this.#table.holdsPen && !this.isInSession;
	}

	get #timeline(): Timeline | null {
		return this.#table.head?.timeline ?? null;
	}

	#publish(timeline: Timeline | null): void {
		if (timeline !== null && this.isInSession) void this.#table.publish(session.entries);
	}

	/** Decides a proposal of another phone on the session's evening. */
	async #decide(proposal: Proposal, { seat }: Member): Promise<Result<readonly Entry[], string>> {
		const { timeline } = session;
		if (timeline === null || !this.isInSession) return no('no-round');
		const checked = checkProposal(timeline, proposal, seat);
		if (!checked.ok) return checked;
		const decided = await session.act(checked.value);
		return decided.ok ? ok(session.entries) : decided;
	}

	#update(): void {
		if (this.#hasLeft) return;
		const table = this.#table;
		this.view = viewOf(table, this.stored.me.id);
		const { isInSession } = this;
		const { showsProposalResults } = this;
		const shown = { showsProposalResults, isOnTable: isInSession };
		presence.news = this.#news.next(table, presence.news, shown);
		presence.view = isInSession ? this.view : null;
		const move = tableMove(table, this.#before, isInSession ? session.entries : null);
		this.#note();
		if (move === 'show') void this.#putInSession();
		if (move === 'clear') void this.follow();
		if (this.#follows) this.#followed.storeLater();
	}

	/** Shows the evening of the table on this phone's session. */
	async #putInSession(): Promise<void> {
		const id = await this.#followed.store(true);
		if (id !== null && session.evening?.id !== id) await session.put(id);
	}

	/** Follows the phone that writes: the evening leaves the session's table, and stays in the
	 * Chronicle. */
	async follow(): Promise<void> {
		if (this.isInSession) await session.put(null);
	}

	/** Sets the player who uses this phone. */
	async sit(seat: PlayerId | null): Promise<void> {
		this.stored = { ...this.stored, seat };
		// before anything that this phone proposes, however long the store takes
		const claimed = this.#table.sit(seat);
		await storeTable(this.stored).catch(() => undefined);
		await claimed;
	}

	/** Runs a command of this phone's player: at once if this phone holds the pen, else as a
	 * proposal. Refuses as the evening does, and with `not-yours`.
	 * @returns null for a proposal that was accepted, or has no answer yet */
	async act(command: TimelineCommand): Promise<Result<TimelineFact | null, Refusal | 'not-yours'>> {
		const timeline = this.#timeline;
		if (timeline === null) return no('no-round');
		if (this.stored.role !== 'member') return no('not-yours');
		const round = roundOf(timeline);
		const checked = checkProposal(timeline, { command, round }, this.seat);
		if (!checked.ok) return checked;
		return this.#table.holdsPen ? session.act(checked.value) : this.#propose(checked.value);
	}

	async #propose(command: TimelineCommand): Promise<Result<null, Refusal>> {
		const id = await this.#table.propose(command);
		const until = Date.now() + ANSWER_WITHIN;
		for (;;) {
			const proposal = this.#table.proposals.find((one) => one.id === id);
			if (proposal?.state === 'refused') return no(proposal.code as Refusal);
			if (proposal?.state === 'accepted') return ok(null);
			if (Date.now() > until) {
				this.#news.watch(id);
				return ok(null);
			}
			await new Promise((later) => setTimeout(later, 100));
		}
	}

	/** @returns whether the other phone writes now */
	async handOver(to: KeyId): Promise<boolean> {
		return (await this.#table.handOver(to)).ok;
	}
	/** @returns whether this phone writes now */
	async takePen(): Promise<boolean> {
		return (await this.#table.takePen()).ok;
	}
	/** Goes on from another branch. @returns whether that counts now */
	async choose(branch: RecordId): Promise<boolean> {
		return (await this.#table.choose(branch)).ok;
	}

	/** The link for members, or for spectators. A spectator does not have the first. */
	async link(role: StoredTable['role']): Promise<JoinLink | null> {
		const { stored } = this;
		if (stored.role === 'spectator' && role === 'member') return null;
		const secret = role === stored.role ? stored.secret : await readSecretOf(stored.secret);
		return joinLink({ kind: 't', role, secret, founder: stored.founder as KeyId });
	}
}
