import type { EveningId } from '#lib/evening/ids.ts';
import { chooseFile, expectHeading, openData, wipe } from '../e2e/support/backup.ts';
import { evening } from '../e2e/support/chronicle.ts';
import { expect } from '../e2e/support/host.ts';
import { entryOf, storedLogs } from '../e2e/support/database.ts';
import { gzippedBackup } from '../fixtures/backups.ts';
import type { Chance } from '../fixtures/chance.ts';
import { wait, type Scenario, type Tally } from './kill.ts';
import type { Phone } from './phone.ts';
import { words } from '../e2e/support/logs.ts';
import { seedEvenings } from '../e2e/support/seed.ts';
import { button } from '../e2e/support/table.ts';

const NAMES = words('Ana Ben Chidi Dee Eli Fay');
const OWN = evening('tahimi', NAMES, 2, 'Own');
const FILED = Array.from({ length: 30 }, (_, i) => {
	const id = `Filed-${i}`;
	return { id: id as EveningId, log: evening('temple', NAMES, 1 + (i % 3), id) };
});
type Logs = Record<string, string[]>;

/** Stores one more evening, and of each in the file nothing, its beginning, or all. */
async function storeSome(phone: Phone, chance: Chance) {
	await wipe(phone.page);
	const known = FILED.map(({ log }) => log.slice(0, chance.pick([0, 0, 1, 7, log.length])));
	await seedEvenings(phone.page, [OWN, ...known.filter((log) => log.length > 0)]);
}

/** Chooses the file. @returns the button that restores it */
async function readyToRestore(phone: Phone, file: Uint8Array, replace: boolean) {
	const { page } = phone;
	await openData(page, phone.host);
	await chooseFile(page, Buffer.from(file));
	await expectHeading(page, 'A backup of');
	if (!replace) return button(page, 'Merge');
	await button(page, 'Replace everything').click();
	await expectHeading(page, 'First save what is here');
	const download = page.waitForEvent('download');
	await button(page, 'Save the file').click();
	await download;
	return button(page, 'Replace everything now');
}

/** Expects each evening as it was or as in the file, never a part of it. */
function compare(before: Logs, after: Logs, replace: boolean, tally: Tally) {
	const sizes = FILED.map(({ id, log }) => {
		const [was, now] = [before[id] ?? [], after[id] ?? []];
		tally.acknowledged += was.length;
		tally.lost += was.filter((text, i) => now[i] !== text).length;
		tally.inFlight += log.length - was.length;
		tally.extra += now.length - was.length;
		expect([was.length, log.length], `${id}, complete`).toContain(now.length);
		const entries = now.map(entryOf).map(({ seq: _, ...entry }) => entry);
		const wanted = log.slice(0, now.length).map((entry) => ({ ...entry, evening: id }));
		expect(entries, id).toEqual(wanted);
		return now.length - log.length;
	});
	const done = sizes.every((size) => size === 0);
	tally.midway += !done && tally.extra > 0 ? 1 : 0;
	const { Own: own = [] } = before;
	tally.acknowledged += own.length;
	// evenings that are not in the file are removed last, at once
	if (replace && done && after['Own'] === undefined) return;
	tally.lost += own.filter((text, i) => after['Own']?.[i] !== text).length;
	expect(after['Own'], 'byte for byte').toEqual(own);
}

/** Kills the browser while a backup is merged or replaces everything. */
export const imports: Scenario = {
	name: 'imports',
	async prepare(phone, chance) {
		const parts = FILED.map((one) => ({ kind: 'evening', ...one }) as const);
		const file = await gzippedBackup(parts);
		await storeSome(phone, chance);
		const merge = await readyToRestore(phone, file, false);
		const from = performance.now();
		await merge.click();
		await expectHeading(phone.page, 'The file is merged');
		const longest = performance.now() - from;
		return async (run) => {
			const replace = run % 2 === 1;
			await phone.enter();
			await storeSome(phone, chance);
			const before = await storedLogs(phone.page);
			const start = await (await readyToRestore(phone, file, replace)).elementHandle();
			return {
				go: () =>
					void phone.page
						.evaluate((one) => (one as HTMLElement).click(), start)
						.catch(() => undefined),
				until: () => wait(chance.below(longest)),
				async check(tally) {
					await phone.openWithoutApp();
					const after = await storedLogs(phone.page);
					const one = { ...tally, extra: 0, midway: 0 };
					compare(before, after, replace, one);
					const { extra, midway } = one;
					Object.assign(tally, one, { extra: tally.extra + extra, midway: tally.midway + midway });
					expect(tally.lost).toBe(0);
					// the restore can be repeated
					await phone.enter();
					await (await readyToRestore(phone, file, false)).click();
					await expectHeading(phone.page, 'The file is merged');
					const whole = await storedLogs(phone.page);
					for (const { id, log } of FILED) expect(whole[id], id).toHaveLength(log.length);
				}
			};
		};
	}
};
