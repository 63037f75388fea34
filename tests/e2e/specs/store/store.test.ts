import type { Page } from '@playwright/test';
import { expect, test } from '../../support/host.ts';
import { entryOf, storedLog, storedLogs, describeLog } from '../../support/database.ts';
import { GUESTS, logOf, out, playingEvening, rulesOf, words } from '../../support/logs.ts';
import { seedEvening, seedEvenings } from '../../support/seed.ts';
import {
	atStep,
	button,
	dealt,
	drawCards,
	exits,
	seated,
	startEvening,
	taxed,
	tile,
	taxRow,
	allExplained
} from '../../support/table.ts';

declare global {
	interface Window {
		/** Delay of each commit in milliseconds. */
		slow: number;
		committed: number;
		screens: { committed: number; text: string }[];
	}
}

/** From now on commits take `ms` longer, by requests that keep the transaction alive; and every
 * change of the screen is noted with the number of commits before it. */
async function slowCommits(page: Page, ms: number) {
	await page.evaluate((delay) => {
		Object.assign(window, { slow: delay, committed: 0, screens: [] });
		// `commit` has no effect here: the transaction ends when it has no more requests
		IDBTransaction.prototype.commit = () => undefined;
		const begin = IDBDatabase.prototype.transaction;
		IDBDatabase.prototype.transaction = function (stores, mode, options) {
			const tx = begin.call(this, stores, mode, options);
			if (mode !== 'readwrite') return tx;
			tx.addEventListener('complete', () => (window.committed += 1));
			const from = performance.now();
			const store = tx.objectStore(tx.objectStoreNames[0]!);
			const again = () => {
				if (performance.now() - from < window.slow) store.count().onsuccess = again;
			};
			again();
			return tx;
		};
		const note = () => {
			const main = document.querySelector('main')!;
			const labels = [...main.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel);
			// announcements follow the screen
			const seen = main.cloneNode(true) as HTMLElement;
			for (const said of seen.querySelectorAll('[role=status]')) said.remove();
			const text = [...labels, seen.textContent].join(' ').replace(/\d+ min|\s+/g, ' ');
			if (window.screens.at(-1)?.text !== text)
				window.screens.push({ committed: window.committed, text });
		};
		note();
		new MutationObserver(note).observe(document.body, {
			subtree: true,
			childList: true,
			characterData: true,
			attributes: true
		});
	}, ms);
}

/** Clicks all of them in the same moment, in this order. */
async function atOnce(page: Page, taps: readonly ReturnType<typeof tile>[]) {
	const elements = await Promise.all(taps.map((tap) => tap.elementHandle()));
	await page.evaluate((all) => {
		for (const element of all) (element as HTMLElement).click();
	}, elements);
}
const screens = (page: Page) => page.evaluate(() => window.screens);

/** The screen without the clock and announcements. */
async function shown(page: Page) {
	const main = page.getByRole('main');
	// a golden button takes taps only after a moment
	await expect(main.locator('[aria-disabled="true"]')).toHaveCount(0);
	return (await main.ariaSnapshot())
		.replace(/\d+ min|\d+ h \d+/g, 'a while')
		.replace(/- status: .*/g, '- status');
}

