import type { Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { manyEvenings } from './chronicle.ts';
import { expect, type Host, visit } from './host.ts';
import { dumpStore, type Evaluates } from './database.ts';
import { button } from './table.ts';

/** The page “Data and backup”: its controls and its files. */

export async function openData(page: Page, host: Host) {
	await visit(page, host, '/settings/data');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data and backup');
}

/** A backup as parsed JSON. */
export interface BackupJson {
	version: number;
	people: object[];
	evenings: { id: string; entries: Record<string, unknown>[] }[];
	end: Record<string, number>;
}

export const unpacked = (file: Buffer) => JSON.parse(gunzipSync(file).toString()) as BackupJson;
export const packed = (backup: object): Buffer => gzipSync(JSON.stringify(backup));

/** Presses a button that saves a file. @returns the file */
export async function savedFile(page: Page, name: string | RegExp): Promise<Buffer> {
	const downloading = page.waitForEvent('download');
	await button(page, name).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^courtbook-[\d-]+\.json\.gz$/);
	return readFileSync(await download.path());
}

/** Makes a backup and saves it. */
export async function backUp(page: Page): Promise<Buffer> {
	await button(page, 'Back up').click();
	await expect(page.getByRole('heading', { name: 'The backup is ready' })).toBeVisible();
	await expect(button(page, 'Not now')).toBeVisible();
	const file = await savedFile(page, 'Save the file');
	await button(page, 'Done').click();
	return file;
}

/** Chooses a file to restore. */
export const chooseFile = (page: Page, buffer: Buffer, name = 'courtbook-test.json.gz') =>
	page
		.getByLabel('The file to restore')
		.setInputFiles({ name, mimeType: 'application/gzip', buffer });

export const expectHeading = (page: Page, title: string) =>
	expect(page.getByRole('heading', { name: title })).toBeVisible();

/** The rows that a backup contains; digests and most of what is remembered are derived. */
export async function storedRows(page: Evaluates) {
	const { stores } = await dumpStore(page);
	const rows = (name: string) => stores[name]?.rows.map((row) => JSON.stringify(row)) ?? [];
	return {
		entries: rows('entries'),
		evenings: rows('evenings'),
		people: rows('people'),
		houses: rows('houses')
	};
}

export async function remembered(page: Page): Promise<Record<string, unknown>> {
	const { stores } = await dumpStore(page);
	return Object.fromEntries(
		stores['remembered']?.rows.map(({ key, value }) => [key, value]) ?? []
	) as Record<string, unknown>;
}

/** Clears the database without the app. */
export const wipe = (page: Evaluates) =>
	page.evaluate(async () => {
		const opening = indexedDB.open('courtbook');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const names = [...opening.result.objectStoreNames];
		const tx = opening.result.transaction(names, 'readwrite');
		for (const name of names) tx.objectStore(name).clear();
		await new Promise((resolve) => (tx.oncomplete = resolve));
		opening.result.close();
	});

/** Writes a row without the app. */
export const putRow = (page: Page, store: string, row: unknown, key?: string) =>
	page.evaluate(
		async ({ store, row, key }) => {
			const opening = indexedDB.open('courtbook');
			await new Promise((resolve) => (opening.onsuccess = resolve));
			const tx = opening.result.transaction(store, 'readwrite');
			tx.objectStore(store).put(row, key);
			await new Promise((resolve) => (tx.oncomplete = resolve));
			opening.result.close();
		},
		{ store, row, key }
	);

/** One evening a day, the last at `time`, with ids without blanks, as the app makes them. */
export const nightsBefore = (time: Date, nights: number, names: readonly string[]): Entry[][] =>
	manyEvenings(nights, time, names).map(
		(log) => JSON.parse(JSON.stringify(log).replaceAll('"Evening ', '"Evening-')) as Entry[]
	);
