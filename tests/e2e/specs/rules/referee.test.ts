import { expect, test } from '../../support/host.ts';
import {
	answer,
	askInWords,
	askQuestion,
	MAY_BE_PLAYED,
	logRuling,
	rulingsIn,
	expectVerdict,
	tapCards,
	openReferee,
	chooseRules
} from '../../support/referee.ts';
import { playingEvening, secondRound, step, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, button, exits, nextRound } from '../../support/table.ts';

const NAMES = words('Ana Ben Chidi Dee Eli');

const disputes: readonly (readonly [game: string, taps: string, word: string, why: string])[] = [
	['Temple', 'five five | eight joker', 'Allowed', 'The Joker stands for an eight.'],
	['Tahimi', 'five five | five five', 'Not allowed', 'an equal rank does not follow'],
	['The Great Dalmuti', '5 5 | 4 jester', 'Allowed', 'lower number'],
	['Kings and Bastards', 'ace ace | two', 'Allowed', 'A two is a trump here'],
	['President', 'nine | eight eight', 'Not allowed', 'One card is on the table'],
	['Daifugō', 'joker | three Spades', 'Allowed', 'The 3♠ tops a Joker that lies alone.'],
	['Tarot-Himi', 'ten | knight', 'Allowed', 'A knight beats a ten']
];

test('PL-2 a dispute by tapping in each game', async ({ page, host }) => {
	await page.goto(host.url);
	for (const [game, taps, word, why] of disputes) {
		await openReferee(page);
		await chooseRules(page, game);
		await askQuestion(page, MAY_BE_PLAYED);
		await tapCards(page, taps);
		await expectVerdict(page, word);
		await expect(answer(page)).toContainText(why);
	}
	// its rule can be read, and Back leads to the verdict
	await answer(page).getByRole('list', { name: 'Rules' }).getByRole('link').first().click();
	await expect(page).toHaveURL(/\/rules\/tarot-himi#[A-Z]{2}-\d+$/);
	await page.goBack();
	await expectVerdict(page, 'Allowed');
});

test('PL-2 from the Table to the verdict: 8 on 5 in four taps, 8 8 on 5 5 in six', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', NAMES));
	await atStep(page, 'Play');
	await openReferee(page);
	const one = 1 + (await tapCards(page, 'five | eight'));
	await expectVerdict(page, 'Allowed');
	expect(one).toBe(4);
	// another question begins with an empty table
	await openReferee(page);
	const two = 1 + (await tapCards(page, 'five five | eight eight'));
	await expectVerdict(page, 'Allowed');
	expect(two).toBe(6);
	await button(page, 'Take back 8').first().click();
	await expectVerdict(page, 'Not allowed');
	await expect(answer(page)).toContainText(
		'A pair above fives, or a Joker with any card above five, or two Jokers.'
	);
});

