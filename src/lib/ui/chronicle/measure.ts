import { emsOf } from '#lib/ui/text/width.ts';
import { inLanguage } from '#lib/ui/text/format.ts';

/** A typeface of the app. Its size is in the unit of the widths. */
export interface Font {
	readonly family: 'sans' | 'serif';
	readonly size: number;
	readonly weight: number;
}

/** Both with a fallback, as text outside of a page has no style sheet. */
export const FAMILIES = {
	sans: 'Figtree, system-ui, sans-serif',
	serif: 'Fraunces, Georgia, serif'
} as const;

let context: CanvasRenderingContext2D | null | undefined;

/** The page's own typeface where it has one: until its fonts are there, and in other scripts, it
 * differs. */
const familyOf = (family: Font['family']): string =>
	family === 'sans'
		? getComputedStyle(document.documentElement).fontFamily || FAMILIES.sans
		: FAMILIES.serif;

/** The width of a text in one line; estimated where there is no canvas. */
export function widthOf(text: string, { family, size, weight }: Font): number {
	if (typeof document !== 'undefined')
		context ??= document.createElement('canvas').getContext('2d');
	if (!context) return emsOf(text) * size;
	context.font = `${weight} ${size}px ${familyOf(family)}`;
	return context.measureText(text).width;
}

const letters = inLanguage((tag) => new Intl.Segmenter(tag));
const parts = inLanguage((tag) => new Intl.Segmenter(tag, { granularity: 'word' }));

/** The text, shortened with an ellipsis if it is wider than the room. */
export function fitText(text: string, font: Font, room: number): string {
	if (widthOf(text, font) <= room) return text;
	const kept = [...letters().segment(text)].map(({ segment }) => segment);
	while (kept.length > 1 && widthOf(`${kept.join('')}…`, font) > room) kept.pop();
	return `${kept.join('').trimEnd()}…`;
}

/** Breaks a text into lines between words, or where its language allows it without spaces. A word
 * that is wider than the room is shortened. */
function wrapText(text: string, font: Font, room: number): string[] {
	const lines = [''];
	// punctuation stays with the word before it
	const words: string[] = [];
	for (const { segment, isWordLike } of parts().segment(text))
		if (isWordLike === false && segment.trim() !== '' && words.length > 0)
			words[words.length - 1] += segment;
		else words.push(segment);
	for (const word of words) {
		const longer = lines.at(-1)! + word;
		if (widthOf(longer.trimEnd(), font) <= room || lines.at(-1)!.trim() === '')
			lines[lines.length - 1] = longer;
		else lines.push(word.trimStart());
	}
	return lines.map((line) => fitText(line.trim(), font, room)).filter((line) => line !== '');
}

/** The same lines, about equally long. */
function balanced(text: string, font: Font, room: number, lines: readonly string[]) {
	if (lines.length === 1) return lines;
	let best = lines;
	for (let less = room; less > room / 2; less -= font.size / 3) {
		const tried = wrapText(text, font, less);
		if (tried.length > lines.length || tried.some((line) => line.endsWith('…'))) break;
		best = tried;
	}
	return best;
}

/** The largest of some sizes at which a text fits into so many lines; the smallest one, shortened,
 * if it fits at none.
 * @param sizes the largest first */
export function fitLines(
	text: string,
	font: Omit<Font, 'size'>,
	sizes: readonly number[],
	room: number,
	most: number
): { readonly size: number; readonly lines: readonly string[] } {
	for (const size of sizes) {
		const lines = wrapText(text, { ...font, size }, room);
		if (lines.length <= most && lines.every((line) => !line.endsWith('…')))
			return { size, lines: balanced(text, { ...font, size }, room, lines) };
	}
	const size = sizes.at(-1)!;
	const lines = wrapText(text, { ...font, size }, room);
	const rest = lines.slice(most - 1).join(' ');
	return {
		size,
		lines: [...lines.slice(0, most - 1), fitText(rest, { ...font, size }, room)].slice(0, most)
	};
}
