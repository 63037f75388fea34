import type { Draft } from '#lib/ui/house/draft.ts';

export interface UnsavedDraft {
	readonly draft: Draft;
	/** The `changedAt` of the set that is edited; undefined for a new set. */
	readonly since: number | undefined;
}

/** Unsaved house rules by the key of their editor, which shows them again when it is reopened. */
export const drafts = new Map<string, UnsavedDraft>();
