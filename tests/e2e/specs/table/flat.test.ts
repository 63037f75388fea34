import type { Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { axe, smallTargets } from '../../support/accessibility.ts';
import { expect, test, type Host } from '../../support/host.ts';
import { resize, expectGoodLayout } from '../../support/layout.ts';
import { turn, whole } from '../../../sample.ts';
import { GUESTS, LONG_NAMES, out, playingEvening, secondRound, step } from '../../support/logs.ts';
import { putOnTable, seedEvening, seedEvenings } from '../../support/seed.ts';
import { atStep, button, exits, startButton, tile } from '../../support/table.ts';

const SIZES = [
	{ width: 320, height: 568 },
	{ width: 360, height: 640 },
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 768, height: 1024 }
];
const SIX = GUESTS.slice(0, 6);
const FAR = ', at the far end';

async function lay(page: Page, host: Host, log: readonly Entry[]) {
	await page.goto(host.beside);
	await seedEvening(page, log, 'flat');
	await expect(page.getByRole('list').getByRole('button').first()).toBeVisible();
}

/** The edge nearest to a tile, and the edge that its text faces. */
const standing = (page: Page, name: string) =>
	tile(page, name).evaluate((element) => {
		const { left, top, right, bottom } = element.getBoundingClientRect();
		const gaps = { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
		const nearest = Object.entries(gaps).reduce((a, b) => (b[1] < a[1] ? b : a))[0];
		const { rotate } = getComputedStyle(element.firstElementChild!);
		const turned = {
			none: 'bottom',
			'0deg': 'bottom',
			'90deg': 'left',
			'180deg': 'top',
			'270deg': 'right'
		};
		return { nearest, turned: turned[rotate as keyof typeof turned] };
	});
const sides = (page: Page, names: readonly string[]) =>
	Promise.all(
		names.map(async (name) => {
			const { nearest, turned } = await standing(page, name);
			expect(turned, name).toBe(nearest);
			return nearest;
		})
	);

// presses at both ends within the pause count as one, by the clock: a button whose own pause is
// shortened would look ready before that
test.use({ realPauses: true });

test('without an evening the flat screen leads to the Table; a round on it: exits, undo from both ends, the end, where taps just after the last exit are ignored, and the next round @long', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}/flat`);
	await expect(page.getByText('No evening is on the table.')).toBeVisible();
	await page.getByRole('link', { name: 'To the Table' }).click();
	await expect(startButton(page)).toBeVisible();
	await seedEvening(page, playingEvening('temple', ['Ana', 'Ben', 'Chidi', 'Dee']));
	await page.getByRole('link', { name: 'Flat: names face the players' }).click();
	await expect(page.getByRole('heading', { name: 'The table, flat' })).toBeAttached();
	await expect(page.getByRole('navigation')).toHaveCount(0);
	expect(await sides(page, ['Ana', 'Ben', 'Chidi', 'Dee'])).toEqual([
		'top',
		'right',
		'bottom',
		'left'
	]);

	await tile(page, 'Chidi').click();
	await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, 1st out');
	await tile(page, 'Ana').click();
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 2nd out');
	await button(page, `Undo Ana${FAR}`).click();
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, Middle Class');
	await button(page, 'Undo Chidi').click();
	await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, Middle Class');

	await exits(page, 'Dee Ana');
	await tile(page, 'Dee').click();
	await page
		.getByRole('dialog', { name: 'Dee is 1st' })
		.getByRole('button', { name: 'Swap with Ana, 2nd' })
		.click();
	await expect(tile(page, 'Dee')).toHaveAccessibleName('Dee, 2nd out');
	await tile(page, 'Dee').click();
	await button(page, 'Dee is not out after all').click();
	await expect(tile(page, 'Dee')).toHaveAccessibleName('Dee, Middle Class');

	await exits(page, 'Dee');
	// a tap that comes late hits the control that has just appeared
	await page.evaluate(() => {
		const look = new MutationObserver(() => {
			const next = [...document.querySelectorAll('button')].find(
				(b) => b.ariaLabel === 'Next round'
			);
			if (next === undefined) return;
			look.disconnect();
			next.click();
			Object.assign(window, { early: true });
		});
		look.observe(document.body, { childList: true, subtree: true });
	});
	await tile(page, 'Ben').click();
	await page.waitForFunction(() => 'early' in window);
	await expect(button(page, 'Next round')).toBeEnabled();
	await expect(tile(page, 'Chidi')).toHaveAccessibleName(/^Chidi, 4th, ./);
	await button(page, `Next round${FAR}`).click();
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, stays, Emperor');
	for (const name of ['Seated', 'Dealt', 'Taxes paid']) await button(page, name).click();
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, Emperor');
	await button(page, 'Leave the flat screen').click();
	await atStep(page, 'Play');
});

test('the names can be turned to match the seats, and the turn is remembered; full screen lasts until the flat screen is left @long', async ({
	page,
	host
}) => {
	await lay(page, host, playingEvening('temple', SIX));
	const first = await sides(page, SIX);
	expect(first).toEqual(['top', 'right', 'right', 'bottom', 'left', 'left']);
	await button(page, 'Turn the names').click();
	await expect(tile(page, 'Ana')).toBeDisabled();
	await button(page, 'Turn clockwise').click();
	expect(await sides(page, SIX)).toEqual(['right', 'right', 'right', 'left', 'left', 'left']);
	await button(page, 'Turn counter-clockwise').click();
	expect(await sides(page, SIX)).toEqual(first);

	// drag Ana from the top to the bottom
	const [from, to] = [await tile(page, 'Ana').boundingBox(), await tile(page, 'Dee').boundingBox()];
	await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
	await page.mouse.down();
	await page.mouse.move(page.viewportSize()!.width - 40, 400, { steps: 4 });
	await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
	await page.mouse.up();
	const turned = ['bottom', 'left', 'left', 'top', 'right', 'right'];
	expect(await sides(page, SIX)).toEqual(turned);
	await button(page, 'Done').click();
	await tile(page, 'Ana').click();
	await expect(tile(page, 'Ana')).toHaveAccessibleName('Ana, 1st out');

	await page.reload();
	await expect(tile(page, 'Ana')).toBeVisible();
	expect(await sides(page, SIX)).toEqual(turned);

	const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
	await button(page, 'Turn the names').click();
	await button(page, 'Full screen').click();
	await expect(button(page, 'Full screen')).toBeHidden();
	expect(await isFull()).toBe(true);
	await button(page, 'Done').click();
	await button(page, 'Leave the flat screen').click();
	await atStep(page, 'Play');
	await expect.poll(isFull).toBe(false);
});

interface Watched {
	travelling: number;
	longest: number;
}
/** Records the number of simultaneous animations and the longest one. */
const watch = (page: Page) =>
	page.evaluate(() => {
		const seen: Watched = { travelling: 0, longest: 0 };
		Object.assign(window, { seen });
		const look = () => {
			const all = document.getAnimations();
			seen.travelling = Math.max(seen.travelling, all.length);
			for (const { effect } of all)
				seen.longest = Math.max(seen.longest, Number(effect?.getComputedTiming().duration ?? 0));
			requestAnimationFrame(look);
		};
		look();
	});
const watched = (page: Page) => page.evaluate(() => (window as unknown as { seen: Watched }).seen);
const moving = (page: Page) =>
	page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);

test('the second round on the flat screen: names move to their new chairs, both ends press the same button, payer and receiver tick a tax, decrees open from both ends @long', async ({
	page,
	host
}) => {
	const text = 'Bow and scrape before you speak, and speak only when the drinks are on the table';
	const decree = {
		...({ type: 'issueDecree', template: null, term: 'evening' } as const),
		issuer: 'Fay' as PlayerId,
		targets: ['Ana' as PlayerId],
		text
	};
	const short = { ...decree, text: 'Bow' };
	await page.clock.install();
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await lay(page, host, secondRound('temple', SIX, [short, short, decree]));

	await test.step('names move to their new chairs', async () => {
		await expect(tile(page, 'Ana')).toHaveAccessibleName(/^Ana, .*’s chair, Poor Man$/);
		expect(await sides(page, SIX)).toEqual(['top', 'right', 'right', 'bottom', 'left', 'left']);
		const before = await tile(page, 'Ana').boundingBox();
		await watch(page);
		await button(page, 'Seated').click();
		await expect(button(page, 'Dealt')).toBeVisible();
		await expect.poll(() => moving(page)).toBe(0);
		expect(await tile(page, 'Ana').boundingBox()).not.toEqual(before);
		const { travelling, longest } = await watched(page);
		expect(travelling).toBeGreaterThan(0);
		expect(longest).toBeLessThan(400);
	});

	await test.step('both ends press the same button at almost the same moment: one step, not two', async () => {
		await expect(button(page, 'Dealt')).toBeEnabled();
		await page.clock.pauseAt(Date.now() + 60_000);
		await button(page, 'Dealt').click();
		// it cannot be pressed yet
		await button(page, `Taxes paid${FAR}`).dispatchEvent('click');
		await page.clock.runFor(600);
		await expect(button(page, 'Taxes paid')).toBeEnabled();
		await page.clock.resume();
	});

	await test.step('payer and receiver of a tax both see it and can tick it', async () => {
		const [payer, receiver] = [tile(page, 'Ana'), tile(page, 'Fay')];
		await expect(payer).toHaveAccessibleName('Ana, Give Fay your 2 highest cards');
		await expect(receiver).toHaveAccessibleName('Fay, 2 from Ana, Look, give any 2 back');
		await expect(tile(page, 'Chidi')).toBeDisabled();
		await payer.click();
		await expect(payer).toHaveAttribute('aria-pressed', 'true');
		await expect(receiver).toHaveAttribute('aria-pressed', 'false');
		await receiver.click();
		await expect(receiver).toHaveAccessibleName(/^Fay, Given, /);
		await payer.click();
		await expect(payer).toHaveAttribute('aria-pressed', 'false');
		for (const name of ['Ana', 'Ben', 'Eli']) await tile(page, name).click();
		await expect(page.getByText('All given')).toHaveCount(2);
		// two touches at the same time
		await page.evaluate(() => {
			for (const name of ['Ana, ', 'Fay, '])
				[...document.querySelectorAll('button')]
					.find((b) => b.ariaLabel?.startsWith(name))!
					.click();
		});
		for (const one of [payer, receiver]) await expect(one).toHaveAttribute('aria-pressed', 'false');
		for (const name of ['Ana', 'Fay']) await tile(page, name).click();
		await expect(page.getByText('All given')).toHaveCount(2);
		expect(await axe(page)).toEqual([]);
		await button(page, `Taxes paid${FAR}`).click();
		await expect(tile(page, 'Ana')).toBeEnabled();
		await expect(button(page, 'Taxes paid')).toHaveCount(0);
	});

	await test.step('decrees are shown both ways up, even the same one twice, and open in full from both ends', async () => {
		const words = `Fay to Ana: ${text}`;
		const turned = await button(page, `${words}${FAR}`).evaluate(
			(element) => getComputedStyle(element.parentElement!).rotate
		);
		expect(turned).toBe('180deg');
		await button(page, words).click();
		const dialog = page.getByRole('dialog', { name: 'Decrees and rulings' });
		await expect(dialog.getByText(words)).toHaveCount(2);
		await expect(dialog.getByText('Fay to Ana: Bow', { exact: true })).toHaveCount(4);
		expect(await axe(page)).toEqual([]);
		await dialog.getByRole('button', { name: `Close${FAR}` }).click();
		await expect(dialog).toBeHidden();
	});
});

test('names move on the ring of the Table @long', async ({ page, host }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', SIX, out(SIX.toReversed().slice(0, 5))));
	await expect(button(page, 'Next round')).toBeVisible();
	// the new top is crowned first
	await expect.poll(() => moving(page)).toBe(0);
	await watch(page);
	await button(page, 'Next round').click();
	await atStep(page, 'Seats');
	expect((await watched(page)).travelling).toBe(0);
	await button(page, 'Seated').click();
	await atStep(page, 'Deal');
	expect((await watched(page)).travelling).toBe(4);
});

for (const players of whole ? [3, 6, 12] : [12])
	test(`with ${players} players nothing overlaps or is cut, at any size and in large text @long`, async ({
		page,
		host
	}) => {
		const names = LONG_NAMES.slice(0, players);
		await page.goto(host.beside);
		const evenings: Readonly<Record<string, Entry[]>> = {
			seats: secondRound('temple', names, [], 'seats'),
			taxes: secondRound('temple', names, [step('taxes')], 'taxes'),
			play: secondRound('temple', names, [step('play'), ...out(names.slice(0, 1))], 'play'),
			over: playingEvening('temple', names, out(names.slice(1)), 'over')
		};
		await seedEvenings(page, Object.values(evenings));
		const all = Object.keys(evenings);
		for (const name of whole ? all : ['taxes']) {
			await page.goto(host.beside);
			await putOnTable(page, name, 'flat');
			await expect(tile(page, names[0]!)).toBeVisible();
			for (const [i, text] of ['100%', '200%'].entries()) {
				await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
				// each screen and each size of text gets another size
				for (const size of turn(SIZES, all.indexOf(name) + 3 * i)) {
					await resize(page, size);
					const at = `${name} at ${size.width} × ${size.height}, text of ${text}`;
					await expectGoodLayout(page, names, at);
					expect.soft(await smallTargets(page), at).toEqual([]);
					await sides(page, names);
				}
			}
			if (players !== 12) continue;
			await resize(page, SIZES[2]!);
			expect.soft(await axe(page), name).toEqual([]);
		}
	});
