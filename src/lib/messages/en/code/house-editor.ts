/** What ICU cannot say: a name without its article. */
export default {
	editor: {
		/** Default name of new house rules: Our Temple. */
		ours: (game: string) => `Our ${game.replace(/^The /, '')}`
	}
};
