import type { Trouble } from '#lib/app/table/session.svelte.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('house-editor', 'notes');

/** A fault of the store, and its consequence for house rules. */
export const notStored = (trouble: Trouble, meaning: string): string =>
	m['house-editor'].trouble(m.notes.troubles[trouble].what, meaning);
