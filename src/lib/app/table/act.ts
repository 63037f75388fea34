import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { askToPersist, isInstalled } from '#lib/app/backup/persistence.ts';
import { preferences } from '#lib/app/settings/preferences.svelte.ts';
import { session } from './session.svelte.ts';

const wantsFeedback = () => preferences.sound || preferences.vibration;
/** Sound and vibration, loaded only on phones that want them. */
let feedback: typeof import('./feedback.ts') | undefined;
async function loadFeedback(): Promise<void> {
	try {
		feedback ??= await import('./feedback.ts');
	} catch {
		// offline before it was stored: the round goes on without
	}
}
// before the first tap, with which the sound has to be unlocked
if (wantsFeedback()) void loadFeedback();

/** Runs a command of the people at the table, with sound and vibration as set.
 * @returns the fact or a refusal, once the entry is stored or in memory with `session.trouble`
 * set */
export async function act(command: TimelineCommand) {
	if (preferences.sound) feedback?.unlockSound();
	const answer = await session.act(command);
	if (!answer.ok) return answer;
	if (wantsFeedback()) {
		await loadFeedback();
		feedback?.giveFeedback(command, session.evening, preferences);
	}
	const { type } = command;
	// the installed app also asks after a round, because many evenings are never closed
	if (type === 'closeEvening' || (type === 'confirmRound' && isInstalled())) void askToPersist();
	return answer;
}
