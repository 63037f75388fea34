import type { Page } from '@playwright/test';
import {
	dated,
	evening,
	expectLines,
	searchResult,
	eveningLines,
	manyEvenings,
	ruling,
	seedBeside,
	openEvenings
} from '../../support/chronicle.ts';
import { decree } from '../../support/decreed-evenings.ts';
import { putRow } from '../../support/backup.ts';
import { expect, test } from '../../support/host.ts';
import { idFor } from '../../support/ids.ts';
import { GUESTS, secondRound } from '../../support/logs.ts';
import { putOnTable } from '../../support/seed.ts';
import { button } from '../../support/table.ts';

const FOUR = GUESTS.slice(0, 4);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the evenings' });
const unfold = (page: Page) => page.getByRole('heading', { name: 'Filters' }).click();
const NOVEMBER = new Date(2026, 10, 19, 20);

test('more evenings load near the end of the list; going back from an evening restores the list; a button loads more too and moves the focus there @long', async ({
	page,
	host
}) => {
	await seedBeside(page, host, manyEvenings(70, NOVEMBER, FOUR));
	await openEvenings(page, host);
	await expect(eveningLines(page)).toHaveCount(30);
	await eveningLines(page).last().scrollIntoViewIfNeeded();
	await expect(eveningLines(page)).toHaveCount(60);
	const line = eveningLines(page).nth(44);
	await line.scrollIntoViewIfNeeded();
	const top = async () => (await line.boundingBox())!.y;
	await line.focus();
	const left = await top();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening 45');
	await page.goBack();
	await expect(eveningLines(page)).toHaveCount(60);
	await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(3);
	await expect(line).toBeInViewport();

	await test.step('grouped by month; after the first 30 a button loads more', async () => {
		// nothing loads by itself now
		await page.addInitScript(() => {
			window.IntersectionObserver = class {
				observe() {}
				unobserve() {}
				disconnect() {}
			} as unknown as typeof IntersectionObserver;
		});
		// a reload would bring back the list
		await page.goto(host.beside);
		await openEvenings(page, host);
		await expect(searchResult(page)).toHaveText('70 evenings');
		await expect(eveningLines(page)).toHaveCount(30);
		await expect(eveningLines(page).first()).toContainText('Evening 1');
		await expect(page.getByRole('region', { name: 'November 2026' }).getByRole('link')).toHaveCount(
			19
		);
		await expect(page.getByRole('region', { name: 'October 2026' }).getByRole('link')).toHaveCount(
			11
		);
		await button(page, 'More evenings').click();
		await expect(eveningLines(page)).toHaveCount(60);
		await expect(eveningLines(page).nth(30)).toBeFocused();
		await button(page, 'More evenings').click();
		await expect(eveningLines(page)).toHaveCount(70);
		await expect(eveningLines(page).nth(60)).toBeFocused();
		await expect(button(page, 'More evenings')).toBeHidden();
		await expect(eveningLines(page).last()).toContainText('Evening 70');
	});
});

test('a row shows players, game, date, duration and ruler; the evening on the table is first; the tabs of the Chronicle do not move when another is selected @long', async ({
	page,
	host
}) => {
	// Dee comes first in each round: on top in the second and third
	const three = evening('tahimi', FOUR, 3, 'Three', [{ type: 'closeEvening' }]);
	await seedBeside(page, host, [
		dated(three, new Date(2026, 9, 2, 20)),
		dated(secondRound('temple', FOUR, [], 'Now'), NOVEMBER)
	]);
	await putOnTable(page, 'Now');
	await openEvenings(page, host);
	const here = page.getByRole('region', { name: 'On the table' }).getByRole('link');
	await expect(here).toContainText(/Now.*Open.*Nov 19, 2026\s· Temple\s· 1 round/s);
	await expect(eveningLines(page)).toHaveCount(2);
	const line = page.getByRole('region', { name: 'October 2026' }).getByRole('link');
	await expect(line).toContainText(
		/Three\s+Closed\s+Fri, Oct 2, 2026\s· Tahimi\s· 3 rounds\s+Ana, Ben, Chidi, and Dee\s+Dee ruled/
	);
	await here.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now');

	await page.setViewportSize({ width: 360, height: 640 });
	await openEvenings(page, host);
	const tabs = page.getByRole('navigation', { name: 'Parts of the Chronicle' }).getByRole('link');
	const boxes = () =>
		tabs.evaluateAll((all) =>
			all.map((tab) => {
				const { left, top, width, height } = tab.getBoundingClientRect();
				return [left, top, width, height].map(Math.round).join();
			})
		);
	const first = await boxes();
	expect(first).toHaveLength(3);
	for (const part of ['People', 'Statistics']) {
		await tabs.filter({ hasText: part }).click();
		await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
		expect(await boxes(), part).toEqual(first);
	}
});

