import { readFirstEvenings } from '#lib/app/chronicle/evening-list.svelte.ts';
import { session } from '#lib/app/table/session.svelte.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';
import type { PageLoad } from './$types';

/** Preloads the first evenings, except on the first page load and for an address with a search. */
export const load: PageLoad = async ({ url }) => {
	const isOpen = session.ready && session.trouble === null && url.search === '';
	const [first] = await Promise.all([isOpen ? readFirstEvenings() : null, loadMessages()]);
	return { first };
};
