/** Values for this visit, where the browser stores none, as in private mode. */
const forThisVisit = new Map<string, string>();

/** A preference of this phone, kept in localStorage beside the store; null if it is not set. */
export function recallHere(key: string): string | null {
	try {
		return forThisVisit.get(key) ?? localStorage.getItem(key);
	} catch {
		// no storage, or the page is being prerendered
		return null;
	}
}

/** Keeps a preference of this phone. */
export function rememberHere(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
		forThisVisit.delete(key);
	} catch {
		forThisVisit.set(key, value);
	}
}
