import type { Trouble } from '#lib/app/table/session.svelte.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('notes');

/** The message for a fault of the store where no entry is being stored. */
export const troubleText = (trouble: Trouble): string =>
	trouble === 'failed' ? m.notes.wentWrong : m.notes.troubles[trouble].what;
