import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';
import { geckoOptions } from '../../../scripts/engines.js';

const { channel, ...launchOptions } = geckoOptions;

/** The end-to-end tests in Gecko; tests/e2e/support/not-in-gecko.ts lists those that cannot run
 * there, with reasons. */
export default defineConfig({
	...base,
	testDir: '../../e2e/specs',
	grepInvert: [],
	outputDir: '../../../test-results/gecko-e2e',
	reporter: [['list'], ['../../e2e/support/figures.ts', { skipped: true }]],
	projects: [
		{
			name: 'gecko',
			use: {
				browserName: 'firefox',
				channel,
				launchOptions,
				// without the scale of a phone: Firefox cannot draw a long page at its full height
				// then
				viewport: { width: 412, height: 839 },
				hasTouch: true
			}
		}
	]
});
