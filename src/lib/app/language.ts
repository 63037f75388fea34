import type { Locale } from '#lib/words/locales.ts';
import { speak } from '#lib/words/words.svelte.ts';
import { keepWords } from './keep-words.ts';

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
