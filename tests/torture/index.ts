import { manyEvenings } from '../e2e/support/chronicle.ts';
import { expect } from '../e2e/support/host.ts';
import { dumpStore, storedLogs } from '../e2e/support/database.ts';
import { wait, type Scenario } from './kill.ts';
import type { Phone } from './phone.ts';
import { words } from '../e2e/support/logs.ts';
import { seedEvenings } from '../e2e/support/seed.ts';

const LOGS = manyEvenings(60, new Date(2026, 10, 19, 20), words('Ana Ben Chidi Dee Eli Fay'));

/** The digests without the number that depends on the order of storing. */
async function digests(phone: Phone): Promise<string[]> {
	const { stores } = await dumpStore(phone.page);
	return (stores['digests']?.rows ?? []).map(({ value }) => {
		const { stored: _, ...digest } = value as { stored: number };
		return JSON.stringify(digest);
	});
}

const forget = (phone: Phone) =>
	phone.page.evaluate(async () => {
		const opening = indexedDB.open('courtbook');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const tx = opening.result.transaction('digests', 'readwrite');
		tx.objectStore('digests').clear();
		await new Promise((resolve) => (tx.oncomplete = resolve));
		opening.result.close();
	});

const whole = (phone: Phone) =>
	expect
		.poll(() => digests(phone).then((all) => all.length), { timeout: 15_000 })
		.toBe(LOGS.length);

/** Kills the browser while the Chronicle's index is built: the logs are unchanged, and the index is
 * completed later. */
export const index: Scenario = {
	name: 'index rebuilds',
	async prepare(phone, chance) {
		await seedEvenings(phone.page, LOGS);
		const before = await storedLogs(phone.page);
		const from = performance.now();
		await phone.enter('/chronicle');
		await whole(phone);
		const longest = performance.now() - from;
		const wanted = await digests(phone);
		return async () => {
			await phone.enter();
			await forget(phone);
			return {
				go: () => void phone.page.goto(`${phone.host.url}/chronicle`).catch(() => undefined),
				until: () => wait(chance.below(longest)),
				async check(tally) {
					await phone.openWithoutApp();
					const made = (await digests(phone)).length;
					tally.midway += made > 0 && made < LOGS.length ? 1 : 0;
					const after = await storedLogs(phone.page);
					for (const [id, log] of Object.entries(before)) {
						tally.acknowledged += log.length;
						tally.lost += log.filter((text, i) => after[id]?.[i] !== text).length;
					}
					expect(after, 'byte for byte').toEqual(before);
					await phone.enter('/chronicle');
					await whole(phone);
					expect(await digests(phone)).toEqual(wanted);
				}
			};
		};
	}
};
