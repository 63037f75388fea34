/** The number of half rows in a ring of `n` tiles, 3 to 12. A tile is two half rows high. The middle column holds the top
 * tile and, for even n, the bottom one; the others stand at the sides. Small rings leave room in the middle. */
export function ringRows(n: number): number {
	return n <= 4 ? 2 * (n - 1) : n;
}

/** The number of half rows between the top and the bottom tile. */
export const middleRows = (n: number): number => ringRows(n) - (n % 2 === 0 ? 4 : 2);

/** The grid position of tile `i` of `n`, clockwise from the top: its column, 1 to 3, and the first of its two half rows. */
export function ringPlace(i: number, n: number): { column: number; row: number } {
	const side = Math.ceil((n - 2) / 2);
	if (i === 0) return { column: 2, row: 1 };
	if (n % 2 === 0 && i === side + 1) return { column: 2, row: ringRows(n) - 1 };
	const down = i <= side ? i : n - i;
	return { column: i <= side ? 3 : 1, row: n <= 4 ? 3 : 2 * down };
}

/** The centre of tile `i` of `n`, as fractions of the ring's width and height. */
export function ringCentre(i: number, n: number): { x: number; y: number } {
	const { column, row } = ringPlace(i, n);
	return { x: (2 * column - 1) / 6, y: row / ringRows(n) };
}
