import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.js';
import viteConfig from './vite.config.ts';

/** Ends a test that hangs, later in `npm run torture`. No limit is shorter: a slow machine must not
 * make a test fail. */
const WATCHDOG = (process.env['TORTURE'] === undefined ? 5 : 120) * 60_000;

// the files of a project share their imports, which takes half of the time
const unit = {
	environment: 'node',
	isolate: false,
	unstubGlobals: true,
	setupFiles: 'tests/setup-messages.ts'
} as const;
/** Vitest names the browser after its project: each has its own. */
const component = (): NonNullable<TestProjectInlineConfiguration['test']> => ({
	isolate: false,
	setupFiles: ['tests/setup-messages.ts', 'tests/setup-component.ts'],
	browser: {
		enabled: true,
		headless: true,
		connectTimeout: WATCHDOG,
		screenshotFailures: false,
		// a test that is about motion turns it on
		provider: playwright({
			launchOptions: chromiumLaunch() ?? {},
			contextOptions: { reducedMotion: 'reduce' }
		}),
		instances: [{ browser: 'chromium' }]
	}
});

export default mergeConfig(
	viteConfig,
	defineConfig({
		test: {
			maxWorkers: availableParallelism(),
			testTimeout: WATCHDOG,
			hookTimeout: WATCHDOG,
			// ends before its test, so that the report says what was waited for
			expect: { poll: { timeout: 0.8 * WATCHDOG } },
			coverage: { provider: 'v8', include: ['src/**/*.{ts,svelte}'] },
			reporters: ['default', 'json'],
			outputFile: { json: 'test-results/vitest.json' },
			projects: [
				{
					extends: true,
					test: { ...unit, name: 'unit', include: ['tests/unit/**/!(*.long).test.ts'] }
				},
				{
					extends: true,
					test: {
						...component(),
						name: 'component',
						include: ['tests/component/**/!(*.long).test.ts']
					}
				},
				// `npm run test:long`
				{
					extends: true,
					test: { ...unit, name: 'unit-long', include: ['tests/unit/**/*.long.test.ts'] }
				},
				{
					extends: true,
					test: {
						...component(),
						name: 'component-long',
						include: ['tests/component/**/*.long.test.ts']
					}
				},
				// `npm run test:servers`
				{ extends: true, test: { name: 'servers', include: ['tests/servers/**/*.test.ts'] } }
			]
		}
	})
);
