/** Where tile `i` of `n` stands, clockwise from the top: column 1 to 3 and its first of two half rows. The middle
 * column holds the top tile and, for even n, the bottom one; the rest stand at the sides. */
export function ringPlace(i: number, n: number): { column: number; row: number } {
	const side = Math.ceil((n - 2) / 2);
	if (i === 0) return { column: 2, row: 1 };
	if (i <= side) return { column: 3, row: 2 * i };
	if (n % 2 === 0 && i === side + 1) return { column: 2, row: 2 * side + 1 };
	return { column: 1, row: 2 * (n - i) };
}

/** The half rows of a ring of `n`. */
export const ringRows = (n: number): number => 2 * Math.ceil((n - 2) / 2) + (n % 2 === 0 ? 2 : 1);

/** The middle of tile `i` of `n`, in parts of the ring's width and height. */
export function ringCentre(i: number, n: number): { x: number; y: number } {
	const { column, row } = ringPlace(i, n);
	return { x: (2 * column - 1) / 6, y: row / ringRows(n) };
}
