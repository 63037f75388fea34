import type { Page } from '@playwright/test';
import { expect, test, visit } from '../../support/host.ts';
import { focusState, Keys } from '../../support/keyboard.ts';
import { speakIn } from '../../../../scripts/speak-in.js';
import { GUESTS, secondRound, step, words } from '../../support/logs.ts';
import { seedEvening } from '../../support/seed.ts';
import { atStep, button, tile, taxRow } from '../../support/table.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a short evening by keyboard only; the focus is always visible @long', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	const keys = new Keys(page);
	const title = (text: string | RegExp) => () =>
		expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
	const opens = () => expect(dialog(page)).toBeVisible();
	const closes = () => expect(dialog(page)).toHaveCount(0);

	await keys.press(button(page, 'What do you call it?'), opens);
	await keys.press(
		dialog(page).getByRole('button', { name: /^Kings and Bastards/ }),
		closes,
		'Space'
	);
	await keys.press(button(page, /^Game: Kings/), opens);
	await page.keyboard.press('Escape');
	await closes();
	expect(await focusState(page), 'after Escape').toBe('seen');
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
	await keys.press(button(page, 'Start with 4'), title('Deal'));
	await keys.press(button(page, 'Sit differently'), title('Who sits where?'));

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
	await expect.soft(button(page, 'Move Ana down')).toBeFocused();
	await keys.press(button(page, 'Move Ana up'), () =>
		expect(button(page, 'Move Ana up')).toBeDisabled()
	);
	await keys.press(button(page, 'Sit like this'), title('Deal'));
	await keys.press(button(page, 'Someone else deals'), opens);
	await keys.press(dialog(page).getByRole('button', { name: 'Ben' }), closes);
	await keys.press(button(page, /^Dealt/), title('Play'));
	await keys.press(tile(page, 'Ana'), () => expect(tile(page, 'Ana')).toHaveAccessibleName(/out$/));
	await expect.soft(tile(page, 'Ana')).toBeFocused();
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
	await keys.press(button(page, 'Next round'), title('Seats'));
	await keys.press(button(page, 'Change…'), opens);
	await keys.press(button(page, 'This round'), closes);
	await keys.press(tile(page, 'Ben'), () =>
		expect(tile(page, 'Ben')).toHaveAttribute('aria-pressed', 'true')
	);
	await keys.press(button(page, 'Change…'), opens);
	await keys.press(button(page, /^In Ben’s chair/), () =>
		expect(button(page, /^Undo the choice/)).toBeVisible()
	);
	await keys.press(button(page, 'More'), opens);
	await keys.press(button(page, 'Announce the last round'), closes);
	await expect.soft(button(page, 'More')).toBeFocused();
	await keys.press(button(page, /^Seated/), title('Deal'));
	await keys.press(button(page, /^Dealt/), title('Taxes'));
	await keys.press(
		taxRow(page, 'Ben'),
		() => expect(taxRow(page, 'Ben')).toHaveAttribute('aria-pressed', 'mixed'),
		'Space'
	);
	await keys.press(button(page, /^Taxes paid/), title('Play'));
	for (const name of words('Ana Ben Dee'))
		await keys.press(tile(page, name), () => expect(tile(page, name)).toHaveAccessibleName(/out$/));
	await keys.press(button(page, 'Close the evening'), () =>
		expect(button(page, 'Reopen')).toBeVisible()
	);
	await keys.press(button(page, 'A new evening'), title('Same four as last time?'));
	await keys.press(page.getByRole('link', { name: 'Chronicle' }), title('Chronicle'));
	expect(keys.lost).toEqual([]);
});

