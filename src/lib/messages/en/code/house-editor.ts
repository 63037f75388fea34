/** House rules: list, editor, comparison, and changing the rules of an evening. */
export default {
	editor: {
		/** Default name of new house rules: Our Temple. */
		ours: (game: string) => `Our ${game.replace(/^The /, '')}`
	}
};
