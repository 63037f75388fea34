import { allAreas } from '#lib/ui/rulebook/texts.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';

export const load = () => loadMessages(...allAreas());
