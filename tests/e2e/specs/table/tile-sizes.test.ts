import type { Locator, Page } from '@playwright/test';
import { expect, test, type Host } from '../../support/host.ts';
import {
	allExplained,
	button,
	dealt,
	exits,
	seated,
	showStep,
	taxed
} from '../../support/table.ts';
import { smallTargets } from '../../support/accessibility.ts';
import {
	expectGoodLayout,
	resize,
	settled,
	tileBoxes,
	type TileBox
} from '../../support/layout.ts';
import { decree } from '../../support/decreed-evenings.ts';
import { turn, whole } from '../../../sample.ts';
import { speakIn } from '../../../../scripts/speak-in.js';
import {
	GUESTS,
	LONG_NAMES,
	confirm,
	logOf,
	out,
	playingEvening,
	rulesOf,
	seatedEvening,
	secondRound,
	step,
	words
} from '../../support/logs.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import type { House } from '#lib/rules/options.ts';
import { GAME_IDS } from '#lib/rulesets/ruleset.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { putOnTable, seedEvening, seedEvenings, seedRoster } from '../../support/seed.ts';

type Size = Readonly<Record<'width' | 'height', number>>;

const PHONES: readonly Size[] = [
	{ width: 360, height: 640 },
	{ width: 390, height: 844 }
];

const SMALL = [
	{ width: 844, height: 390 },
	{ width: 360, height: 640 },
	{ width: 320, height: 568 }
];

const STATES = ['Seats', 'Play', 'Play, half out'];

const least = (players: number) =>
	players <= 8 ? { width: 88, height: 72 } : { width: 76, height: 48 };

/** Numbers of players on both sides of each limit of the layout, and rulesets with the longest
 * titles. */
