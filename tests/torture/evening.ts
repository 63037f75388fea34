import type { Page } from '@playwright/test';
import {
	exitsWithLead,
	expectBrackets,
	expectChronicle,
	expectDeal,
	expectLead,
	expectPlaces,
	expectRing
} from '../e2e/support/expect-table.ts';
import { expect, test } from '../e2e/support/host.ts';
import { words } from '../e2e/support/logs.ts';
import { seatsByReferee } from '../e2e/support/referee.ts';
import {
	button,
	comeAndGo,
	dealt,
	drawCards,
	exits,
	nextRound,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile,
	type Game
} from '../e2e/support/table.ts';

/** Texts by the name of a player. */
type ByName = Readonly<Record<string, string>>;
/** A text that must be visible, or what else to do or expect. */
type Part = string | RegExp | ((page: Page) => Promise<unknown>);
type Deal = Omit<Parameters<typeof expectDeal>[1], 'pack'> & { pack?: string };

/** A round: what the players do and what the screen must show. What is missing is neither done nor
 * expected. */
interface Round {
	readonly title: string;
	/** Who comes. If it is one player, the Referee is asked first where that player sits and who pays
	 * then, and must agree with `ring` and `brackets`. */
	readonly joins?: string[];
	readonly sitsOut?: string[];
	/** The tiles in Seats, clockwise from the topmost: `Ana 1 Tahimi, Ben 4 Serf, …`. */
	readonly ring?: string;
	readonly seats?: readonly Part[];
	/** Without `pack` nothing has to be done with the pack. */
	readonly deal?: Deal;
	readonly dealing?: readonly Part[];
	readonly brackets?: readonly string[];
	readonly taxes?: readonly Part[];
	/** Who leads first. */
	readonly lead?: string;
	/** Names by name: who goes out, in turn, and who leads then. Without it the round stays at
	 * Taxes. */
	readonly play?: readonly (Part | ByName)[];
	/** The result from the top, for the Chronicle; missing if the round does not end. */
	readonly places?: string;
}

export interface Evening {
	readonly title: string;
	readonly game: Game;
	readonly names: string;
	/** The cards that players draw for their seats; without a draw they sit in the order of
	 * `names`. */
	readonly draw?: readonly (Part | ByName)[];
	readonly rounds: readonly Round[];
}

/** `Ana 1 Tahimi, …` as the tiles are labelled, in Play without the place. */
const labels = (ring: string): string[] =>
	ring
		.split(', ')
		.map((text) =>
			text.replace(/^(\w+) (?!\d)/, '$1, ').replace(/^(\w+) (\d+) /, '$1, place $2, ')
		);
const place = (label: string) => Number(/\d+/.exec(label));

/** Expects the tiles clockwise from the topmost: `Ana 1 Tahimi, …` in Seats, `Ana Tahimi, …` in
 * Play. */
export const ring = (tiles: string) => (page: Page) => expectRing(page, labels(tiles));
export const deal = (expected: Deal) => (page: Page) => expectDeal(page, { pack: '', ...expected });
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
export const out = (names: string) => (page: Page) => exits(page, names);
/** The whole label of a player's tile. */
export const label = (text: string) => (page: Page) =>
	expect(tile(page, text.split(',')[0]!)).toHaveAccessibleName(text);
/** The rows of a finished round, by place. */
export const results = (rows: readonly string[]) => (page: Page) => expectPlaces(page, rows);
/** What a bracket says of its cards. */
export const tax = (bracket: string, text: string) => (page: Page) =>
	expect(page.getByRole('group', { name: bracket })).toContainText(text);
export const offers = (name: string | RegExp) => (page: Page) =>
	expect(button(page, name)).toBeVisible();
export const lacks = (name: string | RegExp) => (page: Page) =>
	expect(button(page, name)).toHaveCount(0);

async function follow(
	page: Page,
	parts: readonly (Part | ByName)[] = [],
	enter?: (page: Page, names: ByName) => Promise<void>
): Promise<void> {
	for (const part of parts)
		if (typeof part === 'function') await part(page);
		else if (typeof part === 'string' || part instanceof RegExp)
			await expect(page.getByText(part)).toBeVisible();
		else await enter?.(page, part);
}

async function playRound(page: Page, round: Round): Promise<void> {
	const { joins = [], sitsOut = [], brackets } = round;
	const said = joins.length === 1 ? await seatsByReferee(page, joins[0]!) : undefined;
	if (joins.length + sitsOut.length > 0) await comeAndGo(page, { joins, sitsOut });
	if (round.ring) await ring(round.ring)(page);
	if (said && round.ring)
		expect(said.ring).toEqual(labels(round.ring).toSorted((a, b) => place(a) - place(b)));
	await follow(page, round.seats);
	const step = await page.getByRole('heading', { level: 1 }).textContent();
	if (step === 'Seats') await seated(page);
	if (round.deal) await deal(round.deal)(page);
	await follow(page, round.dealing);
	await dealt(page);
	if (brackets) await expectBrackets(page, brackets);
	if (said) expect(said.taxes).toEqual(brackets);
	await follow(page, round.taxes);
	if (round.play === undefined) return;
	if (brackets) await taxed(page);
	if (round.lead !== undefined) await expectLead(page, 'First lead', `${round.lead} leads`);
	await follow(page, round.play, exitsWithLead);
	if (round.places !== undefined) await nextRound(page);
}

/** Plays an evening by taps and looks it up in the Chronicle. */
export async function playEvening(page: Page, { game, names, draw, rounds }: Evening) {
	await startEvening(page, game, words(names));
	if (draw === undefined) await sitAsWeSit(page);
	else await test.step('the draw', () => follow(page, draw, drawCards));
	for (const round of rounds) await test.step(round.title, () => playRound(page, round));
	const finished = rounds.flatMap(({ places }) => places ?? []);
	await test.step('the places in the Chronicle', async () => {
		await button(page, 'More').click();
		await button(page, 'End the evening').click();
		await button(page, 'Close the evening').click();
		await expect(page.getByText(new RegExp(`·\\s${finished.length} rounds`))).toBeVisible();
		await expectChronicle(page, new RegExp(game), finished);
	});
}
