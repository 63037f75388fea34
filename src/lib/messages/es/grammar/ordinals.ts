/** Ordinal of a place (masculine): 1.º, 2.º. */
export const nth = (n: number): string => `${n}.º`;

/** 1.er puesto, 2.º puesto. */
export const placed = (n: number): string => `${n === 1 || n === 3 ? `${n}.er` : nth(n)} puesto`;

/** Lowers the first letter of a sentence that continues another. Only for our own sentences, not
 * for names. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
