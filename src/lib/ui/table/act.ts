import type { Refusal } from '#lib/evening/kind.ts';
import type { TimelineCommand, TimelineFact } from '#lib/evening/timeline.ts';
import type { Result } from '#lib/rules/result.ts';

/** Runs a command. Resolves with its entry once that is stored, or with the refusal. At a shared
 * table another phone may store it: then it resolves with null. `not-yours`: only another seat may
 * give the command. */
export type Act = (
	command: TimelineCommand
) => Promise<Result<TimelineFact | null, Refusal | 'not-yours'>>;

/** Runs commands in order until one is refused. Resolves with the refusal, or null. */
export async function actInOrder(
	act: Act,
	commands: readonly TimelineCommand[]
): Promise<Refusal | 'not-yours' | null> {
	for (const command of commands) {
		const answer = await act(command);
		if (!answer.ok) return answer.error;
	}
	return null;
}
