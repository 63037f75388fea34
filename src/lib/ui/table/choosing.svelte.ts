import type { Refusal } from '#lib/evening/kind.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import type { Act } from './acting.ts';

/** What is chosen in a sheet: that is done with when it is stored, and says why not where it is refused. */
export class Choosing {
	#refusal = $state<Refusal | null>(null);
	#asked = false;

	constructor(
		private readonly act: Act,
		private readonly ondone: () => void
	) {}

	get problem(): string | null {
		return this.#refusal === null ? null : m.refusals[this.#refusal];
	}

	/** What was wrong is about to be mended. */
	forget(): void {
		this.#refusal = null;
	}

	/** A second tap while the first is being stored asks for nothing. */
	async choose(command: TimelineCommand): Promise<void> {
		if (this.#asked) return;
		this.#asked = true;
		const answer = await this.act(command);
		this.#asked = false;
		if (answer.ok) this.ondone();
		else this.#refusal = answer.error;
	}
}
