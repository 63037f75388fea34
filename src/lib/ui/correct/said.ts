import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { nameOf } from '#lib/ui/words.ts';

/** A sentence with the names in it apart, each to be written in its own direction. */
export type Part = string | { readonly name: string };
export type Sentence = readonly Part[];

/** Who was there by either: a correction may leave someone out of the evening. */
export const everyone = (
	before: Pick<Evening, 'people'>,
	after: Pick<Evening, 'people'>
): Pick<Evening, 'people'> => ({ people: { ...before.people, ...after.people } });

/** A player's name within a sentence. */
export const named = (evening: Pick<Evening, 'people'>, player: PlayerId): Part => ({
	name: nameOf(evening, player)
});

/** said`${named(evening, ana)} deals.` */
export function said(
	texts: TemplateStringsArray,
	...parts: readonly (Part | Sentence | number)[]
): Sentence {
	const all = texts.flatMap((text, i): Part[] => {
		const part = parts[i];
		if (part === undefined) return [text];
		if (typeof part === 'number') return [text, String(part)];
		return typeof part === 'string' || 'name' in part ? [text, part] : [text, ...part];
	});
	return all.filter((part) => part !== '');
}

const lists = new Intl.ListFormat('en');

/** Ana, Ben, and Dee. */
export function listOf(parts: readonly Part[]): Sentence {
	let next = 0;
	const slots = lists.formatToParts(parts.map(String));
	return slots.map(({ type, value }) => (type === 'element' ? parts[next++]! : value));
}

/** The sentence as one text. */
export const plain = (sentence: Sentence): string =>
	sentence.map((part) => (typeof part === 'string' ? part : part.name)).join('');
