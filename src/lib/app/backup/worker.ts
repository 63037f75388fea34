import { serve } from '#lib/app/worker-rpc/serve.ts';
import type { BackupProgress } from './job.ts';
import type { JobAnswer, JobRequest } from './protocol.ts';
import { BackupJobs } from './jobs.ts';

/** Milliseconds of work between pauses, in which a cancellation is received. */
const SLICE = 40;

serve<JobRequest, JobAnswer, BackupProgress>((onProgress) => new BackupJobs(SLICE, onProgress));
