/** What ICU cannot say: a list of numbers, with a dash for an empty one. */
export default {
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`From ${players} players: ${counts.join(', ') || '–'}.`
};
