import { afterAll, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { fold } from '#lib/evening/timeline.ts';
import { LOCALES } from '#lib/messages/locales.ts';
import { setLanguage } from '#lib/messages/messages.svelte.ts';
import { no } from '#lib/rules/result.ts';
import RoundScreen from '#lib/ui/round/RoundScreen.svelte';
import { FIRST_TIMES } from '#lib/ui/core/FirstTime.svelte';
import '#lib/ui/theme.css';
import { GUESTS, seatedEvening } from '../e2e/support/logs.ts';

/** The first Deal of a newcomer, with its hint and all that may be chosen, has room on a phone. */

const SIZES = [
	[390, 844],
	[320, 568],
	[360, 640],
	[844, 390],
	[768, 1024]
] as const;

/** What is in the columns of the golden button, and begins or ends below its upper edge. */
function underGolden(): string[] {
	const golden = document.querySelector('.golden')!.getBoundingClientRect();
	const texts = document.createTreeWalker(
		document.querySelector('.content')!,
		NodeFilter.SHOW_TEXT
	);
	const found: string[] = [];
	while (texts.nextNode()) {
		const { parentElement, textContent } = texts.currentNode;
		const { left, right, bottom } = (
			parentElement!.closest('button, summary') ?? parentElement!
		).getBoundingClientRect();
		const beside = Math.min(right, golden.right) <= Math.max(left, golden.left);
		if (!beside && bottom > golden.top && textContent?.trim())
			found.push(`${textContent.trim()}: ${Math.round(bottom - golden.top)} px`);
	}
	return found;
}

afterAll(() => setLanguage('en'));

const TABLES = [
	['temple', 4],
	['temple', 12],
	['president', 6],
	['daifugo', 4]
] as const;

// a change of the language takes a fraction of the time of a new screen or size
test.each(SIZES)('at %i × %i nothing lies under the golden button', async (width, height) => {
	await page.viewport(width, height);
	for (const [game, players] of TABLES) {
		const timeline = fold(seatedEvening(game, GUESTS.slice(0, players)))!;
		const shown = await render(RoundScreen, {
			props: {
				timeline,
				round: timeline.state.round!,
				act: () => Promise.resolve(no('evening-closed'))
			},
			context: new Map([[FIRST_TIMES, () => true]])
		});
		await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
		for (const language of LOCALES) {
			await setLanguage(language);
			await new Promise(requestAnimationFrame);
			await document.fonts.ready;
			expect.soft(underGolden(), `${game} with ${players}, ${language}`).toEqual([]);
		}
		await shown.unmount();
	}
});

test.each(SIZES)(
	'at %i × %i the hand behind its number ends above the next line',
	async (width, height) => {
		await setLanguage('en');
		document.documentElement.dir = 'ltr';
		await page.viewport(width, height);
		const timeline = fold(seatedEvening('president', GUESTS.slice(0, 8)))!;
		await render(RoundScreen, {
			timeline,
			round: timeline.state.round!,
			act: vi.fn()
		});
		await expect.element(page.getByText('No taxes in the first round')).toBeVisible();
		await document.fonts.ready;
		const cards = [...document.querySelectorAll('.each i')].map((one) =>
			one.getBoundingClientRect()
		);
		const lowest = Math.max(...cards.map(({ bottom }) => bottom));
		const next = page.getByText('No taxes in the first round').element().getBoundingClientRect();
		expect(cards.length).toBeGreaterThan(0);
		expect(lowest).toBeLessThanOrEqual(next.top + 6);
	}
);
