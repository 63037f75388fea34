import { PLACE_WORDS } from '#lib/words/places.ts';
import { ready } from '#lib/words/words.svelte.ts';

export const load = () => ready(...PLACE_WORDS.settings);
