import { allAreas } from '#lib/ui/rulebook/texts.ts';
import { ready } from '#lib/words/words.svelte.ts';

// an answer names the rules that it rests on, in whichever book they stand
export const load = () => ready('referee', 'refusals', 'house', 'house-meanings', ...allAreas());
