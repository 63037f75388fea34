import { serve } from '#lib/app/worker-rpc/serve.ts';
import { IndexQueries } from './index-queries.ts';
import type { IndexAnswer, IndexProgress, IndexQuestion } from './index-protocol.ts';

serve<IndexQuestion, IndexAnswer, IndexProgress>((onProgress) => new IndexQueries(onProgress));
