import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { askToPersist, isInstalled } from '#lib/app/backup/persistence.ts';
import { preferences } from '#lib/app/settings/preferences.svelte.ts';
import { giveFeedback, unlockSound } from './feedback.ts';
import { session } from './session.svelte.ts';

/** Runs a command of the people at the table, with sound and vibration as set.
 * @returns the fact or a refusal, once the entry is stored or in memory with `session.trouble`
 * set */
export async function act(command: TimelineCommand) {
	if (preferences.sound) unlockSound();
	const answer = await session.act(command);
	if (!answer.ok) return answer;
	giveFeedback(command, session.evening, preferences);
	const { type } = command;
	// the installed app also asks after a round, because many evenings are never closed
	if (type === 'closeEvening' || (type === 'confirmRound' && isInstalled())) void askToPersist();
	return answer;
}
