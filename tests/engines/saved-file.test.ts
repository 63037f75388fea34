import { storedRows, wipe } from '../e2e/support/backup.ts';
import { evening } from '../e2e/support/chronicle.ts';
import { words } from '../e2e/support/logs.ts';
import { expect, test } from './test.ts';

test('a backup file restores everything on an empty phone, byte for byte', async ({ phone }) => {
	// given two evenings, saved to a file
	const four = words('Ana Ben Chidi Dee');
	await phone.store(
		[evening('temple', four, 2, 'First'), evening('president', four, 1, 'Second')],
		null
	);
	const before = await storedRows(phone.page);
	await phone.goto('/settings/data');
	await phone.press('Back up');
	await phone.press('Save the file');
	const file = await phone.download();

	// when nothing is left, and the file is restored
	await wipe(phone.page);
	await phone.reload();
	await phone.choose(file);
	await phone.expectText('Of 2 evenings: 2 new here.');
	await phone.press('Restore');
	await phone.expectText('The file is restored');

	// then it is all there
	expect(before.evenings).toHaveLength(2);
	expect(await storedRows(phone.page)).toEqual(before);
});
