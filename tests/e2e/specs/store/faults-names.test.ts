import type { Page } from '@playwright/test';
import { expect, test } from '../../support/host.ts';
import { storedLog, entryOf } from '../../support/database.ts';
import { words } from '../../support/logs.ts';
import {
	button,
	chooseGame,
	dealt,
	openComeAndGo,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../../support/table.ts';

const family = '👨‍👩‍👧‍👦';

const field = (page: Page) => page.getByRole('textbox', { name: /^New name/ });
const seated = (page: Page) =>
	page.getByRole('group', { name: /^Players/ }).getByRole('button', { pressed: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

async function add(page: Page, name: string) {
	await field(page).fill(name);
	await field(page).press('Enter');
}

/** Typed texts and the names they become. */
const good: readonly (readonly [what: string, typed: string, name: string])[] = [
	['one letter', 'X', 'X'],
	['spaces around and within', '  Anna   Maria ', 'Anna Maria'],
	['40 letters', 'a'.repeat(40), 'a'.repeat(40)],
	['40 families', family.repeat(40), family.repeat(40)],
	['40 letters with two accents each', 'e\u0301\u0323'.repeat(40), 'ẹ́'.normalize('NFC').repeat(40)],
	['control characters', 'A\u0007n\u0000a\u001b', 'Ana'],
	['characters that turn the text around', '\u202eAna\u2066\u200b\ufeff', 'Ana'],
	['right to left', 'נועה בת-אל', 'נועה בת-אל'],
	['what looks like markup', '<b>Ana</b> &amp', '<b>Ana</b> &amp'],
	['digits', '007', '007']
];
/** Texts typed after Ana, and why they are refused. */
const bad: readonly (readonly [what: string, typed: string, why: RegExp])[] = [
	['nothing', '', /at least one letter/],
	['spaces', ' \u00a0 ', /at least one letter/],
	['invisible characters only', '\u200b\u2060\u202e', /at least one letter/],
	['41 letters', 'a'.repeat(41), /up to 40 characters/],
	['41 families', family.repeat(41), /up to 40 characters/],
	['the same name', 'Ana', /already|that name/],
	['the same name in capitals', ' ANA ', /already|that name/],
	['the same name in wide letters', 'Ａｎａ', /already|that name/]
];

test('valid names are accepted and stored in their cleaned form', async ({ page, host }) => {
	await page.goto(host.url);
	for (const [i, [what, typed, name]] of good.entries())
		await test.step(what, async () => {
			// numbered where two become the same name
			const taken = good.slice(0, i).some((row) => row[2] === name);
			await add(page, taken ? `${i}${typed}` : typed);
			await expect(alert(page)).toHaveCount(0);
			await expect(seated(page)).toHaveCount(i + 1);
			await expect(seated(page).last()).toContainText(taken ? `${i}${name}` : name);
			await expect(field(page)).toHaveValue('');
		});
	await chooseGame(page, 'Temple');
	await button(page, /^Start with/).click();
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	// each is a tile with the whole name, for those who cannot see the ellipsis
	await tile(page, family.repeat(40)).click();
	await expect(tile(page, family.repeat(40))).toHaveAccessibleName(`${family.repeat(40)}, 1st out`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play');
	const start = entryOf((await storedLog(page))[0]!);
	if (start.type !== 'EveningStarted') throw new Error(start.type);
	expect(start.players.map(({ name }) => name)).toEqual(
		good.map(([, , name], i) =>
			good.slice(0, i).some((row) => row[2] === name) ? `${i}${name}` : name
		)
	);
});

test('refused names stay in the field, with the reason beside it, also those of a pasted list', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await add(page, 'Ana');
	for (const [what, typed, why] of bad)
		await test.step(what, async () => {
			await add(page, typed);
			await expect(alert(page)).toContainText(why);
			await expect(field(page)).toHaveAccessibleDescription(why);
			await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
			await expect(seated(page)).toHaveCount(1);
			await add(page, 'Ben');
			await expect(seated(page)).toHaveCount(2);
			await expect(alert(page)).toHaveCount(0);
			// the next row begins with Ana alone
			await seated(page).last().click();
		});
	await seated(page).click();
	await expect(seated(page)).toHaveCount(0);

	await field(page).focus();
	await page.evaluate(
		(text) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/plain', text);
			const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
			document.activeElement?.dispatchEvent(event);
		},
		`1. Ana\n2. ana\n3. ${'b'.repeat(41)}\n4. נועה\n5. ${family}`
	);
	await expect(seated(page)).toContainText(['Ana', 'נועה', family]);
	await expect(seated(page)).toHaveCount(3);
	await expect(field(page)).toHaveValue(`ana, ${'b'.repeat(41)}`);
	await expect(alert(page)).toContainText(/too long|already/);
});

test('names of newcomers are checked the same way', async ({ page, host }) => {
	await page.goto(host.url);
	await startEvening(page, 'Temple', words('Ana Ben Chidi'));
	await openComeAndGo(page);
	const sheet = page.getByRole('dialog', { name: 'Come and go' });
	const newcomer = sheet.getByRole('textbox');
	for (const [what, typed, why] of bad)
		await test.step(what, async () => {
			await newcomer.fill(typed);
			await sheet.getByRole('button', { name: 'Joins', exact: true }).click();
			await expect(newcomer).toHaveAccessibleDescription(why);
			await expect(newcomer).toHaveValue(typed);
		});
	await newcomer.fill(`\u0007 ${family} `);
	await newcomer.press('Enter');
	await expect(sheet.getByRole('status')).toHaveText(`${family} joins.`);
	await expect(sheet.getByRole('listitem')).toHaveCount(4);
});
