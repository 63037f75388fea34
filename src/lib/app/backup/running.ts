import type { Pause } from '#lib/app/worker-rpc/time-slices.ts';
import type { Progress } from './protocol.ts';

/** What everything that takes long is given. */
export interface Running {
	readonly pause: Pause;
	readonly signal: AbortSignal;
	readonly tell: (progress: Progress) => void;
}
