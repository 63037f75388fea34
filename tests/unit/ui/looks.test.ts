import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOOKS, looksFor } from '#lib/ui/core/looks.ts';
import { players } from '../given.ts';

const read = (file: string) => readFileSync(`src/lib/ui/${file}`, 'utf8');
const styles = read('theme.css');

/** The custom properties that apply to a theme. */
function tokens(...applied: readonly string[]): Map<string, string> {
	const found = new Map<string, string>();
	for (const selector of ['', ...applied])
		for (const [, body] of styles.matchAll(
			new RegExp(`:root${selector.replaceAll(/[[\]]/g, '\\$&')} \\{([^}]*)\\}`, 'g')
		))
			for (const [, name, value] of body!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g))
				found.set(name!, value!);
	return found;
}
const [day, black, more] = ["[data-theme='day']", "[data-theme='black']", "[data-contrast='more']"];
/** The blocks of theme.css that apply in each theme; later ones win. */
const THEMES = {
	night: [],
	day: [day],
	'true black': [black],
	'night in high contrast': [more],
	'day in high contrast': [day, more, day + more],
	'true black in high contrast': [black, more]
} as const;

test('print uses the player colours of the day theme', () => {
	const printed = [...read('print.css').matchAll(/--(player-\d+): (#[0-9a-f]{6}) !important;/g)];
	const colours = tokens(day);
	expect(printed).toHaveLength(12);
	for (const [, name, colour] of printed) expect(colour).toBe(colours.get(name!));
});

type Colour = readonly number[];
/** Linear RGB. */
const linear = (hex: string): Colour =>
	[1, 3, 5].map((i) => {
		const part = parseInt(hex.slice(i, i + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
const times = (matrix: readonly Colour[], colour: Colour): number[] =>
	matrix.map((row) => row.reduce((sum, part, i) => sum + part * colour[i]!, 0));

/** The contrast ratio of WCAG 2. */
function contrast(a: string, b: string): number {
	const [less, more] = [a, b]
		.map((hex) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0]! + 0.05)
		.sort((x, y) => x - y);
	return more! / less!;
}

/** Simulated colour blindness (Machado, Oliveira, Fernandes 2009). */
const SIGHTS: Readonly<Record<string, readonly Colour[]>> = {
	'full colour vision': [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1]
	],
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998]
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881]
	],
	tritanopia: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039]
	]
};
/** The colour in Oklab, where equal distances look about equal. */
function seen(hex: string, sight: readonly Colour[]): number[] {
	const cones = times(
		[
			[0.4122214708, 0.5363325363, 0.0514459929],
			[0.2119034982, 0.6806995451, 0.1073969566],
			[0.0883024619, 0.2817188376, 0.6299787005]
		],
		times(sight, linear(hex)).map((part) => Math.min(1, Math.max(0, part)))
	).map(Math.cbrt);
	return times(
		[
			[0.2104542553, 0.793617785, -0.0040720468],
			[1.9779984951, -2.428592205, 0.4505937099],
			[0.0259040371, 0.7827717662, -0.808675766]
		],
		cones
	);
}

describe.each(Object.entries(THEMES))('player colours in the theme %s', (_, blocks) => {
	const all = tokens(...blocks);
	const look = LOOKS.map(({ colour }) => all.get(/--([\w-]+)/.exec(colour)![1]!)!);
	test.each(['ground', 'ground-lit', 'surface-1', 'surface-2', 'surface-3'])(
		'are readable as text on %s',
		(surface) => {
			for (const colour of look) expect(contrast(colour, all.get(surface)!)).toBeGreaterThan(4.5);
		}
	);
	// within the solid lines and within the dashed ones: the dash distinguishes the two sets
	test.each(
		Object.entries(SIGHTS).flatMap(([name, sight]) => [
			{ name, sight, from: 0 },
			{ name, sight, from: 6 }
		])
	)('$name: the six from $from are distinguishable', ({ sight, from }) => {
		const six = look.slice(from, from + 6).map((hex) => seen(hex, sight));
		for (const [i, a] of six.entries())
			for (const b of six.slice(0, i))
				expect(Math.hypot(...a.map((part, k) => part - b[k]!))).toBeGreaterThan(0.035);
	});
});

