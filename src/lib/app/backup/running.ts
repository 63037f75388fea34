import type { Pause } from '#lib/app/jobs/slices.ts';
import type { Progress } from './questions.ts';

/** What everything that takes long is given. */
export interface Running {
	readonly pause: Pause;
	readonly signal: AbortSignal;
	readonly tell: (progress: Progress) => void;
}
