import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import type { EngineOption } from '../test.ts';

/** Tests of `npm run torture` in Gecko and in WebKit. */
export default defineConfig<object, EngineOption>({
	...base,
	outputDir: '../../../test-results/engines-torture',
	timeout: 60 * 60_000,
	reporter: [['list'], ['../../e2e/support/figures.ts']],
	projects: (['gecko', 'webkit'] as const).map((engine) => ({
		name: engine,
		testDir: '.',
		use: { engine }
	}))
});
