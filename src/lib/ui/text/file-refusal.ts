import type { Catalogue } from '#lib/messages/catalogue.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** What came from outside, or out of the store. */
type Thing = 'file' | 'link' | 'record';

/** Why something is not let in, as a code of import and export; one that has no words is an error of types where it is looked
 * up. */
export type RefusedCode = keyof Catalogue['file-refusals']['what'];

/** The code, and where it is: for whoever is asked for help. */
export const refusedAt = ({
	code,
	path
}: {
	readonly code: RefusedCode;
	readonly path: string | null;
}): string => m['file-refusals'].at(code, path);

/** What a refusal means, and what to do about it. */
export const refusedWords = (code: RefusedCode, it: Thing): { what: string; todo: string } => ({
	what: m['file-refusals'].what[code](it),
	todo: m['file-refusals'].todo[code](it)
});
