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
import { seedEvening, seedRoster } from '../../support/seed.ts';
import {
	allExplained,
	atStep,
	button,
	chooseGame,
	countTaps,
	dealt,
	drawCards,
	exits,
	type Game,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../../support/table.ts';
import { turn } from '../../../sample.ts';

const names = words('Ana Ben Chidi Dee Eli Fay');
// one game each here, every game in `npm run torture`
const games: readonly (readonly [Game, string])[] = [
	['Temple', 'temple'],
	['Tahimi', 'tahimi'],
	['The Great Dalmuti', 'dalmuti'],
	['Kings and Bastards', 'kings-and-bastards']
];

for (const [game, id] of turn(games, 3))
	test(`SE-1 ${game}: a returning group needs one tap, and those of the draw`, async ({
		page,
		host
	}) => {
		const taps = await countTaps(page);
		await page.goto(host.beside);
		await seedRoster(page, [...names, 'Gus', 'Hana'], id, names);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Same six as last time?');
		await expect(page.getByRole('button', { pressed: true })).toHaveText(names);
		await expect(page.getByText(game, { exact: true })).toBeVisible();
		await button(page, /^(Deal round 1|Draw for seats)$/).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Deal|Who sits where\?)$/);
		expect(await taps()).toBe(1);
		if (await button(page, 'Seat them by the draw').isVisible()) {
			await drawCards(page, { Ana: '3', Ben: '4', Chidi: '5', Dee: '6', Eli: '7', Fay: '8' });
			await seated(page);
			expect(await taps()).toBe(1 + names.length + 2);
		}
		await atStep(page, 'Deal');
		await dealt(page);
		await taxed(page);
		await exits(page, 'Ana Fay');
	});

for (const [game] of turn(games, 2))
	test(`SE-1 ${game}: at most four taps from the start to the first deal with six new names`, async ({
		page,
		host
	}) => {
		const taps = await countTaps(page);
		await page.goto(host.url);
		await startEvening(page, game, names);
		let cards = 0;
		if (await button(page, 'Seat them by the draw').isVisible()) {
			await drawCards(page, { Ana: '3', Ben: '4', Chidi: '5', Dee: '6', Eli: '7', Fay: '8' });
			cards = names.length;
			await seated(page);
		}
		await atStep(page, 'Deal');
		const counted = (await taps()) - cards;
		// one of the taps opens the keyboard
		expect(counted + 1).toBeLessThanOrEqual(5);
	});

test('SE-1: no error is shown before the first attempt, and the field stays visible above a keyboard', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await chooseGame(page, 'Temple');
	await page.setViewportSize({ width: 390, height: 500 });
	const field = page.getByRole('textbox', { name: /^New name/ });
	await expect(page.locator('main .wrong:not(:empty)')).toHaveCount(0);
	for (const name of names) {
		await field.fill(name);
		await field.press('Enter');
		await expect(page.locator('main .wrong:not(:empty)')).toHaveCount(0);
		await expect(field).toBeInViewport({ ratio: 1 });
	}
	await expect(button(page, 'Start with 6')).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 844, height: 390 });
	await expect(button(page, 'Start with 6')).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
	[390, 500],
	[360, 340]
] as const)
	test(`SE-1: in a window of ${width} × ${height}, as above a keyboard, names just typed stay in sight`, async ({
		page,
		host
	}) => {
		await page.goto(host.url);
		await page.setViewportSize({ width, height });
		const field = page.getByRole('textbox', { name: /^New name/ });
		for (const name of [...names, 'Gus', 'Hana']) {
			await field.fill(name);
			await field.press('Enter');
			await expect(button(page, name)).toBeInViewport({ ratio: 0.9 });
			await expect(field).toBeInViewport({ ratio: 0.9 });
		}
	});

