import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Tests of `npm run torture` that take minutes. */
export default defineConfig({
	...base,
	testDir: '.',
	outputDir: '../../test-results/torture',
	timeout: 60 * 60_000,
	workers: 1,
	reporter: [['list'], ['../e2e/support/figures.ts']]
});
