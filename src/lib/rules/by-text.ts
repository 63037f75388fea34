/** A JSON object whose keys may be any text, such as the titles that a table made up. It can be
 * read by a literal, but not by a `string`: that would also find what every object has, such as
 * `constructor`. `lookUp` finds only what was put in. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `${string}` is the same as string
export type ByText<V> = Readonly<Record<`${any}`, V>>;

/** The value of a text; undefined if there is none. */
export const lookUp = <V>(table: ByText<V> | undefined, text: string): V | undefined =>
	table !== undefined && Object.hasOwn(table, text) ? table[text as `${never}`] : undefined;
