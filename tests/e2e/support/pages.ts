import type { Locator, Page } from '@playwright/test';
import { decideStart } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { advance, decideNext, fold, type TimelineCommand } from '#lib/evening/timeline.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { checkEntries } from '#lib/exchange/validate.ts';
import { bidiIsolate } from '#lib/messages/bidi.ts';
import { expect } from './host.ts';
import { idFor, withIds } from './ids.ts';

/** What the screens are asked for by role and name, in one place; and evenings written straight into the store. */

export type Game =
	'Temple' | 'Tahimi' | 'The Great Dalmuti' | 'Kings and Bastards' | 'President' | 'Daifugō';
type Step = 'Seats' | 'Deal' | 'Taxes' | 'Play';

/** `'Ana Ben'` → `['Ana', 'Ben']`. */
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name that begins with `text`, and not with a longer word or number. */
const beginning = (text: string) => new RegExp(`^${escaped(text)}(?![\\p{L}\\p{N}])`, 'u');

export const button = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Somebody is there, who may tap next: what a tap needs comes, where the app does not lie on the phone already. */
export async function isThere(page: Page) {
	await page.waitForFunction(() => window.whileAsleep === undefined);
	await page.keyboard.press('Shift');
}

/** A player's tile in Seats and in Play. */
export const tile = (page: Page, name: string): Locator =>
	page.getByRole('listitem').getByRole('button', { name: beginning(name) });

export const atStep = (page: Page, step: Step) =>
	expect(page.getByRole('heading', { level: 1 })).toHaveText(step);

/** Chooses the game, seats the names in this order, and starts; ends at "Who sits where?". */
export async function startEvening(page: Page, game: Game, names: readonly string[]) {
	await expect(button(page, /^Game: /)).toBeVisible();
	if (await button(page, `Game: ${game}`).isHidden())
		await page
			.getByRole('group', { name: 'Other games' })
			.getByRole('button', { name: game, exact: true })
			.click();
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
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who sits where?');
}

/** First seats as the names were tapped. */
export async function sitAsWeSit(page: Page) {
	await button(page, 'As we sit').click();
	await button(page, 'We sit like this').click();
	// it goes when it is stored
	await expect(button(page, 'We sit like this')).toBeHidden();
}

/** Enters a draw, or the draw of those who tied, in the order in which the screen asks. */
export async function drawCards(page: Page, cards: Readonly<Record<string, string>>) {
	for (const [name, card] of Object.entries(cards))
		await page
			.getByRole('group', { name: `${bidiIsolate(name, 'en')} drew`, exact: true })
			.getByRole('button', { name: beginning(card) })
			.click();
	await button(page, 'Seat them by the draw').click();
}

/** Presses what ends a step, and waits until it has: names stand on the buttons of two steps. */
async function goOn(page: Page, step: Step, name: RegExp) {
	await button(page, name).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(step);
}
/** From Seats to Deal, or on to Play after a greater revolution. */
export const seated = (page: Page) => goOn(page, 'Seats', /^Seated/);
export const dealt = (page: Page) => goOn(page, 'Deal', /^Dealt/);
/** From Taxes to Play: all paid, or nothing to pay. */
export const taxed = (page: Page) => goOn(page, 'Taxes', /^(Taxes paid|Play —)/);

/** Taps who goes out, in order, and waits until each is out. */
export async function exits(page: Page, names: string) {
	for (const name of words(names)) {
		await tile(page, name).click();
		await expect(tile(page, name)).toHaveAccessibleName(/, (1st|2nd|3rd|\d+th) out$/);
	}
}

/** Goes on from a finished round; the first taps may fall into its still half second. */
export async function nextRound(page: Page) {
	const next = button(page, 'Next round');
	await expect(async () => {
		// what was slow to go may be gone by the second time
		if (await next.isVisible()) await next.click({ timeout: 500 });
		await expect(next).toBeHidden({ timeout: 200 });
	}).toPass();
	await atStep(page, 'Seats');
}

/** Looks at a step again, or goes on to it. */
export const showStep = (page: Page, step: Step) =>
	page
		.getByRole('navigation', { name: 'Steps of the round' })
		.getByRole('button', { name: step })
		.click();

/** Another dealer is named at the Deal step. */
export async function nameDealer(page: Page, name: string) {
	await button(page, 'Someone else deals').click();
	await page.getByRole('dialog', { name: 'Who deals?' }).getByRole('button', { name }).click();
}

