import type { BrowserContext } from '@playwright/test';
import { Chance } from '../fixtures/chance.ts';
import type { Host } from '../e2e/support/host.ts';
import { Phone } from './phone.ts';

/** A phone that dies in the middle of something, again and again. */

export interface Tally {
	runs: number;
	/** Of those, how many hit what was going on: it was neither undone nor done. */
	midway: number;
	/** Entries that were stored, or whose effect the screen had shown, before a kill. */
	acknowledged: number;
	/** Of those, how many were not there, or not the same, after it. */
	lost: number;
	/** Entries in flight that were stored although the screen had not shown them yet. */
	extra: number;
	/** Entries that were in flight. */
	inFlight: number;
}
export const noTally = (): Tally => ({
	...{ runs: 0, midway: 0, acknowledged: 0, lost: 0, extra: 0, inFlight: 0 }
});

/** What is cut off by one kill. */
interface Strike {
	/** Sets it going, and waits for nothing. */
	readonly go: () => void;
	/** Until the moment of the kill. */
	readonly until: () => Promise<unknown>;
	/** Starts the phone again, and compares what it has with what it had. */
	readonly check: (tally: Tally) => Promise<void>;
}

/** Something that a kill may cut off. */
export interface Scenario {
	readonly name: string;
	readonly equip?: (context: BrowserContext) => Promise<unknown>;
	/** Brings a new phone to where the kills begin. @returns what comes to the next kill */
	readonly prepare: (phone: Phone, chance: Chance) => Promise<(run: number) => Promise<Strike>>;
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the browser `runs` times in one scenario. Throws at the first entry that is lost or doubled. */
export async function killAgainAndAgain(
	{ equip, prepare }: Scenario,
	profile: string,
	host: Host,
	runs: number,
	seed: number,
	tally: Tally
): Promise<void> {
	const phone = new Phone(profile, host, equip);
	await phone.open();
	// a browser writes down late which stores there are; one that it does not know when it starts is nobody's, and goes
	await phone.close();
	await phone.open();
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
