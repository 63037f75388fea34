import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Tests of `npm run torture` that take minutes. */
export default defineConfig({
	...base,
	retries: 0,
	testDir: '.',
	outputDir: '../../test-results/torture',
	timeout: 30 * 60_000,
	workers: 1,
	reporter: 'list',
	use: { ...base.use, trace: 'off' }
});
