import type { Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { checkEntries } from '#lib/exchange/validate.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { createDatabase, emptyStores, type Evaluates } from './database.ts';
import { BESIDE, expect } from './host.ts';
import { idFor, withIds } from './ids.ts';
import { button } from './table.ts';

/** Writes players, house rules and evenings directly into the app's store; on the empty page beside
 * the app, into a store like the app's, which saves opening the app twice. */

const isOpen = (page: Page) =>
	expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Courtbook');

type Rows = Partial<Record<'entries' | 'evenings' | 'people' | 'houses', readonly object[]>> & {
	remembered?: Readonly<Record<string, unknown>>;
};

/** Writes into the database that the app creates when it is opened. */
async function write(page: Evaluates, rows: Rows) {
	await page.evaluate(async ({ remembered = {}, ...stores }) => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('no store'));
			});
		const isMade = async () =>
			(await indexedDB.databases()).some(
				({ name, version = 0 }) => name === 'courtbook' && version > 1
			);
		// opening it before that would create an empty one
		while (!(await isMade())) await new Promise((later) => setTimeout(later, 20));
		const open = async (): Promise<IDBDatabase> => {
			const request = indexedDB.open('courtbook');
			// must not create the database: the app does
			request.onupgradeneeded = () => request.transaction!.abort();
			return done(request).catch(async () => {
				await new Promise((later) => setTimeout(later, 50));
				return open();
			});
		};
		const db = await open();
		const tx = db.transaction([...Object.keys(stores), 'remembered'], 'readwrite', {
			// it must survive a crash, like entries of the app
			durability: 'strict'
		});
		for (const [name, list] of Object.entries(stores))
			for (const row of list) tx.objectStore(name).put(row);
		for (const [key, value] of Object.entries(remembered))
			tx.objectStore('remembered').put(value, key);
		// as if somebody had just gone on with it, though it was played long ago
		if (typeof remembered['table'] === 'string')
			localStorage.setItem('courtbook-went-on', String(Date.now()));
		await new Promise((resolve, reject) => {
			tx.oncomplete = resolve;
			tx.onabort = () => reject(tx.error ?? new Error('aborted'));
		});
		db.close();
	}, rows);
}

const isBeside = (page: Page) => page.url().endsWith(`/${BESIDE}`);

async function store(page: Page, rows: Rows) {
	if (isBeside(page)) await createDatabase(page, emptyStores());
	else await isOpen(page);
	await write(page, rows);
}

/** Opens the app anew, or for the first time at a path. */
async function open(page: Page, path = '') {
	if (isBeside(page)) await page.goto(page.url().slice(0, -BESIDE.length) + path);
	else await page.reload();
}

const rosterOf = (people: readonly { id: string; name: string }[]) =>
	// the roster shows those seen last first: keep this order
	people.map(({ id, name }, i) => ({
		id,
		name,
		lastSeen: 1_700_000_000_000 - i,
		changedAt: 1_700_000_000_000
	}));

/** Stores players, offered in this order, and the ruleset of the last evening; reloads the page. */
export async function seedRoster(
	page: Page,
	names: readonly string[],
	ruleset?: string,
	played: readonly string[] = []
) {
	await store(page, {
		people: rosterOf(names.map((name) => ({ id: idFor(name), name }))),
		remembered: ruleset === undefined ? {} : { start: { ruleset, players: played.map(idFor) } }
	});
	await open(page);
	await expect(button(page, names[0]!)).toBeVisible();
}

/** Stores house rules. */
export const writeHouses = (page: Page, houses: readonly HouseSet[]) => store(page, { houses });
/** Stores house rules; reloads the page, or opens the app at a path. */
export async function seedHouses(page: Page, houses: readonly HouseSet[], path?: string) {
	await writeHouses(page, houses);
	await open(page, path);
	await isOpen(page);
}

type EveningRows = Required<Pick<Rows, 'entries' | 'evenings' | 'people'>>;

const known = new WeakMap<readonly Entry[], EveningRows>();
/** The rows of an evening, as the app would have stored them. */
function rowsOf(told: readonly Entry[]): EveningRows {
	const rows = known.get(told) ?? checkedRowsOf(told);
	known.set(told, rows);
	return rows;
}

function checkedRowsOf(told: readonly Entry[]): EveningRows {
	const log = withIds(told);
	const checked = checkEntries(log, 'entries');
	if (!checked.ok) throw new Error(`no log of the app: ${checked.error.path}`);
	const { id, people } = stateOf(log);
	return {
		entries: log.map((entry, seq) => ({ ...entry, evening: id, seq })),
		evenings: [summaryOf(stateOf(log))],
		people: rosterOf(Object.values(people))
	};
}

function stateOf(log: readonly Entry[]): Evening {
	const timeline = fold(log);
	if (timeline === null) throw new Error('an empty log');
	return timeline.state;
}

function rowsOfAll(logs: readonly (readonly Entry[])[]): Rows {
	const all = logs.map(rowsOf);
	return {
		entries: all.flatMap(({ entries }) => entries),
		evenings: all.flatMap(({ evenings }) => evenings),
		people: all.flatMap(({ people }) => people)
	};
}

/** Stores evenings; none is on the table. */
export async function seedEvenings(page: Page, logs: readonly (readonly Entry[])[]) {
	await store(page, rowsOfAll(logs));
}

/** Stores evenings in a browser of any engine that has opened the app, and puts one of them on the
 * table; to be seen after a reload. */
export async function writeEvenings(
	page: Evaluates,
	logs: readonly (readonly Entry[])[],
	onTable: string | null
) {
	const table = onTable === null ? null : idFor(onTable);
	await write(page, { ...rowsOfAll(logs), remembered: { table } });
}

/** Puts a stored evening on the table, or none; reloads the page, or opens the app at a path. */
export async function putOnTable(page: Page, evening: string | null, path?: string) {
	await store(page, { remembered: { table: evening === null ? null : idFor(evening) } });
	await open(page, path);
	await isOpen(page);
}

const puts = new WeakSet<object>();
/** Whether a function was made by `put`, and so needs no other page before it. */
export const isPut = (open: object): boolean => puts.has(open);

/** Puts a stored evening on the table, or none, and opens the Table from any page of the app. */
export function put(id: string | null): (page: Page) => Promise<void> {
	const open = async (page: Page) => {
		const table = page.getByRole('link', { name: 'Table', exact: true });
		if (!isBeside(page) && (await table.getAttribute('aria-current')) === null) await table.click();
		await putOnTable(page, id);
	};
	puts.add(open);
	return open;
}

/** Stores an evening and puts it on the table. The page is the app's or the one beside it, from
 * which the app is opened at a path. */
export async function seedEvening(page: Page, log: readonly Entry[], path?: string) {
	await seedEvenings(page, [log]);
	await putOnTable(page, idFor(stateOf(log).id), path);
}
