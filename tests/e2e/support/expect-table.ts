import type { Locator, Page } from '@playwright/test';
import { expect } from './host.ts';
import { words } from './logs.ts';
import { clockwise, seatedBy } from './ring.ts';
import { atStep, button, exits } from './table.ts';

/** Expectations about the screens of the Table. */

/** Taps players out in turn and expects after each who leads if nobody tops the last play. */
export async function exitsWithLead(page: Page, leaders: Readonly<Record<string, string>>) {
	for (const [name, leader] of Object.entries(leaders)) {
		await exits(page, name);
		await expectLead(page, `If nobody tops ${name}’s last play`, `${leader} leads`);
	}
}

/** Expects these texts in the lead panel of Play, and the flag on the tile of the player who
 * leads. */
export async function expectLead(page: Page, when: string, who: string) {
	const panel = page.getByRole('group', { name: 'Who leads' });
	await expect(panel).toContainText(when);
	await expect(panel).toContainText(who);
	const flagged = page.getByRole('listitem').filter({ hasText: 'leads' }).getByRole('button');
	const [, name] = /^(?!Holder)(.*) leads$/.exec(who) ?? [];
	await expect(flagged).toHaveCount(name === undefined ? 0 : 1);
	if (name !== undefined) await expect(flagged).toHaveAccessibleName(new RegExp(`^${name}, `));
}

/** The tiles round the table, clockwise. */
const tiles = (page: Page): Locator =>
	page
		.getByRole('main')
		.getByRole('list')
		.filter({ hasNot: button(page, /^Deal/) })
		.getByRole('listitem')
		.getByRole('button');

/** Waits until no animation runs. */
const arrived = (page: Page) =>
	page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));

/** Labels of the tiles in reading order, and in clockwise order from the topmost. */
async function look(page: Page): Promise<{ read: string[]; clockwise: string[] }> {
	await arrived(page);
	const read = await tiles(page).evaluateAll((all) =>
		all.map((one) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			return { name: one.ariaLabel ?? '', x: x + width / 2, y: y + height / 2 };
		})
	);
	return { read: read.map(({ name }) => name), clockwise: clockwise(read) };
}

/** Labels of the tiles, clockwise from the topmost; a screen reader reads them in the same order.
 * In Seats the players are in the chairs to which they are sent. */
export async function ringLabels(page: Page): Promise<string[]> {
	let names: string[] = [];
	// the ring may render a frame later
	await expect(tiles(page)).not.toHaveCount(0);
	// an animation may be about to start
	await expect(async () => {
		const labels = await look(page);
		expect(labels.read, 'read aloud as they sit').toEqual(labels.clockwise);
		names = seatedBy(labels.clockwise);
	}).toPass();
	return names;
}

/** Expects the labels of the tiles, clockwise from the topmost: `Ana, place 1, Emperor` in
 * Seats. */
export async function expectRing(page: Page, labels: readonly string[]) {
	await expect(tiles(page)).toHaveCount(labels.length);
	await expect(async () => expect(await ringLabels(page)).toEqual(labels)).toPass();
}

/** Expects the labels of the rows of a finished round, by place: `Ana, 1st out`. */
export async function expectPlaces(page: Page, labels: readonly string[]) {
	const rows = page.getByRole('list', { name: 'The new places' }).getByRole('button');
	await expect(rows).toHaveCount(labels.length);
	for (const [i, label] of labels.entries()) await expect(rows.nth(i)).toHaveAccessibleName(label);
}

/** Expects the Deal step.
 * @param expected `pack` is empty if nothing has to be done; `others` says who gets another number:
 * `Ana and Ben 14` */
export async function expectDeal(
	page: Page,
	{
		pack,
		dealer,
		each,
		others = ''
	}: { pack: string; dealer: string; each: number; others?: string }
) {
	await atStep(page, 'Deal');
	await expect(page.getByRole('region', { name: 'The pack' }).getByRole('listitem')).toHaveText(
		pack === '' ? [] : pack.split(' / ')
	);
	await expect(page.getByRole('region', { name: 'The dealer' })).toContainText(
		`${dealer} shuffles and deals`
	);
	const hands = page.getByRole('region', { name: 'Cards each' });
	await expect(hands).toHaveText(new RegExp(`^\\s*${each} cards each\\s*${others}\\s*$`));
}

/** Expects the brackets of the Taxes step, the outermost first: `Dee pays Ben 1`. */
export async function expectBrackets(page: Page, brackets: readonly string[]) {
	await atStep(page, 'Taxes');
	const groups = page.getByRole('group', { name: / pays / });
	await expect(groups).toHaveCount(brackets.length);
	for (const [i, bracket] of brackets.entries())
		await expect(groups.nth(i)).toHaveAccessibleName(bracket);
}

/** Opens the evening with this name in the Chronicle and expects its rounds, each from the top. */
export async function expectChronicle(page: Page, name: RegExp, rounds: readonly string[]) {
	await page.getByRole('link', { name: 'Chronicle' }).click();
	const line = page.getByRole('link', { name });
	const top = words(rounds.at(-1)!)[0]!;
	for (const text of ['Closed', `${rounds.length} rounds`]) await expect(line).toContainText(text);
	// the player who ruled longest, or who ended on top
	await expect(line).toContainText(new RegExp(`${top} (ruled(?! ·)|on top at the end)`));
	await line.click();
	await expectRounds(page, rounds);
}

/** Expects the rounds in the log of an evening, each with the names from the top. */
export async function expectRounds(page: Page, rounds: readonly string[]) {
	await button(page, 'Rounds').click();
	const results = page.getByRole('list', { name: 'From the top', exact: true });
	await expect(results).toHaveCount(rounds.length);
	// the newest comes first
	for (const [i, names] of rounds.toReversed().entries())
		await expect(results.nth(i).getByRole('listitem')).toHaveText(words(names));
}

/** Undoes everything, redoes it, and expects the same screen. */
export async function expectUndoAndRedo(page: Page) {
	const main = page.getByRole('main');
	const [undo, redo] = [button(page, /^Undo/), button(page, /^Redo/)];
	// a click of Playwright would wait for a button that the last tap has just disabled
	const tapIfThere = (what: Locator) =>
		what.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
	// announcements differ
	const look = async () => (await main.ariaSnapshot()).replace(/^ *- status.*\n?/gm, '');
	// a golden button takes taps only after a moment
	await expect(main.locator('[aria-disabled="true"]')).toHaveCount(0);
	const before = await look();
	await expect(async () => {
		await tapIfThere(undo);
		await expect(undo).toBeDisabled({ timeout: 1 });
	}).toPass({ intervals: [1] });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who sits where?');
	await expect(async () => {
		await tapIfThere(redo);
		await expect(redo).toBeHidden({ timeout: 1 });
		// Redo is hidden for a moment between two steps too
		expect(await look()).toBe(before);
	}).toPass({ intervals: [1] });
}
