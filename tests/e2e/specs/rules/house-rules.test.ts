import { expect, test, visit } from '../../support/host.ts';
import {
	groupNamed,
	heading,
	nameField,
	newHouse,
	option,
	save,
	storedHouses,
	sundays,
	value
} from '../../support/house-rules.ts';
import { seedHouses } from '../../support/seed.ts';
import { button } from '../../support/table.ts';

test('a set offers the source’s variants, and opened again shows first what is changed; a failure to store is reported, and the set stays in the editor; missing sets are reported, unlike an empty list @long', async ({
	page,
	host
}) => {
	await test.step('missing house rules', async () => {
		await visit(page, host, '/rules/house/nowhere');
		await expect(page.getByRole('alert')).toContainText('not on this phone');
		await newHouse(page, host, 'whist');
		await expect(page.getByRole('alert')).toContainText('not on this phone');
		await page.getByRole('link', { name: 'All rules' }).click();
		await expect(page.getByText('None yet.')).toBeVisible();
	});

	await newHouse(page, host, 'tahimi');
	await page.getByRole('switch', { name: 'Jokers as true wild cards' }).click();
	await expect(page.getByRole('switch', { name: 'Jokers as true wild cards' })).toHaveAttribute(
		'aria-checked',
		'true'
	);
	await expect(page.getByText('3 changes: two Jokers, Jokers wild')).toBeVisible();
	await test.step('a failure to store', async () => {
		await page.evaluate(() => {
			const put = IDBObjectStore.prototype.put;
			Object.assign(window, { full: true });
			IDBObjectStore.prototype.put = function (...args) {
				if ('full' in window && window.full) throw new DOMException('Full', 'QuotaExceededError');
				return put.apply(this, args);
			};
		});
		await nameField(page).fill('  Sundays ');
		await button(page, 'Save').click();
		await expect(page.getByRole('alert').filter({ hasText: 'not stored' })).toContainText(
			'The storage is full.'
		);
		await expect(nameField(page)).toHaveValue('  Sundays ');
		expect(await storedHouses(page)).toEqual([]);
		await page.evaluate(() => Object.assign(window, { full: false }));
		await save(page);
		await expect(page.getByRole('alert').filter({ hasText: 'not stored' })).toHaveCount(0);
	});
	expect(await storedHouses(page)).toMatchObject([
		{
			name: 'Sundays',
			ruleset: 'tahimi',
			rules: { options: { jokers: 2, wild: 'any-card', wildTax: 'owed' } }
		}
	]);
	await page.reload();
	await expect(nameField(page)).toHaveValue('Sundays');
	await expect(button(page, 'Saved')).toBeVisible();
	// what is changed comes first
	const yours = page.getByRole('region', { name: 'Yours' });
	await expect(yours.getByText('3 differ from the published')).toBeVisible();
	await expect(yours.getByRole('button', { name: /house rule$/ })).toHaveCount(3);
	await expect(option(page, 'Wild cards')).toHaveCount(1);
	await expect(option(page, 'Wild cards')).toHaveAccessibleName('Wild cards: Any card, house rule');
});

