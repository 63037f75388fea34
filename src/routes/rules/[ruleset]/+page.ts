import { areasOf } from '#lib/ui/rulebook/texts.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => loadMessages(...areasOf(params.ruleset));
