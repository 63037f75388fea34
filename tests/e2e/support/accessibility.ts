import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Evaluates } from './database.ts';

/** Accessibility checks: axe, contrast on gradients, size of targets. */

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Half the size of the source that AxeBuilder would send. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Runs axe. @returns each violation: its rule, element and reason */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
	// legacy mode: without frames it needs no second page to merge results; the source stays in the
	// document
	const isThere = await page.evaluate(() => 'axe' in window);
	const builder = new AxeBuilder({ page, axeSource: isThere ? 'undefined' : SOURCE })
		.setLegacyMode()
		.options({ resultTypes: ['violations'] });
	const { violations } = await (
		rules ? builder.withRules(rules) : builder.withTags(TAGS)
	).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`)
	);
}

/** Makes the viewport as high as the page while `look` runs: axe reports elements half under a bar,
 * which can be scrolled to (layout.ts checks that). */
export async function atFullHeight<T>(page: Page, look: () => Promise<T>): Promise<T> {
	const size = page.viewportSize()!;
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
	// scrolled to the end, sticky bars cover nothing
	const before = await page.evaluate(() => {
		const from = scrollY;
		scrollTo(0, document.documentElement.scrollHeight);
		return from;
	});
	const found = await look();
	await page.setViewportSize(size);
	await page.evaluate((top) => scrollTo(0, top), before);
	return found;
}

/** Controls smaller than 48 px, or 44 px for links in a line of text, or 24 px for the ribbon of a
 * decree, which is as wide as the screen and for which a small phone has no more room. */
export const smallTargets = (page: Evaluates) =>
	page.evaluate(() => {
		const dialog = document.querySelector('dialog[open]');
		const all = [
			...(dialog ?? document).querySelectorAll<HTMLElement>(
				'button, a, input, select, textarea, summary'
			)
		];
		return all.flatMap((element) => {
			if (!element.checkVisibility({ visibilityProperty: true })) return [];
			const { width, height } = element.getBoundingClientRect();
			const inText = element.tagName === 'A' && element.parentElement?.tagName === 'P';
			const least = Math.min(width, height);
			const enough = inText ? 44 : element.matches('.line') ? 24 : 48;
			if (least >= enough - 0.01) return [];
			const size = `${width.toFixed(1)} × ${height.toFixed(1)}`;
			return [`${element.ariaLabel ?? element.textContent?.trim()}: ${size}`];
		});
	});

/** Text with less contrast than AA against any colour of the gradients behind it, and borders of
 * fields with less than 3: axe skips both. Disabled controls are checked too. */
export const faintOnGradients = (page: Page) =>
	page.evaluate(() => {
		type Colour = readonly [red: number, green: number, blue: number, alpha: number];
		const parse = (color: string): Colour => {
			const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(
				Number
			);
			const most = color.startsWith('color(') ? 255 : 1;
			return [r * most, g * most, b * most, alpha];
		};
		const over = (top: Colour, under: Colour, opacity = 1): Colour => {
			const alpha = top[3] * opacity;
			const mix = (i: 0 | 1 | 2) => top[i] * alpha + under[i] * (1 - alpha);
			return [mix(0), mix(1), mix(2), 1];
		};
		const luminance = (colour: Colour) => {
			const [r, g, b] = colour.map((c) => {
				const part = c / 255;
				return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			}) as unknown as Colour;
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const contrast = (a: Colour, b: Colour) => {
			const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
			return (light + 0.05) / (dark + 0.05);
		};
		const stopsOf = (style: CSSStyleDeclaration) =>
			(style.backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? []).map(parse);
		/** Possible backgrounds of an element, and the product of the opacities around it. */
		interface Under {
			readonly grounds: readonly Colour[];
			readonly opacity: number;
			readonly gradient: boolean;
		}
		const ground = getComputedStyle(document.body);
		const known = new Map<Element, Under>();
		const under = (element: Element): Under => {
			const found = known.get(element);
			if (found !== undefined) return found;
			const isBody = element === document.body;
			const style = isBody ? ground : getComputedStyle(element);
			const before: Under = isBody
				? { grounds: [[0, 0, 0, 1]], opacity: 1, gradient: false }
				: under(element.parentElement!);
			// a shape behind the whole element
			const shape = getComputedStyle(element, '::before');
			const isFilled = shape.position === 'absolute' && shape.inset === '0px';
			const base = parse((isFilled ? shape : style).backgroundColor);
			const painted = before.grounds.map((each) => over(base, each));
			const stops = stopsOf(style);
			const grounds =
				stops.length === 0 ? painted : painted.flatMap((each) => stops.map((s) => over(s, each)));
			const gradient = stops.length > 0 || (before.gradient && base[3] < 1);
			const now = { grounds, opacity: before.opacity * Number(style.opacity), gradient };
			known.set(element, now);
			return now;
		};
		const show = (colour: Colour) => colour.slice(0, 3).map(Math.round).join();
		const faint = new Set<string>();
		const check = (what: string, color: string, { grounds, opacity }: Under, least: number) => {
			for (const each of grounds) {
				const seen = over(parse(color), each, opacity);
				const is = contrast(seen, each);
				if (is < least) faint.add(`${what}: ${show(seen)} on ${show(each)} is ${is.toFixed(2)}`);
			}
		};
		let seen = 0;
		const main = document.querySelector('main')!;
		const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const element = texts.currentNode.parentElement!;
			const text = texts.currentNode.textContent?.trim() ?? '';
			if (
				text === '' ||
				!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
			)
				continue;
			const on = under(element);
			// axe checks the others
			if (!on.gradient && !element.closest(':disabled')) continue;
			seen += 1;
			const { color, fontSize, fontWeight } = getComputedStyle(element);
			const size = parseFloat(fontSize);
			const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
			check(text, color, on, large ? 3 : 4.5);
		}
		for (const field of main.querySelectorAll('input, select, textarea')) {
			const { borderTopColor, borderTopWidth } = getComputedStyle(field);
			if (parseFloat(borderTopWidth) === 0 || !field.checkVisibility()) continue;
			check(`edge of ${field.tagName}`, borderTopColor, under(field.parentElement!), 3);
		}
		return { ends: stopsOf(ground).length, seen, faint: [...faint] };
	});

/** Sets a theme: its name, followed by `more` for high contrast. */
export const setTheme = (page: Page, name: string) =>
	page.evaluate((value) => {
		const [shown = 'night', contrast] = value.split(' ');
		const { dataset } = document.documentElement;
		dataset['theme'] = shown;
		if (contrast === undefined) delete dataset['contrast'];
		else dataset['contrast'] = contrast;
	}, name);

/** Pressed, current or checked elements that look like the others; and the number of all such. */
export const indistinct = (page: Page) =>
	page.evaluate(() => {
		const root = document.body;
		const label = (e: Element) => (e.ariaLabel ?? e.textContent ?? '').trim().slice(0, 40);
		/** The style properties that remain without colours and shadows. */
		const shape = (e: Element) => {
			const [own, before] = [getComputedStyle(e), getComputedStyle(e, '::before')];
			return [
				own.borderTopWidth,
				own.borderTopStyle,
				own.borderBottomWidth,
				own.fontWeight,
				own.outlineStyle,
				own.textDecorationLine,
				own.forcedColorAdjust,
				before.content,
				before.borderTopWidth,
				e.querySelectorAll('svg').length
			].join(' ');
		};
		const kinds = [
			['[aria-pressed=true]', '[aria-pressed=false]'],
			['[aria-current]', ':is(a, button):not([aria-current])'],
			['input:checked', 'input:not(:checked)']
		] as const;
		const found: string[] = [];
		let states = 0;
		for (const [on, off] of kinds)
			for (const e of root.querySelectorAll(on)) {
				let group = e.parentElement;
				while (group !== null && group !== root && group.querySelector(off) === null)
					group = group.parentElement;
				const other = group?.querySelector(off);
				if (!(other instanceof Element) || other.tagName !== e.tagName) continue;
				states += 1;
				if (shape(e) === shape(other)) found.push(`${label(e)} looks like ${label(other)}`);
			}
		for (const e of root.querySelectorAll('[role=switch] [aria-hidden]')) {
			const { forcedColorAdjust, backgroundColor } = getComputedStyle(e, '::after');
			const { backgroundColor: under } = getComputedStyle(e);
			if (forcedColorAdjust !== 'none' || backgroundColor === under)
				found.push('a switch without a knob');
		}
		return { found, states };
	});
