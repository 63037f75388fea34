import { defineConfig } from '@playwright/test';
import base, { engineProjects } from '../../../playwright.config.ts';
import type { EngineOption } from '../test.ts';

/** Tests of `npm run torture` in Gecko and in WebKit. */
export default defineConfig<object, EngineOption>({
	...base,
	retries: 0,
	outputDir: '../../../test-results/engines',
	workers: 2,
	reporter: 'list',
	projects: engineProjects.map((project) => ({ ...project, testDir: '.', timeout: 10 * 60_000 }))
});
