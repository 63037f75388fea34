import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-svelte/pure';
import { page } from 'vitest/browser';
import { PAUSES, shorten } from './pauses.ts';

// The files share one page, its modules and their mocks: each leaves the page as it was.

vi.mock('$app/navigation', () => ({ goto: vi.fn(() => Promise.resolve()) }));
// golden buttons ignore presses at first (tests/e2e/specs/table/evening-taps.test.ts)
vi.mock('#lib/ui/core/arm.ts', () => ({ arm: () => undefined, armAgain: () => undefined }));

beforeAll(async () => {
	// tests/setup-messages.ts puts the browser's own back after the file
	vi.stubGlobal('setTimeout', setTimeout);
	shorten(PAUSES);
	await page.viewport(414, 896);
});
beforeEach(() => {
	cleanup();
	vi.resetAllMocks();
	vi.restoreAllMocks();
});
afterAll(() => {
	cleanup();
	document.body.replaceChildren();
	for (const element of [document.documentElement, document.body])
		for (const name of element.getAttributeNames()) element.removeAttribute(name);
});
