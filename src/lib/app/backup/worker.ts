import { serve } from '#lib/app/worker-rpc/serve.ts';
import type { BackupProgress, JobAnswer, JobRequest } from './protocol.ts';
import { BackupJobs } from './jobs.ts';

serve<JobRequest, JobAnswer, BackupProgress>((onProgress) => new BackupJobs(onProgress));