test('evenings are found by words in notes, decrees and rulings, by name, player, game and date @long', async ({
	page,
	host
}) => {
	const day = (month: number, date: number) => new Date(2026, month, date, 20);
	const top = FOUR.at(-1)!;
	await seedBeside(page, host, [
		dated(
			secondRound('temple', FOUR, [{ type: 'addNote', text: 'Crêpes for all' }], 'Noted'),
			day(10, 4)
		),
		dated(
			secondRound('temple', FOUR, [decree(top, [FOUR[0]!], 'Sing a ballad')], 'Decreed'),
			day(9, 3)
		),
		dated(secondRound('dalmuti', FOUR, [ruling('Jesters are low')], 'Ruled'), day(8, 2)),
		dated(secondRound('tahimi', GUESTS.slice(3, 8), [], 'Others'), day(7, 1))
	]);
	await openEvenings(page, host);
	await expectLines(page, ['Noted', 'Decreed', 'Ruled', 'Others']);
	for (const [words, name] of [
		['crepes', 'Noted'],
		['BALLAD sing', 'Decreed'],
		['jesters', 'Ruled'],
		['fay', 'Others'],
		['others', 'Others']
	] as const) {
		await search(page).fill(words);
		await expect(searchResult(page)).toHaveText('1 evening found');
		await expectLines(page, [name]);
	}
	await search(page).fill('xyzzy');
	await expect(searchResult(page)).toHaveText('0 evenings found');
	await expect(page.getByText('No evening matches.')).toBeVisible();
	await button(page, 'Show all evenings').click();
	await expect(search(page)).toBeFocused();
	await expect(search(page)).toHaveValue('');
	await expect(searchResult(page)).toHaveText('4 evenings');

	await unfold(page);
	await page.getByRole('combobox', { name: 'Player' }).selectOption('Ana');
	await expectLines(page, ['Noted', 'Decreed', 'Ruled']);
	await page.getByRole('combobox', { name: 'Game' }).selectOption('Temple');
	await expectLines(page, ['Noted', 'Decreed']);
	await page.getByLabel('From').fill('2026-10-04');
	await expectLines(page, ['Noted']);
	await page.getByLabel('From').fill('2026-10-03');
	await page.getByLabel('Until').fill('2026-10-03');
	await expectLines(page, ['Decreed']);
	await expect(page.getByRole('search')).toContainText(
		'Ana · Temple · from Sat, Oct 3, 2026 · until Sat, Oct 3, 2026'
	);
	await page.getByLabel('Until').fill('2026-10-02');
	await expect(page.getByRole('alert').filter({ hasText: 'before the first' })).toBeVisible();
	await button(page, 'Show all evenings').click();
	await expectLines(page, ['Noted', 'Decreed', 'Ruled', 'Others']);
	await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue('');
});

test('a deletion can be undone right away; a deleted evening is hidden for 30 days and can be restored from the deleted ones @long', async ({
	page,
	host
}) => {
	const DAY = 86_400_000;
	const ago = (days: number) => new Date(Date.now() - days * DAY);
	const gone = { type: 'deleteEvening' } as const;
	const nearlyGone = dated(secondRound('temple', FOUR, [gone], 'Nearly gone'), ago(29.5));
	await seedBeside(page, host, [
		dated(secondRound('temple', FOUR, [], 'Kept'), ago(3)),
		dated(secondRound('temple', FOUR, [gone], 'Gone'), new Date(Date.now() - 10_000)),
		dated(secondRound('temple', FOUR, [gone], 'Six days ago'), ago(5.9)),
		nearlyGone
	]);
	const kept = { [idFor('Nearly gone')]: [nearlyGone.at(-1)!.at, 29.5 * DAY] };
	await putRow(page, 'remembered', { visit: Date.now(), kept }, 'retention');
	await openEvenings(page, host);
	await expectLines(page, ['Kept']);

	await expect(page.getByText('“Gone” is deleted.')).toBeVisible();
	await button(page, 'Undo the deletion').click();
	await expect(page.getByText('Gone is back.')).toBeVisible();
	await expectLines(page, ['Gone', 'Kept']);
	await expect(page.getByText('is deleted.')).toBeHidden();
	await page.reload();
	await expectLines(page, ['Gone', 'Kept']);

	await expect(button(page, 'Undo the deletion')).toBeHidden();
	await page.getByRole('link', { name: '2 deleted evenings' }).click();
	const items = page.getByRole('main').getByRole('listitem');
	await expect(items).toHaveCount(2);
	await expect(items.first()).toContainText(/Six days ago.*Kept for 25 more days\./s);
	await expect(items.last()).toContainText(/Nearly gone.*Kept for 1 more day\./s);
	await button(page, /^Bring back Six days ago/).click();
	await expect(page.getByRole('status')).toHaveText('Six days ago is among the evenings again.');
	await expect(items).toHaveCount(1);
	await page.getByRole('link', { name: 'All evenings' }).click();
	await expectLines(page, ['Gone', 'Kept', 'Six days ago']);
	await expect(page.getByRole('link', { name: '1 deleted evening' })).toBeVisible();
});
