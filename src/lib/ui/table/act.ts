import type { Refusal } from '#lib/evening/kind.ts';
import type { TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import type { Result } from '#lib/rules/result.ts';

/** Runs a command. Resolves with its entry once that is stored, or with the refusal. */
export type Act = (command: TimelineCommand) => Promise<Result<TimelineFact, Refusal>>;
