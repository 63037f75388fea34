import { expect } from '@playwright/test';
import type { Phone } from './phone.ts';

/** An evening by taps. */

/** Taps until the tap has worked: WebKitWebDriver may lose a click on a busy machine. */
async function tapUntil(isDone: () => Promise<boolean>, tap: () => Promise<boolean>) {
	await expect(async () => {
		expect((await isDone()) || (await tap())).toBe(true);
		await expect.poll(isDone, { timeout: 10_000 }).toBe(true);
	}).toPass();
}

/** Chooses a game and its players, and accepts their order as seats. */
export async function startEvening(phone: Phone, game: string, names: readonly string[]) {
	await tapUntil(
		() => phone.has(`Game: ${game}`),
		() => phone.tap(game)
	);
	for (const name of names) {
		await phone.fill(/^New name/, name);
		await tapUntil(
			() => phone.isEmpty(/^New name/),
			() => phone.tap('Add')
		);
	}
	await tapUntil(
		async () => /^(Deal|Who sits where\?)$/.test(await phone.heading()),
		() => phone.tap(`Start with ${names.length}`)
	);
	if ((await phone.heading()) === 'Deal') return;
	await tapUntil(
		() => phone.has('We sit like this'),
		() => phone.tap('As we sit')
	);
	await tapUntil(
		async () => (await phone.heading()) !== 'Who sits where?',
		() => phone.tap('We sit like this')
	);
}

/** Presses the golden button until the round is in play. */
export async function goOnToPlay(phone: Phone) {
	for (;;) {
		const step = await phone.heading();
		if (step === 'Play') return;
		await tapUntil(
			async () => (await phone.heading()) !== step,
			() => phone.golden()
		);
	}
}

/** Players go out, one after the other. */
export async function goOut(phone: Phone, names: readonly string[]) {
	for (const name of names)
		await tapUntil(
			() => phone.has(new RegExp(`^${name}, .* out$`)),
			() => phone.tapPlayer(name)
		);
}

/** Goes on from a finished round. */
export async function nextRound(phone: Phone) {
	await tapUntil(
		async () => (await phone.heading()) === 'Seats',
		() => phone.tap('Next round')
	);
}

/** Closes the evening and waits for its last screen. */
export async function closeEvening(phone: Phone) {
	const buttons = ['More', 'End the evening', 'Close the evening'];
	for (const [i, next] of [...buttons.slice(1), 'A new evening'].entries())
		await tapUntil(
			() => phone.has(next),
			() => phone.tap(buttons[i]!)
		);
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
