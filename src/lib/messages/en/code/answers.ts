/** Short answers to questions in one’s own words, from the rules in force. Cards come as they are
 * shown: 2, K, Joker. */
export default {
	/** @param titles from the top place down, each with its number of places */
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`From the top: ${titles.map(([title, places]) => (places > 1 ? `${title} (${places})` : title)).join(', ')}.`
};
