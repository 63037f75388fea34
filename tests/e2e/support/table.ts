import type { Browser, Locator, Page } from '@playwright/test';
import { bidiIsolate } from '#lib/messages/bidi.ts';
import { expect, shortenPauses, watchFaults, type Host } from './host.ts';
import { words } from './logs.ts';

/** The screens of the Table: controls by role and name, and the steps of a round. */

export type Game =
	| 'Temple'
	| 'Tahimi'
	| 'The Great Dalmuti'
	| 'Kings and Bastards'
	| 'President'
	| 'Daifugō'
	| 'Tarot-Himi';
type Step = 'Seats' | 'Deal' | 'Taxes' | 'Play';
/** The heading of a step, or of a finished round. */
type Heading = Step | 'Round over';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches names that begin with `text` as a whole word. */
const beginning = (text: string) => new RegExp(`^${escaped(text)}(?![\\p{L}\\p{N}])`, 'u');

export const button = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** A player's tile in Seats and in Play. */
export const tile = (page: Page, name: string): Locator =>
	page.getByRole('listitem').getByRole('button', { name: beginning(name) });

export const atStep = (page: Page, step: Heading) =>
	expect(page.getByRole('heading', { level: 1 })).toHaveText(step);

/** Marks all steps as completed, so that no explanation is shown. */
export const allExplained = (page: Page) =>
	page.addInitScript(() => {
		// Firefox also runs this in the empty first document, which has no storage
		if (origin !== 'null')
			localStorage.setItem('courtbook-first-times', 'start seats deal taxes play closed');
	});

/** Counts taps from the next page on.
 * @returns a function that reads the count since the page was loaded */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const counted = Object.assign(window, { taps: 0 });
		addEventListener('pointerdown', () => (counted.taps += 1), { capture: true });
	});
	return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

/** A page in another browser context, as on another phone, watched like the one of the test. */
export async function otherPhone(browser: Browser, host: Host, faults: string[]): Promise<Page> {
	const context = await browser.newContext();
	await shortenPauses(context);
	watchFaults(context, host, faults);
	const page = await context.newPage();
	await allExplained(page);
	return page;
}

/** The golden button of the screens that start an evening: on an empty phone, with known people,
 * and for a group that comes back. */
export const startButton = (page: Page): Locator =>
	button(page, /^(Start|Take your seats|Deal round 1|Draw for seats)/);

/** Goes on with the evening on the table, where some hours later a new one is offered. */
export const goOnWithRound = (page: Page) => button(page, /^Go on with round \d+ /).click();

/** "I’m out" on a player's own phone, as by a keyboard. */
export async function goOut(page: Page) {
	const slide = button(page, 'Slide: I’m out');
	await expect(slide).toBeEnabled();
	await slide.press('Enter');
}

/** Chooses the game at Start, where an empty phone has none chosen. */
export async function chooseGame(page: Page, game: Game) {
	if (await button(page, `Game: ${game}`).isHidden())
		await page
			.getByRole('group', { name: /^(Other games|Which game\?)$/ })
			.getByRole('button', { name: game, exact: true })
			.click();
	await expect(button(page, `Game: ${game}`)).toBeVisible();
}

/** Chooses the game, adds the players in this order and starts; ends at the first deal, or where
 * the game's rules ask for a draw. */
export async function startEvening(page: Page, game: Game, names: readonly string[]) {
	// a group that comes back is offered its own game and people
	const change = button(page, 'Change');
	await expect(button(page, /^(Game: .+|What do you call it\?|Change)$/)).toBeVisible();
	if (await change.isVisible()) {
		const chosen = page.getByRole('button', { pressed: true });
		while ((await chosen.count()) > 0) await chosen.first().click();
		await change.click();
	}
	await chooseGame(page, game);
	const field = page.getByRole('textbox', { name: /^New name/ });
	for (const name of names) {
		const known = page
			.getByRole('group', { name: /^Players/ })
			.getByRole('button', { name, exact: true });
		if ((await known.count()) > 0) await known.click();
		else {
			await field.fill(name);
			await field.press('Enter');
		}
	}
	await button(page, `Start with ${names.length}`).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Deal|Who sits where\?)$/);
}

/** Takes the order of the names as first seats, where the game's rules did not do so already. */
export async function sitAsWeSit(page: Page) {
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText(/^(Deal|Who sits where\?)$/);
	if ((await heading.textContent()) === 'Deal') return;
	await button(page, 'As we sit').click();
	await button(page, 'We sit like this').click();
	// it disappears when the seats are stored
	await expect(button(page, 'We sit like this')).toBeHidden();
}

/** Enters a draw or a redraw, in the order of the screen. */
export async function drawCards(page: Page, cards: Readonly<Record<string, string>>) {
	for (const [name, card] of Object.entries(cards))
		await page
			.getByRole('group', { name: `${bidiIsolate(name, 'en')} drew`, exact: true })
			.getByRole('button', { name: beginning(card) })
			.click();
	await button(page, 'Seat them by the draw').click();
}

