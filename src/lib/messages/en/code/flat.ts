/** What ICU cannot say: a name put before a list. */
export default {
	/** Accessible name of a player’s tile. @param lines the visible text */
	tile: (name: string, lines: readonly string[]) => [name, ...lines].join(', ')
};
