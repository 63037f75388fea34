import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { isFinished, stillIn } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { fold } from '#lib/evening/timeline.ts';
import { expect, openProfile } from '../e2e/host.ts';
import * as pages from '../e2e/pages.ts';
import { entryOf, storedLog } from '../e2e/stored.ts';

/** A phone that dies in the middle of a round, again and again: the browser and all its processes are ended by
 * SIGKILL while taps are on their way to the disk, and opened again over the same profile. */

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli', 'Fay', 'Gus', 'Hana'];

/** When to kill, counted from the taps: at once, when the screen shows the first of them, or milliseconds later. */
const MOMENTS = ['at once', 'shown', 1, 3, 6, 10, 16, 25, 40, 80] as const;
type Moment = (typeof MOMENTS)[number];

export interface Tally {
	runs: number;
	/** Entries whose effect the screen had shown before a kill. */
	acknowledged: number;
	/** Of those, how many were not there, or not the same, after it. */
	lost: number;
	/** Entries in flight that were stored although the screen had not shown them yet. */
	extra: number;
	/** Taps that were in flight. */
	inFlight: number;
}

/** An integer from 0 to `n` − 1. */
type Chance = (n: number) => number;

/** Numbers that look random, from a seed (mulberry32). */
function chanceOf(seed: number): Chance {
	let state = seed | 0;
	return (n) => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % n;
	};
}

interface Tap {
	readonly on: Locator;
	/** The type of the entry it leads to, and the player it is about. */
	readonly type: Entry['type'];
	readonly player?: string;
}

class Phone {
	#context: BrowserContext | undefined;
	page!: Page;
	/** How many players the screen showed as out, at its latest change. */
	shownOut = 0;
	#onShown: (() => void) | undefined;

	constructor(
		readonly profile: string,
		readonly url: string
	) {}

	async open(): Promise<void> {
		const context = await openProfile(this.profile);
		this.#context = context;
		await context.exposeFunction('told', (out: number) => {
			this.shownOut = out;
			this.#onShown?.();
		});
		await context.addInitScript(() => {
			const count = () =>
				[...document.querySelectorAll('li button')].filter((b) =>
					/ out$/.test(b.getAttribute('aria-label') ?? '')
				).length;
			let last = -1;
			new MutationObserver(() => {
				const out = count();
				if (out === last) return;
				last = out;
				(window as unknown as { told: (n: number) => void }).told(out);
			}).observe(document, { subtree: true, childList: true, attributes: true });
		});
		this.page = context.pages()[0] ?? (await context.newPage());
		await this.page.goto(this.url);
		await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText('Courtbook');
	}

	/** Resolves when the screen shows more players out than `base`. */
	shows(base: number): Promise<void> {
		return new Promise((resolve) => {
			this.#onShown = () => {
				if (this.shownOut > base) resolve();
			};
			this.#onShown();
		});
	}

	/** What ends the browser, its renderers and its storage service: nothing of it can end in good order. */
	async killer(): Promise<() => Promise<void>> {
		const browser = this.#context?.browser();
		if (!browser) throw new Error('no browser to kill');
		const session = await browser.newBrowserCDPSession();
		const { processInfo } = await session.send('SystemInfo.getProcessInfo');
		const ids = processInfo
			.toSorted((a, b) => Number(b.type === 'browser') - Number(a.type === 'browser'))
			.map(({ id }) => id);
		return async () => {
			const gone = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
			for (const id of ids) process.kill(id, 'SIGKILL');
			await gone;
		};
	}

	async close(): Promise<void> {
		await this.#context?.close();
	}
}

function eveningOf(log: readonly string[]): Evening {
	const entries = log.map(entryOf).map(({ seq, ...entry }, i) => {
		expect(seq, 'no hole and no double in the stored log').toBe(i);
		return entry;
	});
	return fold(entries)!.state;
}

const nameOf = (evening: Evening, id: string) =>
	Object.values(evening.people).find((person) => person.id === id)?.name ?? '';
const names = (evening: Evening, ids: readonly string[]) => ids.map((id) => nameOf(evening, id));

/** The screen shows the evening that this log tells of. */
async function showsEvening(page: Page, { round }: Evening, log: readonly string[]) {
	if (round === null) throw new Error('no round');
	const step = isFinished(round) ? 'play' : round.step;
	await pages.atStep(
		page,
		({ seats: 'Seats', deal: 'Deal', taxes: 'Taxes', play: 'Play' } as const)[step]
	);
	if (step !== 'play') return;
	const evening = eveningOf(log);
	const out = page.getByRole('listitem').getByRole('button', { name: / out$/ });
	await expect(out).toHaveCount(round.out.length);
	for (const [i, name] of names(evening, round.out).entries())
		await expect(pages.tile(page, name)).toHaveAccessibleName(new RegExp(`, ${i + 1}\\D\\D out$`));
}

/** One tap that takes the evening forward, waited for until the screen shows it. */
async function forward(page: Page, evening: Evening, chance: Chance): Promise<void> {
	const round = evening.round!;
	if (isFinished(round)) return pages.nextRound(page);
	switch (round.step) {
		case 'seats':
			await pages.seated(page);
			return pages.atStep(page, 'Deal');
		case 'deal':
			await pages.dealt(page);
			return pages.atStep(page, 'Taxes');
		case 'taxes':
			await pages.taxed(page);
			return pages.atStep(page, 'Play');
		case 'play': {
			const left = names(evening, stillIn(round));
			return pages.exits(page, left[chance(left.length)]!);
		}
	}
}

