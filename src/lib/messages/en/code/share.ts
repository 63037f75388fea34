/** What ICU cannot say: a list with semicolons, and one of pairs. */
export default {
	picture: {
		alt: (standing: readonly string[]) =>
			`The places of every round, and how it ended: ${standing.join('; ')}`
	},

	/** The evening as a text, and the text of the picture. */
	summary: {
		points: (all: readonly (readonly [name: string, points: number])[]) =>
			`Points: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`
	}
};
