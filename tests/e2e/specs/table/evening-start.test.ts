import type { Page } from '@playwright/test';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { expect, test } from '../../support/host.ts';
import { expectRing } from '../../support/expect-table.ts';
import { words } from '../../support/logs.ts';
import { turn } from '../../../sample.ts';
import { seedRoster } from '../../support/seed.ts';
import {
	atStep,
	button,
	chooseGame,
	dealt,
	type Game,
	openGames,
	sitAsWeSit,
	sitDifferently,
	startEvening,
	taxed
} from '../../support/table.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^New name/ });
const roster = (page: Page) => page.getByRole('group', { name: /^Players/ }).getByRole('button');

async function typed(page: Page, name: string) {
	await field(page).fill(name);
	await field(page).press('Enter');
}

/** Pastes from the clipboard. */
async function pasted(page: Page, text: string) {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate((list) => navigator.clipboard.writeText(list), text);
	await field(page).focus();
	await page.keyboard.press('ControlOrMeta+V');
}

/** Expects the reason beside the field and the text still in it. */
async function refused(page: Page, left: string, why: string) {
	await expect(field(page)).toHaveAccessibleDescription(why);
	await expect(page.getByRole('alert')).toHaveText(why);
	await expect(field(page)).toHaveValue(left);
	await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
}

test.beforeEach(async ({ page, host }) => {
	await page.goto(host.url);
	await chooseGame(page, 'Temple');
});

const sheets: readonly (readonly [Game, string, readonly string[]])[] = [
	[
		'Temple',
		'Twos high, Jokers wild, runs, and taxes that grow with the table.',
		['3–12 players', 'Asshole', 'Social Class', 'Capitalism']
	],
	[
		'Tahimi',
		'Aces high, no Jokers, sets only, and the highest-placed player leads after an exit.',
		['3–8 players', 'Scum', 'Landlord']
	],
	[
		'The Great Dalmuti',
		'Its own pack of 80, low ranks best, and a revolution that can turn the table over.',
		['3–12 players', 'Corporate Shuffle']
	],
	[
		'Kings and Bastards',
		'Twos are trumps, the worst cards come back, and people keep their chairs.',
		['3–8 players', 'Rich Man, Poor Man']
	]
];

test('MA-2: the sheet of games shows a line and the other names of each', async ({ page }) => {
	for (const [game, line, others] of sheets) {
		await openGames(page);
		const sheet = page.getByRole('dialog', { name: 'Which game?' });
		await expect(sheet.getByRole('button', { name: /players/ })).toHaveCount(RULESETS.length);
		const one = sheet.getByRole('button', { name: new RegExp(`^${game}`) });
		// a straight apostrophe or a curled one
		const text = (await one.innerText()).replaceAll("'", '’');
		for (const part of [line, ...others]) expect(text).toContain(part);
		await one.click();
		await expect(sheet).toBeHidden();
		await expect(button(page, `Game: ${game}`)).toContainText(line);
		await button(page, `Game: ${game}`).click();
		await expect(one).toHaveAttribute('aria-pressed', 'true');
		await sheet.getByRole('button', { name: 'Close' }).click();
	}
});

const thirteen = words('Ana Ben Chidi Dee Eli Fay Gus Hana Ira Jo Kit Lou Max');
const few = (n: number, game: string, best: string) =>
	`${n} players: fewer than ${game} was made for, best with ${best}.`;
const works = (n: number, best: string) => `${n} players: it works, but is best with ${best}.`;
const good = (n: number, best: string) => `${n} players, best with ${best}.`;
const refusals = (game: string, most: number, best: string, n: number) =>
	n < 3
		? `${game} needs at least 3, best with ${best}.`
		: `${game} takes at most ${most}; ${n} are seated.`;