/** Text tokens and their backgrounds: AA, and AAA in high contrast. */
const TEXTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries<readonly string[]>([
	...['text', 'soft', 'brass', 'mint', 'wax-text'].map((token): [string, string[]] => [
		token,
		['ground', 'ground-lit', 'surface-1', 'surface-2', 'surface-3']
	]),
	['on-brass', ['brass']],
	['ink', ['card']]
]);
describe.each(Object.entries(THEMES))('text contrast in the theme %s', (name, blocks) => {
	const all = tokens(...blocks);
	const least = name.includes('high contrast') ? 7 : 4.5;
	test.each(Object.entries(TEXTS))('%s', (token, grounds) => {
		for (const ground of grounds)
			expect(contrast(all.get(token)!, all.get(ground)!), ground).toBeGreaterThanOrEqual(least);
	});
	if (least === 7)
		test('lines have a contrast of 3', () => {
			for (const ground of ['ground', 'surface-1', 'surface-2'])
				expect(contrast(all.get('line')!, all.get(ground)!)).toBeGreaterThanOrEqual(3);
		});
});

test.each(Object.entries(THEMES))(
	'a disc with a number stands out from its tile: %s',
	(_, blocks) => {
		const all = tokens(...blocks);
		for (const ground of ['surface-2', 'surface-3'])
			expect(contrast(all.get('disc-edge')!, all.get(ground)!), ground).toBeGreaterThanOrEqual(3);
	}
);

/** A colour of this opacity over a surface. */
const blend = (top: string, under: string, opacity: number) =>
	`#${[1, 3, 5]
		.map((i) => [top, under].map((hex) => parseInt(hex.slice(i, i + 2), 16)) as [number, number])
		.map(([a, b]) => Math.round(a * opacity + b * (1 - opacity)))
		.map((part) => part.toString(16).padStart(2, '0'))
		.join('')}`;
/** Chart lines, arrows between chairs, borders of fields and switches, and the focus ring, with
 * their opacity. */
const GRAPHICS = [
	...LOOKS.map(({ colour }) => [/--([\w-]+)/.exec(colour)![1]!, 0.85] as const),
	...([
		['mint', 0.8],
		['mint', 1],
		['brass', 1],
		['wax-text', 1],
		['soft', 1]
	] as const)
];
describe.each(Object.entries(THEMES))('graphics contrast in the theme %s', (_, blocks) => {
	const all = tokens(...blocks);
	test.each(GRAPHICS)('%s, with an opacity of %d', (token, opacity) => {
		for (const surface of ['ground', 'ground-lit', 'surface-1', 'surface-2', 'surface-3']) {
			const under = all.get(surface)!;
			const seen = blend(all.get(token)!, under, opacity);
			expect(contrast(seen, under), surface).toBeGreaterThanOrEqual(3);
		}
	});
});

test('no two of sixteen players share both dash and marker', () => {
	const looks = [...looksFor(players('A B C D E F G H I J K L M N O P')).values()];
	expect(new Set(looks.map(({ dash, marker }) => `${dash} ${marker}`)).size).toBe(16);
});

describe('looksFor', () => {
	const numbers = (names: string, chosen = {}) =>
		[...looksFor(players(names), chosen).values()].map((look) => LOOKS.indexOf(look));
	test.each([
		['in order', 'A B C', {}, [0, 1, 2]],
		['chosen looks first, then free ones', 'A B C', { B: 0, C: 7 }, [1, 0, 7]],
		['two players choose the same', 'A B C', { A: 4, B: 4 }, [4, 0, 1]],
		['an unknown choice', 'A B', { A: 40 }, [0, 1]],
		['more than twelve players', 'A B C D E F G H I J K L M', {}, [...LOOKS.keys(), -1]]
	])('%s', (_, names, chosen, expected) => expect(numbers(names, chosen)).toEqual(expected));
});
