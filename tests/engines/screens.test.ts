import { evening } from '../e2e/support/chronicle.ts';
import { out, playingEvening, secondRound, step, words } from '../e2e/support/logs.ts';
import { goOut } from './evening.ts';
import { expect, test } from './test.ts';

const FOUR = words('Ana Ben Chidi Dee');

test('the flat screen turns each name to its player, a tap there counts, and in Hebrew the Table reads from right to left', async ({
	phone
}) => {
	// given a round with one player out
	await phone.store([playingEvening('temple', FOUR, out('Dee'))], 'seeded');

	// when the phone lies flat
	await phone.goto('/flat');
	await expect.poll(() => phone.texts('li button')).toHaveLength(4);

	// then each text faces the edge that is nearest to it
	const sides = await phone.page.evaluate(() =>
		[...document.querySelectorAll('li button')].map((tile) => {
			const { left, top, right, bottom } = tile.getBoundingClientRect();
			const gaps = { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
			const nearest = Object.entries(gaps).reduce((a, b) => (b[1] < a[1] ? b : a))[0];
			const { rotate } = getComputedStyle(tile.firstElementChild!);
			const faces = { none: 'bottom', '0deg': 'bottom', '90deg': 'left', '180deg': 'top' };
			return { nearest, faces: { ...faces, '270deg': 'right' }[rotate] };
		})
	);
	expect(sides.map(({ nearest }) => nearest).toSorted()).toEqual(words('bottom left right top'));
	for (const { nearest, faces } of sides) expect(faces).toBe(nearest);

	// and a tap on a tile is an exit
	await goOut(phone, ['Ben']);

	// given a second round, and Hebrew as the language
	await phone.store([secondRound('temple', FOUR, [step('taxes')], 'second')], 'second');
	await phone.page.evaluate(() => localStorage.setItem('courtbook-language', 'he'));

	// when the Table is opened
	await phone.goto('/');

	// then it is Hebrew from right to left, and nothing sticks out
	await expect.poll(() => phone.heading()).toMatch(/^[\u0590-\u05ff]/);
	const look = await phone.page.evaluate(() => ({
		lang: document.documentElement.lang,
		direction: getComputedStyle(document.body).direction,
		tooWide: document.documentElement.scrollWidth > innerWidth,
		places: [...document.querySelectorAll('nav a')].map((link) => link.getBoundingClientRect().left)
	}));
	expect(look).toMatchObject({ lang: 'he', direction: 'rtl', tooWide: false });
	expect(look.places.length).toBeGreaterThan(3);
	expect(look.places, 'the first place is at the right').toEqual(
		look.places.toSorted((a, b) => b - a)
	);
});

test('the chart of a long evening begins at its end, and its names stay in view', async ({
	phone
}) => {
	// given an evening of 40 rounds
	await phone.store([evening('temple', FOUR, 40, 'Long')], 'seeded');

	// when it is opened
	await phone.goto('/chronicle/Long');

	// then the lines end at the names, also after somebody has looked at its beginning
	const gap = (scrollTo: number | null) =>
		phone.page.evaluate((to) => {
			const plot = document.querySelector('.plot');
			const names = document.querySelector('.names');
			const view = plot?.closest('[role=group]');
			if (!plot || !names || !view) return null;
			if (to !== null) view.scrollLeft = to;
			const inView = names.getBoundingClientRect().right <= innerWidth;
			const rest = plot.getBoundingClientRect().right - names.getBoundingClientRect().left;
			return { inView, rest: Math.round(rest) };
		}, scrollTo);
	await expect.poll(() => gap(null)).toEqual({ inView: true, rest: 0 });
	const back = await gap(-10_000);
	expect(back?.inView).toBe(true);
	expect(back?.rest).toBeGreaterThan(300);
	expect(await gap(0)).toEqual({ inView: true, rest: 0 });
});
