import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/host.ts';
import { secondRound, words } from '../../support/logs.ts';
import { seedEvenings, seedRoster, writeEvenings } from '../../support/seed.ts';
import {
	atStep,
	button,
	chooseGame,
	countTaps,
	dealt,
	drawCards,
	exits,
	type Game,
	seated,
	startEvening,
	taxed
} from '../../support/table.ts';
import { turn } from '../../../sample.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^New name/ });
const roster = (page: Page) => page.getByRole('group', { name: /^Players/ }).getByRole('button');

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

test('SE-1: no error is shown before the first attempt; above a keyboard the field and the name just typed stay in sight @long', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	const errors = page.locator('main .wrong:not(:empty)');
	const type = async (name: string) => {
		await field(page).fill(name);
		await field(page).press('Enter');
		await expect(errors).toHaveCount(0);
		await expect(button(page, name)).toBeInViewport({ ratio: 0.9 });
	};
	await chooseGame(page, 'Temple');
	await expect(errors).toHaveCount(0);
	// as above a keyboard
	await page.setViewportSize({ width: 360, height: 340 });
	for (const name of words('Ana Ben')) {
		await type(name);
		await expect(field(page)).toBeInViewport({ ratio: 0.9 });
	}
	await page.setViewportSize({ width: 390, height: 500 });
	for (const name of words('Chidi Dee Eli Fay')) {
		await type(name);
		await expect(field(page)).toBeInViewport({ ratio: 1 });
	}
	const start = button(page, 'Start with 6');
	await expect(start).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 844, height: 390 });
	await expect(start).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 360, height: 340 });
	for (const name of words('Gus Hana')) {
		await type(name);
		await expect(field(page)).toBeInViewport({ ratio: 0.9 });
	}
	// in rows above the field, not one letter a line in a column beside it
	const seats = await page.getByRole('group', { name: /^Players/ }).boundingBox();
	expect(seats!.width).toBeGreaterThan(180);
});

for (const moved of [false, true])
	test(`SE-1: a keyboard that ${moved ? 'moves the page up' : 'covers the page'} without making it smaller, as on an iPhone, leaves the field, the names and the golden button in sight @long`, async ({
		page,
		host
	}) => {
		await page.addInitScript(() => {
			for (const name of ['height', 'offsetTop'] as const) {
				const { get } = Object.getOwnPropertyDescriptor(VisualViewport.prototype, name)!;
				Object.defineProperty(VisualViewport.prototype, name, {
					get(this: VisualViewport) {
						const { seen } = window as { seen?: Record<typeof name, number> };
						return seen?.[name] ?? (get!.call(this) as number);
					}
				});
			}
		});
		await page.goto(host.url);
		await chooseGame(page, 'Temple');
		await field(page).focus();
		const height = 340;
		const top = moved ? page.viewportSize()!.height - height : 0;
		await page.evaluate(
			(seen) => {
				Object.assign(window, { seen });
				visualViewport!.dispatchEvent(new Event('resize'));
			},
			{ height, offsetTop: top }
		);
		const seen = async (one: Locator) => (await one.boundingBox())!;
		for (const name of words('Ana Ben Chidi Dee Eli Fay Gus Hana Ivo Jun Kai Lea')) {
			await field(page).fill(name);
			await field(page).press('Enter');
			await expect(field(page)).toHaveValue('');
			const [chip, input] = [await seen(button(page, name)), await seen(field(page))];
			expect(chip.y).toBeGreaterThanOrEqual(top);
			expect(chip.y + chip.height).toBeLessThanOrEqual(input.y);
		}
		const golden = await seen(button(page, 'Start with 12'));
		expect(golden.y).toBeGreaterThan((await seen(field(page))).y);
		expect(golden.y + golden.height).toBeLessThanOrEqual(top + height);
	});

test('SE-1: a pasted list seats everyone once, in its order @long', async ({ page, host }) => {
	await page.goto(host.url);
	await chooseGame(page, 'Temple');
	await pasted(page, '1. Ana\n2) Ben\n- Chidi; Dee, Eli\tFay\r\n\r\n');
	await expect(roster(page)).toHaveText(['1 Ana', '2 Ben', '3 Chidi', '4 Dee', '5 Eli', '6 Fay']);
	await expect(field(page)).toHaveValue('');
	await pasted(page, 'Gus, ana\nGUS');
	await refused(page, 'ana, GUS', 'GUS: That player is at the table already.');
	await expect(roster(page)).toHaveCount(7);
	await expect(button(page, 'Start with 7')).toBeEnabled();
});

const names = words('Ana Ben Chidi Dee Eli Fay');
// one game each here, every game in `npm run torture`
const games: readonly (readonly [Game, string])[] = [
	['Temple', 'temple'],
	['Tahimi', 'tahimi'],
	['The Great Dalmuti', 'dalmuti'],
	['Kings and Bastards', 'kings-and-bastards']
];

for (const [game, id] of turn(games, 3))
	test(`SE-1 ${game}: a returning group needs one tap, and those of the draw @long`, async ({
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

const closing = [{ type: 'closeEvening' }] as const;
for (const [left, log] of [
	['left open', secondRound('president', names)],
	['closed', secondRound('president', names, closing)]
] as const)
	test(`a group whose last evening was ${left} needs one tap to the first deal, and one for who is missing @long`, async ({
		page,
		host
	}) => {
		const taps = await countTaps(page);
		await page.goto(host.beside);
		await seedEvenings(page, [log]);
		await writeEvenings(page, [log], 'seeded');
		// nobody has gone on with it since
		await page.evaluate(() => localStorage.removeItem('courtbook-went-on'));
		await page.goto(host.url);
		await expect(page.getByRole('button', { pressed: true })).toHaveCount(names.length);
		await expect(button(page, /^Go on with round 2/)).toHaveCount(left === 'closed' ? 0 : 1);
		await button(page, 'Ben').click();
		await button(page, 'Deal round 1 to five').click();
		await atStep(page, 'Deal');
		expect(await taps()).toBe(2);
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
