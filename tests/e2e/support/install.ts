import type { Page } from '@playwright/test';

/** A browser that offers to install the app. */

const DAY = 86_400_000;

/** Pretends a first visit a week ago; the app reads it at the next load. */
export const visitedBefore = (page: Page) =>
	page.evaluate(
		(seen) => {
			addEventListener('visibilitychange', (left) => left.stopImmediatePropagation(), true);
			localStorage.setItem('courtbook-visits', JSON.stringify({ seen, days: 1, dismissed: [] }));
		},
		Date.now() - 7 * DAY
	);

/** Fires `beforeinstallprompt`; the prompt has this outcome. */
export const canInstall = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') =>
	page.evaluate((answer) => {
		const prompt = () => {
			document.documentElement.dataset['asked'] = answer;
			return Promise.resolve({ outcome: answer });
		};
		dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
	}, outcome);
