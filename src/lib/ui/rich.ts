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
		const end = rest.indexOf(MARKS[mark], before.length);
		const inner = rest.slice(before.length + 1, end === -1 ? undefined : end);
		found.push({
			text: inner.replace(/[\u2068\u2069\ue000\ue001]/g, ''),
			as: mark === '\u2068' ? 'name' : 'bold'
		});
		rest = end === -1 ? '' : rest.slice(end + 1);
	}
	return found;
}

/** A message without its marks. */
export const plain = (text: string): string =>
	pieces(text)
		.map((piece) => piece.text)
		.join('');
