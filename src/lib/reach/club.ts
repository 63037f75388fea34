import { no, ok, type Result } from '#lib/rules/result.ts';
import { checkSeason, type Season } from '#lib/stats/seasons.ts';
import type { About, Bundle, RecordName } from './bundles.ts';
import { ClubPage, PageError, type ClubRefusal, type PageOptions } from './club-page.ts';
import { openBundle, sealBundle, type OpenedBundle } from './sealed-bundle.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import type { KeyId, Signer } from './sign.ts';

/** Phones that keep one history. It consists of numbered pages, each a room at the relay. A full
 * page is read once, so a visit fetches only the last pages. Bundles are merged like a stranger's
 * backup file.
 *
 * Since full pages are never read again, a writer whose page was filled by others meanwhile repeats
 * its records on the next page: of concurrent writers, the later one sees that. */

/** Records of a page. An evening of 20 rounds takes about 7 kB. */
export const PAGE_RECORDS = 64;
/** Maximum number of pages: enough for all evenings that the app accepts. */
const MAX_PAGES = 4000;
/** A larger bundle does not fit into a record. */
const MAX_BUNDLE_BYTES = 250_000;

/** The read position of a phone in its club. */
export interface ReadState {
	/** The first page that was not full at the last visit, and its number of records then. */
	readonly page: number;
	readonly records: number;
	/** Names of merged or own records; ids of bundles. */
	readonly known: ReadonlySet<string>;
	/** The phones that have written into the club. */
	readonly phones: ReadonlySet<KeyId>;
	/** The last that each phone has said about itself. */
	readonly abouts: ReadonlyMap<KeyId, About>;
}

/** The name of a club: the latest that a phone gave it; null if none has. */
export const nameOfClub = (abouts: Iterable<About>): string | null =>
	[...abouts].filter(({ club }) => club !== '').sort((a, b) => b.at - a.at)[0]?.club ?? null;

export const nothingRead = (founder: KeyId): ReadState => ({
	page: 0,
	records: 0,
	known: new Set(),
	phones: new Set([founder]),
	abouts: new Map()
});

export interface ClubOptions extends PageOptions {
	/** The key of this phone. */
	readonly me: Signer;
	/** What this phone says about itself; null if nothing. */
	readonly about: About | null;
	readonly readState: ReadState;
	readonly storeReadState: (state: ReadState) => Promise<void>;
	/** The bundles of this phone that the club lacks. */
	readonly ownBundles: (known: ReadonlySet<string>) => AsyncIterable<Bundle>;
	/** Checks files and adds them to the store.
	 * @returns the names of the records in each file; null for a file that was refused */
	readonly merge: (files: readonly Bytes[]) => Promise<readonly (readonly RecordName[] | null)[]>;
	readonly mergeSeasons: (seasons: readonly Season[]) => Promise<readonly RecordName[]>;
	/** Called with the number of bundles so far. */
	readonly onProgress?: (received: number, sent: number) => void;
}

export interface Synced {
	/** Numbers of bundles. */
	readonly received: number;
	readonly sent: number;
	readonly refused: number;
	/** Whether a member has announced that the club has a new key. */
	readonly hasNewKey: boolean;
}

/** The name by which a phone announces that it is a member. */
const nameOfPhone = (phone: KeyId) => `k.${phone}` as RecordName;

class Sync {
	readonly #options: ClubOptions;
	#readState: ReadState;
	#received = 0;
	#sent = 0;
	#refused = 0;
	#hasNewKey = false;

	constructor(options: ClubOptions) {
		this.#options = options;
		this.#readState = options.readState;
	}

	async run(): Promise<Synced> {
		const page = await this.#readAll();
		const last = this.#hasNewKey ? page : await this.#sendAll(page);
		last.close();
		return {
			received: this.#received,
			sent: this.#sent,
			refused: this.#refused,
			hasNewKey: this.#hasNewKey
		};
	}

