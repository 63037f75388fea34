import { WorkerClient } from '#lib/app/worker-rpc/client.ts';
import type {
	BackupProgress,
	JobAnswer,
	JobOutcome,
	JobRequest,
	JobTopic,
	JobValue
} from './protocol.ts';
import address from '#lib/app/worker.ts?worker&url';

const client = new WorkerClient<JobRequest, JobAnswer, BackupProgress>(address, 'backup');

/** Runs a job over the whole store. Rejects only if the worker fails.
 * @param onProgress is given the progress, and null after that
 * @param signal stops the job */
export const runJob = <T extends JobTopic>(
	request: JobRequest & { readonly topic: T },
	onProgress: (progress: BackupProgress | null) => void,
	signal?: AbortSignal
): Promise<JobOutcome<JobValue<T>>> => client.ask(request, onProgress, signal);
