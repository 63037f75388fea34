import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening } from '#lib/evening/state.ts';
import { LANGUAGES } from '#lib/messages/locales.ts';
import { locale } from '#lib/messages/messages.svelte.ts';
import { isolateName, nameOf } from './format.ts';

/** Marks within a message around a name with a direction of its own, and around bold text. Names
 * use Unicode's first strong isolate, which works in plain text too; bold uses private code
 * points. */
const MARKS = { '\u2068': '\u2069', '\ue000': '\ue001' } as const;
type OpeningMark = keyof typeof MARKS;

/** Marks a name within a sentence, so that it keeps its own direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A player's name, isolated for use within a sentence. */
export const isolatedName = (evening: Pick<Evening, 'people'>, player: PlayerId): string =>
	isolated(nameOf(evening, player));

export const isolatedNames = (
	evening: Pick<Evening, 'people'>,
	players: readonly PlayerId[]
): string[] => players.map((player) => isolatedName(evening, player));

/** Marks bold text within a sentence. */
export const bold = (text: string): string => `\ue000${text}\ue001`;

export interface Piece {
	readonly text: string;
	readonly as: 'plain' | 'name' | 'bold';
}

const MARK = new RegExp(`[${Object.keys(MARKS).join('')}]`);

/** Opens a left-to-right isolate, around a card in right-to-left text. It ends with the same mark
 * as a name. */
const LTR_ISOLATE = '\u2066';

/** Index of the closing mark for the mark at `start`, which may contain nested ones; -1 without
 * one. */
function endOf(text: string, start: number, mark: OpeningMark): number {
	let depth = 0;
	for (let i = start; i < text.length; i++) {
		if (text[i] === mark || (text[i] === LTR_ISOLATE && mark === '\u2068')) depth += 1;
		if (text[i] === MARKS[mark]) depth -= 1;
		if (depth === 0) return i;
	}
	return -1;
}

/** Removes the marks of names and bold text; keeps the isolates of cards. */
const withoutMarks = (text: string): string =>
	text.replace(/(\u2066[^\u2066-\u2069]*\u2069)|[\u2068\u2069\ue000\ue001]/g, '$1');

/** Removes all marks, for text that is stored. */
export const unmarked = (text: string): string => withoutMarks(text).replace(/[\u2066\u2069]/g, '');

/** Splits a message at its marks, which are removed. */
export function pieces(text: string): Piece[] {
	const found: Piece[] = [];
	let rest = text;
	while (rest !== '') {
		const start = rest.search(MARK);
		if (start === -1) return [...found, { text: rest, as: 'plain' }];
		if (start > 0) found.push({ text: rest.slice(0, start), as: 'plain' });
		const mark = rest[start] as OpeningMark;
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

/** Splits a message into as few pieces as rendering needs: a name whose direction is that of the
 * sentence needs no element of its own. Lists of evenings have hundreds of names. */
export function renderPieces(text: string): Piece[] {
	const isLtr = LANGUAGES[locale()].dir === 'ltr';
	const merged: Piece[] = [];
	for (const { text: part, as } of pieces(text)) {
		const isPlain = as === 'plain' || (as === 'name' && isLtr && isolateName(part) === part);
		const last = merged.at(-1);
		if (!isPlain) merged.push({ text: part, as });
		else if (last?.as !== 'plain') merged.push({ text: part, as: 'plain' });
		else merged[merged.length - 1] = { text: last.text + part, as: 'plain' };
	}
	return merged;
}

/** A message for use without markup, such as a label: names stay isolated where their direction
 * differs. */
export const plain = (text: string): string =>
	pieces(text)
		.map((piece) => (piece.as === 'plain' ? piece.text : isolateName(piece.text)))
		.join('');
