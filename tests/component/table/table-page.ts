import { expect, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, type Locator } from 'vitest/browser';
import { houses } from '#lib/app/house-rules/houses.svelte.ts';
import { comingBack } from '#lib/app/table/coming-back.svelte.ts';
import { allSideWrites } from '#lib/app/table/evening-log.ts';
import { session, WENT_ON } from '#lib/app/table/session.svelte.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { database } from '#lib/storage/database.ts';
import { appendEntries } from '#lib/storage/entries.ts';
import '#lib/ui/theme.css';
import TablePage from '../../../src/routes/+page.svelte';
import { idFor, withIds } from '../../e2e/support/ids.ts';
import { words } from '../../e2e/support/logs.ts';
import { tap as press } from '../press.ts';

/** The page of the Table, over the session and the store of the app. What a tap does is seen
 * without a browser of its own; tests/e2e has what needs one: loads, touches and sizes. */

let isOpen = false;

/** An empty store. */
async function emptyStore(): Promise<void> {
	await session.put(null);
	const stores = await database.open();
	const names = [...stores.objectStoreNames];
	const tx = stores.transaction(names, 'readwrite');
	for (const name of names) void tx.objectStore(name).clear();
	await tx.done;
	localStorage.clear();
	localStorage.setItem('courtbook-first-times', 'start seats deal taxes play closed');
}

/** Stores an evening as the app would, with its players. */
async function storeEvening(log: readonly Entry[]): Promise<EveningId> {
	const entries = withIds(log);
	const id = idFor(entries[0]!.type === 'EveningStarted' ? entries[0]!.evening : '') as EveningId;
	const stored = await appendEntries(id, 0, undefined, entries, allSideWrites(entries));
	if (stored !== 'stored') throw new Error(stored);
	return id;
}

interface Before {
	/** On the table; without it the start of an evening is shown. */
	evening?: readonly Entry[];
	houses?: readonly HouseSet[];
	/** How many hours ago the last entry was; the evening goes on if this is not given. */
	hoursAgo?: number;
}

let unmount: () => Promise<void> = () => Promise.resolve();

async function show() {
	const main = document.createElement('main');
	document.body.append(main);
	const view = await render(TablePage, { target: main });
	unmount = async () => {
		unmount = () => Promise.resolve();
		await view.unmount();
		main.remove();
	};
	await expect.element(heading()).toBeInTheDocument();
}

/** Reads the evening on the table from the store, and shows it. */
export async function openAgain() {
	await unmount();
	const { id } = session.evening!;
	const wentOn = localStorage.getItem(WENT_ON);
	await session.put(null);
	await session.put(id);
	if (wentOn === null) localStorage.removeItem(WENT_ON);
	else localStorage.setItem(WENT_ON, wentOn);
	await show();
}

/** Shows the Table over a store that holds only this. */
export async function openTable({ evening, houses: sets = [], hoursAgo }: Before = {}) {
	await unmount();
	await page.viewport(412, 839);
	await emptyStore();
	if (!isOpen) await session.open();
	isOpen = true;
	const stores = await database.open();
	for (const set of sets) await stores.put('houses', set);
	await houses.open();
	if (evening !== undefined) {
		const ago = hoursAgo === undefined ? null : hoursAgo * 3_600_000;
		const by = ago === null ? 0 : Date.now() - ago - evening.at(-1)!.at;
		await session.put(await storeEvening(evening.map((one) => ({ ...one, at: one.at + by }))));
		if (ago !== null) localStorage.removeItem(WENT_ON);
	}
	comingBack.note = undefined;
	onTestFinished(() => unmount());
	await show();
}

export const heading = (): Locator => page.getByRole('heading', { level: 1 });
export const atStep = (step: string | RegExp) =>
	expect.element(heading()).toHaveTextContent(typeof step === 'string' ? exactly(step) : step);

export const button = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page): Locator =>
	within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const dialog = (name?: string): Locator =>
	page.getByRole('dialog', name === undefined ? {} : { name });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const exactly = (text: string) => new RegExp(`^\\s*${escaped(text)}\\s*$`);
/** A player's tile in Seats and in Play. */
export const tile = (name: string): Locator =>
	page
		.getByRole('listitem')
		.getByRole('button', { name: new RegExp(`^${escaped(name)}(?![\\p{L}\\p{N}])`, 'u') });

