import type { Progress } from '#lib/app/archive.svelte.ts';
import { serve } from '#lib/app/jobs/serve.ts';
import { Answering } from './answering.ts';
import type { Answer, Question } from './questions.ts';

/** A question may come in between; there is no screen to wait for it. */
const SLICE = 40;

serve<Question, Answer, Progress>((tell) => new Answering(SLICE, tell));
