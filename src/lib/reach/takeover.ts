import type { KeyId } from './sign.ts';

/** When a member may take the pen, and when the former holder objects. */

/** A member may take the pen after its holder has not been heard for this long. In milliseconds, as
 * all times here. */
export const AWAY_AFTER = 20_000;
/** The interval of the pen holder's beats. */
const BEAT_EVERY = 5000;
/** After a longer pause between two beats, the phone may have slept. */
const LONGEST_PAUSE = 12_000;

/** The time when this phone last heard the pen holder. */
export class PenHolderContact {
	#last: { readonly penHolder: KeyId; readonly at: number } | null = null;

	/** Null if it was never heard. */
	get heardAt(): number | null {
		return this.#last?.at ?? null;
	}

	/** Notes a record of the pen holder, who was present when it wrote it. */
	hear(penHolder: KeyId, now: number): void {
		this.#last = { penHolder, at: now };
	}

	/** @param heardAt the time of the last change of the pen holder's presence; undefined if it has
	 * none */
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

/** The time since which this phone has been awake and connected without a pause. Only a holder that
 * was present all the time objects to a takeover. */
export class Attendance {
	#since = Infinity;
	#beatAt = -Infinity;
	/** The time of the last message of another phone; each phone renews its presence every 15 s. */
	#contactAt = -Infinity;

	/** To be called about once a second. @returns whether the next beat is due */
	tick(now: number): boolean {
		if (now - this.#beatAt < BEAT_EVERY) return false;
		if (now - this.#beatAt > LONGEST_PAUSE) this.#since = now;
		this.#beatAt = now;
		return true;
	}

	/** Notes a message of another phone. */
	contact(now: number): void {
		if (now - this.#contactAt > AWAY_AFTER) this.#since = now;
		this.#contactAt = now;
	}

	disconnect(): void {
		this.#contactAt = -Infinity;
	}

	/** Whether this phone has been present for at least the time after which the pen may be taken. */
	isContinuous(now: number): boolean {
		return now - this.#since >= AWAY_AFTER;
	}
}
