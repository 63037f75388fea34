import { toBase64Url } from '#lib/exchange/link/encoding.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { checkSeason, type Season } from '#lib/stats/seasons.ts';
import type { Bundle, RecordName } from './bundles.ts';
import type { Carrier, LineState } from './carrier.ts';
import { Room } from './room.ts';
import { joined, pageSecretOf, parseJson, RoomKeys, utf8, type Bytes } from './seal.ts';
import { importVerifier, sign, SIGNATURE_BYTES, type KeyId, type Signer } from './sign.ts';

/** Phones that keep one history. It lies at the relay as pages, which are rooms of their own, one
 * after the other; a page that is full is read once and not again, so a visit costs the last pages
 * only. Whatever comes from a club is merged like a stranger's backup file.
 *
 * Nobody reads a page again after it was full. Therefore whoever wrote to one that had been filled
 * meanwhile writes once more to the next: of those who wrote at once, the later one sees it. */

/** Records of a page. An evening of 20 rounds takes about 7 kB. */
export const PAGE_RECORDS = 64;
/** More than all evenings that are accepted. */
const MAX_PAGES = 4000;
/** A larger bundle does not fit into a record. */
const MAX_BUNDLE_BYTES = 250_000;
/** How long a page may take while nothing arrives. In milliseconds. */
const PATIENCE = 60_000;
const MAX_SEASONS_IN_BUNDLE = 200;

/** What a phone knows of its club. */
export interface ClubMemory {
	/** The first page that was not full when it was read last, and how many records it had. */
	readonly page: number;
	readonly records: number;
	/** What was merged here or is from here; of what was refused, the ids of the records. */
	readonly known: ReadonlySet<string>;
	/** Phones that were heard in the club: each says so before it sends anything. */
	readonly phones: ReadonlySet<KeyId>;
}

export const emptyMemory = (founder: KeyId): ClubMemory => ({
	page: 0,
	records: 0,
	known: new Set(),
	phones: new Set([founder])
});

export interface ClubOptions {
	readonly secret: Bytes;
	/** The fingerprint in the link. */
	readonly founder: KeyId;
	/** The key of this phone. */
	readonly me: Signer;
	readonly carrier: Carrier;
	readonly memory: ClubMemory;
	/** Stores what this phone knows. */
	readonly keep: (memory: ClubMemory) => Promise<void>;
	/** What this phone has and the club has not. */
	readonly own: (known: ReadonlySet<string>) => AsyncIterable<Bundle>;
	/** Checks files and adds them to the store.
	 * @returns of each file what was in it, or null if it was refused */
	readonly merge: (files: readonly Bytes[]) => Promise<readonly (readonly RecordName[] | null)[]>;
	readonly mergeSeasons: (seasons: readonly Season[]) => Promise<readonly RecordName[]>;
	/** Is told how many bundles came and went so far. */
	readonly progress?: (received: number, sent: number) => void;
	readonly patience?: number;
}

export interface Synced {
	readonly received: number;
	readonly sent: number;
	readonly refused: number;
	/** The club has another key now: a member said so, signed. */
	readonly moved: boolean;
}

/** `no-line`: the relay was not reached; `refused`: it does not admit this phone, or takes no more.
 * Nothing that was merged or sent is lost. */
export type ClubRefusal = 'no-line' | 'refused';

interface Header {
	/** The public key of the phone. */
	readonly key: string;
	readonly names: readonly string[];
	readonly seasons: readonly unknown[];
	readonly moved: boolean;
}

interface Opened {
	readonly id: string;
	readonly by: KeyId;
	readonly header: Header;
	readonly file: Bytes;
}

/** By which a phone says that it is a member. */
const helloOf = (phone: KeyId) => `k.${phone}` as RecordName;

class LineFault extends Error {
	constructor(readonly code: ClubRefusal) {
		super(code);
	}
}

const NEW_LINE = 0x0a;

/** Signs and seals a bundle: a line of JSON, and the file behind it. */
async function sealBundle(
	keys: RoomKeys,
	me: Signer,
	header: Omit<Header, 'key'>,
	file: Bytes
): Promise<Bytes> {
	const line = JSON.stringify({ ...header, key: me.publicKey });
	const body = joined(utf8(`${line}\n`), file);
	const [id, signature] = await Promise.all([keys.idOf(body), sign(me, body)]);
	return keys.seal(id, joined(signature, body));
}

function readHeader(bytes: Uint8Array): Header | null {
	const header = parseJson(bytes);
	if (typeof header !== 'object' || header === null) return null;
	const { key, names, seasons, moved } = header as Record<string, unknown>;
	if (typeof key !== 'string' || typeof moved !== 'boolean') return null;
	if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) return null;
	if (!Array.isArray(seasons) || seasons.length > MAX_SEASONS_IN_BUNDLE) return null;
	return { key, names: names as string[], seasons, moved };
}

