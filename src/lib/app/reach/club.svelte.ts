import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { seasons } from '#lib/app/settings/seasons.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';
import type { About, KnownLength } from '#lib/reach/bundles.ts';
import {
	announceNewKey,
	nameOfClub,
	nothingRead,
	syncClub,
	type ClubOptions
} from '#lib/reach/club.ts';
import { hocuspocusCarrier } from '#lib/reach/hocuspocus-carrier.ts';
import { parseLink, type LinkRefusal } from '#lib/reach/links.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import { newSecret } from '#lib/reach/seal.ts';
import { newSigner, type KeyId, type Signer } from '#lib/reach/sign.ts';
import { readClub, removeClub, storeClub, type StoredClub } from '#lib/storage/clubs.ts';
import { onClubChange } from './club-changes.ts';
import { BusyError, mergeFiles, mergeSeasons, ownBundles } from './club-store.ts';
import { joinLink, type JoinLink } from './join-link.ts';
import { relayAddress } from './relay.ts';
import { rememberClub } from './remembered-room.ts';

/** Syncs this long after the last of several changes. In milliseconds. */
const SYNC_AFTER = 3000;
/** Syncs when the page becomes visible after this long. In milliseconds. */
const SYNC_AGAIN_AFTER = 10 * 60_000;

/** `no-line`: offline, syncs when online; `busy`: another tab syncs or restores a backup; `failed`:
 * the store failed. */
type ClubState = 'idle' | 'syncing' | 'no-line' | 'refused' | 'busy' | 'failed';

/** The club of this phone, if it is in one. */
class Club {
	stored = $state.raw<StoredClub | null>(null);
	state = $state<ClubState>('idle');
	/** Numbers of bundles in this run. */
	progress = $state.raw({ received: 0, sent: 0 });
	#opening: Promise<void> | null = null;
	#running: Promise<void> | null = null;
	/** Whether to sync once more when the current run ends. */
	#isRequested = false;
	/** Whether this class sends the next message that everything has changed. */
	#isReloading = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The names of evenings in the club, by id. */
	#lengths = new Map<string, KnownLength>();

	/** Goes on with the club of the last visit: syncs now and after changes. Syncs only once,
	 * however often it is called. */
	async resume(): Promise<void> {
		const isFirst = this.#opening === null;
		this.#opening ??= this.#open();
		await this.#opening;
		if (isFirst) await this.sync();
	}

	async #open(): Promise<void> {
		try {
			this.#take((await readClub()) ?? null);
		} catch {
			this.state = 'failed';
		}
		addEventListener('online', () => void this.sync());
		document.addEventListener('visibilitychange', () => {
			const last = this.stored?.syncedAt ?? 0;
			if (!document.hidden && Date.now() - last > SYNC_AGAIN_AFTER) void this.sync();
		});
		seasons.follow();
		onClubChange((isAll) => {
			// not for changes that came from the club
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
		const stored = { secret, founder, me, ...nothingRead(founder), lengths: [], before };
		await this.#stop();
		const about = before?.about ?? null;
		await this.#put({ ...stored, about, syncedAt: null, moved: false });
		this.#lengths.clear();
		void this.sync();
	}

	async #put(stored: StoredClub): Promise<void> {
		await storeClub(stored);
		this.stored = stored;
		rememberClub(true);
	}

	/** Founds a club with the evenings of this phone. Rejects if the store fails. */
	async found(): Promise<void> {
		const me = await newSigner();
		await this.#begin(newSecret(), me.id, me, null);
	}

	/** Joins the club of a link, instead of the current one. Refuses with a LinkRefusal.
	 * @param fragment of the link, without its `#` */
	async join(fragment: string): Promise<LinkRefusal | null> {
		const link = await parseLink(fragment);
		if (!link.ok) return link.error;
		const { kind, secret, founder } = link.value;
		if (kind !== 'c') return 'not-ours';
		await this.#begin(secret, founder, await newSigner(), null);
		return null;
	}

	/** Leaves the club. Its evenings, people and house rules stay on this phone. */
	async leave(): Promise<void> {
		const { stored } = this;
		this.#take(null);
		await this.#stop();
		if (stored !== null) await removeClub();
		this.state = 'idle';
	}

	/** Gives the club a new key, after a phone was lost. A notice under the old key asks the others
	 * for the new link. */
	async renew(): Promise<void> {
		const { stored } = this;
		if (stored === null) return;
		const me = await newSigner();
		await this.#begin(newSecret(), me.id, me, stored);
	}

	/** Names the club and who uses this phone, for all members. */
	async describe(name: string, member: string): Promise<void> {
		const { stored } = this;
		if (stored === null) return;
		const about = { club: name.trim(), member: member.trim(), at: Date.now() };
		await this.#change(stored, { about });
		void this.sync();
	}

