import { ready } from '#lib/words/words.svelte.ts';

export const load = () => ready('referee', 'refusals', 'house', 'house-meanings');
