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
	const all = page.getByRole('link', { name: 'Back', exact: true });
	const one = page.getByRole('button', { name: question, exact: true });
	await expect(all.or(one)).toBeVisible();
	if (await all.isVisible()) await all.click();
	await one.click();
	await expect(all).toBeVisible();
}

const atTable = (page: Page) =>
	page
		.getByRole('navigation', { name: 'Places' })
		.getByRole('link', { name: 'Table', exact: true })
		.click();

/** Compares the Referee's answers on the current step and on revolutions with the step's screen, at
 * Taxes or in Play. Goes to the Referee by the navigation, and back. */
export async function expectRefereeAgrees(page: Page) {
	const step = await page.getByRole('heading', { level: 1 }).textContent();
	const revolution = button(page, /Revolution$/);
	const canRevolt =
		step === 'Taxes' && (await revolution.count()) > 0 && (await revolution.isEnabled());
	if (step === 'Play') {
		const leads = await page
			.getByRole('group', { name: 'Who leads' })
			.locator('strong')
			.innerText();
		const card = /^Holder of (.*) leads$/.exec(leads)?.[1];
		await openReferee(page);
		await askQuestion(page, 'Who leads, who is next?');
		await expect(answer(page)).toContainText(card ? `The holder of the ${card} leads` : leads);
	} else {
		const rows = await page.getByRole('group', { name: / pays / }).all();
		const brackets = await Promise.all(rows.map((row) => row.ariaSnapshot()));
		const spared = page.getByText(/: no tax this round$/);
		const said = (await spared.count()) > 0 ? await spared.innerText() : '';
		const names = /([^.:]*): no tax this round$/.exec(said)?.[1]!.trim() ?? '';
		const asked = brackets.flatMap((bracket) => {
			const [, payer, receiver, count] = /"(.*?) pays (.*?) (\d)"/.exec(bracket)!;
			return [`${payer} gives ${count}`, `${receiver} gives back ${count}`];
		});
		await openReferee(page);
		await askQuestion(page, 'What must I give?');
		const who = page.getByRole('group', { name: 'Who asks?' }).getByRole('button');
		if (asked.length > 0)
			await expect(who).toHaveText([...asked, ...names.split(/, and |, | and /).filter(Boolean)]);
		else await expectVerdict(page, 'Nothing is owed');
	}
	await askQuestion(page, 'May a revolution be called now, and what changes?');
	await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(
		canRevolt ? 'It may be called' : /^\s*(No|Not now|It is played, not called)\s*$/
	);
	await atTable(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(step!);
}

/** The Referee's answer on one newcomer, seats and taxes, in the words of the steps. Goes there by
 * the navigation from Seats, and back. */
export async function seatsByReferee(
	page: Page,
	newcomer: string
): Promise<{ ring: string[]; taxes: string[] }> {
	await openReferee(page);
	await askQuestion(page, 'Where does the newcomer sit, and who pays now?');
	const lists = answer(page).getByRole('list');
	await expect(lists.nth(1)).toBeVisible();
	const [ring, taxes] = await Promise.all(
		[lists.nth(0), lists.nth(1)].map((list) => list.getByRole('listitem').allInnerTexts())
	);
	await atTable(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seats');
	return {
		ring: ring!.map((line) => {
			const [place, name, title] = line.split(/\s*\n\s*/) as [string, string, string];
			return `${name === 'The newcomer' ? newcomer : name}, place ${place}, ${title}`;
		}),
		taxes: taxes!.map((line) => line.replace('The newcomer', newcomer).replace(/ cards?\.$/, ''))
	};
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
