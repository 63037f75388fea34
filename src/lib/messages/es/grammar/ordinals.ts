/** 1.º, 2.º: of a place, which is masculine. */
export const nth = (n: number): string => `${n}.º`;

/** 1.er puesto, 2.º puesto. */
export const placed = (n: number): string => `${n === 1 || n === 3 ? `${n}.er` : nth(n)} puesto`;

/** A sentence with its first letter as it is within another. Those that come so begin with words of ours. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
