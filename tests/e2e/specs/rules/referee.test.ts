import { expect, test } from '../../support/host.ts';
import {
	answer,
	askInWords,
	expectVerdict,
	logRuling,
	openReferee,
	rulingsIn,
	tapCards
} from '../../support/referee.ts';
import { playingEvening, secondRound, step, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, button } from '../../support/table.ts';

/** What the referee's component shows by itself is in tests/component/referee.test.ts. */

const NAMES = words('Ana Ben Chidi Dee Eli');

test('PL-2 from the Table to the verdict: 8 on 5 in four taps, 8 8 on 5 5 in six, a question in words in two; a ruling is stored and found again @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', NAMES));
	await atStep(page, 'Play');

	await test.step('by tapping cards', async () => {
		await openReferee(page);
		const one = 1 + (await tapCards(page, 'five | eight'));
		await expectVerdict(page, 'Allowed');
		expect(one).toBe(4);
		// another question begins with an empty table
		await openReferee(page);
		const two = 1 + (await tapCards(page, 'five five | eight eight'));
		await expectVerdict(page, 'Allowed');
		expect(two).toBe(6);
	});

	await test.step('the ruling is stored and found again', async () => {
		await logRuling(page, 'Ben');
		await expect(answer(page).getByRole('status')).toContainText(
			'Allowed, in round 1, asked by Ben'
		);
		expect(await rulingsIn(page)).toMatchObject([{ kind: 'play', question: '8 8 on 5 5' }]);
		await page.reload();
		await tapCards(page, 'five five | eight eight');
		await expect(answer(page).getByRole('status')).toContainText('Ruled before');
	});

	await test.step('a rule of the answer can be read, and Back leads to the verdict', async () => {
		const rule = answer(page).getByRole('list', { name: 'Rules' }).getByRole('link');
		await rule.first().click();
		await expect(page).toHaveURL(/\/rules\/temple#[A-Z]{2}-\d+$/);
		await page.goBack();
		await expectVerdict(page, 'Allowed');
	});

	await test.step('in words', async () => {
		await openReferee(page);
		await askInWords(page, 'can I play a joker on a two');
		await expectVerdict(page, 'Not allowed');
		await expect(answer(page)).toContainText('PL-4');
		await button(page, 'Open the question').click();
		await expectVerdict(page, 'Not allowed');
		await expect(button(page, 'Take back Joker')).toBeVisible();
		// not `page.goBack()`: BiDi reports no way back to an address that differs by its fragment only
		await page.evaluate(() => history.back());
		await askInWords(page, 'who leads when Ben is out');
		await expectVerdict(page, 'Chidi leads');
		await button(page, 'Open the question').first().click();
		await expectVerdict(page, 'Chidi leads');
		await page.getByRole('link', { name: 'Back', exact: true }).click();
		await askInWords(page, 'must I give a Joker');
		await expectVerdict(page, 'No.');
		await answer(page).getByRole('link').first().click();
		await expect(page).toHaveURL(/\/rules\/temple#TX-4$/);
	});
});

test('TX-3 TX-11 the Taxes step links to the tribute; no card of the hand is stored; a remedy can be undone at the Table @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', NAMES, [step('taxes')]));
	await page.getByRole('link', { name: 'What must I give?' }).first().click();
	await expect(button(page, 'Ana gives 2')).toHaveAttribute('aria-pressed', 'true');
	await tapCards(page, 'ace king king joker');
	await expect(button(page, 'Take back A, goes')).toBeVisible();
	await logRuling(page, 'Dee');
	const [ruling] = await rulingsIn(page);
	expect(ruling).toMatchObject({ kind: 'hand', askedBy: 'Dee', rules: ['TX-3', 'TX-4', 'FP-6'] });
	// random, so that it may hold the letters of a card
	expect(JSON.stringify({ ...ruling, id: '' })).not.toMatch(/"A"|"K"|ace|king/i);
	await page.reload();
	await expect(button(page, 'Ana gives 2')).toBeVisible();
	await expect(button(page, 'Take back A, goes')).toHaveCount(0);

	await openReferee(page);
	await button(page, 'Something went wrong').click();
	await button(page, 'A wrong tribute was paid').click();
	await page.getByRole('textbox', { name: 'The fine' }).fill('One song');
	await button(page, 'A fine that the table names').click();
	await expect(answer(page).getByRole('status')).toContainText('One song');
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await expect(button(page, /^Undo/)).toBeVisible();
});