	/** The name of the club; null if it has none. */
	get name(): string | null {
		const { abouts, about } = this.stored ?? {};
		return nameOfClub([...(abouts?.values() ?? []), ...(about ? [about] : [])]);
	}

	/** Who belongs to the club, a phone each; without a name if the phone has said none. */
	get members(): readonly { readonly name: string; readonly isHere: boolean }[] {
		const { stored } = this;
		if (stored === null) return [];
		const { me, about, abouts, phones } = stored;
		return [...new Set([me.id, ...phones])].map((id) => ({
			name: (id === me.id ? about : abouts?.get(id))?.member ?? '',
			isHere: id === me.id
		}));
	}

	/** The members’ link; null without a club. */
	async link(): Promise<JoinLink | null> {
		if (this.stored === null) return null;
		const { secret, founder } = this.stored;
		return joinLink({ kind: 'c', role: 'member', secret, founder: founder as KeyId });
	}

	/** Downloads new bundles and uploads missing ones. Never rejects. */
	async sync(): Promise<void> {
		this.#isRequested = true;
		this.#running ??= this.#run().finally(() => (this.#running = null));
		await this.#running;
	}

	async #stop(): Promise<void> {
		clearTimeout(this.#timer);
		this.#isRequested = false;
		await this.#running;
	}

	async #run(): Promise<void> {
		while (this.#isRequested && this.stored !== null && !this.stored.moved) {
			this.#isRequested = false;
			if (!navigator.onLine) {
				this.state = 'no-line';
				return;
			}
			this.state = 'syncing';
			this.progress = { received: 0, sent: 0 };
			this.state = await this.#alone(() => this.#sync(this.stored!)).catch((error: unknown) =>
				error instanceof BusyError ? 'busy' : 'failed'
			);
		}
	}

	/** Only one tab syncs at a time: two would upload everything twice. */
	async #alone(work: () => Promise<ClubState>): Promise<ClubState> {
		if (!('locks' in navigator)) return work();
		return navigator.locks.request('courtbook-club', { ifAvailable: true }, (lock) =>
			lock === null ? 'busy' : work()
		);
	}

	async #sync(club: StoredClub): Promise<ClubState> {
		const synced = await syncClub(this.#optionsOf(club, (change) => this.#change(club, change)));
		if (this.progress.received > 0) await this.#reloadApp();
		// the phone left the club meanwhile
		if (!this.#isCurrent(club)) return 'idle';
		if (!synced.ok) return synced.error;
		await this.#change(club, { syncedAt: Date.now(), moved: synced.value.hasNewKey });
		await this.#announceNewKey(club);
		return 'idle';
	}

	/** Announces the new key under each former key: the key may have been renewed again before the
	 * last announcement succeeded. */
	async #announceNewKey(club: StoredClub): Promise<void> {
		const first = this.stored!.before;
		if (first === null) return;
		const remaining: StoredClub[] = [];
		for (let former: StoredClub | null = first; former !== null; former = former.before) {
			const announced = await announceNewKey(this.#optionsOf(former, () => Promise.resolve()));
			if (!announced.ok) remaining.push(former);
		}
		const before = remaining.reduceRight<StoredClub | null>(
			(rest, one) => ({ ...one, before: rest }),
			null
		);
		await this.#change(club, { before });
	}

	#isCurrent({ secret }: StoredClub): boolean {
		return this.stored?.secret.join() === secret.join();
	}

	async #change(club: StoredClub, change: Partial<StoredClub>): Promise<void> {
		if (!this.#isCurrent(club)) return;
		await this.#put({ ...this.stored!, ...change, lengths: [...this.#lengths.values()] });
	}

	#optionsOf(club: StoredClub, storeReadState: ClubOptions['storeReadState']): ClubOptions {
		const { secret, me, page, records, known, phones, abouts = new Map() } = club;
		return {
			secret,
			me: me as Signer,
			storeReadState,
			carrier: hocuspocusCarrier(relayAddress()),
			about: club.about ?? null,
			readState: {
				page,
				records,
				known,
				phones: phones as ReadonlySet<KeyId>,
				abouts: abouts as ReadonlyMap<KeyId, About>
			},
			ownBundles: (inClub) => ownBundles(inClub, this.#lengths),
			merge: mergeFiles,
			mergeSeasons,
			onProgress: (received, sent) => (this.progress = { received, sent })
		};
	}

	/** Makes this tab and others read the store again. */
	async #reloadApp(): Promise<void> {
		await session.reload();
		this.#isReloading = true;
		notifyTabs({ changed: 'all' });
		await Promise.all([readNames(), houses.open()]);
	}
}

export const club = new Club();
