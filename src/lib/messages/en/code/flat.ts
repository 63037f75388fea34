/** The flat screen: the phone lies in the middle of the table and each name faces its player. A
 * tile has room for two short lines. */
export default {
	/** Accessible name of a player’s tile. @param lines the visible text */
	tile: (name: string, lines: readonly string[]) => [name, ...lines].join(', ')
};