/** Opens what `sealBundle` has sealed; null if it is nothing of this page, or its signature is
 * wrong. */
async function openBundle(keys: RoomKeys, record: Uint8Array): Promise<Opened | null> {
	const opened = await keys.open(record);
	if (opened === null) return null;
	const signature = opened.payload.slice(0, SIGNATURE_BYTES);
	const body = opened.payload.slice(SIGNATURE_BYTES);
	const id = toBase64Url(opened.id);
	if (id !== toBase64Url(await keys.idOf(body))) return null;
	const end = body.indexOf(NEW_LINE);
	const header = end < 0 ? null : readHeader(body.subarray(0, end));
	const author = header === null ? null : await importVerifier(header.key);
	if (header === null || author === null || !(await author.verify(signature, body))) return null;
	return { id, by: author.id, header, file: body.slice(end + 1) };
}

/** One page while it is open. */
class Page {
	readonly #room: Room;
	#arrived: Uint8Array[] = [];
	#state: LineState = 'offline';
	#listen: () => void = () => undefined;
	/** How many records it has. */
	records = 0;

	private constructor(
		readonly number: number,
		readonly keys: RoomKeys,
		readonly patience: number
	) {
		this.#room = new Room(
			(records) => {
				this.#arrived.push(...records);
				this.records += records.length;
				this.#listen();
			},
			(state) => {
				this.#state = state;
				this.#listen();
			}
		);
	}

	static async open({ secret, carrier, patience }: ClubOptions, number: number): Promise<Page> {
		const keys = await RoomKeys.of('c', 'member', await pageSecretOf(secret, number));
		const page = new Page(number, keys, patience ?? PATIENCE);
		page.#room.join(carrier, keys);
		try {
			await page.#synced();
		} catch (error) {
			page.close();
			throw error;
		}
		return page;
	}

	/** Takes what has arrived since. */
	take(): readonly Uint8Array[] {
		return this.#arrived.splice(0);
	}

	/** Adds records; resolves when the relay has them. */
	async put(records: readonly Uint8Array[]): Promise<void> {
		this.#room.restore(records);
		this.#room.putBack();
		this.records += records.length;
		await this.#synced();
	}

	/** Resolves when this phone has what the relay has, and the relay what this phone has. */
	#synced(): Promise<void> {
		return new Promise((resolve, reject) => {
			let timer: ReturnType<typeof setTimeout> | undefined;
			const end = (code?: ClubRefusal) => {
				clearTimeout(timer);
				this.#listen = () => undefined;
				if (code === undefined) resolve();
				else reject(new LineFault(code));
			};
			const look = () => {
				clearTimeout(timer);
				timer = setTimeout(() => end('no-line'), this.patience);
				if (this.#state === 'synced') end();
				else if (typeof this.#state === 'object') end('refused');
			};
			this.#listen = look;
			look();
		});
	}

	close(): void {
		this.#room.leave();
	}
}

class Sync {
	#memory: ClubMemory;
	#received = 0;
	#sent = 0;
	#refused = 0;
	#moved = false;

	constructor(readonly options: ClubOptions) {
		this.#memory = options.memory;
	}

	async run(): Promise<Synced> {
		const page = await this.#readAll();
		const last = this.#moved ? page : await this.#sendAll(page);
		last.close();
		return {
			received: this.#received,
			sent: this.#sent,
			refused: this.#refused,
			moved: this.#moved
		};
	}

	/** Tells those who have the old key that there is a new one. */
	async tellMoved(): Promise<void> {
		const page = await this.#readAll();
		const header = { names: [], seasons: [], moved: true };
		const notice = await sealBundle(page.keys, this.options.me, header, new Uint8Array());
		await page.put([notice]);
		page.close();
	}

	async #keep(change: Partial<ClubMemory>): Promise<void> {
		this.#memory = { ...this.#memory, ...change };
		await this.options.keep(this.#memory);
	}

