import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '#lib/app/table/session.svelte.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { database } from '#lib/storage/database.ts';
import { confirm, out, secondRound, step, words } from '../../e2e/support/logs.ts';
import {
	atStep,
	button,
	dealt,
	exits,
	expectTexts,
	heading,
	isGone,
	openAgain,
	openTable,
	tap,
	taxed
} from './table-page.ts';

const HOUR = 3_600_000;
const chosen = page.getByRole('button', { pressed: true });
const textsOf = () => chosen.elements().map((one) => (one as HTMLElement).innerText.trim());
/** Expects these people to be chosen, in whatever order they sit. */
const expectChosen = (names: string) =>
	expect.poll(() => textsOf().toSorted()).toEqual(words(names));

const SIX = words('Ana Ben Chidi Dee Eli Fay');
const roundOver = [step('play'), ...out('Ana Fay Ben Eli Dee'), confirm];
/** An evening of President, left in round 3: Fay leaves, and Gus comes. */
const left = secondRound('president', SIX, [
	...roundOver,
	{ type: 'leave', player: 'Fay' as PlayerId },
	{ type: 'join', player: { id: 'Gus' as PlayerId, name: 'Gus' } }
]);
const closed = secondRound('president', SIX, [...roundOver, { type: 'closeEvening' }]);
const isClosed = page.getByText('“seeded” is closed.');

/** The stored evenings that are still open. */
const openOnes = async () =>
	(await (await database.open()).getAll('evenings')).filter(
		(one) => one.closedAt === null && one.deletedAt === null
	);

/** Opens the Table three days later. @returns the weekday of the evening */
async function comeBack(evening: typeof left): Promise<string> {
	await openTable({ evening, hoursAgo: 3 * 24 });
	const started = new Date(session.evening!.startedAt);
	return started.toLocaleDateString('en', { weekday: 'long' });
}

test('a group that left its evening open needs one tap to the next first deal', async () => {
	await comeBack(left);
	await expect.element(heading()).toHaveTextContent(/^Same six as (last time|\w+day)\?$/);
	await expectChosen('Ana Ben Chidi Dee Eli Gus');
	await tap('Deal round 1');
	await atStep('Deal');
	await dealt();
	await taxed();
	await exits('Gus');
	expect((await openOnes()).map(({ id }) => id)).toEqual([session.evening!.id]);
	expect(session.evening!.id).not.toBe('seeded');
});

test('a group that closed its evening needs one tap as well, and one for who is missing', async () => {
	await comeBack(closed);
	await expectChosen('Ana Ben Chidi Dee Eli Fay');
	await isGone(button(/^Go on with/));
	await tap('Ben');
	await expect.element(button('Ben')).toHaveAttribute('aria-pressed', 'false');
	await tap('Deal round 1 to five');
	await atStep('Deal');
	await isGone(isClosed);
});

test('closing an evening that was left open is undone with the start of the next one', async () => {
	await comeBack(left);
	await tap('Deal round 1');
	await expect.element(isClosed).toBeVisible();
	await atStep('Deal');
	// above the screen, which is as high as the phone
	const toHeading = isClosed.element().compareDocumentPosition(heading().element());
	expect(toHeading).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	await tap('Undo: go on with that evening');
	await atStep('Seats');
	await expect.element(page.getByText('Round 3')).toBeVisible();
	await expect.poll(async () => (await openOnes()).map(({ id }) => id)).toEqual(['seeded']);
});

test('the start of the next evening is not undone any more once something is done in it', async () => {
	await comeBack(left);
	await tap('Deal round 1');
	await expect.element(isClosed).toBeVisible();
	await dealt();
	await isGone(isClosed);
});

test('the last evening goes on, and is seen, with one tap', async () => {
	const day = await comeBack(left);
	await tap(`Go on with round 3 of ${day}`);
	await atStep('Seats');
	// it stays so after a reload
	await openAgain();
	await atStep('Seats');
	const last = await comeBack(closed);
	const link = page.getByRole('link', { name: `See last ${last}` });
	await expect.element(link).toHaveAttribute('href', '/chronicle/seeded');
});

test('within five hours the app opens at its step, and after them also where it was left open', async () => {
	await openTable({ evening: left, hoursAgo: 4.9 });
	await atStep('Seats');
	const { now } = Date;
	Date.now = () => now() + 0.2 * HOUR;
	document.dispatchEvent(new Event('visibilitychange'));
	await expect.element(heading()).toHaveTextContent(/^Same six as/);
	Date.now = now;
});

test('somebody new, too few, and another game', async () => {
	await comeBack(closed);
	await tap(...SIX.slice(1));
	// it asks for names instead of being disabled
	await tap('One more is needed');
	const field = page.getByRole('textbox', { name: /^New name/ });
	await expect.element(field).toHaveFocus();
	await field.fill('Hana, Ira');
	await userEvent.keyboard('{Enter}');
	// who comes back sits where they sat
	await tap('Ben');
	await expect.poll(() => textsOf().at(-1)).toBe('Ira');
	await expectChosen('Ana Ben Hana Ira');
	await tap('Change');
	await expect.element(button('Game: President')).toBeVisible();
	await tap(button('Temple', page.getByRole('group', { name: 'Other games' })), 'Start with 4');
	await atStep('Deal');
});

test('a group that cleared the table is offered who finished, with its house rules', async () => {
	await openTable({
		evening: secondRound('temple', words('Ana Ben Chidi Dee')),
		houses: [{ id: 'ours', name: 'Ours', ruleset: 'temple', rules: { options: {} }, changedAt: 0 }]
	});
	await tap('More', 'End the evening', 'Start another evening');
	await expect.element(heading()).toHaveTextContent('Same four as last time?');
	await expectTexts(chosen, words('Ana Ben Chidi Dee'));
});
