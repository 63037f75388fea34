import type { Area } from './catalogue.ts';

/** The catalogues that each section of the app needs when it opens. A touch on its tab fetches them
 * together with the code of the page, instead of after it. */
export const SECTION_AREAS = {
	table: [],
	referee: ['referee', 'refusals', 'house', 'house-meanings'],
	chronicle: ['archive', 'evenings'],
	rules: ['rules', 'house', 'house-editor'],
	settings: ['settings']
} as const satisfies Readonly<Record<string, readonly Area[]>>;
