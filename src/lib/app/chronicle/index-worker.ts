import type { Progress } from './evening-list.svelte.ts';
import { serve } from '#lib/app/worker-rpc/serve.ts';
import { Answering } from './index-queries.ts';
import type { Answer, Question } from './index-protocol.ts';

/** A question may come in between; there is no screen to wait for it. */
const SLICE = 40;

serve<Question, Answer, Progress>((tell) => new Answering(SLICE, tell));
