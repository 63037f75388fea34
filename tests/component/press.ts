import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Presses a control like a finger: it has to be visible, enabled, and not covered. */
export function press(element: Element | undefined, what: string): void {
	// waits for the moving tiles
	for (const one of document.getAnimations()) one.finish();
	if (!(element instanceof HTMLElement)) throw new Error(`no ${what}`);
	if (element.matches(':disabled, [aria-disabled=true]')) throw new Error(`${what} is disabled`);
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { left, top, width, height } = element.getBoundingClientRect();
	const hit = document.elementFromPoint(left + width / 2, top + height / 2);
	const isHit =
		hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
	if (!isHit) throw new Error(`${what} is under ${hit?.outerHTML.slice(0, 80)}`);
	element.click();
}

/** A watchdog, not a verdict: a slow machine only takes longer. In milliseconds. */
const WAIT = { timeout: 4 * 60_000, interval: 20 };

/** Waits until a control can be pressed, and presses it in the same task: later it might have been
 * replaced. `click()` of a locator goes through the test runner, which takes ten times as long. */
export const tap = (locator: Locator): Promise<void> =>
	vi.waitFor(() => press(locator.query() ?? undefined, locator.selector), WAIT);

/** Waits until a modal dialog is open and its content is laid out: each in a task of its own. */
export const dialogShown = (): Promise<void> =>
	vi.waitFor(() => {
		if (!document.querySelector('dialog[open] > *')?.checkVisibility())
			throw new Error('no dialog is shown');
	}, WAIT);
