import { allAreas } from '#lib/ui/rulebook/texts.ts';
import { ready } from '#lib/words/words.svelte.ts';

export const load = () => ready('rules', 'house', 'house-editor', ...allAreas());