/** People leave, sit out and join, in this order; those who join are known or new. */
export async function comeAndGo(
	page: Page,
	{
		leaves = [],
		sitsOut = [],
		joins = []
	}: Partial<Record<'leaves' | 'sitsOut' | 'joins', string[]>>
) {
	await button(page, 'Come and go').click();
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

const isOpen = (page: Page) =>
	expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Courtbook');

type Rows = Partial<Record<'entries' | 'evenings' | 'people' | 'houses', readonly object[]>> & {
	remembered?: Readonly<Record<string, unknown>>;
};

/** Writes into the app's own store, which the app made when it was opened. */
async function store(page: Page, rows: Rows) {
	await isOpen(page);
	// asked for by its name before that, it would be made empty
	await page.waitForFunction(async () =>
		(await indexedDB.databases()).some(
			({ name, version = 0 }) => name === 'courtbook' && version > 1
		)
	);
	await page.evaluate(async ({ remembered = {}, ...stores }) => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('no store'));
			});
		const open = async (): Promise<IDBDatabase> => {
			const request = indexedDB.open('courtbook');
			// the app makes it, not we: a page that was left meanwhile may have taken it along
			request.onupgradeneeded = () => request.transaction!.abort();
			return done(request).catch(async () => {
				await new Promise((later) => setTimeout(later, 50));
				return open();
			});
		};
		const db = await open();
		const tx = db.transaction([...Object.keys(stores), 'remembered'], 'readwrite', {
			// as the app would have stored it: it is there after a crash
			durability: 'strict'
		});
		for (const [name, list] of Object.entries(stores))
			for (const row of list) tx.objectStore(name).put(row);
		// what was shown was of another log
		tx.objectStore('remembered').delete('shown');
		for (const [key, value] of Object.entries(remembered))
			tx.objectStore('remembered').put(value, key);
		await new Promise((resolve, reject) => {
			tx.oncomplete = resolve;
			tx.onabort = () => reject(tx.error ?? new Error('aborted'));
		});
		db.close();
	}, rows);
}

const rosterOf = (people: readonly { id: string; name: string }[]) =>
	// seen later the earlier they are named: the roster shows them in this order
	people.map(({ id, name }, i) => ({
		...{ id, name },
		...{ lastSeen: 1_700_000_000_000 - i, changedAt: 1_700_000_000_000 }
	}));

/** Players whom the app knows from earlier evenings, offered in this order, and the ruleset of the latest; the page
 * is loaded again. */
export async function seedRoster(page: Page, names: readonly string[], ruleset?: string) {
	await store(page, {
		people: rosterOf(names.map((name) => ({ id: idFor(name), name }))),
		remembered: ruleset === undefined ? {} : { start: { ruleset, players: [] } }
	});
	await page.reload();
	await expect(button(page, names[0]!)).toBeVisible();
}

/** Stores house rules; the page is loaded again. */
export async function seedHouses(page: Page, houses: readonly HouseSet[]) {
	await store(page, { houses });
	await page.reload();
	await isOpen(page);
}

/** Everything that belongs to an evening of this log, as the app would have stored it. */
function rowsOf(told: readonly Entry[]): Required<Pick<Rows, 'entries' | 'evenings' | 'people'>> {
	const log = withIds(told);
	const checked = checkEntries(log, 'entries');
	if (!checked.ok) throw new Error(`no log of the app: ${checked.error.path}`);
	const { id, people } = stateOf(log);
	return {
		entries: log.map((entry, seq) => ({ ...entry, evening: id, seq })),
		evenings: [summaryOf(stateOf(log))],
		people: rosterOf(Object.values(people))
	};
}

function stateOf(log: readonly Entry[]): Evening {
	const timeline = fold(log);
	if (timeline === null) throw new Error('an empty log');
	return timeline.state;
}

/** Stores evenings, none of them on the table. */
export async function seedEvenings(page: Page, logs: readonly (readonly Entry[])[]) {
	const all = logs.map(rowsOf);
	await store(page, {
		entries: all.flatMap(({ entries }) => entries),
		evenings: all.flatMap(({ evenings }) => evenings),
		people: all.flatMap(({ people }) => people)
	});
}

/** Puts an evening that is stored on the table, or none; the page is loaded again. */
export async function putOnTable(page: Page, evening: string | null) {
	await store(page, { remembered: { table: evening === null ? null : idFor(evening) } });
	await page.reload();
	await isOpen(page);
}

/** Stores an evening and has it on the table. The app must have been opened once. */
export async function seedEvening(page: Page, log: readonly Entry[]) {
	await seedEvenings(page, [log]);
	await putOnTable(page, idFor(stateOf(log).id));
}

export function rulesOf(id: string, house: House = {}): Rules {
	const ruleset = findRuleset(id);
	if (!ruleset) throw new Error(`no ruleset ${id}`);
	return resolveRules(ruleset, { options: house });
}

/** The log of an evening: its start with these players, who are known by their names, and what followed. */
export function logOf(
	rules: Rules,
	names: readonly string[],
	commands: readonly TimelineCommand[],
	evening = 'seeded'
): Entry[] {
	const players = names.map((name) => ({ id: name as PlayerId, name }));
	const start = decideStart({ evening: evening as EveningId, name: evening, rules, players });
	if (!start.ok) throw new Error(start.error);
	const stamp = (i: number) => ({
		id: `${idFor(evening)}.${i}` as EntryId,
		at: 1_700_000_000_000 + i * 1000
	});
	const log: Entry[] = [{ ...start.value, ...stamp(0) }];
	let timeline = advance(null, log[0]!);
	for (const command of commands) {
		const decided = decideNext(timeline, command);
		if (!decided.ok) throw new Error(`${evening}, ${command.type}: ${decided.error}`);
		const entry = { ...decided.value, ...stamp(log.length) } as Entry;
		timeline = advance(timeline, entry);
		log.push(entry);
	}
	return log;
}
