import type { Refusal } from '#lib/evening/kind.ts';
import type { Round } from '#lib/evening/state.ts';
import type { Timeline, TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import type { Result } from '#lib/rules/result.ts';
import type { Snippet } from 'svelte';

/** Runs a command. Resolves with its entry once that is stored, or with the refusal. */
export type Act = (command: TimelineCommand) => Promise<Result<TimelineFact, Refusal>>;

/** What the screens of all steps have in common: props of `Screen`. */
export interface Frame {
	readonly title: string;
	readonly subtitle: string;
	readonly detail?: string;
	readonly steps: Snippet;
	readonly corner: Snippet;
}

/** The props of each step's screen. */
export interface StepProps {
	readonly timeline: Timeline;
	readonly round: Round;
	readonly frame: Frame;
	readonly act: Act;
	/** Whether the round is at this step; false while another step is looked at. */
	readonly current: boolean;
	/** Opens the sheet for people who come and go. */
	readonly onpeople: () => void;
}
