import { ready } from '#lib/words/words.svelte.ts';

export const load = () => ready('share', 'refused', 'notes', 'house');
