import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect, test } from './host.ts';
import * as pages from './pages.ts';
import { GUESTS, playingEvening } from './tables.ts';

const { button, tile } = pages;
const dialog = (page: Page) => page.getByRole('dialog');

/** Where the focus is: whether it can be seen there, or is lost; and where the target lies from it. */
const focusOf = (page: Page, target: ElementHandle<Node> | null) =>
	page.evaluate((wanted) => {
		const at = document.activeElement;
		if (at === null || at === document.body) return { where: 'lost', there: false, ahead: true };
		const { outlineStyle, outlineWidth } = getComputedStyle(at);
		const isSeen =
			at.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
		return {
			where: isSeen ? 'seen' : `cannot be seen on ${at.outerHTML.slice(0, 80)}`,
			there: at === wanted,
			ahead:
				wanted === null ||
				(at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
		};
	}, target);
const focus = async (page: Page) => (await focusOf(page, null)).where;

/** A scribe without a pointer. Notes where the focus was lost or could not be seen. */
class Keys {
	readonly lost: string[] = [];
	constructor(readonly page: Page) {}

	/** Goes to a control with the Tab key alone. */
	async to(target: Locator): Promise<void> {
		await expect(target).toBeEnabled();
		const element = await target.elementHandle();
		for (let i = 0; i < 60; i++) {
			const { where, there, ahead } = await focusOf(this.page, element);
			if (where.startsWith('cannot')) this.lost.push(where);
			if (there) return;
			await this.page.keyboard.press(ahead ? 'Tab' : 'Shift+Tab');
		}
		throw new Error(`not to be reached by Tab: ${String(target)}`);
	}

	/** Presses a control, and waits for what that leads to; the focus has to be somewhere then. */
	async press(target: Locator, leadsTo: () => Promise<unknown>, key = 'Enter'): Promise<void> {
		await this.to(target);
		const name = await target.ariaSnapshot();
		await this.page.keyboard.press(key);
		await leadsTo();
		await expect
			.poll(() => focus(this.page), { timeout: 1000 })
			.toBe('seen')
			.catch(() => this.lost.push(`after ${name}`));
	}
}

test('a short evening by keyboard alone; the focus is seen, and never lost', async ({
	page,
	host
}) => {
	test.setTimeout(60_000);
	await page.goto(host.url);
	const keys = new Keys(page);
	const title = (text: string | RegExp) => () =>
		expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
	const opens = () => expect(dialog(page)).toBeVisible();
	const closes = () => expect(dialog(page)).toHaveCount(0);

	await keys.press(button(page, /^Game/), opens);
	await keys.press(
		dialog(page).getByRole('button', { name: /^Kings and Bastards/ }),
		closes,
		'Space'
	);
	await keys.press(button(page, /^Game: Kings/), opens);
	await page.keyboard.press('Escape');
	await closes();
	expect(await focus(page), 'after Escape').toBe('seen');
	await expect(button(page, /^Game/)).toBeFocused();
	await keys.to(page.getByRole('textbox'));
	for (const name of GUESTS.slice(0, 4)) {
		await page.keyboard.type(name);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('textbox')).toBeFocused();
	}
	await keys.press(
		button(page, 'Dee'),
		() => expect(button(page, 'Start with 3')).toBeVisible(),
		'Space'
	);
	await keys.press(
		button(page, 'Dee'),
		() => expect(button(page, 'Start with 4')).toBeVisible(),
		'Space'
	);
	await keys.press(button(page, 'Start with 4'), title('Who sits where?'));

	await keys.press(
		button(page, 'By hand'),
		() => expect(button(page, 'Move Ana down')).toBeVisible(),
		'Space'
	);
	await keys.press(
		button(page, 'Move Ana down'),
		() => expect(button(page, 'Move Ben up')).toBeDisabled(),
		'Space'
	);
	await expect.soft(button(page, 'Move Ana down')).toBeFocused({ timeout: 500 });
	await keys.press(button(page, 'Move Ana up'), () =>
		expect(button(page, 'Move Ana up')).toBeDisabled()
	);
	await keys.press(button(page, 'Sit like this'), title('Deal'));
	await keys.press(button(page, 'Someone else deals'), opens);
	await keys.press(dialog(page).getByRole('button', { name: 'Ben' }), closes);
	await keys.press(button(page, /^Dealt/), title('Taxes'));
	await keys.press(button(page, /^Play —/), title('Play'));
	await keys.press(tile(page, 'Ana'), () => expect(tile(page, 'Ana')).toHaveAccessibleName(/out$/));
	await expect.soft(tile(page, 'Ana')).toBeFocused({ timeout: 500 });
	await keys.press(button(page, 'Undo Ana'), () => expect(button(page, 'Redo Ana')).toBeVisible());
	await keys.press(button(page, 'Redo Ana'), () => expect(button(page, 'Undo Ana')).toBeVisible());
	await keys.press(
		tile(page, 'Chidi'),
		() => expect(tile(page, 'Chidi')).toHaveAccessibleName(/out$/),
		'Space'
	);
	await keys.press(tile(page, 'Chidi'), opens);
	await keys.press(button(page, /^Swap with Ana/), closes);
	await expect(tile(page, 'Chidi')).toHaveAccessibleName('Chidi, 1st out');
	await keys.press(tile(page, 'Dee'), () => expect(button(page, 'Next round')).toBeVisible());
	await keys.to(button(page, 'Next round'));
	await expect(async () => {
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seats', { timeout: 300 });
	}).toPass();
	await expect.poll(() => focus(page), 'after Next round').toBe('seen');
	await keys.press(button(page, 'People move to their places'), () =>
		expect(button(page, 'Titles move, people stay')).toBeVisible()
	);
	await keys.press(page.getByRole('button', { name: /^Ben.*Seat Chidi here$/ }), () =>
		expect(button(page, /^Undo the turn/)).toBeVisible()
	);
	await keys.press(button(page, 'More'), opens);
	await keys.press(button(page, 'Announce the last round'), closes);
	await expect.soft(button(page, 'More')).toBeFocused({ timeout: 500 });
	await keys.press(button(page, /^Seated/), title('Deal'));
	await keys.press(button(page, /^Dealt/), title('Taxes'));
	await keys.press(
		button(page, 'Ben paid'),
		() => expect(button(page, 'Ben paid')).toHaveAttribute('aria-pressed', 'true'),
		'Space'
	);
	await keys.press(button(page, /^Taxes paid/), title('Play'));
	for (const name of pages.words('Ana Ben Dee'))
		await keys.press(tile(page, name), () => expect(tile(page, name)).toHaveAccessibleName(/out$/));
	await keys.to(button(page, 'Close the evening'));
	await expect(async () => {
		await page.keyboard.press('Enter');
		await expect(button(page, 'Reopen')).toBeVisible({ timeout: 300 });
	}).toPass();
	await expect.poll(() => focus(page), 'after Close the evening').toBe('seen');
	await keys.press(button(page, 'A new evening'), title('A new evening'));
	await keys.press(page.getByRole('link', { name: 'Chronicle' }), title('Chronicle'));
	expect(keys.lost).toEqual([]);
});

