import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#lib/app/table/session.svelte.ts';
import { readLog } from '#lib/storage/entries.ts';
import { GUESTS, logOf, rulesOf } from '../../e2e/support/logs.ts';
import {
	atStep,
	button,
	dealt,
	dialog,
	drawCards,
	exits,
	heading,
	isGone,
	openAgain,
	openTable,
	seated,
	tap,
	taxRow,
	tile
} from './table-page.ts';

const STATES = ['aria-label', 'aria-pressed', 'aria-checked', 'aria-expanded'];

/** Each visible element with a text or state of its own, without the clock and announcements. */
const shown = () =>
	[...document.querySelectorAll('main *')]
		.filter((one) => one.checkVisibility() && one.closest('[role=status]') === null)
		.map((one) => {
			const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
			const states = STATES.map((name) => one.getAttribute(name) ?? '');
			return [...states, ...texts.map(({ textContent }) => textContent!.trim())].join(' ').trim();
		})
		.filter((text) => text !== '')
		.map((text) => text.replace(/\d+ min|\d+ h \d+/g, 'a while'));

const nextFrame = () =>
	new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn)));

/** Expects the same screen and log after the evening is read from the store again. */
async function expectAsLeft(step: string | RegExp) {
	await atStep(step);
	// a golden button takes taps only after a moment
	await expect.poll(() => document.querySelector('main [aria-disabled=true]')).toBeNull();
	// the ring is drawn a frame after its screen, when it knows its size
	await nextFrame();
	await nextFrame();
	const { id } = session.evening!;
	const [before, log] = [shown(), await readLog(id)];
	await openAgain();
	await atStep(step);
	await expect.poll(shown, { interval: 20 }).toEqual(before);
	expect(await readLog(id)).toEqual(log);
}

test('an open evening is restored exactly, in each step and stage', async () => {
	await openTable({ evening: logOf(rulesOf('dalmuti'), GUESTS.slice(0, 5), []) });
	await expectAsLeft('Who sits where?');
	await drawCards({ Ana: '7', Ben: '7', Chidi: '1', Dee: '12', Eli: '3' });
	await expect.element(page.getByText('A tie.')).toBeVisible();
	await expectAsLeft('Who sits where?');
	await drawCards({ Ana: '2', Ben: '9' });
	await expectAsLeft('Seats');
	await seated();
	await expectAsLeft('Deal');
	await dealt();
	await tap(taxRow('Dee'));
	await expect.element(taxRow('Dee')).toHaveAttribute('aria-pressed', 'mixed');
	await expectAsLeft('Taxes');
	for (const state of ['true', 'false']) {
		await tap(taxRow('Dee'));
		await expect.element(taxRow('Dee')).toHaveAttribute('aria-pressed', state);
	}
	await tap(/Revolution$/);
	await tap(dialog().getByRole('button', { name: /greater revolution/ }));
	await expect.element(page.getByRole('dialog', { name: /revolution!$/i })).toBeVisible();
	await userEvent.keyboard('{Escape}');
	// behind it the step has long been Seats
	await isGone(dialog());
	await expectAsLeft('Seats');
	await seated();
	await exits('Ben Chidi');
	await tap(/^Undo/);
	await expect.element(button(/^Redo/)).toBeVisible();
	await expectAsLeft('Play');
	await exits('Chidi Ana');
	await tap('More', 'Announce the last round');
	await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
	await expectAsLeft('Play');
	await tap(tile('Dee'));
	await expectAsLeft('Round over');
	await tap('Close the evening');
	await expect.element(button('Reopen')).toBeVisible();
	await expect.element(heading()).toHaveTextContent(/ ruled the night$/);
	// loaded after the rest of the finale
	await expect.element(button('Switch on')).toBeVisible();
	await expectAsLeft(/ ruled the night$/);
});
