import { resolve } from '$app/paths';
import { randomId } from '#lib/app/random-id.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';
import type { Entry } from '#lib/evening/entries.ts';
import { originalIdOf, type PlayerId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import {
	follows,
	type Timeline,
	type TimelineCommand,
	type TimelineFact
} from '#lib/evening/timeline.ts';
import { encodeQrCodes, type QrCode } from '#lib/exchange/link/qr-code.ts';
import { checkEntry } from '#lib/exchange/validate.ts';
import { hocuspocusCarrier } from '#lib/reach/hocuspocus-carrier.ts';
import type { Accept, Member, RecordNode } from '#lib/reach/record-tree.ts';
import { formatLink, parseLink, type LinkRefusal } from '#lib/reach/links.ts';
import type { ProposalId } from '#lib/reach/records.ts';
import type { Proposal } from '#lib/reach/presence.ts';
import { checkProposal, roundOf } from '#lib/reach/proposals.ts';
import { newSecret, readSecretOf, RoomKeys } from '#lib/reach/seal.ts';
import { newSigner, type KeyId, type Signer } from '#lib/reach/sign.ts';
import { SharedTable, type Sent } from '#lib/reach/table.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import {
	findTable,
	readRecords,
	storeRecords,
	storeTable,
	tableOf,
	type StoredTable
} from '#lib/storage/shared-tables.ts';
import { relayAddress } from './relay.ts';
import { presence, type TablePresence } from './presence.svelte.ts';
import { rememberedRoom, rememberRoom } from './remembered-room.ts';

/** A phone that may hold the pen. */
export interface LivePhone {
	readonly id: KeyId;
	readonly seat: PlayerId | null;
	readonly isHere: boolean;
}

/** What is shown of a shared table. */
export interface LiveView extends TablePresence {
	readonly timeline: Timeline | null;
	/** The other phones that were admitted. */
	readonly members: readonly LivePhone[];
	readonly isPen: boolean;
	readonly isMember: boolean;
	/** Who sits at the phone with the pen. */
	readonly penSeat: PlayerId | null;
	readonly mayTakePen: boolean;
	/** The latest that this phone asked for. */
	readonly sent: Sent | null;
	readonly others: readonly Parameters<SharedTable['choose']>[0][];
}

/** A link, and its code. */
export interface TableLink {
	readonly address: string;
	readonly codes: readonly QrCode[];
}

const TICK = 1000;
/** How long an answer of the pen is waited for; what comes later, `sent` tells. In milliseconds. */
const ANSWER_WITHIN = 3000;
/** A follower stores what it saw at the latest after so long. In milliseconds. */
const STORE_AFTER = 1500;

/** Puts an entry of another phone to a log: checked like one from a file. */
const accept: Accept = (timeline, value) => {
	const entry = checkEntry(value, 'entry');
	if (!entry.ok) return null;
	const next = follows(timeline, entry.value);
	return next.ok ? next.value : null;
};

/** Whose exit a command records. */
const outIn = (command: TimelineCommand): PlayerId | null =>
	command.type === 'recordExit' ? command.player : null;

/** The shared table of this phone, if it is at one. */
class Live {
	view = $state.raw<LiveView | null>(null);
	/** Why a link could not be followed. */
	refused = $state<LinkRefusal | null>(null);
	/** Whether another tab of this phone is at the table, so that this one waits. */
	isInOtherTab = $state(false);
	/** Whether the screen tells what became of what was asked, whenever the answer comes. */
	tellsAnswers = false;
	stored = $state.raw<StoredTable | null>(null);
	#table: SharedTable | null = null;
	#wasPen = false;
	#stop: (() => void)[] = [];
	#storing: ReturnType<typeof setTimeout> | undefined;
	#opening: Promise<void> | null = null;
	/** Who wrote, and by which record the pen had been taken, when this phone knew all that there
	 * was. */
	#lastPen: { readonly id: KeyId; readonly taken: RecordNode | null } | null = null;
	/** What was asked for so long ago that nobody waits for the answer. */
	#late = new Set<ProposalId>();

