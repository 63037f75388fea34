/** The shape of a part of the catalogue, where English is narrower than words of another language can be: a constant,
 * or one of two texts, is any text. */
export type Widened<T> = T extends string
	? string
	: T extends (...given: infer Given) => infer Said
		? (...given: Given) => Widened<Said>
		: T extends object
			? { readonly [Key in keyof T]: Widened<T[Key]> }
			: T;
