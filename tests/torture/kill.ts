import type { BrowserContext } from '@playwright/test';
import { Chance } from '../fixtures/chance.ts';
import type { Host } from '../e2e/support/host.ts';
import { Phone } from './phone.ts';

/** Kills a browser in the middle of a scenario, again and again. */

export interface Tally {
	runs: number;
	/** Runs in which the kill came before everything was stored. */
	midway: number;
	/** Entries that were stored, or shown on the screen, before a kill. */
	acknowledged: number;
	/** Acknowledged entries that were missing or different after the kill. */
	lost: number;
	/** Entries that were stored though the screen had not shown them. */
	extra: number;
	/** Entries that were being stored. */
	inFlight: number;
}
export const emptyTally = (): Tally => ({
	runs: 0,
	midway: 0,
	acknowledged: 0,
	lost: 0,
	extra: 0,
	inFlight: 0
});

/** One run of a scenario. */
interface Attempt {
	/** Starts it without waiting. */
	readonly go: () => void;
	/** Resolves when the browser is to be killed. */
	readonly until: () => Promise<unknown>;
	/** Starts the phone again and compares what is stored. */
	readonly check: (tally: Tally) => Promise<void>;
}

/** Work that a kill interrupts. */
export interface Scenario {
	readonly name: string;
	readonly prepareBrowser?: (context: BrowserContext) => Promise<unknown>;
	/** Prepares a new phone. @returns what prepares each run */
	readonly prepare: (phone: Phone, chance: Chance) => Promise<(run: number) => Promise<Attempt>>;
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the browser `runs` times in one scenario. Throws at the first lost or doubled entry. */
export async function killRepeatedly(
	{ prepareBrowser, prepare }: Scenario,
	profile: string,
	host: Host,
	runs: number,
	seed: number,
	tally: Tally
): Promise<void> {
	const phone = new Phone(profile, host, prepareBrowser);
	await phone.createStore();
	try {
		const next = await prepare(phone, new Chance(seed));
		for (let run = 0; run < runs; run++) {
			const { go, until, check } = await next(run);
			const kill = await phone.killer();
			go();
			await until();
			await kill();
			await check(tally);
			tally.runs += 1;
		}
	} finally {
		await phone.close().catch(() => undefined);
	}
}
