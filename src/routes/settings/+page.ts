import { SECTION_AREAS } from '#lib/messages/section-areas.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';

export const load = () => loadMessages(...SECTION_AREAS.settings);
