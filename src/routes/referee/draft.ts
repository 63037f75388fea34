import { RefereeDraft } from '#lib/ui/referee/referee-draft.svelte.ts';

/** The open question, kept while the user looks up a rule. */
export const draft = new RefereeDraft();