	async announceNewKey(): Promise<void> {
		const page = await this.#readAll();
		const header = { names: [], seasons: [], hasNewKey: true, about: null };
		await page.put([await sealBundle(page.keys, this.#options.me, header, new Uint8Array())]);
		page.close();
	}

	async #change(change: Partial<ReadState>): Promise<void> {
		this.#readState = { ...this.#readState, ...change };
		await this.#options.storeReadState(this.#readState);
	}

	#reportProgress(): void {
		this.#options.onProgress?.(this.#received, this.#sent);
	}

	/** Reads the new pages, and the one before them. @returns the last page, open */
	async #readAll(): Promise<ClubPage> {
		let page = await ClubPage.open(this.#options, Math.max(0, this.#readState.page - 1));
		for (;;) {
			if (page.records < this.#recordsSeen(page.number)) page = await this.#startOver(page);
			if (page.records < PAGE_RECORDS || page.number >= MAX_PAGES) break;
			page = await this.#next(page);
		}
		await this.#read(page);
		await this.#change({ page: page.number, records: page.records });
		return page;
	}

	/** The number of records that a page had at the last visit. */
	#recordsSeen(number: number): number {
		const { page, records } = this.#readState;
		return number < page ? PAGE_RECORDS : number === page ? records : 0;
	}

	/** The relay has lost records: reads from the first page, and uploads everything that is
	 * missing. */
	async #startOver(page: ClubPage): Promise<ClubPage> {
		await this.#change({ page: 0, records: 0, known: new Set() });
		if (page.number === 0) return page;
		page.close();
		return ClubPage.open(this.#options, 0);
	}

	/** Reads a full page while the next one is fetched. @returns the next page */
	async #next(page: ClubPage): Promise<ClubPage> {
		const next = ClubPage.open(this.#options, page.number + 1);
		try {
			await this.#read(page);
			if (page.number >= this.#readState.page)
				await this.#change({ page: page.number + 1, records: 0 });
			return await next;
		} catch (error) {
			next.then(
				(open) => open.close(),
				() => undefined
			);
			throw error;
		} finally {
			page.close();
		}
	}

	/** Merges the new bundles of a page. */
	async #read(page: ClubPage): Promise<void> {
		const opened = await Promise.all(page.take().map((record) => openBundle(page.keys, record)));
		const bundles = opened.filter((one) => one !== null);
		const { known, phones } = this.#readState;
		const isKnown = ({ id, header: { names } }: OpenedBundle) =>
			known.has(id) || (names.length > 0 && names.every((name) => known.has(name)));
		const fresh = bundles.filter((one) => !one.header.hasNewKey && !isKnown(one));
		const names = new Set([
			...known,
			...(await this.#mergeFiles(fresh)),
			...(await this.#mergeSeasons(fresh))
		]);
		const authors = new Set(phones);
		const abouts = new Map(this.#readState.abouts);
		for (const { id, by, header } of fresh) {
			names.add(id);
			authors.add(by);
			const { about } = header;
			if (about !== null && about.at > (abouts.get(by)?.at ?? -1)) abouts.set(by, about);
			for (const name of header.names)
				if (name === nameOfPhone(by) || name.startsWith(`a.${by}.`)) names.add(name);
		}
		this.#received += fresh.length;
		this.#reportProgress();
		this.#hasNewKey ||= bundles.some(({ header, by }) => header.hasNewKey && authors.has(by));
		if (names.size > known.size || authors.size > phones.size)
			await this.#change({ known: names, phones: authors, abouts });
	}

	/** @returns the names of the records that are in the files: those in a header may be false, and
	 * its bundle would be merged on each visit */
	async #mergeFiles(bundles: readonly OpenedBundle[]): Promise<readonly RecordName[]> {
		const files = bundles.map(({ file }) => file).filter(({ length }) => length > 0);
		const merged = files.length === 0 ? [] : await this.#options.merge(files);
		this.#refused += files.filter((_, i) => (merged[i] ?? null) === null).length;
		return merged.flatMap((names) => names ?? []);
	}

	async #mergeSeasons(bundles: readonly OpenedBundle[]): Promise<readonly RecordName[]> {
		const seasons = bundles.flatMap(({ header }) =>
			header.seasons.map(checkSeason).filter((season) => season !== null)
		);
		return seasons.length === 0 ? [] : this.#options.mergeSeasons(seasons);
	}

	/** Uploads the bundles that the club lacks. @returns the last page, open */
	async #sendAll(first: ClubPage): Promise<ClubPage> {
		let page = first;
		const { about, me } = this.#options;
		const names = [
			nameOfPhone(me.id),
			...(about === null ? [] : [`a.${me.id}.${about.at}` as RecordName])
		];
		const isSaid = names.every((name) => this.#readState.known.has(name));
		const saying = { names, file: new Uint8Array(), seasons: [], ...(about && { about }) };
		let batch: Bundle[] = isSaid ? [] : [saying];
		for await (const bundle of this.#options.ownBundles(this.#readState.known)) {
			if (bundle.file.length > MAX_BUNDLE_BYTES) continue;
			batch.push(bundle);
			if (page.records + batch.length < PAGE_RECORDS) continue;
			page = await this.#send(page, batch);
			batch = [];
		}
		return this.#send(page, batch);
	}

	/** Uploads bundles to a page and those after it. @returns the last page, open */
	async #send(first: ClubPage, bundles: readonly Bundle[]): Promise<ClubPage> {
		let page = first;
		let rest = bundles;
		while (rest.length > 0) {
			if (page.records >= PAGE_RECORDS) {
				page = await this.#next(page);
				continue;
			}
			const some = rest.slice(0, PAGE_RECORDS - page.records);
			await page.put(await this.#sealAll(page, some));
			// other phones have filled the page meanwhile, so some may never read it again
			if (page.records - some.length >= PAGE_RECORDS) continue;
			rest = rest.slice(some.length);
			this.#sent += some.length;
			this.#reportProgress();
			const names = some.flatMap((bundle) => bundle.names);
			const known = new Set([...this.#readState.known, ...names]);
			await this.#change({ known, page: page.number, records: page.records });
		}
		return page;
	}

	#sealAll({ keys }: ClubPage, bundles: readonly Bundle[]): Promise<Bytes[]> {
		const { me } = this.#options;
		return Promise.all(
			bundles.map(({ names, seasons, file, about = null }) =>
				sealBundle(keys, me, { names, seasons, hasNewKey: false, about }, file)
			)
		);
	}
}

async function withRefusal<T>(work: Promise<T>): Promise<Result<T, ClubRefusal>> {
	try {
		return ok(await work);
	} catch (error) {
		if (error instanceof PageError) return no(error.code);
		throw error;
	}
}

/** Merges the bundles that this phone lacks, and uploads those that the club lacks. Rejects with
 * the errors of the functions in `options`. Refuses with a ClubRefusal; everything merged or sent
 * before that is stored. */
export const syncClub = (options: ClubOptions): Promise<Result<Synced, ClubRefusal>> =>
	withRefusal(new Sync(options).run());

/** Announces to the phones that have this key that the club has a new one. The signed notice does
 * not have that key. */
export const announceNewKey = (options: ClubOptions): Promise<Result<void, ClubRefusal>> =>
	withRefusal(new Sync(options).announceNewKey());
