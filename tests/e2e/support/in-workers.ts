import type { Page } from '@playwright/test';

/** Runs `work` in each worker of the page before the worker's own code. */
export async function inWorkers(page: Page, work: () => void): Promise<void> {
	await page.route('**/workers/*.js', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `(${work.toString()})();${await response.text()}` });
	});
}