/** Some taps at the same time, as `evening` allows them. */
function someTaps(page: Page, evening: Evening, chance: Chance): Tap[] {
	const round = evening.round!;
	const undo: Tap = { on: pages.button(page, /^Undo/), type: 'EntryUndone' };
	if (isFinished(round)) return [undo];
	switch (round.step) {
		case 'seats':
			return [{ on: pages.button(page, /^Seated/), type: 'StepReached' }];
		case 'deal':
			return [{ on: pages.button(page, /^Dealt/), type: 'StepReached' }];
		case 'taxes':
			return round.first
				? [{ on: pages.button(page, /^Play —/), type: 'StepReached' }]
				: [
						{ on: pages.button(page, / paid$/).first(), type: 'TaxMarked' },
						{ on: pages.button(page, /^Taxes paid/), type: 'TaxesSettled' }
					];
		case 'play': {
			const left = names(evening, stillIn(round));
			const taps = left
				.slice(0, Math.min(1 + chance(4), left.length - 1))
				.map((player): Tap => ({ on: pages.tile(page, player), type: 'PlayerWentOut', player }));
			return chance(4) === 0 && round.out.length > 0 ? [...taps, undo] : taps;
		}
	}
}

async function tapAll(page: Page, taps: readonly Tap[]): Promise<() => void> {
	const elements = await Promise.all(taps.map(({ on }) => on.elementHandle()));
	return () => {
		const tapping = page.evaluate((all) => {
			for (const element of all) (element as HTMLElement | null)?.click();
		}, elements);
		// the browser is killed under it
		tapping.catch(() => undefined);
	};
}

interface Killed {
	/** The stored log when the last taps before the kill were shown. */
	readonly log: readonly string[];
	readonly taps: readonly Tap[];
	/** How many of the taps in flight were shown before the kill. */
	readonly shown: number;
}

async function playAndKill(phone: Phone, moment: Moment, chance: Chance): Promise<Killed> {
	const { page } = phone;
	let log = await storedLog(page);
	for (let taps = chance(3); taps > 0; taps--) {
		await forward(page, eveningOf(log), chance);
		log = await storedLog(page);
	}
	const evening = eveningOf(log);
	const taps = someTaps(page, evening, chance);
	const [tap, kill] = [await tapAll(page, taps), await phone.killer()];
	const before = evening.round!.out.length;
	tap();
	if (typeof moment === 'number') await new Promise((resolve) => setTimeout(resolve, moment));
	else if (moment === 'shown' && taps.every(({ type }) => type === 'PlayerWentOut'))
		await phone.shows(before);
	const shown = taps.some(({ type }) => type === 'EntryUndone') ? 0 : phone.shownOut - before;
	await kill();
	return { log, taps, shown: Math.max(0, shown) };
}

/** @returns how many entries are stored now */
async function check(
	phone: Phone,
	{ log, taps, shown }: Killed,
	tally: Tally,
	before: number
): Promise<number> {
	const after = await storedLog(phone.page);
	const kept = log.filter((text, i) => after[i] === text).length;
	const more = after.slice(log.length).map(entryOf);
	tally.runs += 1;
	tally.inFlight += taps.length;
	tally.acknowledged += log.length - before + shown;
	tally.lost += log.length - kept + Math.max(0, shown - more.length);
	tally.extra += Math.max(0, more.length - shown);
	expect(after.slice(0, log.length), 'byte for byte what was acknowledged').toEqual(log);
	expect(more.length, 'what was shown is stored').toBeGreaterThanOrEqual(shown);
	const evening = eveningOf(after);
	const told = more.map((entry) => ({
		type: entry.type,
		...(entry.type === 'PlayerWentOut' && { player: nameOf(evening, entry.player) })
	}));
	const inFlight = taps.map(({ type, player }) => ({
		type,
		...(player !== undefined && { player })
	}));
	expect(told, 'no more than was in flight, in order').toEqual(inFlight.slice(0, told.length));
	await showsEvening(phone.page, evening, after);
	return after.length;
}

/** Kills the browser `runs` times in one evening. Throws at the first entry that is lost or doubled. */
export async function killAgainAndAgain(
	profile: string,
	url: string,
	runs: number,
	seed: number,
	tally: Tally
): Promise<void> {
	const chance = chanceOf(seed);
	const phone = new Phone(profile, url);
	await phone.open();
	try {
		await pages.startEvening(phone.page, 'Temple', NAMES);
		await pages.sitAsWeSit(phone.page);
		await pages.dealt(phone.page);
		await pages.taxed(phone.page);
		await pages.atStep(phone.page, 'Play');
		let stored = 0;
		for (let run = 0; run < runs; run++) {
			const killed = await playAndKill(phone, MOMENTS[run % MOMENTS.length]!, chance);
			await phone.open();
			stored = await check(phone, killed, tally, stored);
		}
	} finally {
		await phone.close().catch(() => undefined);
	}
}
