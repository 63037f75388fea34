import type { Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { fold } from '#lib/evening/timeline.ts';
import { expect, test } from '../../support/host.ts';
import { entryOf, storedLog } from '../../support/database.ts';
import { GUESTS, playingEvening } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep } from '../../support/table.ts';

/** Two tabs that write at the same time, round after round, entries of their own and some that both
 * write. How many entries each tab asks for is `TABS_ENTRIES`. */

const ENTRIES = Number(process.env['TABS_ENTRIES'] ?? 11);
/** Each tab taps seven of twelve players, three of whom the other taps too, and the four steps to
 * the next round. */
const ONE = GUESTS.slice(0, 7);
const OTHER = GUESTS.slice(4, 11);
const ROUNDS = Math.ceil(ENTRIES / (ONE.length + 4));
// only with more entries than usual
if (ENTRIES > 100) test.setTimeout(60 * 60_000);

/** Taps all of these at the same time, and then the golden button until the next round is in
 * play. */
function playRound(page: Page, names: readonly string[], round: number): Promise<void> {
	return page.evaluate(
		async ([out, number]) => {
			const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('main button')];
			const named = (name: RegExp) =>
				buttons().find((b) => name.test(b.ariaLabel ?? b.textContent.trim()));
			for (const name of out) named(new RegExp(`^${name}, `))!.click();
			const isThere = () =>
				document.querySelector('h1')?.textContent === 'Play' &&
				new RegExp(`Round ${number + 1}\\b`).test(
					document.querySelector('main')?.textContent ?? ''
				);
			while (!isThere()) {
				named(/^(Next round|Seated|Dealt|Taxes paid)/)?.click();
				await new Promise((resolve) => setTimeout(resolve, 20));
			}
		},
		[names, round] as const
	);
}

test(`two tabs, ${ENTRIES} entries each: each is stored once, in one order`, async ({
	page,
	context,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', GUESTS));
	const other = await context.newPage();
	await other.goto(host.url);
	await atStep(other, 'Play');
	for (let round = 1; round <= ROUNDS; round++)
		await Promise.all([playRound(page, ONE, round), playRound(other, OTHER, round)]);

	const log = (await storedLog(page)).map((text): Entry & { seq: number } => entryOf(text));
	expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i));
	expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
	expect(() => fold(log)).not.toThrow();

	let exits: string[] = [];
	let rounds = 0;
	for (const entry of log) {
		if (entry.type === 'PlayerWentOut') exits.push(entry.player);
		if (entry.type !== 'RoundConfirmed') continue;
		rounds += 1;
		expect(exits.toSorted(), 'each of both once').toEqual(GUESTS.slice(0, 11).toSorted());
		// each tab's own taps keep their order
		for (const own of [ONE.slice(0, 4), OTHER.slice(3)])
			expect(exits.filter((name) => own.includes(name))).toEqual(own);
		exits = [];
	}
	expect(rounds).toBe(ROUNDS);
	// and each step of a round once: three in the first, that was half played, four in the others
	expect(log).toHaveLength(3 + ROUNDS * (11 + 1 + 3));

	// only the lists: the clock and the messages of the tabs differ
	const shown = (tab: Page) => tab.getByRole('listitem').allInnerTexts();
	const now = await shown(page);
	await expect.poll(() => shown(other)).toEqual(now);
	await other.reload();
	await expect.poll(() => shown(other)).toEqual(now);
});
