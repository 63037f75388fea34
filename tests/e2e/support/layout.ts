import type { Page } from '@playwright/test';
import { expect } from './host.ts';

/** Faults in the layout of a screen. */
interface Layout {
	/** The document or a sheet is wider than the screen. */
	readonly wide: string[];
	/** Controls that overlap each other or other text. */
	readonly overlaps: string[];
	/** Controls that are covered or outside of the screen. */
	readonly hidden: string[];
	/** Text that is cut off. */
	readonly cut: string[];
	/** Focused controls that are covered or have no focus ring. */
	readonly unseen: string[];
}

/** Measures the screen. Only names on controls, whose label is complete, may end in an ellipsis. */
async function measure(page: Page, names: readonly string[]): Promise<Layout> {
	// Chromium shows the focus after a key press, Firefox by `focusVisible`
	await page.keyboard.press('Shift');
	return page.evaluate((players) => {
		const found: { [K in keyof Layout]: string[] } = {
			wide: [],
			overlaps: [],
			hidden: [],
			cut: [],
			unseen: []
		};
		const dialog = document.querySelector<HTMLElement>('dialog[open]');
		const root: HTMLElement = dialog ?? document.body;
		const label = (e: Element) =>
			(e.ariaLabel ?? e.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50) || e.tagName;
		const isFirefox = 'mozInnerScreenX' in window;
		// also lay out what is off the screen
		const deferred = [...root.querySelectorAll<HTMLElement>('*')].filter(
			(e) => getComputedStyle(e).contentVisibility === 'auto'
		);
		for (const e of deferred) {
			e.style.contentVisibility = 'visible';
			e.style.contain = 'layout style paint';
		}
		// Firefox would show it as wide as the screen was when it was last laid out
		if (isFirefox && deferred.length > 0) {
			for (const e of deferred) e.style.display = 'none';
			root.getBoundingClientRect();
			for (const e of deferred) e.style.removeProperty('display');
		}
		const isVisible = (e: Element) => {
			const { width, height } = e.getBoundingClientRect();
			return width > 1 && height > 1 && e.checkVisibility({ visibilityProperty: true });
		};
		/** The ancestor that scrolls sideways: what it cuts can be scrolled to. */
		const scrollerOf = (e: Element): Element | null => {
			for (let at = e.parentElement; at && at !== root; at = at.parentElement)
				if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return at;
			return null;
		};
		/** Sticky elements may cover what scrolls below them. */
		const layerOf = (e: Element): 'page' | 'side' | null => {
			// a sheet is fixed as a whole
			for (let at: Element | null = e; at && at !== root; at = at.parentElement)
				if (['sticky', 'fixed'].includes(getComputedStyle(at).position))
					return scrollerOf(at) === null ? 'page' : 'side';
			return null;
		};
		type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
		/** The box of a line of text. Firefox's is as high as the tallest typeface in it, which is
		 * higher than the line and than Chromium's: there only the letters count. */
		const lettersOf = ({ left, right, top, bottom }: Box, size: number): Box => {
			const beyond = isFirefox ? Math.max(0, (bottom - top - size) / 2) : 0;
			return { left, right, top: top + beyond, bottom: bottom - beyond };
		};
		/** The box of a text in a drawing, without its outline. Firefox measures ranges in it as if it
		 * had no `textLength`. */
		const drawnBoxOf = (text: SVGGraphicsElement): Box => {
			const { x, y, width, height } = text.getBBox();
			const matrix = text.getScreenCTM()!;
			const from = new DOMPoint(x, y).matrixTransform(matrix);
			const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
			return { left: from.x, top: from.y, right: to.x, bottom: to.y };
		};
		const meet = (a: Box, b: Box) =>
			Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
			Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

		// nothing is wider than the screen
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth) found.wide.push(`the page: ${scrollWidth} of ${clientWidth}`);
		if (dialog && dialog.scrollWidth > dialog.clientWidth)
			found.wide.push(`sheet ${label(dialog)}`);
		for (const e of root.querySelectorAll('*')) {
			const { left, right } = e.getBoundingClientRect();
			const beyond = left < -0.5 || right > clientWidth + 0.5;
			if (beyond && isVisible(e) && scrollerOf(e) === null) found.wide.push(label(e));
		}

		// controls do not overlap; a link in a line of text may have two boxes
		const query = 'button, a, input, textarea, summary';
		const controls = [...root.querySelectorAll<HTMLElement>(query)].filter(isVisible);
		const boxesOf = (e: HTMLElement): Box[] =>
			getComputedStyle(e).display === 'inline'
				? [...e.getClientRects()]
				: [e.getBoundingClientRect()];
		const boxes = controls.flatMap((e) => {
			const layer = layerOf(e);
			return boxesOf(e).map((box) => ({ e, box, layer }));
		});
		for (const [i, a] of boxes.entries())
			for (const b of boxes.slice(i + 1))
				if (a.layer === b.layer && !a.e.contains(b.e) && !b.e.contains(a.e) && meet(a.box, b.box))
					found.overlaps.push(`${label(a.e)} and ${label(b.e)}`);

		// text is neither cut nor under a control that it does not belong to
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		while (texts.nextNode()) {
			const parent = texts.currentNode.parentElement!;
			const text = texts.currentNode.textContent?.trim() ?? '';
			if (text === '' || !isVisible(parent)) continue;
			range.selectNodeContents(texts.currentNode);
			const style = getComputedStyle(parent);
			const cuts =
				parent.scrollWidth > parent.clientWidth + 1 ||
				parent.scrollHeight > parent.clientHeight + 2;
			const clips = style.overflowX !== 'visible' && style.display !== 'inline';
			const isName =
				style.textOverflow === 'ellipsis' &&
				parent.closest('button, select, [role=img]') !== null &&
				players.some((name) => text.includes(name));
			if (cuts && clips && !isName && parent.tagName !== 'DIALOG') found.cut.push(text);
			const layer = layerOf(parent);
			const boxesOfText =
				parent instanceof SVGGraphicsElement ? [drawnBoxOf(parent)] : [...range.getClientRects()];
			const lines = boxesOfText.map((box) => lettersOf(box, parseFloat(style.fontSize)));
			for (const box of clips ? [parent.getBoundingClientRect()] : lines) {
				const over = boxes.find(
					(b) => b.layer === layer && !b.e.contains(parent) && meet(b.box, box)
				);
				if (over) found.overlaps.push(`${label(over.e)} over the text “${text}”`);
				// a tile's number and flag hang over its edge
				const frameOf = parent.closest('.badge, .leads, button, a, summary, .panel, nav');
				const scroller = scrollerOf(parent);
				const frame =
					scroller && frameOf?.contains(scroller) ? null : frameOf?.getBoundingClientRect();
				if (
					frame &&
					(box.left < frame.left - 1 ||
						box.right > frame.right + 1 ||
						box.top < frame.top - 3 ||
						box.bottom > frame.bottom + 3)
				)
					found.cut.push(`“${text}” leaves its frame`);
			}
		}

		// every control can be hit at its middle and edges, at some scroll position
		const from = [scrollX, scrollY] as const;
		const coveredAt = (e: HTMLElement, block: ScrollLogicalPosition): string | null => {
			e.scrollIntoView({ block, behavior: 'instant' });
			return coveredNow(e);
		};
		const coveredNow = (e: HTMLElement): string | null => {
			const { left, right, top, bottom } = boxesOf(e)[0]!;
			const [x, y] = [(left + right) / 2, (top + bottom) / 2];
			const edges = [
				...([
					[left + 3, y],
					[right - 3, y],
					[x, top + 3],
					[x, bottom - 3]
				] as const)
			];
			// tall controls are pressed in their middle
			const points = [[x, y] as const, ...(bottom - top < innerHeight / 2 ? edges : [])];
			for (const [px, py] of points) {
				const hit = document.elementFromPoint(px, py);
				if (!hit || !e.contains(hit))
					return `${label(e)} is under ${hit ? label(hit) : 'the edge'}`;
			}
			return null;
		};
		for (const e of controls) {
			const covered = coveredAt(e, 'center');
			if (covered !== null && coveredAt(e, 'start') !== null && coveredAt(e, 'end') !== null)
				found.hidden.push(covered);
		}

		// the focus has a ring and is not left under a bar
		const scroller = dialog ?? document.scrollingElement!;
		const had = document.activeElement as HTMLElement | null;
		/** Outlines of the element and of its parent. */
		const ringOf = (e: Element) =>
			[e, e.parentElement!]
				.map((at) => getComputedStyle(at))
				.map((style) => `${style.outlineStyle} ${style.outlineWidth} ${style.outlineOffset}`)
				.join();
		const others = [...root.querySelectorAll<HTMLElement>('select, [tabindex="0"]')];
		for (const e of [...controls, ...others.filter(isVisible)]) {
			had?.blur();
			const without = ringOf(e);
			scroller.scrollTop += e.getBoundingClientRect().bottom - innerHeight;
			e.focus({ focusVisible: true });
			if (document.activeElement !== e) continue;
			// Firefox does not scroll if a part of the control shows
			if (isFirefox) e.scrollIntoView({ block: 'nearest' });
			if (ringOf(e) === without) found.unseen.push(`${label(e)}: no ring`);
			const { height } = e.getBoundingClientRect();
			// a control as tall as the screen is always partly covered
			const covered = height > innerHeight / 2 ? null : coveredNow(e);
			if (covered !== null) found.unseen.push(`the focus: ${covered}`);
			e.blur();
		}
		had?.focus({ preventScroll: true });
		scrollTo(...from);
		return found;
	}, names);
}

