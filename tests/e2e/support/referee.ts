import type { Locator, Page } from '@playwright/test';
import { expect } from './host.ts';
import { button } from './table.ts';

export const answer = (page: Page): Locator => page.getByRole('region', { name: 'Answer' });

/** Expects the verdict: `Allowed`, `Not allowed`, … */
export const expectVerdict = (page: Page, word: string) =>
	expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(word);

/** Opens the Referee by the navigation. */
export const openReferee = (page: Page) =>
	page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Referee' }).click();

/** Taps cards by their names; `|` goes on to the cards to be played. @returns the number of taps */
export async function tapCards(page: Page, keys: string): Promise<number> {
	const taps = keys.split(' ').filter((key) => key !== '');
	for (const key of taps) {
		if (key === '|') await button(page, 'Wants to play').click();
		else
			await page
				.getByRole('group', { name: /^(On the table|Wants to play|Before that|Hand|Which suit)/ })
				.getByRole('button', { name: new RegExp(`^${key}(,|$)`, 'i') })
				.click();
	}
	return taps.length;
}

/** The question about cards, which most tests ask. */
export const MAY_BE_PLAYED = 'May this be played?';

/** Chooses a question, from another one or from none. */
export async function askQuestion(page: Page, question: string) {
	const all = page.getByRole('link', { name: 'All questions' });
	const one = page.getByRole('button', { name: question, exact: true });
	await expect(all.or(one)).toBeVisible();
	if (await all.isVisible()) await all.click();
	await one.click();
	await expect(all).toBeVisible();
}

/** Asks in words. */
export const askInWords = (page: Page, words: string) =>
	page.getByRole('searchbox', { name: 'Ask in your own words' }).fill(words);

/** Chooses the rules, while no evening is on the table. */
export async function chooseRules(page: Page, game: string, house?: string) {
	await button(page, 'Other rules').click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: game, exact: true }).click();
	if (house !== undefined) await sheet.getByRole('button', { name: house }).click();
	await sheet.getByRole('button', { name: 'Done' }).click();
}

/** @param who asked; null for nobody */
export async function logRuling(page: Page, who: string | null) {
	await button(page, 'Log this ruling').click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: who ?? 'Log it without a name' })
		.click();
	await expect(page.getByRole('dialog')).toBeHidden();
}

/** The stored rulings of all evenings. */
export const rulingsIn = (page: Page): Promise<Record<string, unknown>[]> =>
	page.evaluate(async () => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('no store'));
			});
		const db = await done(indexedDB.open('courtbook'));
		const entries = (await done(
			db.transaction('entries').objectStore('entries').getAll()
		)) as Record<string, unknown>[];
		db.close();
		return entries.filter((entry) => entry['type'] === 'RulingLogged');
	});
