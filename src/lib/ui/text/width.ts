/** The widths of characters of Figtree's bold weight in em, for most a little more than they take. */
const WIDTHS = [
	[/[ijlI'’.\s]/, 0.27],
	[/[frt-]/, 0.41],
	[/[aceksvxz]/, 0.54],
	[/[mwMW]/, 0.88],
	// East Asia's
	[/[⺀-￯]/, 1.1],
	[/\p{Lu}/u, 0.71],
	[/./s, 0.59]
] as const;

/** The estimated width of a text in one line, in em of its letters. */
export const emsOf = (text: string): number =>
	[...text].reduce((sum, one) => sum + WIDTHS.find(([such]) => such.test(one))![1], 0);

/** The estimated width in em of a text in two lines, broken after a space or hyphen; in one line where it has none. */
export const emsInTwoLines = (text: string): number =>
	Math.min(
		...[...text.matchAll(/[\s-]|$/g)].map(({ index }) =>
			Math.max(emsOf(text.slice(0, index + 1)), emsOf(text.slice(index + 1)))
		)
	);
