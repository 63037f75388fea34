import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { expect, test, visit } from '../../support/host.ts';
import { confirm, GUESTS, logOf, out, playingEvening, rulesOf } from '../../support/logs.ts';
import { putOnTable, seedEvening } from '../../support/seed.ts';
import { button, exits, nextRound, tile } from '../../support/table.ts';

test('nothing is animated with reduced motion @long', async ({ page, host }) => {
	await page.addInitScript(() => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		for (const type of ['animationstart', 'transitionrun'])
			addEventListener(
				type,
				(event) => moved.push(`${type} ${(event.target as Element).outerHTML.slice(0, 80)}`),
				true
			);
		const { animate } = Element.prototype;
		Element.prototype.animate = function (...args) {
			moved.push(`animate ${this.outerHTML.slice(0, 80)}`);
			return animate.apply(this, args);
		};
		document.startViewTransition = ((...args: unknown[]) => {
			moved.push('view transition');
			const [update] = args as [(() => unknown) | undefined];
			const done = Promise.resolve(update?.());
			return { finished: done, ready: done, updateCallbackDone: done };
		}) as unknown as typeof document.startViewTransition;
	});
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', GUESTS.slice(0, 5), out('Ana Ben Chidi')));
	await exits(page, 'Dee');
	await nextRound(page);
	await button(page, 'Change…').click();
	await page
		.getByRole('button', { name: /^In .*’s chair/ })
		.first()
		.click();
	await expect(button(page, /^Undo the choice/)).toBeVisible();
	await button(page, 'More').click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Chronicle' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chronicle');
	await visit(page, host, '/flat');
	await button(page, 'Seated').click();
	await expect(button(page, 'Dealt')).toBeVisible();
	await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
	expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('in forced colours states differ by text or shape, and every control has a border; a chart is drawn with an animation unless motion is reduced; the system’s preference for more contrast applies until another choice is made @long', async ({
	page,
	host
}) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto(host.beside);
	await seedEvening(page, playingEvening('temple', GUESTS.slice(0, 5), out('Ana Ben'), 'play'));
	await expect(tile(page, 'Ana')).toHaveText(/1\s*Ana\s*1st out/);
	await expect(tile(page, 'Ben')).toHaveText(/2nd out/);
	await expect(tile(page, 'Chidi')).toHaveText(/leads\s*Chidi/);
	// from across the table, players who are out differ from the others by more than small text
	const edgeOf = (name: string) =>
		tile(page, name).evaluate((one) => parseFloat(getComputedStyle(one).borderTopWidth));
	expect(await edgeOf('Ana')).toBeGreaterThanOrEqual(4 * (await edgeOf('Chidi')));
	const edges = () =>
		page
			.getByRole('main')
			.getByRole('button')
			.evaluateAll((all) =>
				all
					.filter((one) => parseFloat(getComputedStyle(one).borderTopWidth) < 1)
					.map((one) => one.textContent?.trim())
			);
	expect.soft(await edges(), 'without an edge').toEqual([]);
	// the current step and place
	for (const current of ['step', 'page'])
		expect
			.soft(
				await page.evaluate((kind) => {
					const here = document.querySelector(`[aria-current=${kind}]`)!;
					const other = document.querySelector(
						`nav:has([aria-current=${kind}]) :is(a, button):not([aria-current])`
					)!;
					return getComputedStyle(here).fontWeight !== getComputedStyle(other).fontWeight;
				}, current),
				`the current ${current} stands out without colour`
			)
			.toBe(true);

	await putOnTable(page, null);
	// forced colours remove colours and shadows, so pressed buttons need another difference
	await button(page, 'Ana').click();
	const shape = (name: RegExp) =>
		button(page, name).evaluate((one) => {
			const {
				borderTopWidth,
				borderTopStyle,
				outlineStyle,
				fontWeight,
				textDecorationLine,
				forcedColorAdjust
			} = getComputedStyle(one);
			const words = (one as HTMLElement).innerText
				.replace(/\s+/g, ' ')
				.replace(/Ana|Ben|As we sit|By hand/, '');
			const signs = one.querySelectorAll('svg').length;
			return [
				borderTopWidth,
				borderTopStyle,
				outlineStyle,
				fontWeight,
				textDecorationLine,
				forcedColorAdjust,
				words,
				signs
			].join(' ');
		});
	expect(await shape(/Ana$/)).not.toBe(await shape(/^Ben$/));
	await seedEvening(page, logOf(rulesOf('temple'), GUESTS.slice(0, 4), [], 'first'));
	await expect(button(page, 'As we sit')).toHaveAttribute('aria-pressed', 'true');
	expect(await shape(/^As we sit$/)).not.toBe(await shape(/^By hand$/));
	await page.emulateMedia({ forcedColors: null });

	await test.step('the chart of a closed evening', async () => {
		const rest: TimelineCommand[] = [...out('Ana Ben Chidi'), confirm, { type: 'closeEvening' }];
		await seedEvening(page, playingEvening('temple', GUESTS.slice(0, 4), rest, 'closed'));
		const chart = page.getByRole('region', { name: 'Places', exact: true });
		for (const reducedMotion of ['no-preference', 'reduce'] as const) {
			await page.emulateMedia({ reducedMotion });
			await visit(page, host, '/rules');
			await visit(page, host);
			await expect(chart).toBeVisible();
			const drawn = chart.evaluate((one) => getComputedStyle(one).animationName);
			expect(/draw$/.test(await drawn)).toBe(reducedMotion === 'no-preference');
		}
	});

	await test.step('more contrast', async () => {
		await page.emulateMedia({ contrast: 'more' });
		await visit(page, host, '/settings');
		const root = page.locator('html');
		await expect(root).toHaveAttribute('data-contrast', 'more');
		const contrast = page.getByRole('switch', { name: 'High contrast' });
		await expect(contrast).toHaveAttribute('aria-checked', 'true');
		await page.emulateMedia({ contrast: 'no-preference' });
		await expect(root).not.toHaveAttribute('data-contrast');
		await page.emulateMedia({ contrast: 'more' });
		await expect(root).toHaveAttribute('data-contrast', 'more');
		await contrast.click();
		await expect(root).not.toHaveAttribute('data-contrast');
	});
});
