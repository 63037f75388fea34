import type { Page } from '@playwright/test';
import { eveningLines, evening, openEvenings, seedBeside } from '../../support/chronicle.ts';
import { expect, test, visit } from '../../support/host.ts';
import { words } from '../../support/logs.ts';
import { button } from '../../support/table.ts';
import { storedRows } from '../../support/backup.ts';

/** Evenings that are entered after they were played. */

const closed = { type: 'closeEvening' } as const;
const HERE = evening('temple', words('Ana Ben Chidi'), 1, 'Here', [closed]);

/** Plays as BG Stats exports them: one that is taken, and one of a game that is none of ours. */
const BG_STATS = JSON.stringify({
	games: [
		{ id: 1, name: 'The Great Dalmuti', bggId: 929 },
		{ id: 2, name: 'Catan', bggId: 13 }
	],
	players: ['ana', 'Dee', 'Eli', 'Ben'].map((name, id) => ({ id, name })),
	plays: [1, 2].map((gameRefId) => ({
		gameRefId,
		playDate: '2025-05-17 19:00:00',
		playDateYmd: 20_250_517,
		durationMin: 90,
		playerScores: [3, 1, 2, 4].map((rank, playerRefId) => ({ playerRefId, rank }))
	}))
});

const file = (name: string, mimeType: string, text: string) => ({
	name,
	mimeType,
	buffer: Buffer.from(text)
});
const choose = (page: Page, chosen: ReturnType<typeof file>) =>
	page.getByLabel('The file with the evenings').setInputFiles(chosen);

test('evenings of other programs are shown, added once, and say that they were entered later @long', async ({
	page,
	host
}) => {
	await seedBeside(page, host, [HERE]);
	await openEvenings(page, host);
	await page.getByRole('link', { name: 'Add earlier evenings' }).click();
	const before = await storedRows(page);

	await choose(page, file('notes.txt', 'text/plain', 'Bring the cards!'));
	await expect(page.getByRole('alert')).toContainText('cannot read evenings from this file');
	await choose(page, file('export.json', 'application/json', BG_STATS));
	await expect(page.getByRole('heading', { name: 'One evening can be added' })).toBeVisible();
	await expect(page.getByText(/^Known here: .*ana, known here as Ana.* and .*Ben/)).toBeVisible();
	await expect(page.getByText(/^New people: .*Dee.* and .*Eli/)).toBeVisible();
	await page.getByText('One thing is left out').click();
	await expect(page.getByText('Play 2: Courtbook does not know the game Catan.')).toBeVisible();
	expect(await storedRows(page)).toEqual(before);

	await button(page, 'Add this evening').click();
	await page.getByRole('link', { name: 'Show it' }).click();
	await expect(page.getByText(/^Entered later, on /)).toBeVisible();
	await expect(page.getByText(/^Sat, May 17, 2025\s· 1 round\s· 1 h 30/).first()).toBeVisible();

	// a list of places without a game and a day
	await page.goto(`${host.url}/chronicle/past`);
	await choose(page, file('export.json', 'application/json', BG_STATS));
	await expect(page.getByRole('heading', { name: 'Nothing of this file' })).toBeVisible();
	await button(page, 'Choose another file').click();
	await choose(page, file('places.csv', 'text/csv', 'Ana;Ben;Dee\n1;2;3\n2;3;1\n2;2;1'));
	await expect(page.getByText('Line 4: The places are not')).toBeVisible();
	await page.getByLabel('The file names no game.').selectOption('President');
	await page.getByLabel('The file names no day.').fill('2024-12-31');
	await expect(page.getByText('Tue, Dec 31, 2024 · President · 2 rounds')).toBeVisible();
	await button(page, 'Add this evening').click();
	await page.getByRole('link', { name: 'Show the Chronicle' }).click();
	await expect(eveningLines(page).getByText('Entered later')).toHaveCount(2);
	const { people } = await storedRows(page);
	const names = people.map((row) => (JSON.parse(row) as { value: { name: string } }).value.name);
	expect(names.toSorted()).toEqual(words('Ana Ben Chidi Dee Eli'));
});

test('an evening of the past is entered by taps, corrected, and counted @long', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}/chronicle/past`);
	await button(page, 'Enter an evening').click();
	await page.getByLabel('Day').fill('2026-03-07');
	await page.getByLabel('Game', { exact: true }).selectOption('President');
	await page.getByRole('textbox', { name: /^New name/ }).fill('Ana, Ben, Chidi, Dee');
	await button(page, 'Add').click();
	const order = page.getByRole('group', { name: /^Round \d/ });
	const tapOrder = async (names: string) => {
		for (const name of words(names))
			await order.getByRole('button', { name: `${name}: no place yet` }).click();
	};
	await tapOrder('Dee Ana Ben');
	await expect(order.getByRole('button', { name: 'Chidi: place 4' })).toBeVisible();
	await button(page, 'Enter the round').click();
	// what was entered survives a reload
	await page.reload();
	await expect(page.getByRole('group', { name: /^Round 2/ })).toBeVisible();
	await expect(page.getByLabel('Day')).toHaveValue('2026-03-07');
	// Chidi goes home
	await page
		.getByRole('group', { name: 'Players, clockwise as they sit' })
		.getByText('Chidi')
		.click();
	await tapOrder('Ana Dee');
	await button(page, 'Add to the Chronicle').click();

	await expect(page.getByText(/^Entered later, on /)).toBeVisible();
	await expect(page.getByText('Sat, Mar 7, 2026 · 2 rounds · President')).toBeVisible();
	await button(page, 'More').click();
	await page.getByRole('link', { name: /^Correct/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Correct/);
	await visit(page, host, '/chronicle/statistics');
	await expect(page.getByText('2 rounds', { exact: false }).first()).toBeVisible();

	await visit(page, host, '/chronicle/past');
	await button(page, 'Enter an evening').click();
	await button(page, 'Only the final places').click();
	for (const name of words('Ben Dee Ana'))
		await page
			.getByRole('group', { name: 'Players, clockwise as they sit' })
			.getByText(name)
			.click();
	const places = page.getByRole('group', { name: 'Tap the names from first to last' });
	for (const name of words('Dee Ana')) await places.getByText(name, { exact: true }).click();
	await button(page, 'Add to the Chronicle').click();
	await expect(page.getByText(/^Entered later, on /)).toBeVisible();
	await openEvenings(page, host);
	await expect(eveningLines(page)).toHaveCount(2);
});