	/** How many records the relay had of a page. */
	#least(number: number): number {
		const { page, records } = this.#memory;
		return number < page ? PAGE_RECORDS : number === page ? records : 0;
	}

	/** Reads the pages that are new, and the one before them. @returns the last, open */
	async #readAll(): Promise<Page> {
		let page = await Page.open(this.options, Math.max(0, this.#memory.page - 1));
		for (;;) {
			if (page.records < this.#least(page.number)) {
				// the relay has lost it, or a part: all that it lacks is uploaded again
				await this.#keep({ page: 0, records: 0, known: new Set() });
				if (page.number > 0) {
					page.close();
					page = await Page.open(this.options, 0);
				}
			}
			if (page.records < PAGE_RECORDS || page.number >= MAX_PAGES) break;
			page = await this.#next(page);
		}
		await this.#read(page);
		await this.#keep({ page: page.number, records: page.records });
		return page;
	}

	/** Reads a full page while the next one is fetched. @returns that one */
	async #next(page: Page): Promise<Page> {
		const next = Page.open(this.options, page.number + 1);
		try {
			await this.#read(page);
			if (page.number >= this.#memory.page) await this.#keep({ page: page.number + 1, records: 0 });
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

	/** Merges what is new in a page. */
	async #read(page: Page): Promise<void> {
		const { known, phones } = this.#memory;
		const names = new Set(known);
		const authors = new Set(phones);
		const isKnown = ({ id, header }: Opened) =>
			names.has(id) || (header.names.length > 0 && header.names.every((name) => names.has(name)));
		const opened = await Promise.all(page.take().map((record) => openBundle(page.keys, record)));
		const bundles = opened.filter((one) => one !== null);
		const fresh = bundles.filter((one) => !one.header.moved && !isKnown(one));
		const files = fresh.filter(({ file }) => file.length > 0);
		const merged = files.length === 0 ? [] : await this.options.merge(files.map((one) => one.file));
		for (const [i, { id }] of files.entries()) {
			const found = merged[i] ?? null;
			if (found === null) this.#refused += 1;
			// its own names may lie: then it would be merged on each visit
			for (const name of found ?? []) names.add(name);
			names.add(id);
		}
		const seasons = fresh.flatMap(({ header }) =>
			header.seasons.map(checkSeason).filter((season) => season !== null)
		);
		if (seasons.length > 0)
			for (const name of await this.options.mergeSeasons(seasons)) names.add(name);
		for (const { id, by, header } of fresh) {
			names.add(id);
			authors.add(by);
			// one that says only that its phone is there
			if (header.names.includes(helloOf(by))) names.add(helloOf(by));
		}
		this.#received += fresh.length;
		this.options.progress?.(this.#received, this.#sent);
		this.#moved ||= bundles.some(({ header, by }) => header.moved && authors.has(by));
		if (names.size > known.size || authors.size > phones.size)
			await this.#keep({ known: names, phones: authors });
	}

	/** Uploads what the club has not. @returns the last page, open */
	async #sendAll(first: Page): Promise<Page> {
		let page = first;
		const hello = helloOf(this.options.me.id);
		let batch: Bundle[] = this.#memory.known.has(hello)
			? []
			: [{ names: [hello], file: new Uint8Array(), seasons: [] }];
		for await (const bundle of this.options.own(this.#memory.known)) {
			if (bundle.file.length > MAX_BUNDLE_BYTES) continue;
			batch.push(bundle);
			if (page.records + batch.length < PAGE_RECORDS) continue;
			page = await this.#send(page, batch);
			batch = [];
		}
		return this.#send(page, batch);
	}

	async #send(first: Page, bundles: readonly Bundle[]): Promise<Page> {
		let page = first;
		let rest = bundles;
		while (rest.length > 0) {
			if (page.records >= PAGE_RECORDS) {
				page = await this.#next(page);
				continue;
			}
			const { keys } = page;
			const some = rest.slice(0, PAGE_RECORDS - page.records);
			const { me } = this.options;
			const records = await Promise.all(
				some.map(({ names, seasons, file }) =>
					sealBundle(keys, me, { names, seasons, moved: false }, file)
				)
			);
			await page.put(records);
			// others filled it meanwhile, and who has read it then does not come back
			if (page.records - some.length >= PAGE_RECORDS) continue;
			rest = rest.slice(some.length);
			this.#sent += some.length;
			this.options.progress?.(this.#received, this.#sent);
			const known = new Set(this.#memory.known);
			for (const { names } of some) for (const name of names) known.add(name);
			await this.#keep({ known, page: page.number, records: page.records });
		}
		return page;
	}
}

const guarded = async <T>(work: Promise<T>): Promise<Result<T, ClubRefusal>> => {
	try {
		return ok(await work);
	} catch (error) {
		if (error instanceof LineFault) return no(error.code);
		throw error;
	}
};

/** Merges what the club has and this phone has not, and the other way round. Rejects with what
 * `merge`, `own` and `keep` throw. Refuses with a ClubRefusal; what was done until then is kept. */
export const syncClub = (options: ClubOptions): Promise<Result<Synced, ClubRefusal>> =>
	guarded(new Sync(options).run());

/** Tells the phones that still have an old key that the club has another one. The notice is signed,
 * and says no more. */
export const tellMoved = (options: ClubOptions): Promise<Result<void, ClubRefusal>> =>
	guarded(new Sync(options).tellMoved());
