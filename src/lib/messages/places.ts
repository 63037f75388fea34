import type { Area } from './catalogue.ts';

/** What each place says when it is opened: asked for as soon as a finger is on the way to it, together with its files,
 * and not only when those are there. */
export const PLACE_WORDS = {
	table: [],
	referee: ['referee', 'refusals', 'house', 'house-meanings'],
	chronicle: ['archive', 'evenings'],
	rules: ['rules', 'house', 'house-editor'],
	settings: ['settings']
} as const satisfies Readonly<Record<string, readonly Area[]>>;
