/** Faults of the store. `missing`: the browser has none; `forbidden`: it does not let the page have
 * one; `unopened`: it fails to open; `blocked`: an older tab holds it; `newer`: a newer version of
 * the app has upgraded it; `full`; `lost`: it was deleted or closed under the app; `failed`: a
 * transaction failed. */
export type Trouble =
	'missing' | 'forbidden' | 'unopened' | 'blocked' | 'newer' | 'full' | 'lost' | 'failed';

export class StorageError extends Error {
	override name = 'StorageError';
	constructor(
		readonly trouble: Trouble,
		cause?: unknown
	) {
		super(trouble, { cause });
	}
}

export const errorName = (error: unknown): string =>
	error instanceof Error || error instanceof DOMException ? error.name : '';

/** The fault that an error of IndexedDB stands for. */
export function troubleOf(error: unknown): Trouble {
	if (error instanceof StorageError) return error.trouble;
	const name = errorName(error);
	if (name === 'QuotaExceededError') return 'full';
	if (name === 'VersionError') return 'newer';
	if (name === 'InvalidStateError' || name === 'NotFoundError') return 'lost';
	return name === 'SecurityError' || name === 'NotSupportedError' ? 'forbidden' : 'failed';
}

/** The fault that an error while opening the store stands for. */
export function openTroubleOf(error: unknown): Trouble {
	const trouble = troubleOf(error);
	// older private windows of Firefox refuse with an InvalidStateError
	if (trouble === 'lost') return 'forbidden';
	return trouble === 'failed' ? 'unopened' : trouble;
}
