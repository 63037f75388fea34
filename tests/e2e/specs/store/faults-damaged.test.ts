import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { evening, openEvenings } from '../../support/chronicle.ts';
import { expect, test, visit } from '../../support/host.ts';
import { storedLogs } from '../../support/database.ts';
import { GUESTS, out, playingEvening } from '../../support/logs.ts';
import { seedEvening, seedEvenings } from '../../support/seed.ts';
import { atStep, button, startEvening } from '../../support/table.ts';
import { turn } from '../../../sample.ts';

/** Logs damaged by a disk or a tool. */

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

type Damage = 'hole' | 'shape' | 'order' | 'cyclic';

/** Damages a stored log without the app. */
const damage = (page: Page, id: string, how: Damage) =>
	page.evaluate(
		async ([evening, kind]) => {
			const done = <T>(request: IDBRequest<T>) =>
				new Promise<T>((resolve, reject) => {
					request.onsuccess = () => resolve(request.result);
					request.onerror = () => reject(request.error ?? new Error('no store'));
				});
			const db = await done(indexedDB.open('courtbook'));
			const store = db.transaction('entries', 'readwrite').objectStore('entries');
			const row = (await done(store.get([evening, 2]))) as Record<string, unknown>;
			if (kind === 'hole') await done(store.delete([evening, 2]));
			else if (kind === 'shape') await done(store.put({ ...row, step: { toString: 1 } }));
			else if (kind === 'order')
				await done(store.put({ ...row, type: 'EntryUndone', entry: 'nobody', step: undefined }));
			else {
				const circle = new Map<unknown, unknown>([['n', 12n]]);
				circle.set('self', circle);
				await done(store.put({ ...row, step: circle, file: new Blob(['x']), nan: NaN }));
			}
			db.close();
		},
		[id, how] as const
	);

/** @returns what the file says */
async function rawFile(page: Page) {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		button(page, 'Save it as it is').click()
	]);
	return JSON.parse(readFileSync(await download.path(), 'utf8')) as {
		evening: string;
		refused: { code: string };
		rows: { seq: number }[];
	};
}

const DAMAGES: readonly (readonly [Damage, string | RegExp])[] = [
	['hole', 'incomplete'],
	['shape', 'wrong-shape'],
	['order', /wrong-shape|does-not-follow/],
	['cyclic', 'wrong-shape']
];
for (const [how, code] of turn(DAMAGES, 3))
	test(`a damaged log (${how}) is set aside, saved unchanged, and taken off the table; everything else opens @long`, async ({
		page,
		host
	}) => {
		await page.goto(host.beside);
		await seedEvenings(page, [evening('tahimi', GUESTS.slice(4, 8), 1, 'sound')]);
		await seedEvening(page, playingEvening('temple', GUESTS.slice(0, 4), out('Ana')));
		await atStep(page, 'Play');
		await damage(page, 'seeded', how);
		await page.reload();
		await expect(alert(page)).toContainText('“seeded” is damaged and cannot be read');
		await expect(alert(page)).toContainText('all other evenings are safe');
		const damaged = await storedLogs(page).catch(() => null);

		const file = await rawFile(page);
		expect(file.evening).toBe('seeded');
		expect(file.refused.code).toMatch(code);
		expect(file.rows.map(({ seq }) => seq)).toEqual(how === 'hole' ? [0, 1, 3] : [0, 1, 2, 3]);

		// its own page says the same; another evening opens, and so do the lists
		await openEvenings(page, host);
		await page.getByRole('link', { name: /^sound/ }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('sound');
		await visit(page, host, '/chronicle/seeded');
		const main = page.getByRole('main');
		await expect(main.getByText('This evening is damaged and cannot be read.')).toBeVisible();
		await visit(page, host, '/chronicle/statistics?game=tahimi');
		await expect(page.getByRole('heading', { name: 'Statistics' }).first()).toBeVisible();

		await button(page, 'Take it off the table').click();
		await expect(alert(page)).toHaveCount(0);
		expect(await storedLogs(page).catch(() => null)).toEqual(damaged);
		await page.getByRole('link', { name: 'Table', exact: true }).click();
		await startEvening(page, 'Temple', GUESTS.slice(0, 4));
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal');
		await expect(alert(page)).toHaveCount(0);
	});
