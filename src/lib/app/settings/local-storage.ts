/** What the browser does not keep, as in private mode, holds for this visit. */
const forNow = new Map<string, string>();

/** What is remembered of this phone and its people's wishes, beside the store; null where nothing is. */
export function recallHere(key: string): string | null {
	try {
		return forNow.get(key) ?? localStorage.getItem(key);
	} catch {
		// no storage here, or a page that is made beforehand
		return null;
	}
}

export function rememberHere(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
		forNow.delete(key);
	} catch {
		forNow.set(key, value);
	}
}
