/** The players round the table, read off their tiles. */

/** The content of a tile in Seats: the player, and the chair to move to. */
const GOAL = /^(.*): (stays|takes .*)$/;

interface Tile {
	readonly name: string;
	/** Its centre. */
	readonly x: number;
	readonly y: number;
}

/** The names of the tiles, clockwise from the topmost. */
export function clockwise(tiles: readonly Tile[]): string[] {
	const middle = (side: 'x' | 'y') =>
		(Math.min(...tiles.map((one) => one[side])) + Math.max(...tiles.map((one) => one[side]))) / 2;
	const [x, y] = [middle('x'), middle('y')];
	// 0 at the top, growing clockwise: y grows downwards on a screen
	const turn = (one: Tile) =>
		(Math.atan2(one.x - x, y - one.y) + 2 * Math.PI + 1e-6) % (2 * Math.PI);
	return tiles.toSorted((a, b) => turn(a) - turn(b)).map(({ name }) => name);
}

/** The players in the chairs to which their tiles send them, clockwise; outside of Seats, the
 * players who sit there. Throws where two are sent to one chair. */
export function seatedBy(labels: readonly string[]): string[] {
	const parts = labels.map((label) => GOAL.exec(label) ?? ['', label, '']);
	const who = parts.map(([, label]) => label!.split(', ')[0]!);
	const at = (chair: number) => who[(chair + who.length) % who.length];
	const goals = parts.map(([, , does], chair) => {
		const owner = /^takes (.*)’s chair$/.exec(does!)?.[1];
		if (owner !== undefined) return who.indexOf(owner);
		const [, left, right] = /^takes the free chair between (.*) and (.*)$/.exec(does!) ?? [];
		if (left === undefined) return chair;
		// players who move are not named as neighbours
		const beside = (i: number, step: number) =>
			at(i + step) === who[chair] ? at(i + 2 * step) : at(i + step);
		return who.findIndex((_, i) => beside(i, -1) === left && beside(i, 1) === right);
	});
	const isChair = (chair: number) => goals.filter((goal) => goal === chair).length === 1;
	if (!labels.every((_, chair) => isChair(chair))) throw new Error(labels.join(' | '));
	return labels.map((_, chair) => parts[goals.indexOf(chair)]![1]!);
}
