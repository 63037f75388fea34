import { runJob } from '#lib/app/backup/client.ts';
import type { JobOutcome } from '#lib/app/backup/protocol.ts';
import { readNames } from '#lib/app/people/names.svelte.ts';
import { notifyTabs } from '#lib/app/table/tabs.ts';
import type { DataFault } from '#lib/exchange/data-fault.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Trouble } from '#lib/storage/trouble.ts';
import type { ImportChoices, ImportPreview } from './import-preview.ts';

/** The stages of an import. */
type Stage =
	| { readonly at: 'idle' }
	| { readonly at: 'reading' | 'adding' }
	| { readonly at: 'found'; readonly file: File; readonly preview: ImportPreview }
	| { readonly at: 'added'; readonly added: number; readonly id: EveningId | null }
	| { readonly at: 'refused'; readonly file: string; readonly refused: DataFault }
	| { readonly at: 'stopped'; readonly evenings: number }
	| { readonly at: 'failed'; readonly trouble: Trouble };

/** Reads a file of another program, and adds its evenings after they were shown. Nothing rejects:
 * `stage` reports the result. */
export class FileImport {
	stage = $state.raw<Stage>({ at: 'idle' });
	/** From 0 to 1; null unless a job is running. */
	progress = $state.raw<number | null>(null);
	#controller = new AbortController();

	/** Reads a file, or the same file again after other choices. */
	async read(file: File, choices: ImportChoices): Promise<void> {
		if (this.stage.at !== 'found') this.stage = { at: 'reading' };
		const answer = await this.#run((onProgress, signal) =>
			runJob({ topic: 'read-import', file, choices }, onProgress, signal)
		);
		if (answer.status === 'done') this.stage = { at: 'found', file, preview: answer.value };
		else if (answer.status === 'refused')
			this.stage = { at: 'refused', file: file.name, refused: answer.refused };
		else this.#fail(answer);
	}

	/** Adds what was shown. */
	async add(): Promise<void> {
		if (this.stage.at !== 'found') return;
		this.stage = { at: 'adding' };
		const answer = await this.#run((onProgress, signal) =>
			runJob({ topic: 'add-import' }, onProgress, signal)
		);
		notifyTabs({ changed: 'all' });
		await readNames();
		if (answer.status === 'done') this.stage = { at: 'added', ...answer.value };
		else if (answer.status !== 'refused') this.#fail(answer);
	}

	stop(): void {
		this.#controller.abort();
	}

	close(): void {
		this.stop();
		this.stage = { at: 'idle' };
	}

	#fail(answer: JobOutcome<never> & { readonly status: 'stopped' | 'failed' }): void {
		this.stage =
			answer.status === 'stopped'
				? { at: 'stopped', evenings: answer.evenings }
				: { at: 'failed', trouble: answer.trouble };
	}

	async #run<T>(
		job: (
			onProgress: (progress: { done: number; of: number | null } | null) => void,
			signal: AbortSignal
		) => Promise<JobOutcome<T>>
	): Promise<JobOutcome<T>> {
		this.#controller = new AbortController();
		this.progress = 0;
		const answer = await job(
			(progress) => (this.progress = progress?.of ? progress.done / progress.of : 0),
			this.#controller.signal
		).catch((): JobOutcome<never> => ({ status: 'failed', trouble: 'failed' }));
		this.progress = null;
		return answer;
	}
}