test('SE-1 DF-10: with many known names the field finds the others; fourteen players agree to a second pack with one tap', async ({
	page,
	host
}) => {
	const many = Array.from({ length: 30 }, (_, i) => `Guest ${i + 1}`);
	await page.goto(host.beside);
	await seedRoster(page, many, 'temple');
	const chips = page.getByRole('group', { name: /^Players/ }).getByRole('button');
	await expect(chips).toHaveCount(16);
	await page.getByRole('textbox', { name: /^New name/ }).fill('guest 27');
	await expect(chips).toHaveText(['Guest 27']);
	await chips.click();
	await expect(button(page, 'Start with 1')).toBeVisible();
	await expect(chips).toHaveCount(17);
	await button(page, 'All 30 names').click();
	await expect(chips).toHaveCount(30);

	await page.getByRole('textbox', { name: /^New name/ }).fill(many.slice(0, 13).join(', '));
	await button(page, 'Add').click();
	const start = button(page, 'Start with 14');
	await expect(start).toBeDisabled();
	await expect(page.getByRole('status')).toContainText('With a second pack up to 16 can play');
	await page.getByRole('switch', { name: 'Play with two packs' }).click();
	await start.click();
	await atStep(page, 'Deal');
	await expect(page.getByRole('region', { name: 'The pack' })).toContainText(
		'Two packs: 104 cards and two Jokers'
	);
});

test('SE-4: tiles and Next round ignore taps for half a second after the last exit, and look disabled', async ({
	page,
	host
}) => {
	await page.clock.install();
	await page.goto(host.url);
	await startEvening(page, 'Temple', words('Ana Ben Chidi Dee'));
	await sitAsWeSit(page);
	await dealt(page);
	await taxed(page);
	await exits(page, 'Dee Ana');
	await page.clock.pauseAt(Date.now() + 60_000);
	await exits(page, 'Chidi');
	const unarmed = page.locator('main [aria-disabled=true]');
	const tapAll = async () => {
		for (const name of words('Ana Ben Chidi Dee')) await tile(page, name).dispatchEvent('click');
		await button(page, 'Come and go').dispatchEvent('click');
		await button(page, 'Next round').dispatchEvent('click');
	};
	const stands = async () => {
		await atStep(page, 'Round over');
		await expectPlaces(page, ['Dee, 1st out', 'Ana, 2nd out', 'Chidi, 3rd out', 'Ben, 4th']);
		await expect(button(page, 'Undo Chidi')).toBeVisible();
		await expect(page.getByRole('dialog')).toBeHidden();
	};
	for (const passed of [0, 499]) {
		await page.clock.runFor(passed);
		// four places, Come and go, Next round
		await expect(unarmed).toHaveCount(6);
		await tapAll();
		await stands();
	}
	await page.clock.runFor(1);
	await expect(unarmed).toHaveCount(0);
	await tile(page, 'Chidi').click();
	await expect(page.getByRole('dialog', { name: 'Chidi is 3rd' })).toBeVisible();
	await page.clock.runFor(300);
	await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
	await page.clock.runFor(300);

	// undone at once, and put right
	await button(page, 'Undo Chidi').click();
	await exits(page, 'Chidi');
	await button(page, 'Undo Chidi').click();
	await exits(page, 'Ben');
	await expectPlaces(page, ['Dee, 1st out', 'Ana, 2nd out', 'Ben, 3rd out', 'Chidi, 4th']);
	await page.clock.runFor(500);
	await button(page, 'Next round').click();
	await atStep(page, 'Seats');
});

async function middleOf(control: Locator) {
	const { x, y, width, height } = (await control.boundingBox())!;
	return { x: x + width / 2, y: y + height / 2 };
}

for (const gap of turn([350, 40]))
	test(`SE-4: a double tap ${gap} ms apart puts one player out, and a tap on another tile counts`, async ({
		page,
		host
	}) => {
		await page.clock.install();
		await page.goto(host.beside);
		await seedEvening(page, playingEvening('temple', names));
		// the ring renders a frame later
		await expect(tile(page, 'Ana')).toBeVisible();
		await page.clock.pauseAt(Date.now() + 60_000);
		const [ana, ben] = [await middleOf(tile(page, 'Ana')), await middleOf(tile(page, 'Ben'))];
		await page.touchscreen.tap(ana.x, ana.y);
		await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
		await page.clock.runFor(gap);
		await page.touchscreen.tap(ana.x, ana.y);
		await page.clock.runFor(60);
		await page.touchscreen.tap(ben.x, ben.y);
		await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
		await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 2nd out');
		await expect(page.getByRole('dialog')).toBeHidden();
	});

