import { loadMessages } from '#lib/messages/messages.svelte.ts';

export const load = () => loadMessages('share', 'file-refusals', 'notes', 'house');
