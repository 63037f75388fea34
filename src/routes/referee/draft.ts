import { RefereeDraft } from '#lib/ui/referee/referee-draft.svelte.ts';

/** What is being asked, for the way back from a rule. */
export const draft = new RefereeDraft();
