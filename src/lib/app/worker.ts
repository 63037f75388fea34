import { BackupJobs } from './backup/jobs.ts';
import type { BackupProgress, JobAnswer, JobRequest } from './backup/protocol.ts';
import type { IndexAnswer, IndexProgress, IndexQuestion } from './chronicle/index-protocol.ts';
import { IndexQueries } from './chronicle/index-queries.ts';
import { serve } from './worker-rpc/serve.ts';

/** The script of both workers, which share the rules and the store: as two scripts the phone would
 * store these twice. */

if (self.name === 'index')
	serve<IndexQuestion, IndexAnswer, IndexProgress>((onProgress) => new IndexQueries(onProgress));
else serve<JobRequest, JobAnswer, BackupProgress>((onProgress) => new BackupJobs(onProgress));
