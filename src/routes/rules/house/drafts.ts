import type { Draft } from '#lib/ui/house/draft.ts';

/** House rules that were left unsaved, by the place of their editor: they are there again when it is. */
export const drafts = new Map<string, Draft>();
