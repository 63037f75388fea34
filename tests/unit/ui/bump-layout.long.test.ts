import { expect, test } from 'vitest';
import type { Evening } from '#lib/evening/state.ts';
import { placesOverTime, type PlacesOverTime } from '#lib/stats/places.ts';
import { fitBumpChart, layOutBumpChart, type BumpLayout } from '#lib/ui/chronicle/bump-layout.ts';
import { curve, xOf, yOf } from '#lib/ui/chronicle/chart-geometry.ts';
import { widthOf } from '#lib/ui/chronicle/measure.ts';
import { Chance } from '../../fixtures/chance.ts';
import { many } from '../../sample.ts';
import { begin, confirm, exits, given, go, join, leave, roundOf, rulesOf, sit } from '../given.ts';

const NAMES = (
	'Ana Ben Chidi Dee-II Eli Fay Gus Hana Ira Jo Kit-II Lou ' +
	'Wilhelmina-Maria Bartholomew-Jude נועה 花子 太郎 Maximilian-II Žofie Mo'
).split(' ');

/** An evening with random results, in which people come and go between the rounds. */
function randomNight(chance: Chance): Evening {
	const waiting = chance.shuffled(NAMES);
	const first = waiting.splice(0, 4 + chance.below(9)).join(' ');
	let night = given(begin(rulesOf('dalmuti'), first), sit(first));
	const rounds = 1 + chance.below(chance.coin() ? 10 : 40);
	const change = 1 + chance.below(8);
	for (let round = 1; round <= rounds; round++) {
		const order = chance.shuffled(roundOf(night).places).slice(0, -1);
		night = given(night, go('play'), ...exits(order.join(' ')));
		if (round === rounds) break;
		night = given(night, confirm);
		const here = roundOf(night).places;
		if (chance.below(change) === 0 && here.length < 12 && waiting.length > 0)
			night = given(night, join(waiting.pop()!));
		if (chance.below(change) === 0 && here.length > 4)
			night = given(night, leave(chance.pick(here)));
	}
	return night.state;
}

interface Box {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}
const holds = ({ left, right, top, bottom }: Box, [x, y]: readonly [number, number]) =>
	x > left && x < right && y > top && y < bottom;

/** Points on a path of `M`, `H`, `V` and `C`, a tenth of a pixel or so apart. */
function pointsOn(path: string): [number, number][] {
	const points: [number, number][] = [];
	let [x, y] = [0, 0];
	const lineTo = (toX: number, toY: number) => {
		for (let i = 0; i <= 100; i++)
			points.push([x + ((toX - x) * i) / 100, y + ((toY - y) * i) / 100]);
		[x, y] = [toX, toY];
	};
	for (const [, command = '', rest = ''] of path.matchAll(/([MHVC])([^MHVC]*)/g)) {
		const numbers = rest.split(' ').map(Number);
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
		if (command === 'M') [x, y] = [a, b];
		else if (command === 'H') lineTo(a, y);
		else if (command === 'V') lineTo(x, a);
		else {
			for (let t = 0; t <= 1; t += 1 / 256) {
				const s = 1 - t;
				const at = (p: number, q: number, r: number, z: number) =>
					s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * z;
				points.push([at(x, a, c, e), at(y, b, d, f)]);
			}
			[x, y] = [e, f];
		}
	}
	return points;
}

/** What names of players who came or left cover, or what covers them. */
function faults({ lines }: PlacesOverTime, layout: BumpLayout): string[] {
	const { grid, tags, marks, em, pen, width, height } = layout;
	const wide = (text: string) => widthOf(text, { family: 'sans', size: em, weight: 700 });
	const boxes = tags.map(({ text, left, y }): Box => {
		// the letters, without the room above and below them
		return { text, left, right: left + wide(text), top: y - em * 0.5, bottom: y + em * 0.5 };
	});
	const drawn = lines.flatMap(({ player, runs }) =>
		runs.map(({ from, places }) => ({
			what: `the line of ${player}`,
			points: pointsOn(curve(grid, from, places)),
			dots: places.map((place, i) => [xOf(grid, from + i), yOf(grid, place)] as const)
		}))
	);
	const ways = [
		...tags.map(({ text, leader }) => ({ what: `the way to ${text}`, path: leader ?? '' })),
		...marks.map(({ text, line }) => ({ what: `the line of ${text}`, path: line }))
	].map(({ what, path }) => ({ what, points: pointsOn(path), dots: [] }));
	const labels = marks.map(({ text, left, top }) => {
		return { text, left, right: left + wide(text), top, bottom: top + em };
	});
	return boxes.flatMap((box, i) => [
		...(box.left < 0 || box.right > width || box.top < 0 || box.bottom > height
			? [`${box.text} is outside`]
			: []),
		...[...drawn, ...ways].flatMap(({ what, points, dots }) => [
			...(points.some((point) => holds(box, point)) ? [`${box.text} on ${what}`] : []),
			...dots
				.filter(([x, y]) => {
					const near = (at: number, low: number, high: number) =>
						at - Math.max(low, Math.min(at, high));
					const [dx, dy] = [near(x, box.left, box.right), near(y, box.top, box.bottom)];
					return Math.hypot(dx, dy) < 5 * pen;
				})
				.map(() => `${box.text} on a point of ${what}`)
		]),
		...[...boxes.slice(i + 1), ...labels]
			.filter(
				(other) =>
					box.left < other.right &&
					other.left < box.right &&
					box.top < other.bottom &&
					other.top < box.bottom
			)
			.map((other) => `${box.text} on ${other.text}`)
	]);
}

test('in random evenings the name of nobody who came or left covers a line, a point or another text, in the picture and on screens of all sizes', () => {
	const chance = new Chance(29);
	let [named, below] = [0, 0];
	for (let i = 0; i < many(30); i++) {
		const night = randomNight(chance);
		const places = placesOverTime(night, 120)!;
		const picture = { width: 400, em: 12, whole: true, changes: 'words' } as const;
		const layouts = {
			picture: fitBumpChart(night, places, picture, 212, 48),
			'picture without facts': fitBumpChart(night, places, picture, 297, 48),
			phone: layOutBumpChart(night, places, { width: 358, em: 14.5 }),
			'small phone, large text': layOutBumpChart(night, places, { width: 288, em: 29 }),
			tablet: layOutBumpChart(night, places, { width: 728, em: 17 })
		};
		for (const [size, layout] of Object.entries(layouts)) {
			expect(faults(places, layout), `evening ${i}, ${size}`).toEqual([]);
			expect(layout.tags.every(({ text }) => text !== '')).toBe(true);
			named += layout.tags.length;
			below += layout.tags.filter(({ leader }) => leader !== null).length;
		}
		for (const [size, most] of [
			['picture', 212],
			['picture without facts', 297]
		] as const)
			expect(layouts[size].height, `evening ${i}, ${size}`).toBeLessThanOrEqual(most + 0.01);
		// no name is left out where a dozen or fewer came and went
		const all = layouts.phone.tags.length;
		if (all <= 12) expect(layouts.picture.tags, `evening ${i}`).toHaveLength(all);
	}
	// names in the plot and below it were tried
	expect(below).toBeGreaterThan(40);
	expect(named - below).toBeGreaterThan(40);
});