test('SE-4: two thumbs that overlap put two players out, on the Table and on the flat screen', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', names));
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
	const press = async (first: string, second: string) => {
		const one = { ...(await middleOf(tile(page, first))), id: 1 };
		const other = { ...(await middleOf(tile(page, second))), id: 2 };
		await touch('touchStart', [one]);
		await touch('touchStart', [one, other]);
		// the first finger goes first
		await touch('touchMove', [other]);
		await touch('touchEnd', []);
	};
	await press('Ana', 'Dee');
	for (const name of ['Ana', 'Dee'])
		await expect(tile(page, name)).toHaveAccessibleName(/, (1st|2nd) out$/);
	await visit(page, host, '/flat');
	await press('Ben', 'Eli');
	for (const name of ['Ben', 'Eli'])
		await expect(tile(page, name)).toHaveAccessibleName(/, (3rd|4th) out$/);
});

test('More, then a tap on a tile while the sheet opens and 100 ms later, presses nothing in the sheet', async ({
	page,
	host
}) => {
	await page.clock.install();
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', names, out(['Ana'])));
	await expect(tile(page, 'Ana')).toBeVisible();
	await page.clock.pauseAt(Date.now() + 60_000);
	const more = await middleOf(button(page, 'More'));
	const sheet = page.getByRole('dialog', { name: 'More' });
	// one above the sheet, and two below it
	const below = words('Chidi Dee Eli');
	const tiles = await Promise.all(below.map((name) => middleOf(tile(page, name))));
	for (const gap of [0, 100])
		for (const { x, y } of tiles) {
			await page.touchscreen.tap(more.x, more.y);
			// a tap before the sheet appears hits the tile, and counts
			await page.locator('dialog[open]').waitFor({ state: 'attached' });
			await page.clock.runFor(gap);
			await page.touchscreen.tap(x, y);
			await expect(sheet).toBeVisible();
			await page.clock.runFor(300);
			await sheet.getByRole('button', { name: 'Close', exact: true }).click();
			await expect(sheet).toBeHidden();
			// what lies below takes taps again
			await page.clock.runFor(300);
			await button(page, 'More').click({ trial: true });
		}
	await atStep(page, 'Play');
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
	await expect(page.locator('main li [aria-label*=" out"]')).toHaveCount(1);
});

/** Waits, because a click too soon after a sheet would be counted without any effect. */
const takesTaps = (page: Page) =>
	expect(page.locator('body')).not.toHaveCSS('pointer-events', 'none');

test('a double tap on a button that closes a sheet presses nothing below it', async ({
	page,
	host
}) => {
	await page.clock.install();
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', names, out(words('Ana Ben Chidi Dee'))));
	await expect(tile(page, 'Ana')).toBeVisible();
	await page.clock.pauseAt(Date.now() + 60_000);
	const sheet = page.getByRole('dialog');
	const outs = page.locator('main li [aria-label*=" out"]');
	// each of the sheet's buttons, wherever it lies
	for (const swap of ['Ben', 'Chidi', 'Dee'])
		for (const gap of [0, 120]) {
			await page.clock.runFor(500);
			await tile(page, 'Ana').click();
			await expect(sheet).toBeVisible();
			await page.clock.runFor(300);
			const choice = sheet.getByRole('button', { name: new RegExp(swap) });
			await choice.click({ trial: true });
			const { x, y } = await middleOf(choice);
			await page.touchscreen.tap(x, y);
			await page.clock.runFor(gap);
			await page.touchscreen.tap(x, y);
			await expect(sheet).toBeHidden();
			await expect(tile(page, swap)).toHaveAccessibleName(`${swap}, 1st out`);
			await page.clock.runFor(500);
			await button(page, /^Undo/).click();
			await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');
			await expect(outs).toHaveCount(4);
		}
	await atStep(page, 'Play');
	await expect(tile(page, 'Eli')).toBeEnabled();
});

