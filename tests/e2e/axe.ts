import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is wrong with a screen for those who cannot see it well, or hit small things. */

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds: the rule, and where. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
	// there are no frames: no need of a page of its own to collect from them
	// what is well needs no report
	// its source is half a megabyte, and stays in a document where it has been once
	const isThere = await page.evaluate(() => 'axe' in window);
	const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'undefined' } : {}) })
		.setLegacyMode()
		.options({ resultTypes: ['violations'] });
	const { violations } = await (
		rules ? builder.withRules(rules) : builder.withTags(TAGS)
	).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`)
	);
}

/** Looks at the whole of a screen at once: what lies half under a bar can be scrolled to, as the ruler knows. */
export async function atOnce<T>(page: Page, look: () => Promise<T>): Promise<T> {
	const size = page.viewportSize()!;
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
	// a banner is always that much too high: at the end, what sticks there lies over nothing
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

/** What can be pressed and is smaller than a finger: 48 px, or 44 where it stands in a line of text. */
export const smallTargets = (page: Page) =>
	page.evaluate(() => {
		const dialog = document.querySelector('dialog[open]');
		const all = [
			...(dialog ?? document).querySelectorAll<HTMLElement>('button, a, input, textarea, summary')
		];
		return all.flatMap((element) => {
			if (!element.checkVisibility({ visibilityProperty: true })) return [];
			const { width, height } = element.getBoundingClientRect();
			const inText = element.tagName === 'A' && element.parentElement?.tagName === 'P';
			const least = Math.min(width, height);
			if (least >= (inText ? 44 : 48) - 0.01) return [];
			const size = `${width.toFixed(1)} × ${height.toFixed(1)}`;
			return [`${element.ariaLabel ?? element.textContent?.trim()}: ${size}`];
		});
	});

/** Text that stands on the ground itself, with less contrast than AA against either end of its gradient: axe leaves
 * a ground that is a gradient to us. */
export const faintOnGround = (page: Page) =>
	page.evaluate(() => {
		const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
		const luminance = (color: string) => {
			const [r = 0, g = 0, b = 0] = numbers(color).map((c) => {
				const part = c / 255;
				return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const contrast = (a: string, b: string) => {
			const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
			return (light + 0.05) / (dark + 0.05);
		};
		const { backgroundImage } = getComputedStyle(document.body);
		const ends = backgroundImage.match(/rgba?\([^)]*\)/g) ?? [];
		const faint = new Set<string>();
		let seen = 0;
		const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const element = texts.currentNode.parentElement!;
			const text = texts.currentNode.textContent?.trim() ?? '';
			if (text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
			let onGround = true;
			for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
				const { backgroundColor, backgroundImage: image } = getComputedStyle(at);
				if ((numbers(backgroundColor)[3] ?? 1) > 0 || image !== 'none') onGround = false;
			}
			if (!onGround) continue;
			seen += 1;
			const { color, fontSize, fontWeight } = getComputedStyle(element);
			const size = parseFloat(fontSize);
			const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
			for (const end of ends)
				if (contrast(color, end) < (large ? 3 : 4.5))
					faint.add(`${text}: ${color} on ${end} is ${contrast(color, end).toFixed(2)}`);
		}
		return { ends: ends.length, seen, faint: [...faint] };
	});

/** Shows the page in a theme: its name, and `more` after it for high contrast. */
export const theme = (page: Page, name: string) =>
	page.evaluate((value) => {
		const [shown = 'night', contrast] = value.split(' ');
		const { dataset } = document.documentElement;
		dataset['theme'] = shown;
		if (contrast === undefined) delete dataset['contrast'];
		else dataset['contrast'] = contrast;
	}, name);
