import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { EngineOption } from './test.ts';

/** `npm run test:engines`: tests in Gecko and WebKit; those of a missing engine are skipped. */
export default defineConfig<object, EngineOption>({
	...base,
	testDir: '.',
	outputDir: '../../test-results/engines',
	reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
	projects: [
		// not needed in Gecko, which does not freeze pages in mid-transaction
		{
			name: 'gecko',
			testIgnore: ['**/torture/**', '**/left-page.test.ts'],
			use: { engine: 'gecko' }
		},
		{ name: 'webkit', testIgnore: '**/torture/**', use: { engine: 'webkit' } }
	]
});
