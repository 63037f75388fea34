import { serve } from '#lib/app/worker-rpc/serve.ts';
import type { Answer, Progress, Question } from './protocol.ts';
import { Working } from './jobs.ts';

/** Somebody may want it stopped; there is no screen to wait for it. */
const SLICE = 40;

serve<Question, Answer, Progress>((tell) => new Working(SLICE, tell));