/** Leaves the screen of a revolution that was just called, for the step below it. */
export async function leaveRevolution(page: Page) {
	await expect(page.getByRole('dialog', { name: /revolution!$/i })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();
}

/** Ends a step and waits for the next one. */
async function goOn(page: Page, step: Step, name: RegExp) {
	await button(page, name).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(step);
}

/** Opens the sheet that shares the table, and shares it unless it is shared already. */
export async function shareTable(page: Page) {
	await button(page, 'More').click();
	await button(page, 'Share the table').click();
	const offered = button(page, 'Share it');
	const shared = button(page, 'Stop sharing');
	await expect(offered.or(shared)).toBeVisible();
	if (await offered.isVisible()) await offered.click();
	await expect(shared).toBeVisible();
}

/** From Seats to Deal, or on to Play after a greater revolution. */
export const seated = (page: Page) => goOn(page, 'Seats', /^Seated/);
export const dealt = (page: Page) => goOn(page, 'Deal', /^Dealt/);
/** Goes to Play: all taxes are paid, none is due, or the round has no Taxes step. */
export async function taxed(page: Page) {
	const heading = page.getByRole('heading', { level: 1 });
	if ((await heading.textContent()) === 'Taxes') await goOn(page, 'Taxes', /^(Taxes paid|Play —)/);
	await atStep(page, 'Play');
}

/** The row of a payer at Taxes: the first tap ticks the tribute, the next one the giveback. */
export const taxRow = (page: Page, payer: string): Locator =>
	page.getByRole('group', { name: new RegExp(`^${escaped(payer)} pays `) }).getByRole('button');

/** Taps players out, in order, and waits for each. */
export async function exits(page: Page, names: string) {
	for (const name of words(names)) {
		await tile(page, name).click();
		await expect(tile(page, name)).toHaveAccessibleName(/, (1st|2nd|3rd|\d+th) out(,|$)/);
	}
}

/** Goes on from a finished round. */
export async function nextRound(page: Page) {
	await button(page, 'Next round').click();
	await atStep(page, 'Seats');
}

/** Opens a step by the bar of steps. */
export const showStep = (page: Page, step: Step) =>
	page
		.getByRole('navigation', { name: 'Steps of the round' })
		.getByRole('button', { name: step })
		.click();

/** Opens a later step by the bar, and leaves out those between. */
export async function skipTo(page: Page, step: Step) {
	await showStep(page, step);
	await button(page, `Yes, straight to ${step}`).click();
}

/** Names another dealer at the Deal step. */
export async function nameDealer(page: Page, name: string) {
	await button(page, 'Someone else deals').click();
	await page.getByRole('dialog', { name: 'Who deals?' }).getByRole('button', { name }).click();
}

/** Opens the sheet for arrivals and departures; at Seats it is behind Change…, unless the round
 * cannot be dealt without it. */
export async function openComeAndGo(page: Page) {
	const [change, people] = [button(page, 'Change…'), button(page, 'Come and go')];
	await expect(change.or(people).first()).toBeVisible();
	if (await people.isHidden()) await change.click();
	await people.click();
}

/** Players leave, sit out and join, in this order. */
export async function comeAndGo(
	page: Page,
	{
		leaves = [],
		sitsOut = [],
		joins = []
	}: Partial<Record<'leaves' | 'sitsOut' | 'joins', string[]>>
) {
	await openComeAndGo(page);
	const sheet = page.getByRole('dialog', { name: 'Come and go' });
	const said = (text: string) => expect(sheet.getByRole('status')).toHaveText(text);
	for (const name of leaves) {
		await sheet.getByRole('button', { name: `${name} leaves` }).click();
		await said(`${name} leaves.`);
	}
	for (const name of sitsOut) {
		await sheet.getByRole('button', { name: `${name} sits out` }).click();
		await said(`${name} sits this round out and keeps the place.`);
	}
	for (const name of joins) {
		const known = sheet.getByRole('button', { name, exact: true });
		if ((await known.count()) > 0) await known.click();
		else {
			await sheet.getByRole('textbox', { name: 'Name of the newcomer' }).fill(name);
			await sheet.getByRole('button', { name: 'Joins' }).click();
		}
		await said(`${name} joins.`);
	}
	await sheet.getByRole('button', { name: 'Done' }).click();
}

/** Follows the alerts of a page from now on: one may be gone before a slow machine looks.
 * @returns reads the texts of all alerts since */
export async function watchAlerts(page: Page): Promise<() => Promise<string[]>> {
	const seen = await page.evaluateHandle(() => {
		const texts: string[] = [];
		new MutationObserver(() => {
			for (const { textContent } of document.querySelectorAll('[role=alert]'))
				if (textContent.trim() !== '') texts.push(textContent);
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
		return texts;
	});
	return () => seen.jsonValue();
}
