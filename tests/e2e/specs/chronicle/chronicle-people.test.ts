import type { Page } from '@playwright/test';
import {
	dated,
	evening,
	expectLines,
	searchResult,
	eveningLines,
	seedBeside,
	openEvenings,
	editPerson,
	openPerson
} from '../../support/chronicle.ts';
import { dumpStore } from '../../support/database.ts';
import { expect, test, visit } from '../../support/host.ts';
import { GUESTS } from '../../support/logs.ts';
import { seedRoster } from '../../support/seed.ts';
import { button, startEvening } from '../../support/table.ts';

const day = (date: number) => new Date(2026, 9, date, 20);
const line = (page: Page, name: string) =>
	eveningLines(page).filter({ has: page.getByText(name, { exact: true }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Ben is on the first and second evening, Benn on the third, where Chidi sat with Eli. */
const EVENINGS = [
	dated(evening('temple', ['Ana', 'Ben', 'Chidi', 'Dee'], 2, 'First'), day(1)),
	dated(evening('temple', ['Ana', 'Ben', 'Chidi', 'Dee'], 1, 'Second'), day(2)),
	dated(evening('tahimi', ['Ana', 'Benn', 'Chidi', 'Eli'], 3, 'Third'), day(3))
];

test('two roster entries of one person are merged after a preview, counted as one, and separated again; two people who sat at the same table cannot be merged; colour, form of address, hiding and a new name are stored, and apply everywhere @long', async ({
	page,
	host
}) => {
	await seedBeside(page, host, EVENINGS);
	await page.goto(`${host.url}/chronicle/people`);
	await expect(line(page, 'Ben')).toContainText('2 evenings · 3 rounds');
	await line(page, 'Benn').click();
	await expect(heading(page)).toHaveText('Benn');
	await button(page, 'Edit').click();
	await page
		.getByRole('combobox', { name: 'Is the same person as' })
		.selectOption('Ben, 2 evenings');
	await expect(
		page.getByText(
			'The one evening of Benn will count for Ben, who then has 3 evenings and 6 rounds.'
		)
	).toBeVisible();
	await button(page, 'Keep the name Benn instead').click();
	await expect(
		page.getByText(
			'All 2 evenings of Ben will count for Benn, who then has 3 evenings and 6 rounds.'
		)
	).toBeVisible();
	await button(page, 'Keep the name Ben instead').click();
	await button(page, 'Count both as one').click();
	await expect(page.getByText('Benn counts for Ben now.')).toBeVisible();
	await expect(heading(page)).toBeFocused();
	await expect(page.getByRole('heading', { name: 'Counted as Ben' })).toBeVisible();

	await test.step('all screens show the new name', async () => {
		await page.getByRole('link', { name: 'To Ben' }).click();
		await expect(heading(page)).toHaveText('Ben');
		await expect(page.getByText('3 evenings · 6 rounds · last seen')).toBeVisible();
		await page.getByRole('link', { name: 'Evenings of Ben' }).click();
		await expectLines(page, ['Third', 'Second', 'First']);
		await expect(eveningLines(page).first()).toContainText('Ana, Ben, Chidi, and Eli');
		await page.getByRole('link', { name: 'People' }).click();
		await expect(heading(page)).toHaveText('People');
		await expect(line(page, 'Ben')).toContainText('3 evenings · 6 rounds');
		await expect(page.getByRole('heading', { name: 'Counted as somebody else' })).toBeVisible();
		await visit(page, host);
		await expect(button(page, 'Ben')).toBeVisible();
		await expect(button(page, 'Benn')).toBeHidden();
	});

	await test.step('separated', async () => {
		await openPerson(page, host, 'Ben');
		await button(page, 'Separate Benn from this person').click();
		await expect(page.getByText('Benn is a person of their own again.')).toBeVisible();
		await expect(page.getByText('2 evenings · 3 rounds · last seen')).toBeVisible();
		await openEvenings(page, host, '?player=Ben');
		await expectLines(page, ['Second', 'First']);
		await page.getByRole('heading', { name: 'Filters' }).click();
		await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue('Ben');
	});

	await test.step('a merge can be undone on the same page', async () => {
		await editPerson(page, host, 'Ben');
		await page.getByRole('combobox', { name: 'Is the same person as' }).selectOption('Benn');
		await button(page, 'Count both as one').click();
		await expect(page.getByText('3 evenings · 6 rounds · last seen')).toBeVisible();
		await expect(page.getByRole('region', { name: 'Also entered as' })).toContainText('Benn');
		await button(page, 'Undo').click();
		await expect(page.getByText('2 evenings · 3 rounds · last seen')).toBeVisible();
		await expect(page.getByRole('region', { name: 'Also entered as' })).toBeHidden();
	});

	await test.step('two people who sat at the same table cannot be merged', async () => {
		await editPerson(page, host, 'Eli');
		await page.getByRole('combobox', { name: 'Is the same person as' }).selectOption('Chidi');
		await expect(
			page.getByText('sat at the same table at the same time, so they are two people')
		).toBeVisible();
		await expect(button(page, 'Count both as one')).toBeHidden();
		await page.getByRole('link', { name: /^Third, / }).click();
		await expect(heading(page)).toHaveText('Third');
	});

	await test.step('colour, form of address and hiding', async () => {
		await editPerson(page, host, 'Dee');
		const colour = page.getByRole('heading', { name: 'Colour in charts' });
		await colour.click();
		await page.getByRole('radio', { name: 'Lilac' }).check();
		const empress = button(page, 'Empress, Queen');
		await empress.click();
		await expect(empress).toHaveAttribute('aria-pressed', 'true');
		await button(page, 'Hide the name').click();
		await expect(button(page, 'Offer the name again')).toBeFocused();
		await page.reload();
		await button(page, 'Edit').click();
		await colour.click();
		await expect(page.getByRole('radio', { name: 'Lilac' })).toBeChecked();
		await expect(empress).toHaveAttribute('aria-pressed', 'true');
		await button(page, 'Close').click();
		await page.getByRole('link', { name: 'All people' }).click();
		await expect(line(page, 'Dee')).toBeHidden();
		await page.getByRole('heading', { name: 'Hidden' }).click();
		await expect(line(page, 'Dee')).toContainText('2 evenings · 3 rounds');
		await visit(page, host);
		await expect(button(page, 'Ana')).toBeVisible();
		await expect(button(page, 'Dee')).toBeHidden();
		await editPerson(page, host, 'Dee');
		await button(page, 'Offer the name again').click();
		await expect(button(page, 'Hide the name')).toBeFocused();
		await visit(page, host);
		await expect(button(page, 'Dee')).toBeVisible();
	});

	await test.step('a new name', async () => {
		await editPerson(page, host, 'Ana');
		const name = page.getByRole('textbox', { name: 'Name' });
		for (const [wanted, problem] of [
			['', 'Type at least one letter.'],
			['ben', 'Someone else has that name.'],
			['x'.repeat(41), 'up to 40 characters'],
			// the first letter is Cyrillic
			['\u0412en', 'This looks like another name here.']
		] as const) {
			await name.fill(wanted);
			await button(page, 'Rename').click();
			await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
			await expect(name).toHaveAttribute('aria-invalid', 'true');
			await expect(name).toBeFocused();
		}
		await expect(heading(page)).toHaveText('Ana');
		await button(page, 'Rename').click();
		await expect(heading(page)).toHaveText('\u0412en');
		await name.fill('  Anna ');
		await name.press('Enter');
		await expect(heading(page)).toHaveText('Anna');
		await expect(name).toHaveValue('Anna');
		await openEvenings(page, host);
		for (const each of await eveningLines(page).all())
			await expect(each).toContainText('Anna, Ben');
		await page.getByRole('searchbox').fill('anna');
		await expect(searchResult(page)).toHaveText('3 evenings found');
	});

	await test.step('a known player who is seated again keeps name, colour and settings', async () => {
		const people = async () =>
			Object.fromEntries(
				((await dumpStore(page)).stores['people']?.rows ?? []).map(({ key, value }) => [key, value])
			) as Record<string, { lastSeen: number }>;
		const { Ana: ana, Dee: dee, ...others } = await people();
		expect(dee).toMatchObject({ colour: expect.any(Number), otherForm: true });
		await visit(page, host);
		await startEvening(page, 'Temple', ['Dee', 'Anna', 'Gus']);
		const { Ana: anaAfter, Dee: deeAfter, ...rest } = await people();
		expect(anaAfter).toEqual({ ...ana, name: 'Anna', lastSeen: anaAfter!.lastSeen });
		expect(deeAfter).toEqual({ ...dee, name: 'Dee', lastSeen: deeAfter!.lastSeen });
		expect(deeAfter!.lastSeen).toBeGreaterThan(dee!.lastSeen);
		expect(rest).toMatchObject(others);
	});
});

test('people seen last come first; more than twelve can be searched; an empty list says what to do @long', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}/chronicle/people`);
	await page.getByRole('link', { name: 'Start an evening at the Table' }).click();
	await expect(heading(page)).toHaveText('You play the cards. It keeps the court.');
	await seedBeside(page, host, [
		dated(evening('temple', GUESTS, 1, 'Long ago'), day(1)),
		dated(evening('temple', ['Zoë', 'Yan', 'Xu'], 1, 'Lately'), day(20))
	]);
	await seedRoster(page, ['Zoë', 'Yan', 'Xu', ...GUESTS]);
	await visit(page, host, '/chronicle/people');
	await expectLines(page, ['Zoë', 'Yan', 'Xu', ...GUESTS]);
	await page.getByRole('searchbox', { name: 'Search the people' }).fill('zoe');
	await expect(searchResult(page)).toHaveText('1 name found');
	await expectLines(page, ['Zoë']);
	await page.getByRole('searchbox').fill('nobody at all');
	await expect(searchResult(page)).toHaveText('Nobody has a name like that. Try fewer letters.');
});
