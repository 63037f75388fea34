import type { KeyId } from './sign.ts';

/** When a member may take the pen, and when its holder was present. Both are decided by what was
 * heard: a connection that has died without a word still counts as open. */

/** A member may take the pen after its holder has not been heard for this long. In milliseconds, as
 * all times here. */
export const AWAY_AFTER = 20_000;
/** The interval of pings: of the pen holder, by which the others hear it, and of a phone that has
 * not heard the holder for a while. */
const PING_EVERY = 5000;
/** A line on which an answer takes longer than this is taken for dead. */
const ANSWER_WITHIN = 12_000;

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

	/** How long the pen holder has been silent while this phone could hear it.
	 * @param since when this phone began to hear the relay */
	silence(since: number, now: number): number {
		return this.#last === null ? 0 : now - Math.max(this.#last.at, since);
	}
}

/** Whether this phone and the relay hear each other. The relay sends each presence back to its
 * phone: each change of the own presence is a ping, and its return the answer. */
export class RelayContact {
	/** Presences that have no answer yet, by their clock. */
	#sent: { readonly clock: number; readonly at: number }[] = [];
	/** When the last presence that has an answer was sent. */
	#heardAt = -Infinity;
	#pingedAt = -Infinity;
	/** The start of the time in which each answer came soon; Infinity before the first answer. */
	#since = Infinity;

	get since(): number {
		return this.#since;
	}

	/** Notes a presence that is sent. */
	send(clock: number, now: number): void {
		// a phone that connects anew counts from the start
		if (clock < (this.#sent.at(-1)?.clock ?? 0)) this.#sent = [];
		this.#sent.push({ clock, at: now });
	}

	/** Notes the return of a presence, and of those before it. */
	answer(clock: number, now: number): void {
		const answered = this.#sent.filter((sent) => sent.clock <= clock);
		if (answered.length === 0) return;
		this.#sent = this.#sent.filter((sent) => sent.clock > clock);
		if (this.#since === Infinity || now - answered[0]!.at > ANSWER_WITHIN) this.#since = now;
		this.#heardAt = answered.at(-1)!.at;
	}

	disconnect(): void {
		this.#sent = [];
		this.#heardAt = -Infinity;
		this.#since = Infinity;
	}

	/** Whether the next ping is due. To be called about once a second.
	 * @param silence of the pen holder */
	isPingDue(silence: number, now: number): boolean {
		// a lost presence is sent again
		const waits = this.#sent.length > 0 && now - this.#sent[0]!.at >= PING_EVERY;
		const isDue = now - this.#pingedAt >= PING_EVERY && (waits || silence > PING_EVERY);
		if (isDue) this.#pingedAt = now;
		return isDue;
	}

	/** Whether a ping of the last seconds has been answered. */
	isHeard(now: number): boolean {
		return now - this.#heardAt <= ANSWER_WITHIN;
	}

	/** Whether an answer is overdue. */
	isSilent(now: number): boolean {
		return this.#sent.length > 0 && now - this.#sent[0]!.at > ANSWER_WITHIN;
	}

	/** Whether this phone has been present for at least the time after which the pen may be taken:
	 * awake, and in contact with the relay. */
	isPresent(now: number): boolean {
		return this.isHeard(now) && now - this.#since >= AWAY_AFTER;
	}
}
