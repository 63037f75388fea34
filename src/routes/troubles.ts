import type { Trouble } from '#lib/app/table/session.svelte.ts';
import { hasMessages, m } from '#lib/messages/messages.svelte.ts';

interface TroubleWords {
	readonly what: string;
	readonly todo: string;
}

/** What a trouble with the store means, and what to do about it; nothing as long as +layout.svelte fetches the words. */
export const troubleWords = (trouble: Trouble): TroubleWords =>
	hasMessages('notes') ? m.notes.troubles[trouble] : { what: '', todo: '' };

/** What it means away from the table, where no entry is being stored. */
export const troubleText = (trouble: Trouble): string =>
	trouble === 'failed' ? m.notes.wentWrong : troubleWords(trouble).what;