test('an exit is announced: who, and as which', async ({ page, host }) => {
	await page.goto(host.url);
	await pages.seedEvening(page, playingEvening('temple', GUESTS.slice(0, 5)));
	// what live regions come to say, in order
	await page.evaluate(() => {
		const said: string[] = [];
		const live = '[aria-live], [role=status], [role=alert]';
		const texts = new Map<Element, string>();
		const read = () => {
			for (const region of document.querySelectorAll<HTMLElement>(live)) {
				const text = region.innerText.replace(/\s+/g, ' ').trim();
				if (texts.get(region) !== text && texts.has(region)) said.push(text);
				texts.set(region, text);
			}
		};
		read();
		new MutationObserver(read).observe(document.body, {
			...{ subtree: true, childList: true, characterData: true }
		});
		Object.assign(window, { said });
	});
	const said = () =>
		page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0).join(' | '));
	await pages.exits(page, 'Chidi');
	await expect.soft(page.getByRole('main')).toContainText('2nd');
	expect.soft(await said()).toMatch(/Chidi.*(1st|first)/);
	await pages.exits(page, 'Ana');
	expect.soft(await said()).toMatch(/Ana.*2nd/);
	await button(page, /^Undo Ana/).click();
	await expect(tile(page, 'Ana')).not.toHaveAccessibleName(/out$/);
	expect.soft(await said()).toMatch(/2nd|Ana/);
	await pages.exits(page, 'Ana Ben Eli');
	await expect(button(page, 'Next round')).toBeVisible();
	expect(await said()).toMatch(/Round over.*Chidi/);
});