	get seat(): PlayerId | null {
		return (this.stored?.seat ?? null) as PlayerId | null;
	}

	/** Goes on with the table of the last visit. */
	async resume(): Promise<void> {
		this.#opening ??= this.#resume();
		await this.#opening;
	}

	async #resume(): Promise<void> {
		const room = rememberedRoom();
		const stored = room === null ? undefined : await findTable(room);
		if (stored !== undefined && this.#table === null) await this.#open(stored);
	}

	/** Shares the evening on the table. */
	async share(): Promise<void> {
		await this.resume();
		if (this.view?.isPen === true && this.#isOnTable(this.view.timeline)) return;
		await this.leave();
		const evening = originalIdOf(session.evening!.id);
		// whoever followed has its link still; if somebody took the pen meanwhile, both courses are
		// kept
		const before = await tableOf(evening).catch(() => undefined);
		await this.#open(before ?? (await this.#newShared(evening)));
		await this.#table!.found(session.entries);
		this.#wasPen = this.#table!.isPen;
		this.#update();
	}

	/** Follows the table of a link. @param fragment of the link, without its `#` */
	async join(fragment: string): Promise<void> {
		this.refused = null;
		const link = await parseLink(fragment);
		if (!link.ok || link.value.kind !== 't') {
			this.refused = link.ok ? 'not-ours' : link.error;
			return;
		}
		const { role, secret, founder } = link.value;
		const { name } = await RoomKeys.of('t', role, secret);
		const known = await findTable(name).catch(() => undefined);
		if (this.stored?.room === name && this.stored.role === role) return;
		await this.leave();
		const same = known?.role === role ? known : undefined;
		await this.#open(same ?? (await this.#newTable(role, secret, founder, await newSigner())));
	}

	async #newShared(evening: string): Promise<StoredTable> {
		const me = await newSigner();
		const shared = { evening, at: Date.now() };
		return this.#newTable('member', newSecret(), me.id, me, { shared });
	}

