import type { Locale } from '#lib/words/locales.ts';
import { speak } from '#lib/words/words.svelte.ts';
import { LANGUAGE_KEY } from './follow-language.ts';
import { keepWords } from './keep-words.ts';

/** Changes the language, and remembers it where the browser lets it. @returns whether it could be fetched */
export async function chooseLanguage(language: Locale): Promise<boolean> {
	try {
		await speak(language);
	} catch {
		return false;
	}
	try {
		localStorage.setItem(LANGUAGE_KEY, language);
	} catch {
		// private mode: it holds for this visit
	}
	void keepWords();
	return true;
}
