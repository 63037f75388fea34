import type { Page } from '@playwright/test';
import { expect, test, visit, type Host } from '../../support/host.ts';
import { expectRounds } from '../../support/expect-table.ts';
import { entryOf, storedLogs, describeLog } from '../../support/database.ts';
import { GUESTS, out, playingEvening, secondRound } from '../../support/logs.ts';
import { seedEvening, seedEvenings } from '../../support/seed.ts';
import { atStep, button } from '../../support/table.ts';

const SIX = GUESTS.slice(0, 6);
const toEvening = async (page: Page, host: Host, id: string) => {
	await page.goto(`${host.url}/chronicle/${id}`);
	await expect(page.getByRole('heading', { name: 'The log' })).toBeVisible();
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const choose = async (page: Page, what: string) => {
	await button(page, 'More').click();
	await page.getByRole('dialog').getByText(what, { exact: true }).click();
};
async function addNote(page: Page, text: string) {
	await choose(page, 'Add a note');
	await page.getByRole('textbox').fill(text);
	await button(page, 'Add the note').click();
	await expect(page.getByRole('dialog')).toBeHidden();
}
const notes = (page: Page) => page.getByRole('listitem').filter({ hasText: /^\s*Note:/ });

test('the current names of players are shown; a deletion can be undone at once, or on another day; a closed evening can be renamed, annotated, reopened and put on the table; entries that cannot be stored are stored later; two tabs keep each other’s @long', async ({
	page,
	host,
	context
}) => {
	await page.goto(host.beside);
	await seedEvenings(page, [
		secondRound('temple', SIX),
		secondRound('temple', SIX, [{ type: 'closeEvening' }], 'closed')
	]);
	await page.goto(`${host.url}/chronicle/people/Ana`);
	await button(page, 'Edit').click();
	await page.getByRole('textbox', { name: 'Name' }).fill('Anna');
	await button(page, 'Rename').click();
	await expect(heading(page)).toHaveText('Anna');
	await visit(page, host, '/chronicle/seeded');
	await expect(button(page, 'Anna')).toBeVisible();
	await expect(button(page, 'Ana')).toBeHidden();
	await expectRounds(page, ['Fay Eli Dee Chidi Ben Anna']);

	await choose(page, 'Delete this evening');
	await expect(page.getByText('You can bring it back for 30 days')).toBeVisible();
	await expect(button(page, 'Put it on the table')).toBeHidden();
	await expect(button(page, 'More')).toBeHidden();
	await button(page, 'Undo the deletion').click();
	await expect(button(page, 'Put it on the table')).toBeVisible();
	await choose(page, 'Delete this evening');
	await expect(button(page, 'Undo the deletion')).toBeVisible();
	await page.reload();
	await button(page, 'Undo the deletion').click();
	await expect(button(page, 'Put it on the table')).toBeVisible();
	const log = (await storedLogs(page))['seeded']!;
	expect(describeLog(log).slice(-4)).toEqual([
		'EveningDeleted',
		'EveningRestored',
		'EveningDeleted',
		'EveningRestored'
	]);

	await test.step('renamed and annotated after it is closed, and reopened and put on the table', async () => {
		await visit(page, host, '/chronicle/closed');
		await choose(page, 'Rename');
		await page.getByRole('textbox').fill('  ');
		await button(page, 'Rename').click();
		await expect(page.getByRole('alert')).toHaveText('Type at least one letter.');
		await page.getByRole('textbox').fill('The night of the Jokers');
		await button(page, 'Rename').click();
		await expect(heading(page)).toHaveText('The night of the Jokers');
		await addNote(page, 'Never again');
		await expect(notes(page)).toContainText('Never again');
		await page.reload();
		await expect(heading(page)).toHaveText('The night of the Jokers');
		await expect(notes(page)).toContainText('Never again');
		await page.getByRole('link', { name: 'Chronicle' }).click();
		await page.getByRole('link', { name: /^The night of the Jokers/ }).click();

		await expectRounds(page, ['Fay Eli Dee Chidi Ben Anna']);
		await choose(page, 'Reopen and put on the table');
		await atStep(page, 'Seats');
		await button(page, 'More').click();
		await button(page, 'End the evening').click();
		await button(page, 'Close the evening').click();
		await page.getByRole('link', { name: 'The whole evening' }).click();
		await expect(page.getByText('The evening is closed.')).toHaveCount(2);
	});

	await test.step('entries that cannot be stored are kept in memory and stored later, in order; two tabs keep each other’s', async () => {
		await toEvening(page, host, 'seeded');
		await page.evaluate(() => {
			const { add } = IDBObjectStore.prototype;
			IDBObjectStore.prototype.add = () => {
				throw new DOMException('Full', 'QuotaExceededError');
			};
			Object.assign(window, { room: () => (IDBObjectStore.prototype.add = add) });
		});
		await addNote(page, 'One');
		await expect(page.getByRole('alert')).toContainText('The storage is full.');
		await addNote(page, 'Two');
		await expect(notes(page)).toHaveCount(2);
		await page.evaluate(() => (window as unknown as { room: () => void }).room());
		await expect(page.getByRole('alert')).toBeHidden();
		const log = (await storedLogs(page))['seeded']!.map(entryOf);
		expect(log.slice(-2)).toMatchObject([{ text: 'One' }, { text: 'Two' }]);

		const other = await context.newPage();
		await toEvening(other, host, 'seeded');
		await addNote(other, 'There');
		await addNote(page, 'Here');
		await expect(notes(page)).toHaveCount(4);
		await addNote(other, 'There again');
		await expect(notes(other)).toHaveCount(5);
		await page.reload();
		await expect(notes(page)).toHaveCount(5);
	});
});

test('the Table and the Chronicle show the same evening; deleting it clears the table, undoing restores it; “the same people again” puts it aside @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvenings(page, [secondRound('tahimi', ['Ana', 'Ben', 'Dee', 'Eli'], [], 'old')]);
	await seedEvening(page, playingEvening('temple', SIX, out('Ana Ben')));
	await button(page, 'More').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Standings' }).click();
	await page.getByRole('link', { name: 'The evening so far' }).click();
	await addNote(page, 'From the Chronicle');
	await page.getByRole('link', { name: 'Back to the table' }).click();
	await button(page, /^Undo the note/).click();
	await page.goBack();
	await expect(notes(page)).toHaveCount(0);
	await choose(page, 'Delete this evening');
	await expect(button(page, 'Undo the deletion')).toBeVisible();
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await expect(heading(page)).toHaveText('A new evening');
	await page.goBack();
	await button(page, 'Undo the deletion').click();
	await button(page, 'Put it on the table').click();
	await atStep(page, 'Play');
	await page.goBack();
	await choose(page, 'Delete this evening');
	await button(page, 'Undo the deletion').click();
	await page.getByRole('link', { name: 'Back to the table' }).click();
	await atStep(page, 'Play');

	await test.step('“the same people again” seats them and puts the evening on the table aside', async () => {
		await visit(page, host, '/chronicle/old');
		await choose(page, 'The same people again');
		await expect(heading(page)).toHaveText('Same four as last time?');
		await expect(page.getByText('Tahimi', { exact: true })).toBeVisible();
		await expect(page.getByRole('button', { pressed: true })).toHaveText([
			'Ana',
			'Ben',
			'Dee',
			'Eli'
		]);
		// one of them is absent tonight, and another comes
		await button(page, 'Eli').click();
		await button(page, 'Somebody new').click();
		await button(page, 'Fay').click();
		await button(page, 'Draw for seats').click();
		await expect(heading(page)).toHaveText('Who sits where?');
		await page.getByRole('link', { name: 'Chronicle' }).click();
		await expect(page.getByRole('link', { name: /^seeded/ })).toContainText('Open');
	});
});
