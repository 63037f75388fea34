import type { BrowserContext } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '../e2e/support/host.ts';
import {
	openEmptyPage,
	dumpStore,
	createDatabase,
	storedLogs,
	type Dump
} from '../e2e/support/database.ts';
import { wait, type Scenario } from './kill.ts';
import type { Phone } from './phone.ts';

const FOLDER = 'tests/fixtures';
/** Databases of older versions, with enough copies of their evenings that an upgrade takes a
 * while. */
const OLD: readonly Dump[] = readdirSync(FOLDER)
	.filter((name) => /^store-v\d+\.json$/.test(name))
	.sort()
	.map((name) => manyTimes(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Dump, 12));

/** Adds copies of all evenings with other ids. */
function manyTimes({ version, stores }: Dump, times: number): Dump {
	const copies = <Value>(name: string, copy: (value: Value, mark: string) => [unknown, Value]) => {
		const store = stores[name]!;
		const marks = Array.from({ length: times }, (_, i) => ` ${i}`);
		const rows = store.rows.flatMap(({ value }) =>
			marks.map((mark) => copy(value as Value, mark)).map(([key, value]) => ({ key, value }))
		);
		return { ...store, rows: [...store.rows, ...rows] };
	};
	return {
		version,
		stores: {
			...stores,
			entries: copies<{ evening: string; seq: number }>('entries', (entry, mark) => {
				const evening = entry.evening + mark;
				return [[evening, entry.seq], { ...entry, evening }];
			}),
			evenings: copies<{ id: string }>('evenings', (evening, mark) => {
				const id = evening.id + mark;
				return [id, { ...evening, id }];
			})
		}
	};
}

const remove = (phone: Phone) =>
	phone.page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				const request = indexedDB.deleteDatabase('courtbook');
				request.onsuccess = () => resolve();
				request.onblocked = () => reject(new Error('blocked'));
			})
	);

/** The rows that are not derived. */
const kept = ({ stores }: Dump) =>
	['entries', 'evenings', 'people', 'houses'].map((name) =>
		(stores[name]?.rows ?? []).map((row) => JSON.stringify(row))
	);

/** Resolves when a page begins to upgrade its database. */
class Upgrade {
	#begun: (() => void) | undefined;
	readonly watch = async (context: BrowserContext): Promise<void> => {
		await context.exposeFunction('begun', () => this.#begun?.());
		await context.addInitScript(() => {
			const { open } = IDBFactory.prototype;
			IDBFactory.prototype.open = function (...args) {
				const request = open.apply(this, args);
				request.addEventListener('upgradeneeded', () => {
					(window as unknown as { begun: () => void }).begun();
				});
				return request;
			};
		});
	};
	begins(): Promise<void> {
		return new Promise((resolve) => (this.#begun = resolve));
	}
}
const upgrade = new Upgrade();

/** Kills the browser during an upgrade: the database is the old or the new one. */
export const migrations: Scenario = {
	name: 'migrations',
	prepareBrowser: upgrade.watch,
	async prepare(phone, chance) {
		const older = async (dump: Dump) => {
			await openEmptyPage(phone.page, phone.host);
			await remove(phone);
			await createDatabase(phone.page, dump);
		};
		await older(OLD.at(-1)!);
		const measured = upgrade.begins().then(() => performance.now());
		await phone.enter();
		// the second half of it comes after the upgrade
		const longest = (performance.now() - (await measured)) / 2;
		return async (run) => {
			const which = run % OLD.length;
			await older(OLD[which]!);
			const before = await storedLogs(phone.page);
			const was = kept(await dumpStore(phone.page));
			const begins = upgrade.begins();
			return {
				go: () => void phone.page.goto(phone.host.url).catch(() => undefined),
				until: () => begins.then(() => wait(chance.below(longest))),
				async check(tally) {
					await phone.openWithoutApp();
					const dump = await dumpStore(phone.page);
					const isOld = dump.version === OLD[which]!.version;
					tally.midway += isOld ? 1 : 0;
					await phone.enter();
					const now = kept(await dumpStore(phone.page));
					expect(kept(dump), 'the old database or the new one').toEqual(isOld ? was : now);
					const after = await storedLogs(phone.page);
					for (const [id, log] of Object.entries(before)) {
						tally.acknowledged += log.length;
						tally.lost += log.filter((text, i) => after[id]?.[i] !== text).length;
					}
					expect(after, 'byte for byte').toEqual(before);
				}
			};
		};
	}
};
