import type { Page } from 'playwright';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId } from '#lib/evening/ids.ts';
import { writeLink } from '#lib/exchange/link/link.ts';
import { nightOf } from '../fixtures/histories.ts';
import { record } from './figures.ts';
import { close, newPage, openBrowser } from './phone.ts';

declare global {
	interface Window {
		/** Durations of tasks of 50 ms and more, in milliseconds. */
		longTasks: number[];
	}
}

/** Amendments that each replay all later entries, for a short link that is expensive to check. */
const amendments = (count: number) =>
	Array.from({ length: count }, (_, i): Entry => ({
		type: 'HistoryAmended',
		about: 'exits',
		round: 1,
		id: `a${i}` as EntryId,
		at: 1,
		edits: [{ at: 'e0' as EntryId, keep: true, put: [{ type: 'NoteAdded', text: 'x' }] }]
	}));

async function longestTask(page: Page, link: string, shows: string): Promise<number> {
	await page.evaluate((fragment) => {
		window.longTasks = [];
		location.hash = fragment;
	}, link);
	await page.locator(shows).waitFor({ timeout: 120_000 });
	// until the screen is painted and announced
	await page.waitForTimeout(1000);
	return Math.max(0, ...(await page.evaluate(() => window.longTasks)));
}

/** The longest task of the main thread while an expensive link is checked: of the longest evening,
 * and one beyond the limits. */
export async function measureLinks(app: string): Promise<void> {
	const context = await openBrowser();
	await context.addInitScript(() =>
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) window.longTasks?.push(duration);
		}).observe({ type: 'longtask' })
	);
	const { page } = await newPage(context);
	await page.goto(`${app}/open`, { waitUntil: 'networkidle' });
	const linkOf = async (night: number, changes: number) => {
		const log = [...nightOf(9, night, 200).log, ...amendments(changes)];
		return (await writeLink({ kind: 'evening', log }))!;
	};
	const [long, refused, other] = await Promise.all([linkOf(0, 20), linkOf(0, 600), linkOf(1, 20)]);
	console.log(`links of ${long.length} and ${refused.length} letters`);
	// the first link also loads the code that shows an evening
	const figures = [
		['a long evening, the first', long, 'main dl'],
		['too much work', refused, '[role=alert]'],
		['another long evening', other, 'main dl']
	] as const;
	for (const [name, link, shows] of figures)
		record(`Longest task, link with ${name}`, await longestTask(page, link, shows), 100, 'ms');
	await close(context);
}
