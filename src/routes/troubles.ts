import type { Trouble } from '#lib/app/table/session.svelte.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('notes');

/** What a trouble with the store means where no entry is being stored. */
export const troubleText = (trouble: Trouble): string =>
	trouble === 'failed' ? m.notes.wentWrong : m.notes.troubles[trouble].what;
