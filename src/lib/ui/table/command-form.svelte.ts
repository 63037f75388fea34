import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { Act } from './act.ts';

const m = messagesOf('refusals');

/** Runs the commands of a sheet: calls `ondone` when one is stored, or keeps the refusal to show
 * it. */
export class CommandForm {
	#refusal = $state<keyof typeof m.refusals | null>(null);
	#isRunning = false;

	constructor(
		private readonly act: Act,
		private readonly ondone: () => void
	) {}

	/** Why the last command was refused. */
	get problem(): string | null {
		return this.#refusal === null ? null : m.refusals[this.#refusal];
	}

	clearProblem(): void {
		this.#refusal = null;
	}

	/** Ignores a second tap while the first command is being stored. */
	async run(command: TimelineCommand): Promise<void> {
		if (this.#isRunning) return;
		this.#isRunning = true;
		try {
			const answer = await this.act(command);
			if (answer.ok) this.ondone();
			else this.#refusal = answer.error;
		} finally {
			this.#isRunning = false;
		}
	}
}