test('a set is duplicated, compared, deleted and restored; unsaved changes survive a visit to another page @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedHouses(page, [sundays], 'rules');
	await page.getByRole('link', { name: 'Duplicate Sundays' }).click();
	await expect(nameField(page)).toHaveValue('Sundays 2');
	await nameField(page).fill('SUNDAYS');
	await expect(
		page.getByText('Other house rules of this game have that name.').first()
	).toBeVisible();
	await expect(button(page, 'Save')).toBeDisabled();
	await nameField(page).fill('Mondays');
	await groupNamed(page, 'Seats and dealing').click();
	await option(page, 'Who deals').click();
	await value(page, 'Who deals', 'The bottom player').click();
	await save(page);

	await page.getByRole('link', { name: 'Compare' }).click();
	await expect(page.getByRole('heading', { name: '4 differences' })).toBeVisible();
	await page.getByLabel('with', { exact: true }).selectOption({ label: 'Sundays (Tahimi)' });
	await expect(page.getByRole('heading', { name: '1 difference', exact: true })).toBeVisible();
	await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
		/Who deals\s*Mondays\s*The bottom player\s*Sundays\s*Named by the top player/
	);
	await page.getByLabel('with', { exact: true }).selectOption({ label: 'Mondays (Tahimi)' });
	await expect(page.getByRole('heading', { name: 'No differences' })).toBeVisible();

	await visit(page, host, '/rules');
	await button(page, 'Delete Sundays').click();
	await expect(page.getByText('“Sundays” is deleted.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Edit Sundays' })).toHaveCount(0);
	await button(page, 'Undo the deletion').click();
	await page.getByRole('link', { name: 'Edit Sundays' }).click();
	await button(page, 'Delete').click();
	await expect(page.getByText('“Sundays” is deleted.')).toBeVisible();
	expect((await storedHouses(page)).map(({ name }) => name)).toEqual(['Mondays']);
	await button(page, 'Undo the deletion').click();
	await expect(nameField(page)).toHaveValue('Sundays');
	expect(await storedHouses(page)).toContainEqual(sundays);

	await test.step('unsaved changes', async () => {
		await nameField(page).fill('Saturdays');
		await page.getByRole('link', { name: 'Chronicle' }).click();
		await expect(heading(page)).toHaveText('Chronicle');
		await page.goBack();
		await expect(nameField(page)).toHaveValue('Saturdays');
		await expect(button(page, 'Save')).toBeEnabled();
		expect(await storedHouses(page)).toContainEqual(sundays);

		await button(page, 'Discard changes').click();
		await expect(nameField(page)).toHaveValue('Sundays');
		await expect(button(page, 'Saved')).toBeVisible();
		await button(page, 'Bring the changes back').click();
		await expect(nameField(page)).toHaveValue('Saturdays');
		await save(page);
		expect(await storedHouses(page)).toContainEqual(
			expect.objectContaining({ id: 'sundays', name: 'Saturdays' })
		);
	});
});

test('two tabs: conflicting changes are both kept, a deletion can be undone in the other, and a name taken there is refused @long', async ({
	page,
	context,
	host
}) => {
	await page.goto(host.beside);
	await seedHouses(page, [sundays], 'rules/house/sundays');
	const address = `${host.url}/rules/house/sundays`;
	const other = await context.newPage();
	await other.goto(address);

	await test.step('a tab without changes follows the other', async () => {
		await nameField(other).fill('Sunday nights');
		await save(other);
		await expect(nameField(page)).toHaveValue('Sunday nights');
	});
	await test.step('conflicting changes are both kept', async () => {
		await nameField(page).fill('Sunday mornings');
		await nameField(other).fill('Sunday evenings');
		await save(other);
		await expect(nameField(page)).toHaveValue('Sunday mornings');
		await save(page);
		await expect(
			page.getByRole('status').filter({ hasText: 'Both versions are kept' })
		).toContainText('Sunday mornings');
		expect(page.url()).not.toBe(address);
		expect((await storedHouses(page)).map(({ name }) => name).toSorted()).toEqual([
			'Sunday evenings',
			'Sunday mornings'
		]);
	});
	await test.step('a set is deleted in one tab while it is changed in the other', async () => {
		await visit(page, host, '/rules/house/sundays');
		await nameField(page).fill('Not yet saved');
		await button(other, 'Delete').click();
		await expect(page.getByText('“Sunday evenings” is deleted.')).toBeVisible();
		await button(page, 'Undo the deletion').click();
		await expect(nameField(page)).toHaveValue('Not yet saved');
		await save(page);
		await expect(nameField(other)).toHaveValue('Not yet saved');
		expect(await storedHouses(page)).toHaveLength(2);
	});
	await test.step('a name taken in the other tab is refused', async () => {
		await newHouse(page, host, 'tahimi');
		await expect(nameField(page)).toHaveValue('Our Tahimi');
		await newHouse(other, host, 'tahimi');
		// a typed name; a name that the app suggested would be changed
		for (const tab of [page, other]) await nameField(tab).fill('Ours');
		await save(other);
		// the news comes from the other tab
		await expect(
			page.getByText('Other house rules of this game have that name.').first()
		).toBeVisible();
		expect(await storedHouses(page)).toHaveLength(3);
		await nameField(page).fill('Ours too');
		await save(page);
		expect(await storedHouses(page)).toHaveLength(4);
	});
});
