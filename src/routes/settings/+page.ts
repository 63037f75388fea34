import { PLACE_WORDS } from '#lib/messages/places.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';

export const load = () => loadMessages(...PLACE_WORDS.settings);
