import { ready } from '#lib/words/words.svelte.ts';

export const load = () => ready('archive', 'people');
