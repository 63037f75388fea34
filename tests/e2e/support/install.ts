import type { Page } from '@playwright/test';

/** A browser that would install the app, and what it was asked. */

const DAY = 86_400_000;

/** The phone was here a week ago. It is read when a page is loaded; leaving this one tells nothing else. */
export const visitedBefore = (page: Page) =>
	page.evaluate(
		(seen) => {
			addEventListener('visibilitychange', (left) => left.stopImmediatePropagation(), true);
			localStorage.setItem('courtbook-visits', JSON.stringify({ seen, days: 1, dismissed: [] }));
		},
		Date.now() - 7 * DAY
	);

/** The browser says that it can install the app, and answers so when it is asked to. */
export const canInstall = (page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') =>
	page.evaluate((answer) => {
		const prompt = () => {
			document.documentElement.dataset['asked'] = answer;
			return Promise.resolve({ outcome: answer });
		};
		dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
	}, outcome);