test('SE-2: in Play a decree moves the tiles once, while its scroll covers them', async ({
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
	await expect(page.getByText('1 decree in force:')).toBeAttached();
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

test('a second press at the same spot undoes another entry', async ({ page, host }) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', names, [step('play'), ...out(['Ana', 'Ben'])]));
	const sizes = [
		{ width: 390, height: 844 },
		{ width: 844, height: 390 },
		{ width: 768, height: 1024 }
	];
	for (const size of sizes) {
		await resize(page, size);
		const { x, y, width, height } = (await button(page, 'Undo Ben').boundingBox())!;
		for (const name of ['Redo Ben', 'Redo Ana']) {
			await page.mouse.click(x + width / 2, y + height / 2);
			await expect(button(page, name)).toBeVisible();
		}
		await button(page, 'Redo Ana').click();
		await button(page, 'Redo Ben').click();
	}
});

test('a correction takes six taps, also one of two places by arrows, and ends at the Table; the consequences are shown below the order', async ({
	page,
	host
}) => {
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
});

test('JO-1: after a finished round a press right after Redo of the last exit counts, and players join at once', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', names, out(names.slice(0, 5))));
	await button(page, 'Undo Eli').click();
	await button(page, /^Redo/).click();
	await button(page, 'Undo Eli').click({ force: true });
	await expect(tile(page, 'Eli')).toHaveAccessibleName(/^Eli, (?!.*out)/);

	await exits(page, 'Eli');
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

test('SE-4: a tap puts one player out, scrolling puts nobody out', async ({ page, host }) => {
	const finger = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
		finger.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: type === 'touchEnd' ? [] : [{ x, y }]
		});
	const middle = async (name: string): Promise<[x: number, y: number]> => {
		const { x, y, width, height } = (await tile(page, name).boundingBox())!;
		return [x + width / 2, y + height / 2];
	};
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

	const [x, y] = await middle('Ana');
	await touch('touchStart', x, y);
	for (let up = 10; up <= 120; up += 10) await touch('touchMove', x, y - up);
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

	await touch('touchStart', ...(await middle('Ben')));
	await touch('touchEnd');
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 1st out');
	// Ana's exit would have been stored before
	expect(await entries()).toBe(before + 1);
	// a second click would tap a player who is out
	await expect(page.getByRole('dialog')).toBeHidden();

	// the focus ring shows for keyboards only
	const link = (await page.getByRole('link', { name: 'Chronicle' }).boundingBox())!;
	await touch('touchStart', link.x + link.width / 2, link.y + link.height / 2);
	await touch('touchEnd');
	const heading = page.getByRole('heading', { level: 1, name: 'Chronicle' });
	await expect(heading).toBeFocused();
	await expect(heading).toHaveCSS('outline-style', 'none');
	await page.keyboard.press('Shift');
	await expect(heading).toHaveCSS('outline-style', 'solid');
});

for (const gap of turn([40, 350]))
	test(`a double tap on a golden button, ${gap} ms apart, takes one step`, async ({
		page,
		host
	}) => {
		await page.clock.install();
		await page.goto(host.beside);
		await seedEvening(page, playingEvening('temple', names, out(names.slice(0, 5))));
		await page.clock.pauseAt(Date.now() + 60_000);
		for (const [name, next] of [
			['Next round', 'Seats'],
			['Seated', 'Deal'],
			['Dealt', 'Taxes'],
			['Taxes paid', 'Play']
		] as const) {
			const golden = page.getByRole('button', { name: new RegExp(`^${name}`) });
			await page.clock.runFor(500);
			await expect(golden).toBeEnabled();
			const { x, y, width, height } = (await golden.boundingBox())!;
			const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
			await tap();
			await atStep(page, next);
			await page.clock.runFor(gap);
			await tap();
			await page.clock.runFor(1000);
			await atStep(page, next);
		}
	});

test('a golden button ignores presses just after it appears; a double tap on a tax ticks one part of it, and a later tap the other', async ({
	page,
	host
}) => {
	await page.clock.install();
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', names));
	await expect(button(page, /^Seated/)).toBeEnabled();
	await page.clock.pauseAt(Date.now() + 60_000);
	await button(page, /^Seated/).click();
	const dealtButton = button(page, /^Dealt/);
	await expect(dealtButton).toHaveAttribute('aria-disabled', 'true');
	await dealtButton.dispatchEvent('click');
	await page.clock.runFor(500);
	await expect(dealtButton).toBeEnabled();
	await atStep(page, 'Deal');
	await dealtButton.click();
	await atStep(page, 'Taxes');

	await page.clock.runFor(1000);
	const tax = page
		.getByRole('group', { name: / pays / })
		.first()
		.getByRole('button');
	const { x, y, width, height } = (await tax.boundingBox())!;
	const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
	await tap();
	await expect(tax).toHaveAttribute('aria-pressed', 'mixed');
	await page.clock.runFor(150);
	await tap();
	await page.clock.runFor(1000);
	await expect(tax).toHaveAttribute('aria-pressed', 'mixed');
	await tap();
	await expect(tax).toHaveAttribute('aria-pressed', 'true');
});