/** Each game with its largest number of players, and remarks by number. */
const numbers: readonly (readonly [Game, number, string, Readonly<Record<number, string>>])[] = [
	[
		...(['Temple', 12, '4 to 7'] as const),
		{
			3: few(3, 'Temple', '4 to 7'),
			4: good(4, '4 to 7'),
			7: good(7, '4 to 7'),
			8: works(8, '4 to 7'),
			12: works(12, '4 to 7')
		}
	],
	[
		...(['Tahimi', 8, '4'] as const),
		{ 3: few(3, 'Tahimi', '4'), 4: good(4, '4'), 5: works(5, '4'), 8: works(8, '4') }
	],
	[
		...(['The Great Dalmuti', 12, '5 to 8'] as const),
		{
			3: few(3, 'The Great Dalmuti', '5 to 8'),
			4: works(4, '5 to 8'),
			5: good(5, '5 to 8'),
			8: good(8, '5 to 8'),
			12: works(12, '5 to 8')
		}
	],
	[
		...(['Kings and Bastards', 8, '3 to 5'] as const),
		{ 3: good(3, '3 to 5'), 5: good(5, '3 to 5'), 6: works(6, '3 to 5'), 8: works(8, '3 to 5') }
	]
];

for (const [game, most, best, remarks] of turn(numbers, 1))
	test(`TI-1 ${game}: the remark on each number of players`, async ({ page }) => {
		await openGames(page);
		await page
			.getByRole('dialog')
			.getByRole('button', { name: new RegExp(`^${game}`) })
			.click();
		const remark = page.getByRole('status').filter({ hasText: /best|takes/ });
		await expect(button(page, 'Take your seats')).toBeEnabled();
		await expect(remark).toBeHidden();
		await pasted(page, thirteen.join('\n'));
		for (let n = 13; n >= 2; n--) {
			const start = button(page, `Start with ${n}`);
			if (n > most || n < 3) {
				await expect(remark).toContainText(refusals(game, most, best, n));
				await expect(start).toBeDisabled();
			} else {
				await expect(start).toBeEnabled();
				await expect(remark).toHaveText(remarks[n] ?? /best/);
			}
			await button(page, thirteen[n - 1]!).click();
		}
	});

test('SE-1: a pasted list seats everyone once, in its order', async ({ page }) => {
	await pasted(page, '1. Ana\n2) Ben\n- Chidi; Dee, Eli\tFay\r\n\r\n');
	await expect(roster(page)).toHaveText(['1 Ana', '2 Ben', '3 Chidi', '4 Dee', '5 Eli', '6 Fay']);
	await expect(field(page)).toHaveValue('');
	await pasted(page, 'Gus, ana\nGUS');
	await refused(page, 'ana, GUS', 'GUS: That player is at the table already.');
	await expect(roster(page)).toHaveCount(7);
	await expect(button(page, 'Start with 7')).toBeEnabled();
});

test('names: duplicates, long and empty names are refused, with the reason beside the field', async ({
	page
}) => {
	const tooLong = 'That is too long: up to 40 characters for a name.';
	const family = '👨‍👩‍👧‍👦';
	await typed(page, '  Ana  ');
	await expect(roster(page)).toHaveText(['1 Ana']);
	await typed(page, 'aNA');
	await refused(page, 'aNA', 'aNA: That player is at the table already.');
	await typed(page, 'x'.repeat(41));
	await refused(page, 'x'.repeat(41), `${'x'.repeat(41)}: ${tooLong}`);
	await typed(page, family.repeat(41));
	await expect(field(page)).toHaveAccessibleDescription(new RegExp(`: ${tooLong}$`));
	await typed(page, '   ');
	await refused(page, '   ', 'Type at least one letter.');
	await typed(page, '\u200b');
	await expect(field(page)).toHaveAccessibleDescription(/Type at least one letter\.$/);
	await expect(roster(page)).toHaveCount(1);
	for (const name of ['x'.repeat(40), family.repeat(40)]) {
		await typed(page, name);
		await expect(page.getByRole('alert')).toBeHidden();
		await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
	}
	await expect(button(page, 'Start with 3')).toBeEnabled();
});

