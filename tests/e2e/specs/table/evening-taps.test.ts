import type { Locator, Page } from '@playwright/test';
import type { PlayerId } from '#lib/evening/ids.ts';
import { expect, test, visit } from '../../support/host.ts';
import { expectPlaces } from '../../support/expect-table.ts';
import { dumpStore } from '../../support/database.ts';
import {
	logOf,
	out,
	playingEvening,
	rulesOf,
	secondRound,
	step,
	words
} from '../../support/logs.ts';
import { resize, tileBoxes } from '../../support/layout.ts';
import { seedEvening } from '../../support/seed.ts';
import { allExplained, atStep, button, countTaps, exits, tile } from '../../support/table.ts';
import { turn } from '../../../sample.ts';

/** Taps as fingers make them; what they lead to is in tests/component/table. */

const names = words('Ana Ben Chidi Dee Eli Fay');

async function middleOf(control: Locator) {
	const { x, y, width, height } = (await control.boundingBox())!;
	return { x: x + width / 2, y: y + height / 2 };
}

test('SE-4: taps that come too soon, by the clock: on tiles, on More, in a sheet, after the last exit, on golden buttons, on a tax @long', async ({
	page,
	host
}) => {
	await page.clock.install();
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', names));
	// the ring renders a frame later
	await expect(tile(page, 'Ana')).toBeVisible();
	await page.clock.pauseAt(Date.now() + 60_000);
	const sheet = page.getByRole('dialog');
	const outs = page.locator('main li [aria-label*=" out"]');
	const tap = ({ x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y);
	const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
	const close = async () => {
		await sheet.getByRole('button', { name: 'Close', exact: true }).click();
		// what lies below takes taps again only after a pause
		await expect(sheet).toBeHidden();
		await pass(300);
	};

	for (const gap of turn([350, 40]))
		await test.step(`a double tap ${gap} ms apart puts one player out, and a tap on another tile counts`, async () => {
			const [ana, ben] = [await middleOf(tile(page, 'Ana')), await middleOf(tile(page, 'Ben'))];
			await tap(ana);
			await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
			await pass(gap);
			await tap(ana);
			await pass(60);
			await tap(ben);
			await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
			await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
			await expect(sheet).toBeHidden();
			await button(page, 'Undo Ben').click();
			await button(page, 'Undo Ana').click();
			await expect(outs).toHaveCount(0);
			await pass(500);
		});

	await test.step('More, then a tap on a tile while the sheet opens and 100 ms later, presses nothing in the sheet', async () => {
		await exits(page, 'Ana');
		const more = await middleOf(button(page, 'More'));
		// one above the sheet, and two below it
		const below = words('Chidi Dee Eli');
		const tiles = await Promise.all(below.map((name) => middleOf(tile(page, name))));
		for (const [i, one] of tiles.entries())
			for (const gap of turn([0, 100], i)) {
				await tap(more);
				// a tap before the sheet appears hits the tile, and counts
				await page.locator('dialog[open]').waitFor({ state: 'attached' });
				await pass(gap);
				await tap(one);
				await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
				await pass(300);
				await close();
				await button(page, 'More').click({ trial: true });
			}
		await atStep(page, 'Play');
		await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
		await expect(outs).toHaveCount(1);
	});

	await test.step('a double tap on a button that closes a sheet presses nothing below it', async () => {
		await exits(page, 'Ben Chidi Dee');
		// each of the sheet's buttons, wherever it lies
		for (const [i, swap] of words('Ben Chidi Dee').entries())
			for (const gap of turn([0, 120], i)) {
				await pass(500);
				await tile(page, 'Ana').click();
				await expect(sheet).toBeVisible();
				await pass(300);
				const choice = sheet.getByRole('button', { name: new RegExp(swap) });
				await choice.click({ trial: true });
				const at = await middleOf(choice);
				await tap(at);
				await pass(gap);
				await tap(at);
				await expect(sheet).toBeHidden();
				await expect(tile(page, swap)).toHaveAccessibleName(`${swap}, 1st out`);
				await pass(500);
				await button(page, /^Undo/).click();
				await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
				await expect(outs).toHaveCount(4);
			}
		await atStep(page, 'Play');
		await expect(tile(page, 'Eli')).toBeEnabled();
		await pass(500);
	});

	await test.step('tiles and Next round ignore taps for half a second after the last exit, and look disabled', async () => {
		await exits(page, 'Eli');
		const unarmed = page.locator('main [aria-disabled=true]');
		const first = ['Ana, 1st out', 'Ben, 2nd out', 'Chidi, 3rd out', 'Dee, 4th out'];
		for (const passed of [0, 499]) {
			await pass(passed);
			// six places, Come and go, Next round
			await expect(unarmed).toHaveCount(8);
			for (const name of names) await tile(page, name).dispatchEvent('click');
			await button(page, 'Come and go').dispatchEvent('click');
			await button(page, 'Next round').dispatchEvent('click');
			await atStep(page, 'Round over');
			await expectPlaces(page, [...first, 'Eli, 5th out', 'Fay, 6th']);
			await expect(button(page, 'Undo Eli')).toBeVisible();
			await expect(sheet).toBeHidden();
		}
		await pass(1);
		await expect(unarmed).toHaveCount(0);
		await tile(page, 'Eli').click();
		await expect(page.getByRole('dialog', { name: 'Eli is 5th' })).toBeVisible();
		await pass(300);
		await close();

		// undone at once, and put right
		for (const name of ['Eli', 'Fay']) {
			await button(page, 'Undo Eli').click();
			await expect(outs).toHaveCount(4);
			await exits(page, name);
		}
		await expectPlaces(page, [...first, 'Fay, 5th out', 'Eli, 6th']);
	});

	for (const [i, gap] of turn([40, 350]).entries())
		await test.step(`a golden button ignores presses just after it appears; a double tap on one, ${gap} ms apart, takes one step`, async () => {
			if (i > 0) await exits(page, 'Ana Ben Chidi Dee Eli');
			for (const [name, next, after] of [
				['Next round', 'Seats', 'Seated'],
				['Seated', 'Deal', 'Dealt'],
				['Dealt', 'Taxes', 'Taxes paid'],
				['Taxes paid', 'Play', '']
			] as const) {
				const golden = button(page, new RegExp(`^${name}`));
				await pass(500);
				await expect(golden).toBeEnabled();
				const at = await middleOf(golden);
				await tap(at);
				await atStep(page, next);
				if (after !== '') {
					const fresh = button(page, new RegExp(`^${after}`));
					await expect(fresh).toHaveAttribute('aria-disabled', 'true');
					await fresh.dispatchEvent('click');
				}
				await pass(gap);
				await tap(at);
				await pass(1000);
				await atStep(page, next);
				if (next === 'Taxes') await ticksOnePart();
			}
		});

	/** A double tap on a tax ticks one part of it, and a later tap the other. */
	async function ticksOnePart() {
		const tax = page
			.getByRole('group', { name: / pays / })
			.first()
			.getByRole('button');
		const at = await middleOf(tax);
		await tap(at);
		await expect(tax).toHaveAttribute('aria-pressed', 'mixed');
		await pass(150);
		await tap(at);
		await pass(1000);
		await expect(tax).toHaveAttribute('aria-pressed', 'mixed');
		await tap(at);
		await expect(tax).toHaveAttribute('aria-pressed', 'true');
	}
});

test('SE-2: in Play a decree moves the tiles once, while its scroll covers them @long', async ({
	page,
	host
}) => {
	await allExplained(page);
	await page.goto(host.beside);
	await seedEvening(page, secondRound('tahimi', names, [step('play')]));
	await atStep(page, 'Play');
	await button(page, 'Decree').click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('group', { name: 'What?' }).getByText('Drinks').click();
	await button(page, 'Proclaim it').click();
	await expect(button(page, 'Hear, hear')).toBeVisible();
	await expect(page.getByText('1 decree in force:').first()).toBeAttached();
	const covered = await tileBoxes(page, names);
	const before = covered.map((box) => ({ ...box, seen: true }));
	await button(page, 'Hear, hear').click();
	await expect(sheet).toBeHidden();
	await expect.poll(() => tileBoxes(page, names)).toEqual(before);
	await page.getByRole('link', { name: 'Rules', exact: true }).click();
	await page.getByRole('link', { name: 'Table', exact: true }).click();
	await atStep(page, 'Play');
	expect(await tileBoxes(page, names)).toEqual(before);
	await button(page, 'More').click();
	await button(page, /last round/).click();
	await expect(button(page, 'Undo announcing the last round')).toBeVisible();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect.poll(() => tileBoxes(page, names)).toEqual(before);
});

/** Waits, because a click too soon after a sheet would be counted without any effect. */
const takesTaps = (page: Page) =>
	expect(page.locator('body')).not.toHaveCSS('pointer-events', 'none');

test('a correction takes six taps, also one of two places by arrows, and ends at the Table; the consequences are shown below the order; a second press at the same spot undoes another entry; JO-1: after the round players join at once @long', async ({
	page,
	host
}) => {
	const usual = page.viewportSize()!;
	const taps = await countTaps(page);
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', names, [step('play'), ...out(['Fay'])]));
	// pages of the Chronicle are not reloaded, so the count continues
	const before = await taps();
	await button(page, 'More').click();
	await page.getByRole('link', { name: 'Correct an earlier round' }).click();
	await takesTaps(page);
	await page.getByRole('link', { name: /^Round 1\b/ }).click();
	await button(page, 'Move Eli up').click();
	await button(page, 'See what would follow').click();
	// the form also has such a button, until the preview is shown
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would follow');
	await button(page, 'Correct it like this').click();
	await atStep(page, 'Play');
	expect((await taps()) - before).toBe(6);
	await expect(button(page, /^Undo/)).toBeVisible();

	const between = await taps();
	await button(page, 'More').click();
	await page.getByRole('link', { name: 'Correct an earlier round' }).click();
	await takesTaps(page);
	await page.getByRole('link', { name: /^Round 1\b/ }).click();
	const where = await button(page, 'See what would follow').boundingBox();
	await button(page, 'Move Dee up').click();
	await button(page, 'Move Dee up').click();
	await expect(page.getByRole('region', { name: 'What would follow' })).toContainText(
		'Round 2, in play now'
	);
	await expect(page.getByRole('listitem').filter({ hasText: 'was 3' })).toContainText('Dee');
	// the button has not moved under a tap
	expect(await button(page, 'See what would follow').boundingBox()).toEqual(where);
	await button(page, 'Correct it like this').click();
	await atStep(page, 'Play');
	expect((await taps()) - between).toBe(6);
	await expect(button(page, 'Undo the correction of round 1')).toBeVisible();

	await test.step('a second press at the same spot undoes another entry', async () => {
		await exits(page, 'Ana Ben');
		for (const size of [
			{ width: 390, height: 844 },
			{ width: 844, height: 390 },
			{ width: 768, height: 1024 }
		]) {
			await resize(page, size);
			const { x, y } = await middleOf(button(page, 'Undo Ben'));
			for (const name of ['Redo Ben', 'Redo Ana']) {
				await page.mouse.click(x, y);
				await expect(button(page, name)).toBeVisible();
			}
			await button(page, 'Redo Ana').click();
			await button(page, 'Redo Ben').click();
		}
		await resize(page, usual);
	});

	await test.step('after a finished round a press right after Redo of the last exit counts', async () => {
		await exits(page, 'Chidi Dee');
		await button(page, 'Undo Dee').click();
		await button(page, /^Redo/).click();
		await button(page, 'Undo Dee').click({ force: true });
		await expect(tile(page, 'Dee')).toHaveAccessibleName(/^Dee, (?!.*out)/);
	});

	await test.step('players join at once', async () => {
		await exits(page, 'Dee');
		await button(page, 'Come and go').click();
		const sheet = page.getByRole('dialog', { name: 'Come and go' });
		await sheet.getByRole('textbox', { name: 'Name of the newcomer' }).fill('Gus');
		await sheet.getByRole('button', { name: 'Joins' }).click();
		await sheet.getByRole('button', { name: 'Done' }).click();
		await atStep(page, 'Seats');
		// a player without a chair is shown at the free one
		await expect(tile(page, 'Gus')).toContainText('joins');
		await expect(tile(page, 'Ana')).not.toContainText('joins');
	});
});

test('SE-4: a tap puts one player out, scrolling nobody, two thumbs that overlap two, on the Table and on the flat screen', async ({
	page,
	host
}) => {
	const usual = page.viewportSize()!;
	const finger = await page.context().newCDPSession(page);
	const touch = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		...touchPoints: { x: number; y: number; id?: number }[]
	) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
	await page.goto(host.beside);
	// low enough to be scrolled
	await page.setViewportSize({ width: 360, height: 420 });
	await seedEvening(
		page,
		logOf(rulesOf('temple'), names, [
			{ type: 'setSeats', order: names.map((name) => name as PlayerId), how: 'as-we-sit' },
			{ type: 'goToStep', step: 'play' }
		])
	);
	const entries = async () => (await dumpStore(page)).stores['entries']?.rows.length ?? 0;
	const before = await entries();

	const { x, y } = await middleOf(tile(page, 'Ana'));
	await touch('touchStart', { x, y });
	for (let up = 10; up <= 120; up += 10) await touch('touchMove', { x, y: y - up });
	// a tap while it scrolls only stops it
	const stopped = await page.evaluateHandle(() => {
		const state = { isStopped: false };
		document.addEventListener('scrollend', () => (state.isStopped = true));
		return state;
	});
	await touch('touchEnd');
	await page.waitForFunction((state) => state.isStopped, stopped);
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50);
	await expect(page.getByRole('dialog')).toBeHidden();

	await touch('touchStart', await middleOf(tile(page, 'Ben')));
	await touch('touchEnd');
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 1st out');
	// Ana's exit would have been stored before
	expect(await entries()).toBe(before + 1);
	// a second click would tap a player who is out
	await expect(page.getByRole('dialog')).toBeHidden();

	// the focus ring shows for keyboards only
	await touch('touchStart', await middleOf(page.getByRole('link', { name: 'Chronicle' })));
	await touch('touchEnd');
	const heading = page.getByRole('heading', { level: 1, name: 'Chronicle' });
	await expect(heading).toBeFocused();
	await expect(heading).toHaveCSS('outline-style', 'none');
	await page.keyboard.press('Shift');
	await expect(heading).toHaveCSS('outline-style', 'solid');

	await test.step('two thumbs', async () => {
		// touches within 200 ms after a scroll may only stop it
		const afterScroll = () =>
			page.evaluate(async () => {
				let at = performance.now();
				const note = () => (at = performance.now());
				addEventListener('scroll', note, true);
				while (performance.now() - at < 250) await new Promise(requestAnimationFrame);
				removeEventListener('scroll', note, true);
			});
		const press = async (first: string, second: string) => {
			await expect(tile(page, first)).toBeVisible();
			await afterScroll();
			const one = { ...(await middleOf(tile(page, first))), id: 1 };
			const other = { ...(await middleOf(tile(page, second))), id: 2 };
			await touch('touchStart', one);
			await touch('touchStart', one, other);
			// the first finger goes first
			await touch('touchMove', other);
			await touch('touchEnd');
		};
		await page.setViewportSize(usual);
		await visit(page, host);
		await press('Ana', 'Dee');
		for (const name of ['Ana', 'Dee'])
			await expect(tile(page, name)).toHaveAccessibleName(/, (2nd|3rd) out$/);
		await visit(page, host, '/flat');
		await press('Chidi', 'Eli');
		for (const name of ['Chidi', 'Eli'])
			await expect(tile(page, name)).toHaveAccessibleName(/, (4th|5th) out(,|$)/);
	});
});
