/** The approximate width of a character in em, in Figtree bold, for most rounded up. */
function width(letter: string): number {
	if (/[ijlI'’.\s]/.test(letter)) return 0.27;
	if (/[frt-]/.test(letter)) return 0.41;
	if (/[aceksvxz]/.test(letter)) return 0.54;
	if (/[mwMW]/.test(letter)) return 0.88;
	// East Asia's
	if (/[⺀-￯]/.test(letter)) return 1.1;
	return /\p{Lu}/u.test(letter) ? 0.71 : 0.59;
}

/** The estimated width of a text in one line, in em of its letters. */
export const emsOf = (text: string): number =>
	[...text].reduce((sum, letter) => sum + width(letter), 0);

/** The estimated width in em of a text that may break after each word and hyphen: that of the
 * longest. */
export const emsOfWord = (text: string): number => Math.max(...text.split(/(?<=[\s-])/).map(emsOf));
