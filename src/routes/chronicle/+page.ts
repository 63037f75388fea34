import { readFirstEvenings } from '#lib/app/chronicle/evening-list.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { SECTION_AREAS } from '#lib/messages/section-areas.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';
import type { PageLoad } from './$types';

/** The lines are there as soon as the screen: read from the press of a finger on. A page that was there before the app
 * waits for nothing, nor does one that asks for some. */
export const load: PageLoad = async ({ url }) => {
	const isOpen = session.ready && session.trouble === null && url.search === '';
	const [first] = await Promise.all([
		isOpen ? readFirstEvenings() : null,
		loadMessages(...SECTION_AREAS.chronicle)
	]);
	return { first };
};
