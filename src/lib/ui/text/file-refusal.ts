import type { Catalogue } from '#lib/messages/catalogue.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('file-refusals');

/** The refused data: an import, or a stored record. */
type Thing = 'file' | 'link' | 'record';

/** A code of `src/lib/exchange`. A code without a message does not compile where it is used. */
export type RefusedCode = keyof Catalogue['file-refusals']['what'];

/** The code and its place in the file, to quote when asking for help. */
export const refusedAt = ({
	code,
	path
}: {
	readonly code: RefusedCode;
	readonly path: string | null;
}): string => m['file-refusals'].at(code, path);

/** The meaning of a refusal, and advice. */
export const refusedWords = (code: RefusedCode, it: Thing): { what: string; todo: string } => ({
	what: m['file-refusals'].what[code](it),
	todo: m['file-refusals'].todo[code](it)
});
