/** What ICU cannot say: a list of pairs: each title with its number of places. */
export default {
	/** @param titles from the top place down, each with its number of places */
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`From the top: ${titles.map(([title, places]) => (places > 1 ? `${title} (${places})` : title)).join(', ')}.`
};
