import type { BrowserContext, Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { fold } from '#lib/evening/timeline.ts';
import { expect, test, type Host, visit } from '../../support/host.ts';
import { abortsWhen, entryOf, storedLog, storedLogs, describeLog } from '../../support/database.ts';
import { GUESTS, playingEvening, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, button, exits, startButton, startEvening, tile } from '../../support/table.ts';

test.use({ allRender: true });

/** Two tabs on the same evening. The store can be made to fail in the first only. */
async function twoTabs(first: Page, context: BrowserContext, host: Host): Promise<Page> {
	await abortsWhen(first, 'failing');
	await first.goto(host.beside);
	await seedEvening(first, playingEvening('temple', GUESTS));
	const second = await context.newPage();
	await second.goto(host.url);
	await atStep(second, 'Play');
	return second;
}
const failing = (page: Page, on: boolean) =>
	page.evaluate((value) => Object.assign(window, { failing: value }) && undefined, on);

/** Clicks the tiles of these players in the same moment. */
async function tapAll(page: Page, names: string) {
	const tiles = words(names).map((name) => tile(page, name).elementHandle());
	await page.evaluate(
		(all) => {
			for (const one of all) (one as HTMLElement).click();
		},
		await Promise.all(tiles)
	);
}

/** The first tab writes and holds the store until the second has tapped, so the second comes too
 * late. */
async function inTurn(page: Page, first: () => Promise<void>, second: () => Promise<void>) {
	const turn = await page.evaluateHandle(() => {
		const state = { begun: false, over: false };
		const begin = IDBDatabase.prototype.transaction;
		// `commit` has no effect here: the transaction ends when it has no more requests
		IDBTransaction.prototype.commit = () => undefined;
		IDBDatabase.prototype.transaction = function (stores, mode, options) {
			const tx = begin.call(this, stores, mode, options);
			const again = () => {
				state.begun = true;
				if (!state.over) tx.objectStore('entries').count().onsuccess = again;
			};
			if (mode === 'readwrite' && tx.objectStoreNames.contains('entries'))
				tx.objectStore('entries').count().onsuccess = again;
			return tx;
		};
		return state;
	});
	await first();
	await page.waitForFunction((state) => state.begun, turn);
	await second();
	await turn.evaluate((state) => {
		state.over = true;
	});
}

/** The stored log; expects no gap, no double, and every entry valid at its position. */
async function readableLog(page: Page): Promise<string[]> {
	const log = await storedLog(page);
	expect(log.map((text) => entryOf(text).seq)).toEqual(log.map((_, i) => i));
	const ids = log.map((text) => entryOf(text).id);
	expect(new Set(ids).size).toBe(ids.length);
	const round = fold(log.map((text): Entry => entryOf(text)))!.state.round!;
	expect(new Set(round.out).size, 'nobody is out twice').toBe(round.out.length);
	return describeLog(log).slice(3);
}
/** Expects both tabs to show the stored log, the first of them after a reload. */
async function bothShow(one: Page, other: Page, out: string) {
	await one.reload();
	for (const page of [one, other]) {
		await atStep(page, 'Play');
		for (const [i, name] of words(out).entries())
			await expect(tile(page, name)).toHaveAccessibleName(
				`${name}, ${['1st', '2nd', '3rd'][i] ?? `${i + 1}th`} out`
			);
		await expect(page.getByRole('button', { name: / out$/ })).toHaveCount(words(out).length);
	}
}

/** The message when another tab was first. */
const told = (page: Page) => page.locator('[aria-live]').filter({ hasText: 'Another tab' });

test('each tab shows the other’s entries at once, also in lists @long', async ({
	page,
	context,
	host
}) => {
	const other = await twoTabs(page, context, host);
	await exits(page, 'Ana');
	await expect(tile(other, 'Ana')).toHaveAccessibleName('Ana, 1st out');
	await exits(other, 'Ben');
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
	await button(other, 'Undo Ben').click();
	await expect(button(page, 'Redo Ben')).toBeVisible();
	await button(page, 'Redo Ben').click();
	await expect(tile(other, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
	// there was no conflict
	for (const tab of [page, other]) await expect(told(tab)).toHaveCount(0);

	const third = await context.newPage();
	await third.goto(`${host.url}/chronicle/seeded`);
	await visit(page, host, '/chronicle/seeded');
	await button(page, 'More').click();
	await button(page, 'Rename').click();
	await page.getByRole('textbox').fill('Lanterns');
	await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
	await expect(third.getByRole('heading', { level: 1 })).toHaveText('Lanterns');
	await visit(third, host, '/chronicle/people/Ana');
	await button(third, 'Edit').click();
	await third.getByRole('textbox', { name: 'Name' }).fill('Anna');
	await button(third, 'Rename').click();
	await expect(tile(other, 'Anna')).toHaveAccessibleName('Anna, 1st out');
	await visit(third, host, '/chronicle');
	await expect(third.getByRole('main').locator('a.panel')).toContainText(['Lanterns']);
	await button(page, 'More').click();
	await button(page, 'Delete this evening').click();
	await expect(third.getByRole('main').locator('a.panel')).toHaveCount(0);
	// it leaves the table in the other tab too
	await expect(startButton(other)).toBeVisible();
});

test('the same exit tapped in both tabs is stored once, and the second tab reports it; unsaved entries come after those of the other tab @long', async ({
	page,
	context,
	host
}) => {
	const other = await twoTabs(page, context, host);
	await inTurn(
		page,
		() => tapAll(page, 'Ana'),
		() => tapAll(other, 'Ana')
	);
	await expect(told(other)).toHaveText(
		'Another tab had recorded this already: Ana’s exit. It is stored once.'
	);
	await expect(tile(other, 'Ana')).toHaveAccessibleName('Ana, 1st out');
	expect(await readableLog(page)).toEqual(['PlayerWentOut Ana']);
	await expect(told(page)).toHaveCount(0);
	// until the next tap
	await exits(other, 'Ben');
	await expect(told(other)).toHaveCount(0);

	// a command that the other tab's entry makes impossible
	await inTurn(
		page,
		() => tapAll(page, 'Chidi'),
		() => button(other, 'Undo Ben').evaluate((element) => (element as HTMLElement).click())
	);
	await expect(told(other)).toHaveText(
		'Another tab was first: Chidi’s exit. Nothing was undone here.'
	);
	expect(await readableLog(page)).toEqual(
		words('Ana Ben Chidi').map((name) => `PlayerWentOut ${name}`)
	);

	const exited = words('Ana Ben Chidi Dee Fay Eli');
	await test.step('of unsaved exits, one that the other tab made too is stored once', async () => {
		await failing(page, true);
		await exits(page, 'Dee Eli');
		await expect(page.getByRole('alert')).toContainText('in memory only');
		await exits(other, 'Dee Fay');
		await failing(page, false);
		await expect(page.getByRole('alert')).toHaveCount(0);
		expect(await readableLog(page)).toEqual(exited.map((name) => `PlayerWentOut ${name}`));
		// and the screen has what the other wrote
		await expect(page.getByRole('button', { name: / out$/ })).toHaveCount(exited.length);
		await bothShow(page, other, exited.join(' '));
	});

	await test.step('an unsaved undo cannot make the log unreadable', async () => {
		await exits(page, 'Gus');
		await failing(page, true);
		await button(page, 'Undo Gus').click();
		await expect(page.getByRole('alert')).toContainText('in memory only');
		await exits(other, 'Hana');
		await failing(page, false);
		await expect(page.getByRole('alert')).toHaveCount(0);
		await expect(told(page)).toContainText('Another tab was first: Hana’s exit.');
		await expect(told(page)).toContainText('left out: the undo.');
		await exits(page, 'Ira');
		expect((await readableLog(page)).slice(exited.length)).toEqual(
			words('Gus Hana Ira').map((name) => `PlayerWentOut ${name}`)
		);
	});

	await test.step('if another tab changes the table, this tab keeps its evening, reports the change, and can follow', async () => {
		await failing(page, true);
		await exits(page, 'Jo');
		await button(other, 'More').click();
		await button(other, 'End the evening').click();
		await button(other, 'Start another evening').click();
		const note = page.locator('[aria-live]').filter({ hasText: 'Another tab has' });
		await expect(note).toContainText('Another tab has taken “seeded” off the table.');
		await startEvening(other, 'Temple', GUESTS.slice(0, 4));
		await expect(note).toContainText(/Another tab has put “\w+ Temple” on the table/);
		await expect(note).toContainText('This tab keeps “seeded” until you reload it.');
		await expect(tile(page, 'Jo')).toHaveAccessibleName('Jo, 10th out');
		await button(page, 'Show it here').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal');
		await expect(note).toHaveCount(0);
		// unsaved entries are kept
		await expect(page.getByRole('alert')).toBeVisible();
		await failing(page, false);
		await expect(page.getByRole('alert')).toHaveCount(0);
		await expect
			.poll(async () => describeLog((await storedLogs(page))['seeded'] ?? []).at(-1))
			.toBe('PlayerWentOut Jo');

		// the other way round: back to the first here, and it is kept there
		await visit(page, host, '/chronicle/seeded');
		await button(page, 'Put it on the table').click();
		await button(other, 'Keep this one on the table').click();
		await expect(
			page.locator('[aria-live]').filter({ hasText: 'Another tab has put' })
		).toBeVisible();
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal');
	});
});

test('without BroadcastChannel a tab reads the other’s entries before it writes @long', async ({
	page,
	context,
	host
}) => {
	await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
	const other = await twoTabs(page, context, host);
	await exits(page, 'Ana');
	await exits(other, 'Ben');
	await expect(tile(other, 'Ana')).toHaveAccessibleName('Ana, 1st out');
	await exits(page, 'Chidi');
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
	await exits(other, 'Dee Eli');
	await exits(page, 'Fay');
	expect(await readableLog(page)).toEqual(
		words('Ana Ben Chidi Dee Eli Fay').map((name) => `PlayerWentOut ${name}`)
	);
	// an undo applies to the entry that its button names: this tab does not know later exits
	await button(other, 'Undo Eli').click();
	await expect(told(other)).toContainText('Fay’s exit. Nothing was undone here.');
	await bothShow(page, other, 'Ana Ben Chidi Dee Eli Fay');
});