const tables: readonly (readonly [ruleset: string, players: number])[] = [
	...(whole ? [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [8, 9]).map(
		(players) => ['temple', players] as const
	),
	['dalmuti', 12],
	...(whole ? [['tahimi', 8] as const] : [])
];

/** The names on the tiles that are cut. */
const cutNames = (page: Page, names = '.ring .name') =>
	page
		.locator(names)
		.evaluateAll((all) =>
			all
				.filter((name) => name.scrollWidth > name.clientWidth + 1)
				.map(({ textContent }) => textContent)
		);

test('tiles neither overlap nor are cut, in Seats and Play @long', async ({ page, host }) => {
	for (const [ruleset, players] of tables) {
		const names = LONG_NAMES.slice(0, players);
		const half = names.slice(0, Math.floor(players / 2));
		const evenings = [
			secondRound(ruleset, names, [], 'Seats'),
			playingEvening(ruleset, names, [], 'Play'),
			playingEvening(ruleset, names, out(half), 'Play, half out')
		];
		await page.goto(host.beside);
		await seedEvenings(page, evenings);
		for (const name of turn(STATES, players)) {
			await putOnTable(page, name);
			for (const phone of PHONES) {
				const at = `${ruleset} with ${players}, ${name} at ${phone.width} × ${phone.height}`;
				await resize(page, phone);
				await expectGoodLayout(page, names, at);
				// sixteen letters fit, but beside the flag
				if (name === 'Play' && players > 8 && phone.width === 390)
					expect.soft(await cutNames(page, '.tile:not(.led) > .name'), at).toEqual([]);
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
	}
});

const TABLETS = [
	{ width: 768, height: 1024 },
	{ width: 1024, height: 768 },
	{ width: 1280, height: 800 }
];
/** The tiles that are more than a pixel away from where any was before. */
const moved = (before: readonly TileBox[], now: readonly TileBox[]) => {
	const sides = ['left', 'top', 'width', 'height'] as const;
	return now.filter(
		(tile) => !before.some((was) => sides.every((side) => Math.abs(tile[side] - was[side]) <= 1))
	);
};
/** The size of the names on the tiles, in pixels. */
const nameSizes = (page: Page) =>
	page
		.locator('.ring .name')
		.evaluateAll((all) => all.map((name) => parseFloat(getComputedStyle(name).fontSize)));

test('sixteen players fit on a tablet without scrolling, with uncut names of 22 px, and on a phone without overlap @long', async ({
	page,
	host
}) => {
	const names = [...LONG_NAMES, ...words('Mia Noor Olu Pat')];
	const order = names as PlayerId[];
	const evening = logOf(rulesOf('temple', { packs: 2 }), names, [
		{ type: 'setSeats', order, how: 'by-hand' },
		step('play'),
		...out(names.toReversed().slice(0, -1)),
		confirm
	]);
	await page.goto(host.beside);
	await seedEvening(page, evening);
	for (const at of ['Seats', 'Play']) {
		if (at === 'Play') {
			await seated(page);
			await dealt(page);
			await taxed(page);
			await exits(page, words('Noor Olu').join(' '));
		}
		for (const size of turn(TABLETS, at.length)) {
			await resize(page, size);
			await expectGoodLayout(page, names, `${at} at ${size.width}`);
			const tiles = await tileBoxes(page, names);
			expect.soft(tiles.filter(({ seen }) => seen)).toHaveLength(16);
			expect.soft(Math.min(...(await nameSizes(page)))).toBeGreaterThanOrEqual(22);
			expect.soft(await cutNames(page), `${at} at ${size.width}`).toEqual([]);
		}
		for (const size of turn(PHONES, at.length)) {
			await resize(page, size);
			await expectGoodLayout(page, names, `${at} at ${size.width}`);
			const tiles = await tileBoxes(page, names);
			const small = tiles.filter(({ width, height }) => width < 76 || height < 48);
			expect.soft(small, `${at} at ${size.width}`).toEqual([]);
		}
	}
});

test('tablets show names of eleven letters at 40 px, and longer ones in one line or two, smaller only upright @long', async ({
	page,
	host
}) => {
	const names = words(
		'Ana Christopher Konstantin Anne-Marie Alexandrina Maximilian Gwendolyn-Margot Friederike'
	);
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', names));
	for (const size of TABLETS) {
		const at = `at ${size.width} × ${size.height}`;
		await resize(page, size);
		await expectGoodLayout(page, names, at);
		const sizes = await nameSizes(page);
		const [longest = 0, ...others] = sizes.toSorted((a, b) => a - b);
		expect.soft(Math.min(...others), at).toBeGreaterThanOrEqual(40);
		expect.soft(longest, at).toBeGreaterThanOrEqual(size.width < size.height ? 30 : 40);
		expect.soft(await cutNames(page), at).toEqual([]);
	}
});

/** Whether an element is completely visible, above the navigation and sticky bars. */
const isSeen = (what: Locator) =>
	what.evaluate((one) => {
		const { left, right, top, bottom } = one.getBoundingClientRect();
		return [top + 1, bottom - 1].every((y) => {
			const hit = document.elementFromPoint((left + right) / 2, y);
			// a point between its letters may hit its parent
			return hit !== null && (one.contains(hit) || hit.contains(one));
		});
	});
const isUncovered = (page: Page, name: RegExp) => isSeen(page.getByRole('button', { name }));

test('with eight players every step shows its golden button without scrolling, and the tiles do not move @long', async ({
	page,
	host
}) => {
	const names = GUESTS.slice(0, 8);
	const sizes = [
		{ width: 320, height: 568 },
		{ width: 844, height: 390 },
		// other tests look at the others
		...(whole ? [...PHONES, ...TABLETS] : [PHONES[1]!, ...TABLETS.slice(0, 2)])
	];
	const places = new Map<number, readonly TileBox[]>();
	/** Looks at the step at every size.
	 * @param golden the name of its golden button begins so
	 * @param about selects what the step is about */
	const look = async (step: string, golden: RegExp | null, about = '.ring .tile') => {
		for (const size of sizes) {
			const at = `${step} at ${size.width} × ${size.height}`;
			await resize(page, size);
			await settled(page);
			if (golden !== null)
				expect.soft(await isUncovered(page, golden), `${at}: ${golden}`).toBe(true);
			const hidden = await page.locator(about).evaluateAll((all) =>
				all.flatMap((one) => {
					const { left, width, top, height } = one.getBoundingClientRect();
					const hit = document.elementFromPoint(left + width / 2, top + height * 0.8);
					return hit !== null && one.contains(hit) ? [] : [one.textContent];
				})
			);
			expect.soft(hidden, `${at}: hidden`).toEqual([]);
			if (!about.includes('.ring')) continue;
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			// text for screen readers is below the page, one pixel high
			expect.soft(height, `${at}: height of the page`).toBeLessThanOrEqual(size.height + 1);
			if (TABLETS.includes(size))
				expect.soft(Math.min(...(await nameSizes(page))), at).toBeGreaterThanOrEqual(40);
			const boxes = await tileBoxes(page, names);
			const before = places.get(size.width);
			places.set(size.width, before ?? boxes);
			expect(boxes.map(({ name }) => name).toSorted(), at).toEqual(names.toSorted());
			expect.soft(before ? moved(before, boxes) : [], `${at}: tiles that moved`).toEqual([]);
		}
	};
	await allExplained(page);
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', names));
	await expect(page.getByText('as you sit now')).toBeVisible();
	await look('Seats', /^Seated/);
	await seated(page);
	await look('Deal', /^Dealt/, '.dealer strong, .each strong');
	await dealt(page);
	await look('Taxes', /^Taxes paid/, '.revolution, .rows button');
	await taxed(page);
	await look('Play', null);
	await exits(page, names[0]!);
	await look('Play, one out', null);
	await exits(page, names.slice(1, -1).join(' '));
	await look('round over', /^Next round/, 'main section > strong, .fallen, main ol button');
});

/** Rulesets whose Play has lines of text below the ring, and the play that changes them. */
const lined: readonly (readonly [ruleset: string, turned?: string])[] = [
	['daifugo', 'Revolution'],
	['dalmuti'],
	['tahimi'],
	['tarot-himi']
];

for (const [ruleset, turned] of whole ? lined : lined.slice(0, 1))
	test(`${ruleset}: on phones the tiles do not move, whatever text Play shows below them @long`, async ({
		page,
		host
	}) => {
		const names = GUESTS.slice(0, 8);
		const places = new Map<number, readonly TileBox[]>();
		const look = async (state: string) => {
			for (const size of [{ width: 320, height: 568 }, ...PHONES]) {
				await resize(page, size);
				await settled(page);
				const boxes = await tileBoxes(page, names);
				const before = places.get(size.width);
				places.set(size.width, before ?? boxes);
				const at = `${state} at ${size.width} × ${size.height}`;
				expect.soft(before ? moved(before, boxes) : [], `${at}: tiles that moved`).toEqual([]);
				const height = await page.evaluate(() => document.documentElement.scrollHeight);
				expect.soft(height, `${at}: height of the page`).toBeLessThanOrEqual(size.height + 1);
			}
		};
		await allExplained(page);
		await page.goto(host.beside);
		await seedEvening(page, secondRound(ruleset, names));
		await look('Seats');
		await seated(page);
		await dealt(page);
		await taxed(page);
		await look('Play');
		// in Daifugō the capital falls
		await exits(page, names[1]!);
		await look('one out');
		if (turned === undefined) return;
		await button(page, turned).click();
		await expect(button(page, /^Undo (?!Ben)/)).toBeVisible();
		await look('turned');
	});

/** Shows an evening on a screen of this size, with nothing left to explain. */
async function showAt(
	page: Page,
	host: Host,
	size: { width: number; height: number },
	log: Parameters<typeof seedEvening>[1]
) {
	await allExplained(page);
	await page.setViewportSize(size);
	await page.goto(host.beside);
	await seedEvening(page, log);
}

test('twelve players at 360 × 640: every step shows its golden button and main content without scrolling @long', async ({
	page,
	host
}) => {
	await showAt(page, host, { width: 360, height: 640 }, secondRound('temple', GUESTS));
	const shows = async (golden: RegExp, about: string, count: number) => {
		await settled(page);
		expect(await isUncovered(page, golden), `${golden}`).toBe(true);
		await expect(page.locator(about)).toHaveCount(count);
		for (const one of await page.locator(about).all())
			await expect(one).toBeInViewport({ ratio: 1 });
	};
	await shows(/^Seated/, '.ring .tile', 12);
	const tiles = await tileBoxes(page, GUESTS);
	expect(tiles.filter(({ width, height }) => width < 76 || height < 48)).toEqual([]);
	await seated(page);
	await shows(/^Dealt/, '.dealer strong, .each strong', 2);
	await dealt(page);
	await shows(/^Taxes paid/, '.revolution, .rows button', 6);
	await taxed(page);
	// a flag and a disc take no room
	await exits(page, 'Ana Kit');
	expect(moved(tiles, await tileBoxes(page, GUESTS))).toEqual([]);
	await shows(/^Undo/, '.ring .tile', 12);
	await exits(page, GUESTS.filter((name) => !['Ana', 'Kit', 'Lou'].includes(name)).join(' '));
	await shows(/^Next round/, 'main section > strong, main ol button', 13);
});

test('six players at 320 × 568 and 360 × 640 reach undo without scrolling while a decree is in force @long', async ({
	page,
	host
}) => {
	await allExplained(page);
	const six = GUESTS.slice(0, 6);
	const order = decree('Fay', ['Ana'], 'Wear a hat', 'evening');
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', six, [order, step('play'), ...out(['Ben'])]));
	for (const size of SMALL.filter(({ width, height }) => width < height)) {
		await page.setViewportSize(size);
		await settled(page);
		expect(await isUncovered(page, /^Undo/), `${size.width} × ${size.height}`).toBe(true);
	}
});

test('three to eight players on small phones reach undo without scrolling in every game, also with a line below the ring @long', async ({
	page,
	host
}) => {
	await allExplained(page);
	await page.goto(host.beside);
	const sizes = SMALL.filter(({ width, height }) => width < height);
	// six are the highest ring
	for (const players of whole ? [3, 4, 5, 6, 7, 8] : [6])
		for (const game of GAME_IDS) {
			const names = GUESTS.slice(0, players);
			// of three, the fall of the capital would end the round
			if (game === 'daifugo' && players === 3) continue;
			const log = secondRound(game, names, [step('play'), ...out(['Ben'])]);
			await seedEvening(page, log);
			for (const size of sizes) {
				await page.setViewportSize(size);
				await settled(page);
				const at = `${game} with ${players} at ${size.width} × ${size.height}`;
				expect.soft(await isUncovered(page, /^Undo/), at).toBe(true);
			}
		}
});

test('the first deal of eight with long names at 320 × 568: the golden button covers neither the number of cards nor a choice @long', async ({
	page,
	host
}) => {
	const log = seatedEvening('tarot-himi', LONG_NAMES.slice(0, 8), [step('deal')]);
	await showAt(page, host, { width: 320, height: 568 }, log);
	await settled(page);
	const golden = (await button(page, /^Dealt/).boundingBox())!;
	for (const text of ['Another player cuts.', /^Wilhelmina-Maria and/, 'Come and go']) {
		const { y, height } = (await page.getByText(text).last().boundingBox())!;
		// the words of a choice are in the middle of it
		const bottom = text === 'Come and go' ? y + height / 2 + 8 : y + height;
		expect(bottom, `${text}`).toBeLessThanOrEqual(golden.y);
	}
});

/** The least size of the letters of these elements, in pixels. */
const letters = (page: Page, such: string) =>
	page
		.locator(such)
		.evaluateAll((all) =>
			Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))
		);

test('a first visit on a small phone shows the golden button of each step without scrolling; text that is read across the table is large: dealer, number of cards, taxes, titles; only a touched tile has an arrow @long', async ({
	page,
	host
}) => {
	const [small, phone] = PHONES as [Size, Size];
	await page.goto(host.beside);
	await page.setViewportSize(small);
	await seedEvening(page, secondRound('temple', GUESTS.slice(0, 6)));
	/** Expects the button without scrolling, and then these letters on a usual phone. */
	const look = async (golden: RegExp, sizes: Readonly<Record<string, number>> = {}) => {
		await expect(button(page, golden)).toBeInViewport({ ratio: 1 });
		await resize(page, phone);
		for (const [what, size] of Object.entries(sizes))
			expect(await letters(page, what), what).toBeGreaterThanOrEqual(size);
		await resize(page, small);
	};
	const arrow = page.locator('.ring > svg');
	await look(/^Seated/);
	await expect(page.getByText('Touch a name to see the way')).toBeVisible();
	await expect(arrow).toHaveCount(0);
	await page.getByRole('listitem').getByRole('button', { name: /^Ana/ }).click();
	await expect(arrow).toHaveCount(1);
	await page.getByRole('heading', { level: 1 }).click();
	await expect(arrow).toHaveCount(0);
	await seated(page);
	await look(/^Dealt/, { '.dealer strong': 44, '.each strong': 96 });
	await dealt(page);
	await look(/^Taxes paid/, { '.rows strong': 26 });
	await taxed(page);
	await look(/^Undo/, { '.ring .name': 26, '.ring .state': 16 });
	// also on the flat screen of a tablet
	await page.setViewportSize({ width: 1024, height: 768 });
	await page.getByRole('link', { name: /flat/i }).click();
	await expect(page.getByRole('heading', { name: 'The table, flat' })).toBeAttached();
	await settled(page);
	expect(await letters(page, '.tile .name')).toBeGreaterThanOrEqual(40);
});

test('RV-2: after a greater revolution of six or eight small phones show the golden button without scrolling @long', async ({
	page,
	host
}) => {
	const [six, eight] = [GUESTS.slice(0, 6), GUESTS.slice(0, 8)];
	const call = (caller: string): TimelineCommand[] => [
		step('taxes'),
		{ type: 'callRevolution', caller: caller as PlayerId }
	];
	await allExplained(page);
	await page.goto(host.beside);
	await seedEvenings(page, [
		seatedEvening('dalmuti', six, call(six.at(-1)!), 'first round'),
		secondRound('dalmuti', eight, [step('deal'), ...call(eight[0]!)], 'second round')
	]);
	for (const name of ['first round', 'second round']) {
		await putOnTable(page, name);
		for (const size of SMALL) {
			const at = `${name} at ${size.width}`;
			await resize(page, size);
			await settled(page);
			await expect(button(page, /^Seated/), at).toBeInViewport({ ratio: 1 });
			expect(await isUncovered(page, /^Seated/), at).toBe(true);
		}
	}
	await expect(page.getByText('Take your cards along')).toBeVisible();
});

/** At a usual phone, in text of twice the size. */
async function inLargeText(page: Page) {
	await resize(page, { width: 390, height: 844 });
	await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
	await settled(page);
}

test('at 200 % text size the start button of a returning group, the number of cards and a tax are visible without scrolling @long', async ({
	page,
	host
}) => {
	await allExplained(page);
	await page.goto(host.beside);
	const names = GUESTS.slice(0, 6);
	await seedRoster(page, names, 'temple', names);
	await inLargeText(page);
	expect(await isSeen(button(page, 'Deal round 1'))).toBe(true);
	await seedEvenings(page, [
		seatedEvening('temple', names, [], 'the first deal'),
		secondRound('temple', names, [step('deal')], 'the second')
	]);
	for (const deal of ['the first deal', 'the second']) {
		await putOnTable(page, deal);
		await inLargeText(page);
		expect(await isSeen(page.locator('.each strong')), deal).toBe(true);
	}
	await dealt(page);
	await settled(page);
	expect(await isSeen(page.locator('.rows button').first())).toBe(true);
	const expectWholeNames = async () => {
		const cut = await page
			.locator('.rows strong')
			.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length);
		expect(cut, 'names that are cut').toBe(0);
	};
	await expectWholeNames();

	// the standings need no scrolling sideways
	await button(page, 'More').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Standings' }).click();
	const standings = page.getByRole('dialog').getByRole('region', { name: 'Standings' });
	await expect
		.poll(() => standings.evaluate((one) => one.scrollWidth - one.clientWidth))
		.toBeLessThanOrEqual(1);
	await page.keyboard.press('Escape');

	// in landscape the words of the navigation rail fit
	await resize(page, { width: 844, height: 390 });
	const high = await page
		.getByRole('navigation', { name: 'Places' })
		.getByRole('link')
		.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
	expect(high, 'links that leave their place').toBe(0);

	// on the smallest phone nothing is wider than the screen
	await showStep(page, 'Seats');
	await resize(page, { width: 320, height: 568 });
	await expectGoodLayout(page, names, 'Seats at 320 px, text of 200 %');
	const eight = secondRound('temple', GUESTS.slice(0, 8), [step('taxes')], 'eight');
	await seedEvening(page, eight);
	await inLargeText(page);
	await resize(page, { width: 320, height: 568 });
	await expectWholeNames();
});

