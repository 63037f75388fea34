/** The outcome of something that a user can cause to fail. Only bugs are thrown. */
export type Result<T, E> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const no = <E>(error: E): Result<never, E> => ({ ok: false, error });
