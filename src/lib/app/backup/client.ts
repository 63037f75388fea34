import { WorkerClient } from '#lib/app/worker-rpc/client.ts';
import type { JobOutcome, BackupProgress } from './job.ts';
import type { Answer, Question, JobTopic, Value } from './protocol.ts';
import address from './worker.ts?worker&url';

/** Milliseconds of work between pauses on the main thread; a single step may take several times as long. */
const SLICE = 8;

const client = new WorkerClient<Question, Answer, BackupProgress>({
	address,
	policy: 'courtbook-backup',
	async loadFallback(onProgress) {
		const { BackupJobs } = await import('./jobs.ts');
		return new BackupJobs(SLICE, onProgress);
	}
});

/** Runs a job over the whole store. Rejects only if the worker fails.
 * @param onProgress is given the progress, and null after that
 * @param signal stops the job */
export const runJob = <T extends JobTopic>(
	question: Question & { readonly topic: T },
	onProgress: (progress: BackupProgress | null) => void,
	signal?: AbortSignal
): Promise<JobOutcome<Value<T>>> => client.ask(question, onProgress, signal);
