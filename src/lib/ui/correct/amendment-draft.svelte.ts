import { topicOfChange, type Change } from '#lib/evening/amend/changes.ts';
import { planAmendment, type Plan } from '#lib/evening/amend/plan.ts';
import type { History } from '#lib/evening/history.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { consequences, type Consequences } from '#lib/stats/consequences.ts';
import type { Act } from '#lib/ui/table/act.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { Changes } from './topics.ts';

const m = messagesOf('refusals', 'correct');

/** A planned amendment with its consequences. */
interface Preview {
	readonly changes: Changes;
	/** Orders that were entered in answer to its questions. */
	readonly answers: readonly Change[];
	/** The history that it was planned on. */
	readonly history: History;
	readonly plan: Plan;
	readonly consequences: Consequences;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The correction that is being prepared: planned, previewed, answered, and in the end recorded. A
 * call waits for those before it. */
export class AmendmentDraft {
	preview = $state.raw<Preview | null>(null);
	/** Why the form's changes were refused, as a sentence. */
	problem = $state<string | null>(null);
	/** Why an answer, or the amendment itself, was refused. */
	refusal = $state<string | null>(null);
	#last: Promise<unknown> = Promise.resolve();
	readonly #timeline: () => Timeline;
	readonly #act: Act;

	constructor(timeline: () => Timeline, act: Act) {
		this.#timeline = timeline;
		this.#act = act;
	}

	/** Whether the evening has changed since it was planned, in another tab for example. */
	get isStale(): boolean {
		return this.preview !== null && this.preview.history !== this.#timeline().history;
	}

	/** Plans the changes of a form.
	 * @returns whether there is a preview now; if not, `problem` says why */
	async planChanges(changes: Changes): Promise<boolean> {
		return this.#inTurn(async () => {
			this.refusal = null;
			this.problem = await this.#plan(changes, []);
			await nextTask();
			return this.problem === null;
		});
	}

	/** Plans again with orders that were entered by hand; if they are refused, `refusal` says
	 * why. */
	async answer(answers: readonly Change[]): Promise<void> {
		await this.#inTurn(async () => {
			if (this.preview !== null) this.refusal = await this.#plan(this.preview.changes, answers);
		});
	}

	/** Records the amendment.
	 * @returns the correction as a sentence; null if there is none, or it was refused */
	async accept(): Promise<string | null> {
		return this.#inTurn(async () => {
			if (this.preview === null) return null;
			const { changes, plan } = this.preview;
			const { about, round, edits } = plan;
			const result = await this.#act({ type: 'amend', about, round, edits });
			if (!result.ok) {
				this.refusal = m.refusals[result.error];
				return null;
			}
			this.preview = null;
			this.problem = null;
			return m.correct.corrected[topicOfChange(changes[0])](round);
		});
	}

	/** Runs in a task of its own: planning or comparing sixty rounds takes long. */
	async #plan(changes: Changes, answers: readonly Change[]): Promise<string | null> {
		const { history, state } = this.#timeline();
		await nextTask();
		const [first, ...others] = changes;
		const planned = planAmendment(history, [first, ...others, ...answers]);
		if (!planned.ok) return m.refusals[planned.error];
		await nextTask();
		const follows = consequences(state, planned.value.after);
		this.preview = { changes, answers, history, plan: planned.value, consequences: follows };
		return null;
	}

	async #inTurn<T>(work: () => Promise<T>): Promise<T> {
		const run = this.#last.then(work);
		this.#last = run.catch(() => {});
		return run;
	}
}
