import type { Refusal } from '#lib/evening/kind.ts';
import type { Round } from '#lib/evening/state.ts';
import type { Timeline, TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import type { Result } from '#lib/rules/result.ts';
import type { Snippet } from 'svelte';

/** Asks for a command; resolves when it is stored or refused. */
export type Act = (command: TimelineCommand) => Promise<Result<TimelineFact, Refusal>>;

/** What all steps of a round have around them. */
export interface Frame {
	readonly title: string;
	readonly subtitle: string;
	readonly detail?: string;
	readonly steps: Snippet;
	readonly corner: Snippet;
}

/** What each step of a round is given. */
export interface StepProps {
	readonly timeline: Timeline;
	readonly round: Round;
	readonly frame: Frame;
	readonly act: Act;
	/** Whether the round waits at this step, or it is only looked at again. */
	readonly current: boolean;
	/** Opens what lets people come and go. */
	readonly onpeople: () => void;
}
