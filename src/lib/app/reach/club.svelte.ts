import { resolve } from '$app/paths';
import { runJob } from '#lib/app/backup/client.ts';
import { withRestoreLock } from '#lib/app/backup/interrupted-restore.ts';
import type { JobRequest, JobTopic, JobValue } from '#lib/app/backup/protocol.ts';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { seasons } from '#lib/app/settings/seasons.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { encodeQrCodes } from '#lib/exchange/link/qr-code.ts';
import { nameOfSeason, type Bundle, type KnownLength } from '#lib/reach/bundles.ts';
import { emptyMemory, syncClub, tellMoved, type ClubOptions } from '#lib/reach/club.ts';
import { hocuspocusCarrier } from '#lib/reach/hocuspocus-carrier.ts';
import { formatLink, parseLink, type LinkRefusal } from '#lib/reach/links.ts';
import { newSecret, type Bytes } from '#lib/reach/seal.ts';
import { newSigner, type KeyId, type Signer } from '#lib/reach/sign.ts';
import { readClub, removeClub, storeClub, type StoredClub } from '#lib/storage/clubs.ts';
import { onClubChange } from './club-changes.ts';
import type { TableLink } from './live.svelte.ts';
import { relayAddress } from './relay.ts';
import { rememberClub } from './remembered-room.ts';

/** After something was changed, what follows at once is waited for. In milliseconds. */
const SYNC_AFTER = 3000;
/** When the app is looked at again after so long, the club is asked. In milliseconds. */
const ASK_AGAIN_AFTER = 10 * 60_000;

/** `no-line`: it is tried again when there is one; `busy`: another tab is at it; `failed`: the
 * store failed. */
type ClubState = 'idle' | 'syncing' | 'no-line' | 'refused' | 'busy' | 'failed';

/** Another tab restores a backup: two must not merge at once. */
class Busy extends Error {}

async function job<T extends JobTopic>(
	request: JobRequest & { readonly topic: T }
): Promise<JobValue<T>> {
	const answer = await runJob(request, () => undefined);
	if (answer.status !== 'done') throw new Error(answer.status);
	return answer.value;
}

/** The club of this phone, if it is in one. */
class Club {
	stored = $state.raw<StoredClub | null>(null);
	/** Whether it is known if there is one. */
	looked = $state(false);
	state = $state<ClubState>('idle');
	/** Bundles that came and went in this run. */
	progress = $state.raw({ received: 0, sent: 0 });
	#opening: Promise<void> | null = null;
	#running: Promise<void> | null = null;
	#again = false;
	/** Whether this tab is about to hear that everything changed, from itself. */
	#isReloading = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#lengths = new Map<string, KnownLength>();

	/** Goes on with the club of the last visit, and keeps in touch with it from now on.
	 * @param ask whether to ask the club although it was asked before */
	async resume(ask = false): Promise<void> {
		const isFirst = this.#opening === null;
		this.#opening ??= this.#open();
		await this.#opening;
		if (isFirst || ask) await this.sync();
	}

	async #open(): Promise<void> {
		try {
			this.#take((await readClub()) ?? null);
		} catch {
			this.state = 'failed';
		}
		this.looked = true;
		addEventListener('online', () => void this.sync());
		document.addEventListener('visibilitychange', () => {
			const last = this.stored?.syncedAt ?? 0;
			if (!document.hidden && Date.now() - last > ASK_AGAIN_AFTER) void this.sync();
		});
		seasons.follow();
		onClubChange((isAll) => {
			// what came from the club is nothing new
			if (isAll && this.#isReloading) this.#isReloading = false;
			else if (this.stored !== null) this.#syncLater();
		});
	}

