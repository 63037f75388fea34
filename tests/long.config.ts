import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** `npm run test:long`: the end-to-end tests of rare circumstances, whose titles end in `@long`. */
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
