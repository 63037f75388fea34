import type { BrowserContext, Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { fold } from '#lib/evening/timeline.ts';
import { expect, test, type Host } from './host.ts';
import * as pages from './pages.ts';
import { entryOf, storedLog, tale } from './stored.ts';
import { playingEvening } from './tables.ts';

// an entry that is lost once in a while is lost
test.describe.configure({ retries: 0 });

// a tab in the background draws no frames unless it is filmed
test.use({ trace: 'retain-on-failure' });

const { button, tile } = pages;
const NAMES = pages.words('Ana Ben Chidi Dee Eli Fay Gus Hana');

/** Two tabs on the same evening. In the first the store can be made to fail, for itself alone. */
async function twoTabs(first: Page, context: BrowserContext, host: Host): Promise<Page> {
	await first.addInitScript(() => {
		const { add } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.add = function (...args) {
			const request = add.apply(this, args);
			if ('failing' in window && window.failing)
				request.addEventListener('success', () => this.transaction.abort());
			return request;
		};
	});
	await first.goto(host.url);
	await pages.seedEvening(first, playingEvening('temple', NAMES));
	const second = await context.newPage();
	await second.goto(host.url);
	await pages.atStep(second, 'Play');
	return second;
}
const failing = (page: Page, on: boolean) =>
	page.evaluate((value) => Object.assign(window, { failing: value }) && undefined, on);

/** Clicks the tiles of these players in the same moment. */
async function tapAll(page: Page, names: string) {
	const tiles = pages.words(names).map((name) => tile(page, name).elementHandle());
	await page.evaluate(
		(all) => {
			for (const one of all) (one as HTMLElement).click();
		},
		await Promise.all(tiles)
	);
}

/** The stored log, which has to make sense: no hole, no double, and every entry possible where it stands. */
async function readableLog(page: Page): Promise<string[]> {
	const log = await storedLog(page);
	expect(log.map((text) => entryOf(text).seq)).toEqual(log.map((_, i) => i));
	const ids = log.map((text) => entryOf(text).id);
	expect(new Set(ids).size).toBe(ids.length);
	const round = fold(log.map((text): Entry => entryOf(text)))!.state.round!;
	expect(new Set(round.out).size, 'nobody is out twice').toBe(round.out.length);
	return tale(log).slice(3);
}
/** After a reload both show what is stored. */
async function bothShow(one: Page, other: Page, out: string) {
	for (const page of [one, other]) {
		await page.reload();
		await pages.atStep(page, 'Play');
		for (const [i, name] of pages.words(out).entries())
			await expect(tile(page, name)).toHaveAccessibleName(
				`${name}, ${['1st', '2nd', '3rd'][i] ?? `${i + 1}th`} out`
			);
		await expect(page.getByRole('button', { name: / out$/ })).toHaveCount(pages.words(out).length);
	}
}

test('two tabs that write in turn: each builds on what the other wrote', async ({
	page,
	context,
	host
}) => {
	const other = await twoTabs(page, context, host);
	await pages.exits(page, 'Ana');
	await pages.exits(other, 'Ben');
	await expect(tile(other, 'Ana')).toHaveAccessibleName('Ana, 1st out');
	await pages.exits(page, 'Chidi');
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
	await pages.exits(other, 'Dee Eli');
	await pages.exits(page, 'Fay');
	expect(await readableLog(page)).toEqual(
		pages.words('Ana Ben Chidi Dee Eli Fay').map((name) => `PlayerWentOut ${name}`)
	);
	await bothShow(page, other, 'Ana Ben Chidi Dee Eli Fay');
});

test('two tabs that write at the same time: no entry is lost, none is doubled', async ({
	page,
	context,
	host
}) => {
	const other = await twoTabs(page, context, host);
	await Promise.all([tapAll(page, 'Ana Ben Chidi'), tapAll(other, 'Dee Ana Eli Fay')]);
	await expect(tile(page, 'Chidi')).toHaveAccessibleName(/ out$/);
	await expect(tile(other, 'Fay')).toHaveAccessibleName(/ out$/);
	const log = await readableLog(page);
	const mine = log.map((entry) => entry.replace('PlayerWentOut ', ''));
	expect(mine.toSorted()).toEqual(pages.words('Ana Ben Chidi Dee Eli Fay'));
	// each tab's own taps keep their order
	const order = (names: string) => mine.filter((name) => pages.words(names).includes(name));
	expect(order('Ben Chidi')).toEqual(['Ben', 'Chidi']);
	expect(order('Dee Eli Fay')).toEqual(['Dee', 'Eli', 'Fay']);
	await bothShow(page, other, mine.join(' '));
});

test('both tabs tap the last exit and go on: the round ends once', async ({
	page,
	context,
	host
}) => {
	const other = await twoTabs(page, context, host);
	await pages.exits(page, 'Ana Ben Chidi Dee Eli Fay');
	await Promise.all([tapAll(page, 'Gus'), tapAll(other, 'Gus Hana')]);
	await expect(button(page, 'Next round')).toBeVisible();
	await expect(button(other, 'Next round')).toBeVisible();
	await Promise.all([pages.nextRound(page), pages.nextRound(other)]);
	const log = await readableLog(page);
	expect(log.filter((entry) => entry === 'RoundConfirmed')).toHaveLength(1);
	expect(log.filter((entry) => /Gus|Hana/.test(entry))).toHaveLength(1);
});

test('undo takes back what its button names, also when the other tab wrote since', async ({
	page,
	context,
	host
}) => {
	const other = await twoTabs(page, context, host);
	await pages.exits(page, 'Ana');
	await pages.exits(other, 'Ben');
	// this one still offers to undo Ana
	const named = await button(page, /^Undo/).textContent();
	await button(page, /^Undo/).click();
	await expect(tile(page, 'Ben')).toHaveAccessibleName(/^Ben/);
	await expect(button(page, named?.includes('Ben') ? /^Undo Ana/ : /^Undo Ben/)).toBeVisible();
	await expect
		.poll(async () => (await readableLog(page)).slice(0, 2))
		.toEqual(['PlayerWentOut Ana', 'PlayerWentOut Ben']);
});

for (const [title, mine, theirs, left] of [
	['another', 'Ben', 'Ana', 'Ana Ben'],
	['the same', 'Ana Ben', 'Ana Chidi', 'Ana Chidi Ben']
] as const)
	test(`what one tab kept in memory is stored after ${title} exit of the other, on its own`, async ({
		page,
		context,
		host
	}) => {
		const other = await twoTabs(page, context, host);
		await failing(page, true);
		await pages.exits(page, mine);
		await expect(page.getByRole('alert')).toContainText('in memory only');
		await pages.exits(other, theirs);
		await failing(page, false);
		await expect(page.getByRole('alert')).toHaveCount(0);
		expect(await readableLog(page)).toEqual(
			pages.words(left).map((name) => `PlayerWentOut ${name}`)
		);
		// and the screen has what the other wrote
		await expect(page.getByRole('button', { name: / out$/ })).toHaveCount(pages.words(left).length);
		await bothShow(page, other, left);
	});

test('an undo that one tab kept in memory cannot make the log unreadable', async ({
	page,
	context,
	host
}) => {
	const other = await twoTabs(page, context, host);
	await pages.exits(page, 'Ana');
	await failing(page, true);
	await button(page, 'Undo Ana').click();
	await expect(page.getByRole('alert')).toContainText('in memory only');
	await pages.exits(other, 'Ben');
	await failing(page, false);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await pages.exits(page, 'Chidi');
	const log = await readableLog(page);
	expect(log.slice(0, 2)).toEqual(['PlayerWentOut Ana', 'PlayerWentOut Ben']);
	expect(log.at(-1)).toBe('PlayerWentOut Chidi');
	await page.reload();
	await pages.atStep(page, 'Play');
	await expect(tile(page, 'Ben')).toHaveAccessibleName(/ out$/);
});