test('names: emoji, right-to-left and combining marks are kept, control characters removed', async ({
	page
}) => {
	await typed(page, 'Be\u0007n\u202e');
	await typed(page, 'Zoe\u0308');
	for (const name of ['נועה', 'محمد', '👨‍👩‍👧‍👦', 'นภา']) await typed(page, name);
	await button(page, 'Start with 6').click();
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	await atStep(page, 'Play');
	// right-to-left names are isolated
	const names = ['Ben', 'Zo\u00eb', '\u2068נועה\u2069', '\u2068محمد\u2069', '👨‍👩‍👧‍👦', 'นภา'];
	await expectRing(
		page,
		names.map((name) => `${name}, Middle Class`)
	);
});

test('names: a newcomer with a taken name is refused beside the field', async ({ page }) => {
	await startEvening(page, 'Temple', words('Ana Ben Chidi'));
	await button(page, 'Come and go').click();
	const newcomer = page.getByRole('textbox', { name: 'Name of the newcomer' });
	for (const [name, why] of [
		['BEN', 'Someone at the table has that name. Add a letter to tell them apart.'],
		['y'.repeat(41), 'That is too long: up to 40 characters for a name.'],
		['', 'Type at least one letter.']
	] as const) {
		await newcomer.fill(name);
		await newcomer.press('Enter');
		await expect(newcomer).toHaveAccessibleDescription(why);
		await expect(newcomer).toHaveValue(name);
	}
});

test('SE-1: known players are offered, and typing a known name seats the known player', async ({
	page
}) => {
	await seedRoster(page, words('Ana Ben Chidi Dee'), 'kings-and-bastards');
	await expect(button(page, 'Game: Kings and Bastards')).toBeVisible();
	await typed(page, 'CHIDI');
	await button(page, 'Ana').click();
	await expect(roster(page)).toHaveText(['2 Ana', 'Ben', '1 Chidi', 'Dee']);
	await button(page, 'Chidi').click();
	await expect(roster(page)).toHaveText(['1 Ana', 'Ben', 'Chidi', 'Dee']);
});

test('SE-1: first seats as tapped, by hand, at random, or by cards that are in the pack', async ({
	page
}) => {
	const order = () => page.getByRole('main').getByRole('listitem');
	await startEvening(page, 'Temple', words('Ana Ben Chidi Dee'));
	await sitDifferently(page);
	await expect(order()).toHaveText(['1 Ana', '2 Ben', '3 Chidi', '4 Dee']);
	await button(page, 'Not so: tap the names clockwise').click();
	for (const name of words('Chidi Ana Dee')) await button(page, name).click();
	await expect(order()).toHaveText(['1 Chidi', '2 Ana', '3 Dee', '4 Ben']);

	await button(page, 'By hand').click();
	await button(page, 'Move Dee up').click();
	await button(page, 'Move Dee up').click();
	await expect(order()).toHaveText(['1 Ana', '2 Dee', '3 Ben', '4 Chidi']);
	await expect(button(page, 'Move Ana up')).toBeDisabled();
	await expect(button(page, 'Move Chidi down')).toBeDisabled();

	await button(page, 'At random').click();
	const shuffled = async () => {
		await button(page, 'Shuffle again').click();
		return (await order().allInnerTexts()).map((text) => text.replace(/\d\s*/, ''));
	};
	const seen = new Set<string>();
	await expect(async () => {
		const names = await shuffled();
		expect(names.toSorted()).toEqual(words('Ana Ben Chidi Dee'));
		seen.add(names.join(' '));
		expect(seen.size).toBeGreaterThan(2);
	}).toPass({ intervals: [1] });

	await button(page, 'Draw cards').click();
	const keys = (name: string) => page.getByRole('group', { name: `${name} drew` });
	await expect(keys('Ana').getByRole('button')).toHaveCount(14);
	for (const name of words('Ana Ben'))
		await keys(name).getByRole('button', { name: 'Joker' }).click();
	await expect(keys('Chidi').getByRole('button', { name: 'Joker' })).toBeDisabled();
	await expect(button(page, 'Seat them by the draw')).toBeDisabled();
});
