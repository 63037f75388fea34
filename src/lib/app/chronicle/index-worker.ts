import { serve } from '#lib/app/worker-rpc/serve.ts';
import { IndexQueries } from './index-queries.ts';
import type { IndexAnswer, IndexProgress, IndexQuestion } from './index-protocol.ts';

/** Milliseconds of work between pauses, in which other questions are received. */
const SLICE = 40;

serve<IndexQuestion, IndexAnswer, IndexProgress>(
	(onProgress) => new IndexQueries(SLICE, onProgress)
);