export interface TileBox {
	readonly name: string;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	/** Whether it is entirely visible and can be hit without scrolling. */
	readonly seen: boolean;
}

/** The tiles of the ring, with the page scrolled to the top. */
export async function tileBoxes(page: Page, names: readonly string[]): Promise<TileBox[]> {
	const tiles = page.getByRole('list').getByRole('button');
	return tiles.evaluateAll((all, players) => {
		scrollTo(0, 0);
		return all.flatMap((tile): TileBox[] => {
			const name = players.find((player) => tile.ariaLabel?.startsWith(player));
			if (name === undefined) return [];
			const { left, right, top, bottom, width, height } = tile.getBoundingClientRect();
			const seen = (
				[
					[left + 8, top + 8],
					[right - 8, bottom - 8]
				] as const
			).every(([x, y]) => {
				const hit = document.elementFromPoint(x, y);
				return hit !== null && tile.contains(hit);
			});
			return [{ name, left, top, width, height, seen: seen && top >= 0 && bottom <= innerHeight }];
		});
	}, names);
}

/** Waits for two frames. */
export const nextFrame = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
	);

export async function resize(page: Page, size: { width: number; height: number }) {
	await page.setViewportSize(size);
	await nextFrame(page);
}

/** Waits for the app's typefaces, which load after the first screen, and until a dialog, or the
 * page below one that was closed, takes taps. */
export const settled = (page: Page) =>
	page.evaluate(async () => {
		while (
			document.documentElement.dataset['typefaces'] !== undefined ||
			document.querySelector('dialog[inert]') ||
			// just after a sheet is closed, the page below takes no clicks
			document.body.style.pointerEvents === 'none'
		)
			await new Promise(requestAnimationFrame);
		// Firefox, which cannot be told to reduce motion over BiDi, plays the entrance
		const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
		await Promise.allSettled(
			document
				.getAnimations()
				.filter((one) => one.playState === 'running' && ends(one))
				.map(({ finished }) => finished)
		);
		// layout requests the fonts of the screen
		document.body.getBoundingClientRect();
		await document.fonts.ready;
	});

/** Expects a layout without faults. */
export async function expectGoodLayout(page: Page, names: readonly string[], at: string) {
	await settled(page);
	const well: Layout = { wide: [], overlaps: [], hidden: [], cut: [], unseen: [] };
	expect.soft(await measure(page, names), at).toEqual(well);
}
