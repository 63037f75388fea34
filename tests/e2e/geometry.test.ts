import type { Page } from '@playwright/test';
import { tours, visit } from './every-screen.ts';
import { expect, test } from './host.ts';
import { measure, tileBoxes } from './measure.ts';
import * as pages from './pages.ts';
import { out, playingEvening, secondRound } from './tables.ts';

/** Twelve names of 16 letters, some of them as wide as names get. */
const NAMES = [
	...['Wilhelmina-Maria', 'Bartholomew-Jude', 'Maximilian-Georg', 'Gwendolyn-Margot'],
	...['Christopher-Alan', 'Mwanahamisi-Omar', 'Alexandrina-Ruth', 'Emmanuelle-Agnes'],
	...['Konstantin-Boris', 'Anne-Marie-Luise', 'Dominique-Claude', 'Hildegard-Yvonne']
];
const PHONES = [
	{ width: 360, height: 640 },
	{ width: 390, height: 844 }
];
const well = { wide: [], overlaps: [], hidden: [], cut: [] };

/** Until the screen has drawn itself at its new size. */
const drawn = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
	);

async function resize(page: Page, size: { width: number; height: number }) {
	await page.setViewportSize(size);
	await drawn(page);
}

const least = (players: number) =>
	players <= 8 ? { width: 88, height: 72 } : { width: 76, height: 48 };

/** Which rulesets at how many players: all numbers, and those with the longest titles. */
const tables: readonly (readonly [ruleset: string, players: number])[] = [
	...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((players) => ['temple', players] as const),
	['dalmuti', 12],
	['tahimi', 8]
];

for (const [ruleset, players] of tables)
	test(`${ruleset} with ${players}: tiles neither overlap nor are cut, in Seats and Play`, async ({
		page,
		host
	}) => {
		const names = NAMES.slice(0, players);
		const half = names.slice(0, Math.ceil(players / 2));
		const evenings = [
			secondRound(ruleset, names, [], 'Seats'),
			playingEvening(ruleset, names, [], 'Play'),
			playingEvening(ruleset, names, out(half), 'Play, half out'),
			playingEvening(ruleset, names, out(names.slice(0, -1)), 'Play, finished')
		];
		await page.goto(host.url);
		await pages.seedEvenings(page, evenings);
		for (const name of ['Seats', 'Play', 'Play, half out', 'Play, finished']) {
			await pages.putOnTable(page, name);
			for (const phone of PHONES) {
				const at = `${name} at ${phone.width} × ${phone.height}`;
				await resize(page, phone);
				expect.soft(await measure(page, names), at).toEqual(well);
				const tiles = await tileBoxes(page, names);
				expect(tiles.map((tile) => tile.name).toSorted()).toEqual(names.toSorted());
				const { width, height } = least(players);
				const small = tiles.filter(
					(tile) => tile.width < width - 0.01 || tile.height < height - 0.01
				);
				expect.soft(small, `${at}: smaller than ${width} × ${height}`).toEqual([]);
				// while the round is on, nobody scrolls
				if (name.startsWith('Play'))
					expect
						.soft(
							tiles.filter(({ seen }) => !seen),
							`${at}: not seen at once`
						)
						.toEqual([]);
			}
		}
	});

const SIZES = [
	{ width: 320, height: 568 },
	{ width: 360, height: 640 },
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 768, height: 1024 }
];

/** Every screen on the smallest phone and on one other in turn, in `npm run torture` on all. */
const sizesOf = (screen: number) =>
	process.env['WHOLE'] ? SIZES : [SIZES[0]!, SIZES[1 + (screen % (SIZES.length - 1))]!];

for (const tour of tours)
	test(`screens ${tour.title}: nothing is cut or covered on any phone, nor in large text`, async ({
		page,
		host
	}) => {
		test.setTimeout(60_000);
		const names = NAMES.slice(0, 8);
		let n = 0;
		await visit(page, host, tour, names, async (screen) => {
			for (const size of sizesOf(n++)) {
				await resize(page, size);
				const at = `${screen} at ${size.width} × ${size.height}`;
				expect.soft(await measure(page, names), at).toEqual(well);
			}
			await resize(page, { width: 390, height: 844 });
			await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
			await drawn(page);
			expect.soft(await measure(page, names), `${screen}, text of 200 %`).toEqual(well);
			await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
		});
	});
