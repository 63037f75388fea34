import type { Refusal } from '#lib/evening/kind.ts';
import type { TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import type { Result } from '#lib/rules/result.ts';
import type { Snippet } from 'svelte';

/** Asks for a command; resolves when it is stored or refused. */
export type Act = (command: TimelineCommand) => Promise<Result<TimelineFact, Refusal>>;

/** What all steps of a round have around them. */
export interface Frame {
	readonly title: string;
	readonly subtitle: string;
	readonly steps: Snippet;
	readonly corner: Snippet;
}
