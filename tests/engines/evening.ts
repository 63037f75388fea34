import { expect } from '@playwright/test';
import type { Phone } from './phone.ts';

/** An evening by taps. WebKitWebDriver may lose a click on a busy machine: then it is repeated. */

/** Chooses a game and its players, and accepts their order as seats. */
export async function startEvening(phone: Phone, game: string, names: readonly string[]) {
	if (!(await phone.has(`Game: ${game}`))) await phone.press(game);
	for (const name of names) {
		await phone.fill(/^New name/, name);
		await phone.press('Add');
	}
	await phone.press(`Start with ${names.length}`);
	await expect.poll(() => phone.heading()).toMatch(/^(Deal|Who sits where\?)$/);
	if ((await phone.heading()) === 'Deal') return;
	await phone.press('As we sit');
	await phone.press('We sit like this');
	await expect.poll(() => phone.heading()).not.toBe('Who sits where?');
}

/** Presses the golden button until the round is in play. */
export async function goOnToPlay(phone: Phone) {
	for (;;) {
		const step = await phone.heading();
		if (step === 'Play') return;
		await expect(async () => {
			if ((await phone.heading()) === step) await phone.golden();
			await expect.poll(() => phone.heading(), { timeout: 10_000 }).not.toBe(step);
		}).toPass();
	}
}

/** Players go out, one after the other. */
export async function goOut(phone: Phone, names: readonly string[]) {
	for (const name of names) {
		const isOut = () => phone.has(new RegExp(`^${name}, .* out$`));
		await expect(async () => {
			if (!(await isOut())) await phone.tapPlayer(name);
			await expect.poll(isOut, { timeout: 10_000 }).toBe(true);
		}).toPass();
	}
}

/** Goes on from a finished round. */
export async function nextRound(phone: Phone) {
	const isSeated = async () => (await phone.heading()) === 'Seats';
	await expect(async () => {
		// the button ignores taps at first; a click may also be lost, or slow
		await expect.poll(async () => (await isSeated()) || (await phone.has('Next round'))).toBe(true);
		if (!(await isSeated())) await phone.press('Next round');
		await expect.poll(() => phone.heading(), { timeout: 10_000 }).toBe('Seats');
	}).toPass();
}

/** Closes the evening and waits for its last screen. */
export async function closeEvening(phone: Phone) {
	await phone.press('More');
	await phone.press('End the evening');
	await phone.press('Close the evening');
	await expect.poll(() => phone.has('A new evening')).toBe(true);
}

/** Shares the table for phones that take part. @returns the path of the link, with its fragment */
export async function shareTable(phone: Phone): Promise<string> {
	await phone.press('More');
	await phone.press('Share the table');
	await phone.press('Share it');
	await phone.press('Take part');
	const link = () =>
		phone.page.evaluate(
			() => document.querySelector<HTMLInputElement>('dialog[open] input')?.value ?? ''
		);
	await expect.poll(link).toContain('#m1.');
	const { pathname, hash } = new URL(await link());
	await phone.press('Close');
	return pathname + hash;
}

/** Asks for the exit of the phone's own player, as from a keyboard: a finger would slide. */
export async function askForExit(phone: Phone) {
	await expect.poll(() => phone.has(/I’m out/)).toBe(true);
	await phone.page.evaluate(() => {
		const buttons = [...document.querySelectorAll('button')];
		buttons.find((one) => (one.ariaLabel ?? one.textContent).includes('I’m out'))?.click();
	});
}
