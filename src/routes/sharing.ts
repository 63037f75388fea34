import { presence } from '#lib/app/reach/presence.svelte.ts';
import { isInClub, rememberedRoom } from '#lib/app/reach/remembered-room.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';
import PhonesBadge from './PhonesBadge.svelte';
import SharedNewsNote from './SharedNewsNote.svelte';

/** Adds the state and news of a shared table to the screens. */
export async function showSharing(): Promise<void> {
	await loadMessages();
	presence.Badge = PhonesBadge;
	presence.News = SharedNewsNote;
}

/** Resumes the shared table and the club of the last visit. */
export function resumeSharing(): void {
	if (rememberedRoom() !== null) {
		void showSharing();
		void import('#lib/app/reach/live.svelte.ts').then(({ live }) => live.resume());
	}
	if (isInClub()) void import('#lib/app/reach/club.svelte.ts').then(({ club }) => club.resume());
}