test.describe('a slow disk', () => {
	test('the screen does not change before the transaction is complete; ten quick taps are neither lost nor doubled and keep their order', async ({
		page,
		host
	}) => {
		await allExplained(page);
		await page.goto(host.beside);
		await seedEvening(page, playingEvening('temple', GUESTS));
		// the ring of seats is drawn a frame after the heading
		await expect(tile(page, 'Lou')).toBeVisible();
		await slowCommits(page, Infinity);
		await tile(page, 'Ana').click();
		// another player, the same again, and undo, before the first is stored
		await atOnce(page, [tile(page, 'Ben'), tile(page, 'Ana'), tile(page, 'Ben')]);
		expect(await screens(page)).toHaveLength(1);
		await page.evaluate(() => (window.slow = 100));
		await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
		await button(page, /^Undo/).click();
		await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, Middle Class');
		// each change of the screen had its own commit before it
		expect((await screens(page)).map(({ committed }) => committed)).toEqual([0, 1, 2, 3]);
		await expect(page.getByRole('dialog')).toBeHidden();
		expect(describeLog(await storedLog(page)).slice(-3)).toEqual([
			'PlayerWentOut Ana',
			'PlayerWentOut Ben',
			'EntryUndone'
		]);

		await button(page, /^Undo/).click();
		await expect(tile(page, 'Ana')).toHaveAccessibleName(/^Ana, (?!.*out)/);
		const before = (await screens(page)).length;
		await page.evaluate(() => (window.slow = 60));
		const order = words('Lou Ana Kit Ben Jo Chidi Ira Dee Hana Eli');
		await atOnce(
			page,
			order.map((name) => tile(page, name))
		);
		await expect(tile(page, 'Eli')).toHaveAccessibleName('Eli, 10th out');
		expect(describeLog(await storedLog(page)).slice(-10)).toEqual(
			order.map((name) => `PlayerWentOut ${name}`)
		);
		expect((await screens(page)).slice(before).map(({ committed }) => committed)).toEqual(
			order.map((_, i) => before + i)
		);

		await test.step('an action tapped twice happens once', async () => {
			await page.evaluate(() => (window.slow = 150));
			const twice = async (name: RegExp) => {
				await expect(button(page, name)).toBeEnabled();
				await atOnce(page, [button(page, name), button(page, name)]);
				await expect(button(page, name)).toBeHidden();
			};
			await exits(page, 'Fay');
			await twice(/^Next round/);
			await twice(/^Seated/);
			await twice(/^Dealt/);
			await atOnce(page, [taxRow(page, 'Gus'), taxRow(page, 'Gus')]);
			await twice(/^Taxes paid/);
			await atStep(page, 'Play');
			await button(page, 'More').click();
			await button(page, 'Add a note').click();
			await page.getByRole('textbox').fill('A good round');
			await twice(/^Add the note/);
			const entries = (await storedLog(page)).map((text) => {
				const { id: _, at: __, seq: ___, ...said } = entryOf(text);
				return JSON.stringify(said);
			});
			const twiceSaid = entries.filter((entry, i) => entry === entries[i - 1]);
			expect(twiceSaid).toEqual([]);
			expect(entries.slice(-6).map((text) => (JSON.parse(text) as { type: string }).type)).toEqual([
				'RoundConfirmed',
				'StepReached',
				'StepReached',
				'TaxMarked',
				'TaxesSettled',
				'NoteAdded'
			]);
		});
	});
});

test('an open evening is restored exactly, before the first deal, at Taxes and in Play @long', async ({
	page,
	host
}) => {
	const asLeft = async (heading: string | RegExp) => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		const [before, log] = [await shown(page), await storedLogs(page)];
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
		await expect.poll(() => shown(page)).toBe(before);
		expect(await storedLogs(page)).toEqual(log);
	};
	// component/table/evening-restored has every step and stage
	await page.goto(host.url);
	await startEvening(page, 'The Great Dalmuti', GUESTS.slice(0, 5));
	await drawCards(page, { Ana: '7', Ben: '7', Chidi: '1', Dee: '12', Eli: '3' });
	await expect(page.getByText('A tie.')).toBeVisible();
	await asLeft('Who sits where?');
	await drawCards(page, { Ana: '2', Ben: '9' });
	await seated(page);
	await dealt(page);
	await taxRow(page, 'Dee').click();
	await expect(taxRow(page, 'Dee')).toHaveAttribute('aria-pressed', 'mixed');
	await asLeft('Taxes');
	await taxRow(page, 'Dee').click();
	await taxed(page);
	await exits(page, 'Ben Chidi');
	await button(page, /^Undo/).click();
	await expect(button(page, /^Redo/)).toBeVisible();
	await asLeft('Play');
});

test('of several open evenings one is on the table; the others stay unchanged @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	const first = playingEvening('temple', GUESTS.slice(0, 4), out('Ben'));
	const second = logOf(rulesOf('tahimi'), GUESTS.slice(4, 8), [], 'second');
	await seedEvenings(page, [first, second]);
	await page.goto(host.url);
	const before = await storedLogs(page);
	const put = async (name: string) => {
		await page.getByRole('link', { name: 'Chronicle' }).click();
		await page.getByRole('link', { name }).click();
		await button(page, 'Put it on the table').click();
	};
	await put('seeded');
	await atStep(page, 'Play');
	await exits(page, 'Ana');
	await put('second');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who sits where?');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who sits where?');
	const after = await storedLogs(page);
	expect(after['second']).toEqual(before['second']);
	expect(after['seeded']?.slice(0, -1)).toEqual(before['seeded']);
	await put('seeded');
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 1st out');
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 2nd out');
});