test('a question in words: two taps from the Table to the verdict', async ({ page, host }) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', NAMES));
	await atStep(page, 'Play');
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

test('PL-1 cards are limited to the pack; suits are asked for only where they matter', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}/referee`);
	await askQuestion(page, MAY_BE_PLAYED);
	await tapCards(page, 'five five five five');
	await expect(button(page, 'five')).toBeDisabled();
	await button(page, 'Another question').click();
	await tapCards(page, '| four five six');
	await expectVerdict(page, 'Suits matter here');
	await tapCards(page, 'Hearts');
	await expectVerdict(page, 'Allowed');
	await button(page, 'Take back 5♥').click();
	await expect(answer(page)).toContainText('neither of one rank nor a run');
});

test('TX-3 a tribute: cards that have to go, may go or stay; the hand is hidden by a tap or after a while', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', NAMES, [step('taxes')]));
	await page.getByRole('link', { name: 'What must I give?' }).first().click();
	await expect(button(page, 'Ana gives 2')).toHaveAttribute('aria-pressed', 'true');
	await tapCards(page, 'ace king king joker');
	await expectVerdict(page, 'Give the two highest cards');
	await expect(button(page, 'Take back A, goes')).toBeVisible();
	await expect(button(page, 'Take back K, may go')).toHaveCount(2);
	await expect(button(page, 'Take back Joker')).toBeVisible();
	await expect(answer(page)).toContainText('The Joker stays.');

	await button(page, 'Cover the hand').click();
	await expect(page.getByText('This one goes')).toBeHidden();
	await expect(page.getByRole('group', { name: 'Hand' })).toHaveCount(0);
	await button(page, /^The hand is covered/).click();
	await expect(button(page, 'Take back A, goes')).toBeVisible();
	await page.evaluate(() => {
		Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
	});
	await expect(button(page, /^The hand is covered/)).toBeVisible();
	await expect(button(page, 'Take back A, goes')).toHaveCount(0);
	await button(page, /^The hand is covered/).click();

	await logRuling(page, 'Dee');
	const [ruling] = await rulingsIn(page);
	expect(ruling).toMatchObject({ kind: 'hand', askedBy: 'Dee', rules: ['TX-3', 'TX-4', 'FP-6'] });
	expect(JSON.stringify(ruling)).not.toMatch(/"A"|"K"|ace|king/i);
	await page.reload();
	await expect(button(page, 'Take back A, goes')).toHaveCount(0);
});

test('TX-5 a giveback of the worst asks which 3 is the 3 of clubs and gives it first', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('kings-and-bastards', NAMES, [step('taxes')]));
	await page.getByRole('link', { name: 'What must I give?' }).click();
	await button(page, /gives back 1$/).click();
	await tapCards(page, 'three three four Hearts Clubs');
	await expect(button(page, 'Take back 3♣, goes')).toBeVisible();
});

test('a ruling is found again for equivalent cards, not for others', async ({ page, host }) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', NAMES));
	await openReferee(page);
	await askQuestion(page, MAY_BE_PLAYED);
	await tapCards(page, 'four four | five five');
	await logRuling(page, 'Ben');
	await expect(answer(page).getByRole('status')).toContainText('Allowed, in round 1, asked by Ben');
	await expect(button(page, 'Log this ruling')).toBeHidden();
	expect(await rulingsIn(page)).toMatchObject([
		{ kind: 'play', question: '5 5 on 4 4', askedBy: 'Ben', rules: ['PL-1', 'PL-2'], house: false }
	]);

	await page.reload();
	await tapCards(page, 'four four | five five');
	await expect(answer(page).getByRole('status')).toContainText('Ruled before');
	await button(page, 'Another question').click();
	await tapCards(page, 'four four | six six');
	await expectVerdict(page, 'Allowed');
	await expect(answer(page).getByRole('status')).toHaveCount(0);

	await button(page, 'Another question').click();
	await tapCards(page, '| four five six Hearts');
	await logRuling(page, null);
	await button(page, 'Another question').click();
	await tapCards(page, '| four five six Spades');
	await expect(answer(page).getByRole('status')).toContainText('Ruled before: Allowed, in round 1');

	await button(page, 'Another question').click();
	await tapCards(page, 'four four | five five');
	await button(page, 'Take it back').click();
	await expect(answer(page).getByRole('status')).toHaveCount(0);
});

test('the table’s own answer takes precedence over the referee’s; as an option it changes the rules from the next deal', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('president', NAMES));
	await openReferee(page);
	await askQuestion(page, MAY_BE_PLAYED);
	await tapCards(page, 'five | five');
	await expectVerdict(page, 'Not allowed');
	await button(page, 'House rule instead…').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Allowed at this table' }).click();
	await expectVerdict(page, 'Allowed');
	await expect(answer(page)).toContainText('This table’s own answer in round 1');
	await expect(answer(page)).toContainText('By the rules: “Not allowed”.');

	await button(page, 'House rule instead…').click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Equal rank: / })
		.first()
		.click();
	await expect(page.getByRole('dialog')).toBeHidden();
	expect(await rulingsIn(page)).toMatchObject([
		{ house: true, option: null },
		{ house: true, option: { name: 'equalRank', value: 'allowed' } }
	]);
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await exits(page, 'Ana Ben Chidi Dee');
	await nextRound(page);
	await openReferee(page);
	await askQuestion(page, MAY_BE_PLAYED);
	await expectVerdict(page, 'Allowed');
	await expect(answer(page)).toContainText('House rule, Equal rank');
	await expect(answer(page).getByRole('status')).toHaveCount(0);
});

test('LE-2 PL-7 who is next, and who leads after an exit', async ({ page, host }) => {
	await page.goto(host.beside);
	await seedEvening(
		page,
		playingEvening('temple', NAMES, [{ type: 'recordExit', player: 'Ben' as never }])
	);
	await openReferee(page);
	await askQuestion(page, 'Who leads, who is next?');
	await expectVerdict(page, 'Chidi is next');
	await expect(answer(page)).toContainText('If nobody tops that play: Chidi leads.');
	const last = page.getByRole('group', { name: 'Who played last in this trick?' });
	await expect(last.getByRole('button', { name: 'Ben' })).toHaveAttribute('aria-pressed', 'true');
	await last.getByRole('button', { name: 'Nobody yet' }).click();
	await expectVerdict(page, 'The holder of the 3♣ leads');
	const onTheLead = page.getByRole('group', { name: 'Who passed on the lead?' });
	await onTheLead.getByRole('button', { name: 'Dee' }).click();
	await expectVerdict(page, 'Dee leads');
	await expect(answer(page)).toContainText('whoever leads has to play');
	await last.getByRole('button', { name: 'Ben' }).click();
	await page.getByRole('button', { name: 'Was 2' }).click();
	await expectVerdict(page, 'Chidi leads');
	await page.getByRole('button', { name: 'Was 2' }).click();
	const passed = page.getByRole('group', { name: 'Who has passed since?' });
	for (const name of ['Chidi', 'Dee', 'Eli', 'Ana'])
		await passed.getByRole('button', { name }).click();
	await expectVerdict(page, 'Chidi leads');
	await expect(answer(page)).toContainText('Ben wins the trick');
});

test('JO-2 RV-1 a newcomer’s seat and taxes; a revolution before and after a tax', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', NAMES, [step('taxes')]));
	await openReferee(page);
	await askQuestion(page, 'Where does the newcomer sit, and who pays now?');
	await expect(answer(page).getByRole('listitem').nth(3)).toContainText(
		'4 The newcomer Middle Class'
	);
	await expect(answer(page)).toContainText('Ana pays Eli 2 cards.');
	await askQuestion(page, 'May a revolution be called now, and what changes?');
	await expectVerdict(page, 'It may be called');
	await button(page, 'A tax has been paid').click();
	await expectVerdict(page, 'Not now');
});

test('TX-11 a wrong tribute: the chosen remedy is in the log and on the bracket', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', NAMES, [step('taxes')]));
	await openReferee(page);
	await askQuestion(page, 'Something went wrong');
	await button(page, 'A wrong tribute was paid').click();
	await expect(answer(page)).toContainText('The sources are silent');
	await button(page, 'A fine that the table names').click();
	await expect(page.getByRole('alert')).toContainText('Name the fine first.');
	await page.getByRole('textbox', { name: 'The fine' }).fill('One song');
	await button(page, 'A fine that the table names').click();
	await expect(answer(page).getByRole('status')).toContainText('One song');
	expect(await rulingsIn(page)).toMatchObject([{ kind: 'irregular', house: true }]);
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await expect(button(page, /^Undo/)).toBeVisible();
});
