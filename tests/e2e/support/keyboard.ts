import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from './host.ts';

/** Whether the focus is visible or lost, and on which side of it the target is. */
const focusOf = (page: Page, target: ElementHandle<Node> | null) =>
	page.evaluate((wanted) => {
		const at = document.activeElement;
		if (at === null || at === document.body) return { where: 'lost', there: false, ahead: true };
		const { outlineStyle, outlineWidth } = getComputedStyle(at);
		const isSeen =
			at.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
		return {
			where: isSeen ? 'seen' : `cannot be seen on ${at.outerHTML.slice(0, 80)}`,
			there: at === wanted,
			ahead:
				wanted === null ||
				(at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
		};
	}, target);
/** `seen`, `lost`, or where the focus is invisible. */
export const focusState = async (page: Page) => (await focusOf(page, null)).where;

/** Uses the app by keyboard and notes where the focus was invisible. */
export class Keys {
	readonly lost: string[] = [];
	constructor(readonly page: Page) {}

	/** Moves the focus to a control by Tab and Shift+Tab. */
	async to(target: Locator): Promise<void> {
		await expect(target).toBeEnabled();
		const element = await target.elementHandle();
		for (let i = 0; i < 60; i++) {
			const { where, there, ahead } = await focusOf(this.page, element);
			if (where.startsWith('cannot')) this.lost.push(where);
			if (there) return;
			await this.page.keyboard.press(ahead ? 'Tab' : 'Shift+Tab');
		}
		throw new Error(`not to be reached by Tab: ${String(target)}`);
	}

	/** Presses a control and waits for `leadsTo`; the focus must be visible afterwards. */
	async press(target: Locator, leadsTo: () => Promise<unknown>, key = 'Enter'): Promise<void> {
		await this.to(target);
		await this.page.keyboard.press(key);
		await leadsTo();
		await expect.poll(() => focusState(this.page), `after ${String(target)}`).toBe('seen');
	}
}
