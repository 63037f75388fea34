import { areasOf } from '#lib/ui/rulebook/texts.ts';
import { ready } from '#lib/words/words.svelte.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) =>
	ready('rules', 'house', 'house-meanings', ...areasOf(params.ruleset));
