/** A sentence on each option value. */
export default {
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`From ${players} players: ${counts.join(', ') || '–'}.`
};