/** How many taps there were. */
export let taps = 0;

/** Presses controls like a finger: each once it is there, enabled, and not covered. */
export async function tap(...path: (string | RegExp | Locator)[]): Promise<void> {
	for (const one of path) {
		await press(typeof one === 'string' || one instanceof RegExp ? button(one) : one);
		taps += 1;
	}
}

const textOf = ({ innerText }: HTMLElement) => innerText.replace(/\s+/g, ' ').trim();

/** Expects the visible texts of all that match. */
export const expectTexts = (locator: Locator, texts: readonly (string | RegExp)[]) =>
	expect
		.poll(() => (locator.elements() as HTMLElement[]).map(textOf), { interval: 20 })
		.toEqual(
			texts.map((one): unknown => (typeof one === 'string' ? one : expect.stringMatching(one)))
		);
export const isGone = (locator: Locator) =>
	expect
		.poll(() => locator.elements().filter((one) => one.checkVisibility()).length, { interval: 20 })
		.toBe(0);
export const expectCount = (locator: Locator, count: number) =>
	expect.poll(() => locator.elements().length, { interval: 20 }).toBe(count);

async function goOn(step: string, golden: RegExp) {
	await tap(golden);
	await expect.element(heading()).not.toHaveTextContent(exactly(step));
}
export const seated = () => goOn('Seats', /^Seated/);
export const dealt = () => goOn('Deal', /^Dealt/);
/** Goes to Play: all taxes are paid, none is due, or the round has no Taxes step. */
export async function taxed() {
	if (heading().element().textContent === 'Taxes') await goOn('Taxes', /^(Taxes paid|Play —)/);
	await atStep('Play');
}
/** Taps players out, in order, and waits for each. */
export async function exits(names: string) {
	for (const name of words(names)) {
		await tap(tile(name));
		await expect.element(tile(name)).toHaveAccessibleName(/, (1st|2nd|3rd|\d+th) out(,|$)/);
	}
}
/** The row of a payer at Taxes: the first tap ticks the tribute, the next one the giveback. */
export const taxRow = (payer: string): Locator =>
	page.getByRole('group', { name: new RegExp(`^${escaped(payer)} pays `) }).getByRole('button');
/** Opens a step by the bar of steps. */
export const showStep = (step: string) =>
	tap(
		page.getByRole('navigation', { name: 'Steps of the round' }).getByRole('button', { name: step })
	);
/** Goes on from a finished round. */
export async function nextRound() {
	await tap('Next round');
	await atStep('Seats');
}

/** Opens the sheet for arrivals and departures; at Seats it is behind Change…, unless the round
 * cannot be dealt without it. */
export async function openComeAndGo() {
	const people = button('Come and go');
	if (people.elements().length === 0) await tap('Change…');
	await tap(people);
	await expect.element(dialog('Come and go')).toBeVisible();
}
const newcomer = page.getByRole('textbox', { name: 'Name of the newcomer' });
/** Types the name of a newcomer, who is not known. */
export async function join(name: string) {
	await newcomer.fill(name);
	await tap('Joins');
}
/** Players leave and join, in this order. */
export async function comeAndGo({ leaves = [], joins = [] }: Record<string, string[]>) {
	await openComeAndGo();
	const sheet = dialog('Come and go');
	const said = (text: string) => expect.element(sheet.getByRole('status')).toHaveTextContent(text);
	for (const name of leaves) {
		await tap(`${name} leaves`);
		await said(`${name} leaves.`);
	}
	for (const name of joins) {
		const known = button(name, sheet);
		if (known.elements().length > 0) await tap(known);
		else await join(name);
		await said(`${name} joins.`);
	}
	await tap('Done');
}

/** Enters a draw or a redraw, in the order of the screen. */
export async function drawCards(cards: Readonly<Record<string, string>>) {
	for (const [name, card] of Object.entries(cards))
		await tap(
			page
				.getByRole('group', { name: `${name} drew`, exact: true })
				.getByRole('button', { name: new RegExp(`^${card}(?![\\p{L}\\p{N}])`, 'u') })
		);
	await tap('Seat them by the draw');
}