	async #newTable(
		role: StoredTable['role'],
		secret: StoredTable['secret'],
		founder: KeyId,
		me: Signer,
		more: Pick<StoredTable, 'shared'> = {}
	): Promise<StoredTable> {
		const { name: room } = await RoomKeys.of('t', role, secret);
		const stored = { room, role, secret, founder, me, seat: null, ...more };
		await storeTable(stored).catch(() => undefined);
		return stored;
	}

	async #open(stored: StoredTable): Promise<void> {
		const { room, role, secret, founder, me } = stored;
		await this.#oneTab();
		this.stored = stored;
		rememberRoom(room);
		const table = new SharedTable({
			keys: await RoomKeys.of('t', role, secret),
			me: me as Signer,
			founder: founder as KeyId,
			carrier: hocuspocusCarrier(relayAddress()),
			accept,
			decide: (proposal, by) => this.#decide(proposal, by),
			keep: (records) => storeRecords(room, records),
			now: () => Date.now(),
			newId: randomId,
			changed: () => this.#update()
		});
		this.#table = table;
		const timer = setInterval(() => {
			void table.tick();
			this.#update();
		}, TICK);
		this.#stop.push(() => clearInterval(timer));
		await table.open(await readRecords(room).catch(() => []));
		// whoever has been here before is told what changed since
		if (table.head !== null) this.#lastPen = { id: table.head.pen, taken: table.head.taken };
		await table.sit(this.seat);
		this.#wasPen = table.isPen;
		this.#stop.push(
			$effect.root(() => {
				$effect(() => this.#publish(session.timeline));
			})
		);
		this.#update();
	}

	/** Two tabs would write with one key. The second says so, and waits until the first is
	 * closed. */
	async #oneTab(): Promise<void> {
		if (!('locks' in navigator)) return;
		const ask = (options: LockOptions): Promise<boolean> =>
			new Promise((granted) => {
				void navigator.locks.request('courtbook-reach', options, (lock) => {
					granted(lock !== null);
					if (lock === null) return undefined;
					return new Promise<void>((release) => this.#stop.push(release));
				});
			});
		if (await ask({ ifAvailable: true })) return;
		this.isInOtherTab = true;
		await ask({});
		this.isInOtherTab = false;
	}

	/** Leaves the table. What was followed stays on this phone. */
	async leave(): Promise<void> {
		if (!this.#wasPen) await this.#storeFollowed().catch(() => undefined);
		const table = this.#table;
		this.#table = null;
		for (const stop of this.#stop.splice(0)) stop();
		rememberRoom(null);
		presence.view = presence.news = null;
		this.#lastPen = null;
		this.#late.clear();
		this.view = null;
		this.stored = null;
		await table?.leave();
	}

	#isOnTable(timeline: Timeline | null): boolean {
		const here = session.evening?.id;
		const there = timeline?.state.id;
		return here !== undefined && there !== undefined && originalIdOf(here) === originalIdOf(there);
	}

	#publish(timeline: Timeline | null): void {
		const table = this.#table;
		if (table !== null && timeline !== null && this.#isOnTable(table.head?.timeline ?? null))
			void table.publish(session.entries);
	}

	/** Decides what another phone asks for, at the evening on this table. */
	async #decide(proposal: Proposal, { seat }: Member): Promise<Result<readonly Entry[], string>> {
		const { timeline } = session;
		if (timeline === null || !this.#isOnTable(this.#table?.head?.timeline ?? null))
			return no('no-round');
		const checked = checkProposal(timeline, proposal, seat, accept);
		if (!checked.ok) return checked;
		const decided = await session.act(checked.value);
		return decided.ok ? ok(session.entries) : decided;
	}

	#update(): void {
		const table = this.#table;
		if (table?.head === undefined) return;
		const { head, phones } = table;
		const here = new Set(phones.map(({ id }) => id as string));
		const me = this.stored?.me.id;
		this.view = {
			timeline: head?.timeline ?? null,
			line: table.line,
			phones: here.size + 1,
			members: [...(head?.members ?? [])]
				.filter(([id]) => id !== me)
				.map(([id, { seat }]) => ({ id, seat, isHere: here.has(id) })),
			isPen: table.isPen,
			isMember: table.isMember,
			penSeat: head?.members.get(head.pen)?.seat ?? null,
			penHeardAt: table.penHeardAt,
			mayTakePen: table.takingRefused === null,
			sent: table.sent.at(-1) ?? null,
			others: table.others.map(({ record }) => record.id)
		};
		this.#tellPen(table);
		this.#tellLate(table);
		const { isPen } = table;
		presence.view = isPen && this.#isOnTable(this.view.timeline) ? this.view : null;
		if (isPen !== this.#wasPen) {
			this.#wasPen = isPen;
			void (isPen ? this.#takeTable() : this.#leaveTable());
		}
		if (!isPen) this.#storeLater();
	}

	/** Tells that another phone writes now. */
	#tellPen({ head, line, isPen }: SharedTable): void {
		const before = this.#lastPen;
		// somebody who has just come learns who writes, not who did
		if (head === null || (before === null && line !== 'synced')) return;
		const { pen: id, taken } = head;
		this.#lastPen = { id, taken };
		if (before === null || before.id === id) return;
		const isTaken = taken !== before.taken;
		const isAnnulled = (taken?.term ?? 0) < (before.taken?.term ?? 0);
		const seat = head.members.get(id)?.seat ?? null;
		const name = seat === null ? null : (head.timeline?.state.people[seat]?.name ?? null);
		// what waits to be read is not written over
		if (presence.news?.kind === 'refused') return;
		const kind = isAnnulled ? 'stays' : isTaken ? 'taken' : 'handed';
		if (!isPen) presence.news = { kind, name };
		// who took it knows
		else presence.news = isTaken ? null : { kind: 'here' };
	}

	/** Tells that something was refused when nobody waited for the answer any more. */
	#tellLate({ sent, head }: SharedTable): void {
		for (const { id, state, code, command } of sent) {
			if (state === 'sent' || !this.#late.delete(id)) continue;
			if (state === 'counted' || this.tellsAnswers) continue;
			const player = outIn(command as TimelineCommand);
			const name = player === null ? undefined : head?.timeline?.state.people[player]?.name;
			presence.news = { kind: 'refused', code: code ?? '', player: name ?? null };
		}
	}

	/** The pen came to this phone: the evening is put on its table. */
	async #takeTable(): Promise<void> {
		const id = await this.#storeFollowed();
		if (id !== null && session.evening?.id !== id) await session.put(id);
	}

	/** The pen went to another phone: this one follows, so its table is cleared. */
	async #leaveTable(): Promise<void> {
		if (this.#isOnTable(this.view?.timeline ?? null)) await session.put(null);
	}

	#storeLater(): void {
		if (this.#storing !== undefined) return;
		this.#storing = setTimeout(() => {
			this.#storing = undefined;
			void this.#storeFollowed().catch(() => undefined);
		}, STORE_AFTER);
	}

	/** The id of the last entry that was stored. */
	#storedEntry: string | null = null;

	/** Adds what was followed to the evenings of this phone.
	 * @returns the id under which it is stored */
	async #storeFollowed() {
		const timeline = this.#table?.head?.timeline ?? null;
		const log = this.#table?.log ?? [];
		const last = log.at(-1)?.id ?? null;
		if (timeline === null || last === null) return null;
		if (!this.#wasPen && this.#storedEntry === last) return null;
		const { mergeReceived } = await import('#lib/app/backup/restore.ts');
		const { id } = await mergeReceived(timeline.state.id, log, timeline.state, Date.now());
		this.#storedEntry = last;
		notifyTabs({ evening: id, length: log.length });
		return id;
	}

	/** Says who uses this phone. */
	async sit(seat: PlayerId | null): Promise<void> {
		if (this.stored === null) return;
		this.stored = { ...this.stored, seat };
		await storeTable(this.stored).catch(() => undefined);
		await this.#table?.sit(seat);
	}

	/** Does what this phone's player may do: at once on the phone with the pen, else by asking it.
	 * Refuses as the evening does, and with `not-yours`. */
	async act(command: TimelineCommand): Promise<Result<TimelineFact | null, Refusal | 'not-yours'>> {
		const table = this.#table;
		const timeline = table?.head?.timeline ?? null;
		if (table === null || timeline === null) return no('no-round');
		if (this.stored?.role !== 'member') return no('not-yours');
		const round = roundOf(timeline);
		const checked = checkProposal(timeline, { command, round }, this.seat, accept);
		if (!checked.ok) return checked;
		if (table.isPen) return session.act(checked.value);
		const id = await table.propose(checked.value);
		const until = Date.now() + ANSWER_WITHIN;
		for (;;) {
			const sent = table.sent.find((one) => one.id === id);
			if (sent?.state === 'refused') return no(sent.code as Refusal);
			if (sent?.state === 'counted') return ok(null);
			if (Date.now() > until) {
				this.#late.add(id);
				return ok(null);
			}
			await new Promise((later) => setTimeout(later, 100));
		}
	}
	async handOver(to: KeyId): Promise<void> {
		await this.#table?.handOver(to);
	}
	async takePen(): Promise<void> {
		await this.#table?.takePen();
	}
	/** Goes on from another branch. */
	async choose(branch: LiveView['others'][number]): Promise<void> {
		await this.#table?.choose(branch);
	}

	/** The link for a phone that takes part, or for a screen that only shows. A spectator has only
	 * the latter. */
	async link(role: StoredTable['role']): Promise<TableLink | null> {
		const { stored } = this;
		if (stored === null || (stored.role === 'spectator' && role === 'member')) return null;
		const secret = role === stored.role ? stored.secret : await readSecretOf(stored.secret);
		const founder = stored.founder as KeyId;
		const fragment = await formatLink({ kind: 't', role, secret, founder });
		const address = `${location.origin}${resolve('/join')}#`;
		return { address: address + fragment, codes: encodeQrCodes(address, fragment) };
	}
}

export const live = new Live();
