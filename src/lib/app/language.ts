import type { Locale } from '#lib/words/locales.ts';
import { locale, speak } from '#lib/words/words.svelte.ts';
import { keepWords } from './keep-words.ts';
import { rememberHere } from './on-phone.ts';

/** app.html reads it before the first paint. */
const KEY = 'courtbook-language';

/** Changes the language, and remembers it. @returns whether it could be fetched */
export async function chooseLanguage(language: Locale): Promise<boolean> {
	try {
		await speak(language);
	} catch {
		return false;
	}
	// another may have been chosen on the way
	if (locale() !== language) return true;
	rememberHere(KEY, language);
	void keepWords();
	return true;
}

/** Follows the choice of another tab. @returns how to stop */
export function followLanguage(): () => void {
	const follow = ({ key, newValue }: StorageEvent) => {
		// what cannot be fetched now is asked for again by the next visit
		if (key === KEY && newValue !== null) speak(newValue).catch(() => undefined);
	};
	addEventListener('storage', follow);
	return () => removeEventListener('storage', follow);
}