test('a round by keyboard only on the flat screen, read in the order of the chairs @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	const four = GUESTS.slice(0, 4);
	await seedEvening(page, secondRound('temple', four));
	const keys = new Keys(page);
	const shows = (name: string) => () => expect(button(page, name)).toBeVisible();
	const out = (name: string) => () => expect(tile(page, name)).toHaveAccessibleName(/out$/);
	const opens = () => expect(dialog(page)).toBeVisible();
	const closes = () => expect(dialog(page)).toHaveCount(0);

	await keys.press(page.getByRole('link', { name: /^Flat/ }), () =>
		expect(page.getByRole('heading', { name: 'The table, flat' })).toBeAttached()
	);
	const order = await page.getByRole('main').ariaSnapshot();
	expect(order.indexOf('heading "The table, flat" [level=1]')).toBeLessThan(
		order.indexOf('button')
	);
	// the reading order is clockwise
	expect([...order.matchAll(/listitem:\s+- button "(\w+)/g)].map(([, name]) => name)).toEqual(four);

	await keys.press(button(page, 'Turn the names'), shows('Turn clockwise'));
	await keys.press(button(page, 'Turn clockwise'), shows('Turn clockwise'), 'Space');
	await keys.press(button(page, 'Done'), shows('Seated'));
	await keys.press(button(page, 'Seated'), shows('Dealt'));
	await keys.press(button(page, 'Dealt'), shows('Taxes paid'));
	const payer = page
		.getByRole('listitem')
		.getByRole('button', { name: /, Give / })
		.first();
	const name = (await payer.getAttribute('aria-label'))!.split(',')[0]!;
	await keys.press(payer, () => expect(tile(page, name)).toHaveAccessibleName(/, Given/), 'Space');
	await keys.press(button(page, 'Taxes paid'), () =>
		expect(button(page, 'Taxes paid')).toHaveCount(0)
	);
	await keys.press(tile(page, 'Ana'), out('Ana'));
	await keys.press(tile(page, 'Ben'), out('Ben'), 'Space');
	await keys.press(button(page, 'Undo Ben'), () =>
		expect(tile(page, 'Ben')).not.toHaveAccessibleName(/out$/)
	);
	await keys.press(tile(page, 'Ben'), out('Ben'));
	await keys.press(tile(page, 'Ben'), opens);
	await keys.press(button(page, /^Swap with Ana/), closes);
	await expect(tile(page, 'Ben')).toHaveAccessibleName('Ben, 1st out');
	await keys.press(tile(page, 'Chidi'), shows('Next round'));
	await keys.press(button(page, 'Next round'), shows('Seated'));
	await keys.press(button(page, 'Leave the flat screen'), () => atStep(page, 'Seats'));
	expect(keys.lost).toEqual([]);
});

/** @returns a function that expects these announcements, in order, and no others */
async function listen(page: Page): Promise<(...sentences: string[]) => Promise<void>> {
	await page.evaluate(() => {
		const said: string[] = [];
		const live = '[aria-live], [role=status], [role=alert]';
		const texts = new Map<Element, string>();
		const read = () => {
			for (const region of document.querySelectorAll<HTMLElement>(live)) {
				const text = region.innerText.replace(/\s+/g, ' ').trim();
				if (texts.get(region) !== text && texts.has(region) && text !== '') said.push(text);
				texts.set(region, text);
			}
		};
		read();
		new MutationObserver(read).observe(document.body, {
			subtree: true,
			childList: true,
			characterData: true
		});
		Object.assign(window, { said });
	});
	const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
	let before: string[] = [];
	return async (...sentences) => {
		before = [...before, ...sentences];
		await expect.poll(said).toEqual(before);
	};
}

test('exits, taxes, undo and redo are announced once, on the Table and on the flat screen, in the language of the page; the focus moves to the heading of each part of the Chronicle @long', async ({
	page,
	host
}) => {
	await page.goto(host.beside);
	await seedEvening(page, secondRound('temple', GUESTS.slice(0, 5), [step('taxes')]));

	await test.step('on the Table', async () => {
		await expect(taxRow(page, 'Ana')).toBeVisible();
		const says = await listen(page);
		const settled = button(page, /^Taxes paid/);
		await taxRow(page, 'Ana').click();
		await says('Ana paid');
		await button(page, 'Undo Ana’s tax').click();
		await says('Undone: Ana’s tax.');
		await settled.click();
		await expect(settled).toHaveCount(0);
		await tile(page, 'Chidi').click();
		await says('Chidi, 1st out.');
		await tile(page, 'Ana').click();
		await says('Ana, 2nd out.');
		await button(page, 'Undo Ana').click();
		await says('Undone: Ana.');
		await button(page, 'Redo Ana').click();
		await says('Ana, 2nd out.');
		await tile(page, 'Dee').click();
		await says('Dee, 3rd out.');
		await tile(page, 'Eli').click();
		await says('Eli, 4th out. Round over. Chidi is first.');
	});

	await test.step('on the flat screen', async () => {
		await visit(page, host, '/flat');
		for (const name of ['Next round', 'Seated', 'Dealt']) await button(page, name).click();
		const settled = button(page, 'Taxes paid');
		await expect(settled).toBeVisible();
		const says = await listen(page);
		await tile(page, 'Ben').click();
		await says('Ben paid');
		await button(page, 'Undo Ben’s tax').click();
		await says('Undone: Ben’s tax.');
		await settled.click();
		await expect(settled).toHaveCount(0);
		await tile(page, 'Chidi').click();
		await says('Chidi, 1st out.');
		await tile(page, 'Ana').click();
		await says('Ana, 2nd out.');
		await button(page, 'Undo Ana').click();
		await says('Undone: Ana.');
		for (const [name, place] of [
			['Ben', '2nd'],
			['Dee', '3rd']
		] as const) {
			await tile(page, name).click();
			await says(`${name}, ${place} out.`);
		}
		await tile(page, 'Eli').click();
		await says('Eli, 4th out. Round over. Chidi is first.');
	});

	await test.step('in German', async () => {
		for (const name of ['Eli', 'Dee']) await button(page, `Undo ${name}`).click();
		await speakIn(page, 'de');
		const says = await listen(page);
		await tile(page, 'Dee').click();
		await says('Dee, als 3. raus.');
		await button(page, /^Rückgängig: /)
			.first()
			.click();
		await says('Rückgängig gemacht: Dee raus.');
	});

	await test.step('the focus moves to the heading of each part of the Chronicle', async () => {
		await speakIn(page, 'en');
		await visit(page, host, '/chronicle');
		const heading = page.getByRole('heading', { level: 1 });
		for (const [part, text] of [
			['Statistics', 'Statistics'],
			['People', 'People'],
			['Evenings', 'Chronicle']
		] as const) {
			await page.getByRole('link', { name: part, exact: true }).focus();
			await page.keyboard.press('Enter');
			await expect(heading).toHaveText(text);
			await expect(heading).toBeFocused();
		}
	});
});
