import type { Draft } from '#lib/ui/house/draft.ts';

export interface UnsavedDraft {
	readonly draft: Draft;
	/** When the set was changed that it began with; undefined where there was none. */
	readonly since: number | undefined;
}

/** House rules that were left unsaved, by the place of their editor: they are there again when it
 * is. */
export const drafts = new Map<string, UnsavedDraft>();
