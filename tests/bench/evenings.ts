import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { Entry } from '#lib/evening/entries.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { FRIENDS, nightOf } from '../fixtures/histories.ts';

/** Writes evenings directly into the app's store. */

const ROUNDS = 40;
/** The number of different evenings; the others are copies with other ids on other days. */
const DIFFERENT = 400;
const DAY = 86_400_000;

type Rows = Readonly<Record<string, readonly object[]>>;

/** @param onTable the id of the evening on the table */
const write = (page: Page, stores: Rows, onTable?: string) =>
	page.evaluate(
		async ({ stores, onTable }) => {
			const opening = indexedDB.open('courtbook');
			await new Promise((resolve) => (opening.onsuccess = resolve));
			const names = [...Object.keys(stores), 'remembered'];
			const tx = opening.result.transaction(names, 'readwrite', { durability: 'relaxed' });
			for (const [name, rows] of Object.entries(stores))
				for (const row of rows) tx.objectStore(name).put(row);
			if (onTable !== undefined) tx.objectStore('remembered').put(onTable, 'table');
			await new Promise((resolve) => (tx.oncomplete = resolve));
			opening.result.close();
		},
		{ stores, onTable }
	);

/** The rows of a log under another evening id, so many milliseconds later. Its entries get ids as
 * long as those of the app: shorter ones would compress better. */
function rowsOf(log: readonly Entry[], evening: string, later: number) {
	const summary = summaryOf(fold(log)!.state);
	const { startedAt, closedAt } = summary;
	const times = { startedAt: startedAt + later, closedAt: closedAt && closedAt + later };
	return {
		entries: log.map((entry, seq) => ({
			...entry,
			id: randomUUID(),
			at: entry.at + later,
			evening,
			seq
		})),
		evenings: [{ ...summary, id: evening, ...times }]
	};
}

/** Puts an evening of Temple with six on the table, in a round of this number.
 * @param playing whether cards are being played; else it is at its Seats step */
export async function seedTable(page: Page, round: number, playing: boolean): Promise<void> {
	const { log } = nightOf(9, 0, round + 1);
	const confirmed = log.flatMap(({ type }, i) => (type === 'RoundConfirmed' ? [i] : []))[
		round - 2
	]!;
	const exit = log.findIndex(({ type }, i) => i > confirmed && type === 'PlayerWentOut');
	const { entries, evenings } = rowsOf(log.slice(0, playing ? exit : confirmed + 1), 'table', 0);
	const people = FRIENDS.map((person, i) => ({ ...person, lastSeen: i, changedAt: i }));
	await write(page, { entries, evenings, people }, 'table');
}

/** Stores so many evenings of 40 rounds. */
export async function seedHistory(page: Page, count: number): Promise<void> {
	let entries: object[] = [];
	let evenings: object[] = [];
	for (let n = 0; n < DIFFERENT; n++) {
		const { log } = nightOf(1, n, ROUNDS);
		for (let i = n; i < count; i += DIFFERENT) {
			const rows = rowsOf(log, `night-${i}`, (i - n) * 2 * DAY);
			entries.push(...rows.entries);
			evenings.push(...rows.evenings);
		}
		if (entries.length < 10_000 && n < DIFFERENT - 1) continue;
		await write(page, { entries, evenings });
		[entries, evenings] = [[], []];
	}
}

/** Resolves when the Chronicle's index has this many evenings. */
export async function indexed(page: Page, count: number): Promise<void> {
	const digests = () =>
		page.evaluate(async () => {
			const opening = indexedDB.open('courtbook');
			await new Promise((resolve) => (opening.onsuccess = resolve));
			const counting = opening.result.transaction('digests').objectStore('digests').count();
			await new Promise((resolve) => (counting.onsuccess = resolve));
			opening.result.close();
			return counting.result;
		});
	while ((await digests()) < count) await page.waitForTimeout(500);
}