	#take(stored: StoredClub | null): void {
		this.stored = stored;
		this.#lengths = new Map((stored?.lengths ?? []).map((one) => [one[0], one as KnownLength]));
		rememberClub(stored !== null);
	}

	#syncLater(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.sync(), SYNC_AFTER);
	}

	async #begin(
		secret: Bytes,
		founder: KeyId,
		me: Signer,
		before: StoredClub | null
	): Promise<void> {
		const memory = emptyMemory(founder);
		const stored = { secret, founder, me, ...memory, lengths: [], before };
		await this.#stop();
		await this.#put({ ...stored, syncedAt: null, moved: false });
		this.#lengths.clear();
		void this.sync();
	}

	async #put(stored: StoredClub): Promise<void> {
		await storeClub(stored);
		this.stored = stored;
		rememberClub(true);
	}

	/** Founds a club with what is on this phone. Rejects if the store fails. */
	async found(): Promise<void> {
		const me = await newSigner();
		await this.#begin(newSecret(), me.id, me, null);
	}

	/** Joins the club of a link, in place of the one before. Refuses with a LinkRefusal.
	 * @param fragment of the link, without its `#` */
	async join(fragment: string): Promise<LinkRefusal | null> {
		const link = await parseLink(fragment);
		if (!link.ok) return link.error;
		const { kind, secret, founder } = link.value;
		if (kind !== 'c') return 'not-ours';
		await this.#begin(secret, founder, await newSigner(), null);
		return null;
	}

	/** Leaves the club. Everything that came from it stays. */
	async leave(): Promise<void> {
		const { stored } = this;
		this.#take(null);
		await this.#stop();
		if (stored !== null) await removeClub();
		this.state = 'idle';
	}

	/** Gives the club a new key, after a phone was lost. The others need the new link; those with
	 * the old one are told that there is another. */
	async renew(): Promise<void> {
		const { stored } = this;
		if (stored === null) return;
		const me = await newSigner();
		await this.#begin(newSecret(), me.id, me, stored);
	}

	/** The members’ link; null without a club. */
	async link(): Promise<TableLink | null> {
		if (this.stored === null) return null;
		const { secret, founder } = this.stored;
		const parts = { kind: 'c', role: 'member', secret, founder: founder as KeyId } as const;
		const fragment = await formatLink(parts);
		const address = `${location.origin}${resolve('/join')}#`;
		return { address: address + fragment, codes: encodeQrCodes(address, fragment) };
	}

	/** Asks the club, and gives it what it lacks. Never rejects. */
	async sync(): Promise<void> {
		this.#again = true;
		this.#running ??= this.#run().finally(() => (this.#running = null));
		await this.#running;
	}

	async #stop(): Promise<void> {
		clearTimeout(this.#timer);
		this.#again = false;
		await this.#running;
	}

	async #run(): Promise<void> {
		while (this.#again && this.stored !== null && !this.stored.moved) {
			this.#again = false;
			if (!navigator.onLine) {
				this.state = 'no-line';
				return;
			}
			this.state = 'syncing';
			this.progress = { received: 0, sent: 0 };
			this.state = await this.#alone(() => this.#sync(this.stored!)).catch((error: unknown) =>
				error instanceof Busy ? 'busy' : 'failed'
			);
		}
	}

	/** Two tabs would send everything twice. */
	async #alone(work: () => Promise<ClubState>): Promise<ClubState> {
		if (!('locks' in navigator)) return work();
		return navigator.locks.request('courtbook-club', { ifAvailable: true }, (lock) =>
			lock === null ? 'busy' : work()
		);
	}

	async #sync(club: StoredClub): Promise<ClubState> {
		const synced = await syncClub(this.#optionsOf(club, (change) => this.#change(club, change)));
		if (this.progress.received > 0) await this.#reloadApp();
		// it was left meanwhile
		if (!this.#isStill(club)) return 'idle';
		if (!synced.ok) return synced.error;
		const { moved } = synced.value;
		await this.#change(club, { syncedAt: Date.now(), moved });
		await this.#tellMoved(club);
		return 'idle';
	}

	/** Tells those who have a former key that there is another: each of them, since the key may
	 * have been renewed again before anybody was told. */
	async #tellMoved(club: StoredClub): Promise<void> {
		const untold: StoredClub[] = [];
		const first = this.stored!.before;
		for (let at = first; at !== null; at = at.before) {
			const told = await tellMoved(this.#optionsOf(at, () => Promise.resolve()));
			if (!told.ok) untold.push(at);
		}
		const before = untold.reduceRight<StoredClub | null>(
			(rest, one) => ({ ...one, before: rest }),
			null
		);
		if (first !== null) await this.#change(club, { before });
	}

	#isStill({ secret }: StoredClub): boolean {
		return this.stored?.secret.join() === secret.join();
	}

	async #change(club: StoredClub, change: Partial<StoredClub>): Promise<void> {
		if (!this.#isStill(club)) return;
		await this.#put({ ...this.stored!, ...change, lengths: [...this.#lengths.values()] });
	}

	#optionsOf(club: StoredClub, keep: ClubOptions['keep']): ClubOptions {
		const { secret, founder, me, page, records, known, phones } = club;
		return {
			secret,
			founder: founder as KeyId,
			me: me as Signer,
			keep,
			carrier: hocuspocusCarrier(relayAddress()),
			memory: { page, records, known, phones: phones as ReadonlySet<KeyId> },
			own: (has) => this.#own(has),
			async merge(files) {
				const merged = await withRestoreLock(() => job({ topic: 'club-merge', files }));
				if (merged === null) throw new Busy();
				return merged;
			},
			mergeSeasons(more) {
				seasons.merge(more);
				return Promise.all(more.map(nameOfSeason));
			},
			progress: (received, sent) => (this.progress = { received, sent })
		};
	}

	async *#own(known: ReadonlySet<string>): AsyncGenerator<Bundle> {
		const names = await Promise.all(seasons.all.map(nameOfSeason));
		if (names.some((name) => !known.has(name)))
			yield { names, seasons: seasons.all, file: new Uint8Array() };
		for (let after: EveningId | null = null; ;) {
			const lengths = [...this.#lengths.values()];
			const slice: JobValue<'club-own'> = await job({ topic: 'club-own', known, lengths, after });
			for (const one of slice.lengths) this.#lengths.set(one[0], one);
			yield* slice.bundles;
			after = slice.last;
			if (after === null) return;
		}
	}

	/** Has everything that is shown, here and in other tabs, read the store again. */
	async #reloadApp(): Promise<void> {
		await session.reload();
		this.#isReloading = true;
		notifyTabs({ changed: 'all' });
		await Promise.all([readNames(), houses.open()]);
	}
}

export const club = new Club();
