import { serve } from '#lib/app/worker-rpc/serve.ts';
import type { BackupProgress } from './job.ts';
import type { JobAnswer, JobRequest } from './protocol.ts';
import { BackupJobs } from './jobs.ts';

serve<JobRequest, JobAnswer, BackupProgress>((onProgress) => new BackupJobs(onProgress));
