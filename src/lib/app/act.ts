import { isFinished } from '#lib/evening/round.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { ready } from '#lib/words/words.svelte.ts';
import type { Feeling } from './feedback.ts';
import { preferences } from './preferences.svelte.ts';
import { table } from './table.svelte.ts';

function feelingOf(command: TimelineCommand): Feeling | null {
	if (command.type === 'undo') return 'undone';
	if (command.type !== 'recordExit') return null;
	const round = table.evening?.round;
	return round && isFinished(round) ? 'over' : 'out';
}

/** What people do at the table: it is stored, and then felt and heard where that is wanted. What only that needs is
 * loaded with the first of it. */
export async function act(command: TimelineCommand) {
	const answer = await table.act(command);
	if (!answer.ok) {
		// the reason is about to be shown
		await ready('refusals');
		return answer;
	}
	const feeling = feelingOf(command);
	if (feeling !== null && (preferences.sound || preferences.vibration))
		void import('./feedback.ts').then(({ feel }) => feel(feeling, preferences));
	if (command.type === 'closeEvening')
		void import('./keeping.svelte.ts').then(({ askToKeep }) => askToKeep());
	return answer;
}
