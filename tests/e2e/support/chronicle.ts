import type { Locator, Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { expect, type Host, visit } from './host.ts';
import { confirm, out, secondRound, step } from './logs.ts';
import { seedEvenings } from './seed.ts';

/** The Chronicle's lists by role and name, and logs of many evenings. */

/** The same log, moved to another start. */
export const dated = (log: readonly Entry[], start: Date): Entry[] =>
	log.map((entry) => ({ ...entry, at: entry.at - log[0]!.at + start.getTime() }));

/** A log of so many rounds, all ended from the last name to the first. */
export function evening(
	ruleset: string,
	names: readonly string[],
	rounds: number,
	name: string,
	after: readonly TimelineCommand[] = []
): Entry[] {
	const more = Array.from({ length: rounds - 1 }, () => [
		step('play'),
		...out(names.toReversed().slice(0, -1)),
		confirm
	]).flat();
	return secondRound(ruleset, names, [...more, ...after], name);
}

/** Evenings of one round, a day apart, the latest first: `Evening 1`, `Evening 2`, … */
export const manyEvenings = (count: number, latest: Date, names: readonly string[]): Entry[][] =>
	Array.from({ length: count }, (_, i) => {
		const day = new Date(latest);
		day.setDate(day.getDate() - i);
		return dated(evening('temple', names, 1, `Evening ${i + 1}`), day);
	});

export const ruling = (text: string): TimelineCommand => ({
	type: 'logRuling',
	kind: 'irregular',
	key: text,
	question: null,
	answer: { text },
	rules: [],
	askedBy: null,
	house: true,
	option: null
});

export const eveningLines = (page: Page): Locator => page.getByRole('main').locator('a.panel');
/** Expects the lines of the list, by their titles. */
export const expectLines = (page: Page, names: readonly string[]) =>
	expect(eveningLines(page).locator('strong')).toHaveText([...names]);
export const searchResult = (page: Page): Locator => page.getByRole('search').getByRole('status');

/** Opens the list and waits for it. */
export async function openEvenings(page: Page, host: Host, query = '') {
	await visit(page, host, `/chronicle${query}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chronicle');
}
/** Stores evenings on the page beside the app, which is then to be opened. */
export async function seedBeside(page: Page, host: Host, logs: readonly (readonly Entry[])[]) {
	await page.goto(host.beside);
	await seedEvenings(page, logs);
}
export const openPerson = async (page: Page, host: Host, player: string) => {
	await visit(page, host, `/chronicle/people/${player}`);
	await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
};
/** Opens the settings of a person. */
export const editPerson = async (page: Page, host: Host, player: string) => {
	await openPerson(page, host, player);
	await page.getByRole('button', { name: 'Edit' }).click();
	await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
};
