import type { Locale } from '#lib/words/locales.ts';
import { speak } from '#lib/words/words.svelte.ts';

/** app.html reads it before the first paint. */
const KEY = 'courtbook-language';

/** Changes the language, and remembers it where the browser lets it. @returns whether it could be fetched */
export async function chooseLanguage(language: Locale): Promise<boolean> {
	try {
		await speak(language);
	} catch {
		return false;
	}
	try {
		localStorage.setItem(KEY, language);
	} catch {
		// private mode: it holds for this visit
	}
	return true;
}
