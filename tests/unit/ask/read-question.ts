import { vi } from 'vitest';
import type { Locale } from '#lib/messages/locales.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';

/** A question as the referee of Temple reads it in a language, undefined if it finds nothing. */
export async function readIn(language: Locale, question: string) {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('ask');
	return askerOf('temple').ask(question, [])[0]?.question;
}
type Read = Awaited<ReturnType<typeof readIn>>;

/** The cards of a question, and whether it asks only about them. */
export function cardsIn(read: Read): string {
	const { play = [], table = [], asks = null } = read ?? {};
	return asks === null ? 'unsure' : `${play.join(' ')} on ${table.join(' ')}, ${asks}`;
}

/** The numbers of cards without their ranks, the play first. */
export const shapesIn = (read: Read): string | null =>
	read?.shapes ? `${read.shapes.play} on ${read.shapes.table}` : null;
