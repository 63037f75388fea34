import { inPlain } from './words.ts';

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

const isMark = (letter: string): letter is Mark => Object.hasOwn(MARKS, letter);

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
		const start = [...rest].findIndex(isMark);
		if (start === -1) return [...found, { text: rest, as: 'plain' }];
		const before = [...rest].slice(0, start).join('');
		if (before !== '') found.push({ text: before, as: 'plain' });
		const mark = rest[before.length] as Mark;
		const end = endOf(rest, before.length, mark);
		const inner = rest.slice(before.length + 1, end === -1 ? undefined : end);
		found.push({
			text: withoutMarks(inner),
			as: mark === '\u2068' ? 'name' : 'bold'
		});
		rest = end === -1 ? '' : rest.slice(end + 1);
	}
	return found;
}

/** A message without markup: names in it stay apart where they have to. */
export const plain = (text: string): string =>
	pieces(text)
		.map((piece) => (piece.as === 'plain' ? piece.text : inPlain(piece.text)))
		.join('');
