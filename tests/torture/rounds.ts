import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Entry } from '#lib/evening/entries.ts';
import { hasTaxesStep, isFinished, stillIn } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { fold } from '#lib/evening/timeline.ts';
import { expect } from '../e2e/support/host.ts';
import { entryOf, storedLog } from '../e2e/support/database.ts';
import type { Chance } from '../fixtures/chance.ts';
import { wait, type Scenario } from './kill.ts';
import {
	atStep,
	button,
	dealt,
	exits,
	nextRound,
	seated,
	sitAsWeSit,
	startEvening,
	taxed,
	tile
} from '../e2e/support/table.ts';

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli', 'Fay', 'Gus', 'Hana'];

/** When to kill after the taps: at once, when the screen shows the first of them, or after
 * milliseconds. */
const MOMENTS = ['at once', 'shown', 1, 3, 6, 10, 16, 25, 40, 80] as const;
type Moment = (typeof MOMENTS)[number];

interface Tap {
	readonly on: Locator;
	/** The type of the entry it leads to, and the player it is about. */
	readonly type: Entry['type'];
	readonly player?: string;
}

/** Number of players that the screen shows as out, reported by the page. */
class ShownExits {
	out = 0;
	#onChange: (() => void) | undefined;

	async watch(context: BrowserContext): Promise<void> {
		await context.exposeFunction('reportExits', (out: number) => {
			this.out = out;
			this.#onChange?.();
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
				(window as unknown as { reportExits: (n: number) => void }).reportExits(out);
			}).observe(document, { subtree: true, childList: true, attributes: true });
		});
	}

	/** Resolves when the screen shows more players out than `base`. */
	more(base: number): Promise<void> {
		return new Promise((resolve) => {
			this.#onChange = () => {
				if (this.out > base) resolve();
			};
			this.#onChange();
		});
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

/** Expects the screen of this evening. */
async function expectEvening(page: Page, { round }: Evening, log: readonly string[]) {
	if (round === null) throw new Error('no round');
	const headings = { seats: 'Seats', deal: 'Deal', taxes: 'Taxes', play: 'Play' } as const;
	await atStep(page, isFinished(round) ? 'Round over' : headings[round.step]);
	if (round.step !== 'play') return;
	const evening = eveningOf(log);
	const out = page.getByRole('listitem').getByRole('button', { name: / out$/ });
	await expect(out).toHaveCount(round.out.length);
	for (const [i, name] of names(evening, round.out).entries())
		await expect(tile(page, name)).toHaveAccessibleName(new RegExp(`, ${i + 1}\\D\\D out$`));
}

/** Taps the evening one step forward and waits for the screen. */
async function forward(page: Page, evening: Evening, chance: Chance): Promise<void> {
	const round = evening.round!;
	if (isFinished(round)) return nextRound(page);
	switch (round.step) {
		case 'seats':
			await seated(page);
			return atStep(page, 'Deal');
		case 'deal':
			await dealt(page);
			return atStep(page, hasTaxesStep(round) ? 'Taxes' : 'Play');
		case 'taxes':
			await taxed(page);
			return atStep(page, 'Play');
		case 'play': {
			const left = names(evening, stillIn(round));
			return exits(page, chance.pick(left));
		}
	}
}

/** Taps to make at the same time, all of them allowed. */
function someTaps(page: Page, evening: Evening, chance: Chance): Tap[] {
	const round = evening.round!;
	const undo: Tap = { on: button(page, /^Undo/), type: 'EntryUndone' };
	if (isFinished(round)) return [undo];
	switch (round.step) {
		case 'seats':
			return [{ on: button(page, /^Seated/), type: 'StepReached' }];
		case 'deal':
			return [{ on: button(page, /^Dealt/), type: 'StepReached' }];
		case 'taxes':
			return [
				{
					on: page
						.getByRole('group', { name: / pays / })
						.getByRole('button')
						.first(),
					type: 'TaxMarked'
				},
				{ on: button(page, /^Taxes paid/), type: 'TaxesSettled' }
			];
		case 'play': {
			const left = names(evening, stillIn(round));
			const taps = left
				.slice(0, Math.min(1 + chance.below(4), left.length - 1))
				.map((player): Tap => ({ on: tile(page, player), type: 'PlayerWentOut', player }));
			return chance.below(4) === 0 && round.out.length > 0 ? [...taps, undo] : taps;
		}
	}
}

async function tapAll(page: Page, taps: readonly Tap[]): Promise<() => void> {
	const elements = await Promise.all(taps.map(({ on }) => on.elementHandle()));
	return () => {
		const tapping = page.evaluate((all) => {
			for (const element of all) (element as HTMLElement | null)?.click();
		}, elements);
		// the browser is killed meanwhile
		tapping.catch(() => undefined);
	};
}

/** Expects that the new entries are the first of the taps, in order. @returns how many */
function storedTaps(log: readonly string[], after: readonly string[], taps: readonly Tap[]) {
	const evening = eveningOf(after);
	const added = after
		.slice(log.length)
		.map(entryOf)
		.map((entry) => ({
			type: entry.type,
			...(entry.type === 'PlayerWentOut' && { player: nameOf(evening, entry.player) })
		}));
	const tapped = taps.map(({ type, player }) => ({
		type,
		...(player !== undefined && { player })
	}));
	expect(added, 'only taps in flight, in order').toEqual(tapped.slice(0, added.length));
	return added.length;
}

const shown = new ShownExits();

/** Kills the browser while taps of a round are being stored. */
export const rounds: Scenario = {
	name: 'rounds',
	prepareBrowser: (context) => shown.watch(context),
	async prepare(phone, chance) {
		await startEvening(phone.page, 'Temple', NAMES);
		await sitAsWeSit(phone.page);
		await dealt(phone.page);
		await taxed(phone.page);
		await atStep(phone.page, 'Play');
		let stored = 0;
		return async (run) => {
			const { page } = phone;
			let log = await storedLog(page);
			for (let taps = chance.below(3); taps > 0; taps--) {
				await forward(page, eveningOf(log), chance);
				log = await storedLog(page);
			}
			const evening = eveningOf(log);
			const taps = someTaps(page, evening, chance);
			const before = evening.round!.out.length;
			const moment: Moment = MOMENTS[run % MOMENTS.length]!;
			const onlyExits = taps.every(({ type }) => type === 'PlayerWentOut');
			let seen = 0;
			return {
				go: await tapAll(page, taps),
				async until() {
					if (typeof moment === 'number') await wait(moment);
					else if (moment === 'shown' && onlyExits) await shown.more(before);
					const undone = taps.some(({ type }) => type === 'EntryUndone');
					seen = undone ? 0 : Math.max(0, shown.out - before);
				},
				async check(tally) {
					await phone.open();
					const after = await storedLog(phone.page);
					const kept = log.filter((text, i) => after[i] === text).length;
					const more = after.length - log.length;
					tally.inFlight += taps.length;
					tally.acknowledged += log.length - stored + seen;
					tally.lost += log.length - kept + Math.max(0, seen - more);
					tally.extra += Math.max(0, more - seen);
					tally.midway += more < taps.length ? 1 : 0;
					expect(after.slice(0, log.length), 'byte for byte what was acknowledged').toEqual(log);
					expect(more, 'what was shown is stored').toBeGreaterThanOrEqual(seen);
					stored = log.length + storedTaps(log, after, taps);
					await expectEvening(phone.page, eveningOf(after), after);
				}
			};
		};
	}
};
