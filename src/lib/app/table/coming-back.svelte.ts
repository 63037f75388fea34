import { recallHere, rememberHere } from '#lib/app/settings/local-storage.ts';
import type { Component } from 'svelte';
import { session, WENT_ON } from './session.svelte.ts';

/** A group that has tapped nothing for so long has gone home. In milliseconds. */
const HOURS = 5 * 3_600_000;

/** Whether a group comes back: then the Table offers the next evening, not the one that lies there
 * since the last time. */
class ComingBack {
	/** When somebody last looked at the Table. */
	#now = $state(0);
	/** Whether the next evening is being started. */
	isStarting = $state(false);
	/** The note that the evening before was closed by the start of this one. */
	note = $state.raw<Component>();

	get isBack(): boolean {
		const last = session.timeline && session.entries.at(-1);
		const wentOn = Number(recallHere(WENT_ON));
		return this.isStarting || (last ? this.#now - Math.max(last.at, wentOn) >= HOURS : false);
	}

	/** To be called when somebody looks at the Table. */
	look(): void {
		this.#now = Date.now();
	}

	/** Goes on with the evening on the table. */
	goOn(): void {
		rememberHere(WENT_ON, String(Date.now()));
		this.look();
	}
}

export const comingBack = new ComingBack();
