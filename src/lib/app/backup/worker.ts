import { serve } from '#lib/app/jobs/serve.ts';
import type { Answer, Progress, Question } from './questions.ts';
import { Working } from './working.ts';

/** Somebody may want it stopped; there is no screen to wait for it. */
const SLICE = 40;

serve<Question, Answer, Progress>((tell) => new Working(SLICE, tell));
