import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { fold } from '#lib/evening/timeline.ts';
import CorrectScreen from '#lib/ui/correct/CorrectScreen.svelte';
import '#lib/ui/theme.css';
import { join, logOf, rounds, rulesOf, seatedEvening, words } from '../e2e/support/logs.ts';
import { keepEvening } from './kept-evening.ts';
import { tap } from './press.ts';

// the room of the navigation, which the layout gives
document.body.style.paddingBlockEnd = '4.5rem';

const FOUR = words('Ana Ben Chidi Dee');
/** Five rounds of Temple; round 6 is about to begin. */
const FIVE = rounds(
	'Ana Ben Chidi',
	'Ben Ana Chidi',
	'Chidi Ben Ana',
	'Ana Chidi Ben',
	'Dee Ana Ben'
);

/** Opens the correction of an evening, as at an address. */
async function open(log: readonly Entry[], round: number | null, topic: string) {
	const kept = keepEvening(log, (timeline) => void view.rerender({ timeline }));
	const view = await render(CorrectScreen, {
		timeline: kept.first,
		names: {},
		trouble: createRawSnippet(() => ({ render: () => '<span></span>' })),
		round,
		topic,
		following: false,
		roster: [],
		newPlayer: (name: string) => ({ id: name as PlayerId, name }),
		sets: [],
		act: kept.act,
		onfollowing: (following: boolean) => void view.rerender({ following }),
		ondone: async (): Promise<void> => {
			await view.rerender({ round: null, topic: '', following: false });
		}
	});
	// links go to other parts of the same page
	view.container.addEventListener('click', (event) => {
		const link = (event.target as Element).closest('a');
		if (link === null) return;
		event.preventDefault();
		const { searchParams } = new URL(link.href);
		const number = searchParams.get('round');
		void view.rerender({
			round: number === null ? null : Number(number),
			topic: searchParams.get('what') ?? '',
			following: false
		});
	});
	return { state: kept.state, view };
}
/** @returns reads the evening */
const correct = async (log: readonly Entry[], round: number | null = null, topic = '') =>
	(await open(log, round, topic)).state;

const button = (name: string | RegExp) =>
	page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const plain = (element: Element | undefined) => element?.textContent.replace(/\s+/g, ' ') ?? '';
/** The consequences in one round. */
const consequences = (number: number) =>
	[...document.querySelectorAll('details')].find((one) =>
		[...one.querySelectorAll('*')].some(({ textContent }) => textContent === `Round ${number}`)
	);
/** Expects texts among them. */
async function follows(number: number, ...texts: readonly string[]) {
	for (const text of texts) await expect.poll(() => plain(consequences(number))).toContain(text);
}
const question = (text: string) => page.getByRole('group', { name: text });
/** Expects that other taxes were paid, and that they are left out. */
async function leaveOutTaxes(where: string) {
	const taxes = question(`Marking all taxes as paid in ${where} is left out.`);
	await expect
		.element(taxes)
		.toHaveTextContent('Different taxes are due now from those that were paid.');
	// no question: there is no choice to make
	expect(taxes.getByRole('checkbox').elements()).toEqual([]);
}
async function moveUp(name: string, places: number) {
	for (let i = 0; i < places; i++) await tap(button(`Move ${name} up`));
}
async function seeFollowing() {
	await tap(button('See what would follow'));
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('What would');
}
/** Accepts the correction and expects this announcement. */
async function accept(said: string) {
	await tap(button('Correct it like this'));
	await expect.element(page.getByRole('status')).toHaveTextContent(said);
}
const result = async (number: number, names: string) => {
	const line = link(new RegExp(`^Round ${number}\\b`));
	await expect
		.poll(() => [...line.element().querySelectorAll('bdi')].map((name) => name.textContent))
		.toEqual(words(names));
};

test('SC-1: points of The Great Dalmuti are shown before and after the correction, which is undone and redone in a closed evening', async () => {
	const seats = { type: 'setSeats', order: FOUR as PlayerId[], how: 'by-hand' } as const;
	// beaten, 3 2 1 0: after Ana Ben Chidi Dee and Ben Dee Ana Chidi they have Ana 4, Ben 5, Chidi
	// 1, Dee 2
	const log = logOf(rulesOf('dalmuti', { scoring: 'beaten' }), FOUR, [
		seats,
		...rounds('Ana Ben Chidi', 'Ben Dee Ana'),
		{ type: 'closeEvening' }
	]);
	const state = await correct(log, 1, 'exits');
	await moveUp('Dee', 2);
	await seeFollowing();
	// Ana Dee Ben Chidi in round 1: 3 for Ana, 2 for Dee, 1 for Ben, 0 for Chidi
	const points = page.getByRole('region', { name: 'Points of the evening' }).getByRole('row');
	expect(points.elements().map((row) => row.textContent.replace(/\s+/g, ' ').trim())).toEqual([
		expect.stringMatching(/^Player/),
		expect.stringMatching(/^Ben ?5 ?4 ?\(−1\)$/),
		expect.stringMatching(/^Dee ?2 ?4 ?\(\+2\)$/),
		expect.stringMatching(/^Chidi ?1 ?0 ?\(−1\)$/)
	]);
	// 2 and 1: the last two pay the first two
	await follows(2, 'Chidi would have owed Ana 2 cards.', 'Ben would have owed Dee 1 card.');
	await leaveOutTaxes('round 2');
	await accept('Round 1 is corrected');
	await result(1, 'Ana Dee Ben Chidi');
	await tap(button('Undo the correction'));
	await result(1, 'Ana Ben Chidi Dee');
	await tap(button('Redo the correction'));
	await result(1, 'Ana Dee Ben Chidi');
	expect(state().closedAt).not.toBeNull();
});

