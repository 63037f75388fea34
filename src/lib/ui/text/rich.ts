import { LANGUAGES } from '#lib/messages/locales.ts';
import { locale } from '#lib/messages/messages.svelte.ts';
import { inPlain } from './format.ts';

/** Marks within a message: a name that is read in its own direction, and what is printed bold. The first pair are
 * Unicode's isolates, which do their work in plain text too. */
const MARKS = { '\u2068': '\u2069', '\ue000': '\ue001' } as const;
type Mark = keyof typeof MARKS;

/** A name within a sentence: read in its own direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** What stands out in a sentence. */
export const bold = (text: string): string => `\ue000${text}\ue001`;

export interface Piece {
	readonly text: string;
	readonly as: 'plain' | 'name' | 'bold';
}

const MARK = new RegExp(`[${Object.keys(MARKS).join('')}]`);

/** What opens another isolate, which ends as a name does: a card among words from right to left. */
const CARD = '\u2066';

/** Where the mark at `start` ends: within what it marks there may be more of its kind. */
function endOf(text: string, start: number, mark: Mark): number {
	let depth = 0;
	for (let i = start; i < text.length; i++) {
		if (text[i] === mark || (text[i] === CARD && mark === '\u2068')) depth += 1;
		if (text[i] === MARKS[mark]) depth -= 1;
		if (depth === 0) return i;
	}
	return -1;
}

/** Text without the marks of names and of what stands out. */
const withoutMarks = (text: string): string =>
	text.replace(/(\u2066[^\u2066-\u2069]*\u2069)|[\u2068\u2069\ue000\ue001]/g, '$1');

/** Text without any marks, as it is kept. */
export const unmarked = (text: string): string => withoutMarks(text).replace(/[\u2066\u2069]/g, '');

/** A message in the pieces that its marks make of it, without the marks. */
export function pieces(text: string): Piece[] {
	const found: Piece[] = [];
	let rest = text;
	while (rest !== '') {
		const start = rest.search(MARK);
		if (start === -1) return [...found, { text: rest, as: 'plain' }];
		if (start > 0) found.push({ text: rest.slice(0, start), as: 'plain' });
		const mark = rest[start] as Mark;
		const end = endOf(rest, start, mark);
		const inner = rest.slice(start + 1, end === -1 ? undefined : end);
		found.push({
			text: withoutMarks(inner),
			as: mark === '\u2068' ? 'name' : 'bold'
		});
		rest = end === -1 ? '' : rest.slice(end + 1);
	}
	return found;
}

/** A message in the pieces that are drawn: names that read from left to right as the sentence does need no element of
 * their own, which lists of evenings have by the hundred. */
export function drawn(text: string): Piece[] {
	const isFromLeft = LANGUAGES[locale()].dir === 'ltr';
	const all: Piece[] = [];
	for (const { text: part, as } of pieces(text)) {
		const needsNone = as === 'plain' || (as === 'name' && isFromLeft && inPlain(part) === part);
		const last = all.at(-1);
		if (!needsNone) all.push({ text: part, as });
		else if (last?.as !== 'plain') all.push({ text: part, as: 'plain' });
		else all[all.length - 1] = { text: last.text + part, as: 'plain' };
	}
	return all;
}

/** A message without markup: names in it stay apart where they have to. */
export const plain = (text: string): string =>
	pieces(text)
		.map((piece) => (piece.as === 'plain' ? piece.text : inPlain(piece.text)))
		.join('');
