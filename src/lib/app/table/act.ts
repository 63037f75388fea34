import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';
import { preferences } from '#lib/app/settings/preferences.svelte.ts';
import { table } from './session.svelte.ts';

/** What people do at the table: it is stored, and then felt and heard where that is wanted. What only that needs is
 * loaded with the first of it. */
export async function act(command: TimelineCommand) {
	const answer = await table.act(command);
	if (!answer.ok) {
		// the reason is about to be shown
		await loadMessages('refusals');
		return answer;
	}
	const { evening } = table;
	if (preferences.sound || preferences.vibration)
		void import('./feedback.ts').then(({ feelDone }) => feelDone(command, evening, preferences));
	if (command.type === 'closeEvening')
		void import('#lib/app/backup/persistence.svelte.ts').then(({ askToKeep }) => askToKeep());
	return answer;
}
