import type { KeyId } from './sign.ts';

/** When a member may take the pen, and when the holder from whom it was taken objects. */

/** The pen may be taken when its holder has not been heard for this long. In milliseconds, as all
 * times here. */
export const AWAY_AFTER = 20_000;
/** How often the pen holder's presence changes. */
const BEAT_EVERY = 5000;
/** After a longer pause between two beats, the phone may have slept. */
const LONGEST_PAUSE = 12_000;

/** When the pen holder was heard last by this phone. */
export class PenHolderContact {
	#last: { readonly penHolder: KeyId; readonly at: number } | null = null;

	/** Null if it was never heard. */
	get heardAt(): number | null {
		return this.#last?.at ?? null;
	}

	/** The pen holder was present when it wrote a record. */
	hear(penHolder: KeyId, now: number): void {
		this.#last = { penHolder, at: now };
	}

	/** @param heardAt when the presence of the pen holder changed last; undefined if it has none */
	update(penHolder: KeyId, heardAt: number | undefined, now: number): void {
		const before = this.#last?.penHolder === penHolder ? this.#last.at : null;
		// a new holder that was never heard counts as heard now: the time limit starts here
		const at = Math.max(heardAt ?? -Infinity, before ?? now);
		this.#last = { penHolder, at };
	}

	isAway(now: number): boolean {
		return this.#last !== null && now - this.#last.at >= AWAY_AFTER;
	}
}

/** Since when this phone has been awake and in contact with others, without a pause. Only a holder
 * that was present all the time objects to a takeover. */
export class Attendance {
	#since = Infinity;
	#beatAt = -Infinity;
	/** When the last message of another phone arrived; each renews its presence every 15 s. */
	#contactAt = -Infinity;

	/** To be called every second or so. @returns whether the next beat is due */
	tick(now: number): boolean {
		if (now - this.#beatAt < BEAT_EVERY) return false;
		if (now - this.#beatAt > LONGEST_PAUSE) this.#since = now;
		this.#beatAt = now;
		return true;
	}

	/** A message of another phone arrived. */
	contact(now: number): void {
		if (now - this.#contactAt > AWAY_AFTER) this.#since = now;
		this.#contactAt = now;
	}

	disconnect(): void {
		this.#contactAt = -Infinity;
	}

	/** Whether this phone has been present for as long as a holder may be silent. */
	isContinuous(now: number): boolean {
		return now - this.#since >= AWAY_AFTER;
	}
}