test('RV-1: a forgotten revolution removes the taxes that were paid, and says so', async () => {
	await correct(seatedEvening('temple', FOUR, FIVE), 3);
	await expect.element(link(/^The taxes/)).toHaveTextContent('All paid and returned');
	await tap(link(/^The revolution/));
	await tap(button('Chidi'));
	await seeFollowing();
	await expect.element(page.getByRole('status')).toHaveTextContent('Nothing later changes.');
	await follows(3, 'Nobody would have owed any tax.');
	await leaveOutTaxes('round 3');
	await accept('Round 3 is corrected: the revolution.');
	await expect.element(link(/^Round 3\b/)).toHaveTextContent('Revolution: Chidi');
	await tap(link(/^Round 3\b/));
	await tap(link('Something else in this round'));
	await expect.element(link(/^The rules/)).toBeVisible();
	await expect.element(link(/^The taxes/)).not.toBeInTheDocument();
});

test('JO-1: a player who joined by mistake is removed, with the exits of later rounds', async () => {
	const [first, ...others] = [
		FIVE.slice(0, 5),
		...[1, 2].map(() => rounds('', 'Eli Ana Ben Chidi').slice(2))
	];
	await correct(seatedEvening('temple', FOUR, [...first, join('Eli'), ...others.flat()]));
	await tap(link('Someone came or went by mistake'));
	await tap(button('Eli joined, round 2: a mistake'));
	// two brackets with a newcomer, one without
	await leaveOutTaxes('rounds 2 and 3');
	await expect
		.element(question('Eli’s exits in rounds 2 and 3 are left out.'))
		.toHaveTextContent('That player is not in this round.');
	await accept('Round 2 is corrected: who was there.');
	await result(3, 'Ana Ben Chidi Dee');
	await tap(button('Undo the correction'));
	await expect.element(page.getByRole('status')).toHaveTextContent('undone');
	await result(3, 'Eli Ana Ben Chidi Dee');
});

test('JO-2: a forgotten player is added; missing exits are asked for and ordered', async () => {
	const state = await correct(seatedEvening('temple', FOUR, FIVE), 4, 'people');
	const now = page.getByRole('region', { name: /in play now$/ });
	await page.getByRole('textbox').fill('dee');
	await tap(button('Was there'));
	await expect.element(page.getByText(/has that name/)).toBeVisible();
	await page.getByRole('textbox').fill('Gus');
	await tap(button('Was there'));
	await expect.element(now).toBeVisible();
	const both = question('Rounds 4 and 5 have no exits for Gus: placed last.');
	await tap(both.getByRole('button', { name: 'Order of round 5' }));
	await moveUp('Gus', 4);
	await tap(button('They went out like this'));
	const one = question('Round 4 has no exit for Gus: placed last.');
	await expect
		.element(page.getByText('Round 5: Gus, Dee, Ana, Ben, and Chidi by hand'))
		.toBeVisible();
	await expect.element(now).toHaveTextContent('Gus ranks first, not Dee.');
	await tap(one.getByRole('checkbox', { name: 'That is right' }));
	await leaveOutTaxes('rounds 4 and 5');
	await accept('Round 4 is corrected: who was there.');
	await result(4, 'Ana Chidi Ben Dee Gus');
	await result(5, 'Gus Dee Ana Ben Chidi');
	expect(state().round!.places[0]).toBe('Gus');
});

test('what was typed stays where the same evening is read again', async () => {
	const log = seatedEvening('temple', FOUR, FIVE);
	const { view } = await open(log, 4, 'people');
	await page.getByRole('textbox').fill('Gus');
	await view.rerender({ timeline: fold(log)! });
	await expect.element(page.getByRole('textbox')).toHaveValue('Gus');
});

test('DE-2: a round is corrected to other rules', async () => {
	await correct(seatedEvening('temple', FOUR, FIVE), 3, 'rules');
	await tap(page.getByRole('heading', { name: 'Taxes', exact: true }));
	await tap(button(/^Cards paid in tax: /));
	await tap(page.getByRole('radio', { name: /^2 and 1/ }));
	await tap(button('Only this round'));
	await seeFollowing();
	await follows(3, 'Cards paid in tax: 2 and 1', 'Dee would have owed Ben 2 cards.');
	expect(consequences(4)).toBeUndefined();
	await leaveOutTaxes('round 3');
	await accept('Round 3 is corrected: the rules.');
	await tap(link(/^Round 3\b/));
	await tap(link('Something else in this round'));
	await expect.element(link(/^The rules/)).toHaveTextContent('tax 2 and 1');
});

test('SE-2: the top chair and the taxes of a round are corrected', async () => {
	await correct(seatedEvening('temple', FOUR, FIVE), 5, 'chairs');
	await tap(button(/^Everyone kept their chair/));
	await seeFollowing();
	await follows(5, 'Clockwise:');
	await accept('Round 5 is corrected: the top chair.');
	await tap(link(/^Round 2\b/));
	await tap(link('Something else in this round'));
	await tap(link(/^The taxes/));
	const bracket = question('Dee owes Ana 1');
	await tap(bracket.getByRole('button', { name: 'Dee paid' }));
	await tap(bracket.getByRole('button', { name: 'Ana returned' }));
	await seeFollowing();
	await follows(2, 'Nothing is recorded as paid.');
	await accept('Round 2 is corrected: the taxes.');
});
