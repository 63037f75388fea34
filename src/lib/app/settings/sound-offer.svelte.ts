import { roundsPlayed } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { recallHere, rememberHere } from './local-storage.ts';
import { preferences } from './preferences.svelte.ts';

/** The evening after which sounds were offered, or `ANSWERED`. */
const KEY = 'courtbook-sounds-offered';
const ANSWERED = 'answered';

/** Offers sounds and vibration after one evening, the first that ends on this phone. */
export class SoundOffer {
	readonly canVibrate = 'vibrate' in navigator;
	due = $state(false);

	/** @param evening has ended; it counts if a round was played */
	constructor(evening: Evening) {
		if (preferences.sound || preferences.vibration || roundsPlayed(evening) === 0) return;
		this.due = (recallHere(KEY) ?? evening.id) === evening.id;
		if (this.due) rememberHere(KEY, evening.id);
	}

	answer(on: boolean): void {
		if (on) {
			preferences.sound = true;
			preferences.vibration = this.canVibrate;
		}
		rememberHere(KEY, ANSWERED);
		this.due = false;
	}
}
