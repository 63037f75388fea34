import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** The end-to-end tests of `npm run test:long`, whose titles end in `@long`. */
export default defineConfig({
	...base,
	testDir: 'e2e/specs',
	grep: /@long$/,
	grepInvert: [],
	outputDir: '../test-results/long',
	reporter: [
		['list'],
		['json', { outputFile: '../test-results/long.json' }],
		['./e2e/support/figures.ts']
	]
});