test('on a phone the buttons for plays that turn the ranking are beside undo, without scrolling @long', async ({
	page,
	host
}) => {
	await allExplained(page);
	await page.goto(host.beside);
	const names = GUESTS.slice(0, 6);
	const evening = (house: House, name: string) =>
		logOf(
			rulesOf('daifugo', house),
			names,
			[
				{ type: 'setSeats', order: names as PlayerId[], how: 'by-hand' },
				step('play'),
				...out('Ben')
			],
			name
		);
	await seedEvenings(page, [
		evening({}, 'one'),
		evening({ effects: ['J:back', '9:reverse'] }, 'three')
	]);
	for (const [evening, sizes] of [
		['one', [{ width: 320, height: 568 }, ...PHONES]],
		['three', PHONES]
	] as const) {
		await putOnTable(page, evening);
		for (const size of sizes) {
			await resize(page, size);
			await expectGoodLayout(page, names, `${evening} at ${size.width}`);
			for (const name of [/^Undo/, 'Revolution'])
				await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
		}
	}
});

test('on small phones More, the first seats and the question about cards do not scroll, and the headings of the points are not cut @long', async ({
	page,
	host
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', GUESTS.slice(0, 6), [step('play')]));
	const sheet = page.getByRole('dialog');
	const close = async () => {
		await sheet.getByRole('button', { name: 'Close', exact: true }).click();
		await expect(sheet).toBeHidden();
		// the page below ignores taps for a moment
		await settled(page);
	};
	const hidden = () => sheet.evaluate((one) => one.scrollHeight - one.clientHeight);
	const open = async (name: string | RegExp) => {
		await page.getByRole('button', { name }).click();
		await expect(sheet).toBeVisible();
	};
	for (const size of SMALL) {
		await resize(page, size);
		await open('More');
		await expect.poll(hidden, `More at ${size.width}`).toBeLessThanOrEqual(1);
		await close();
	}
	// the reason for the lead is shown over the ring, which does not move
	const tiles = () => tileBoxes(page, GUESTS.slice(0, 6));
	const before = await tiles();
	await page.getByRole('group', { name: 'Who leads' }).getByRole('button').click();
	await expect(sheet.getByRole('link', { name: /^LE-1 · / })).toBeVisible();
	await close();
	expect(await tiles()).toEqual(before);
	await open('Standings');
	const headings = await sheet
		.getByRole('columnheader')
		.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
	expect(Math.max(...headings)).toBeLessThan(40);
	await close();

	const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	await page.getByRole('link', { name: 'Referee' }).click();
	for (const key of await page
		.getByRole('group', { name: 'On the table' })
		.getByRole('button')
		.all())
		await expect(key).toBeInViewport({ ratio: 1 });
	expect(await smallTargets(page), 'the Referee').toEqual([]);
	await button(page, 'May this be played?').click();
	await expect(button(page, 'Wants to play')).toBeVisible();
	expect(await smallTargets(page), 'a question').toEqual([]);
	for (const size of [
		{ width: 320, height: 568 },
		{ width: 844, height: 390 }
	]) {
		await resize(page, size);
		await settled(page);
		expect.soft(await below(), `a question at ${size.width}`).toBeLessThanOrEqual(1);
	}

	await resize(page, { width: 320, height: 568 });
	await page.goto(host.beside);
	await seedEvening(page, logOf(rulesOf('temple'), GUESTS.slice(0, 8), [], 'first'));
	for (const way of ['Draw cards', 'At random', 'As we sit', /^Not so/]) {
		await button(page, way).click();
		await settled(page);
		expect.soft(await below(), `${way}`).toBeLessThanOrEqual(1);
		expect.soft(await smallTargets(page), `${way}`).toEqual([]);
	}
});

test('on the smallest phone the first deal fits, long names in the taxes are not cut, and in German with eight long names tiles keep 48 px, and undo is in sight @long', async ({
	page,
	host
}) => {
	const log = seatedEvening('temple', GUESTS.slice(0, 5), [], 'first');
	await showAt(page, host, { width: 320, height: 568 }, log);
	const golden = (await button(page, /^Dealt/).boundingBox())!;
	const others = (await page.locator('.each .others').boundingBox())!;
	expect(others.y + others.height).toBeLessThanOrEqual(golden.y);

	const long = ['Alexandria', 'Dee', 'Maximilian', 'Hana', 'Chidi', 'Christopher', 'Theodora'];
	await seedEvening(page, secondRound('temple', [...long, 'Annalena'], [step('taxes')]));
	// a first visit shows another typeface for a second
	await expect(page.locator('html')).not.toHaveAttribute('data-typefaces');
	await page.evaluate(async () => document.fonts.ready);
	for (const size of [{ width: 320, height: 568 }, ...PHONES, { width: 768, height: 1024 }]) {
		await resize(page, size);
		const cut = page
			.locator('.rows strong')
			.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
		expect(await cut, `${size.width}`).toBe(0);
	}

	await page.setViewportSize({ width: 320, height: 568 });
	const eight = LONG_NAMES.slice(0, 8);
	await seedEvening(page, playingEvening('temple', eight, out(eight.slice(0, 2)), 'German'));
	await speakIn(page, 'de');
	await settled(page);
	expect(await smallTargets(page)).toEqual([]);
	await expect(button(page, /^Rückgängig/)).toBeInViewport({ ratio: 1 });
});
