import type { Locale } from '#lib/messages/locales.ts';
import { locale, setLanguage } from '#lib/messages/messages.svelte.ts';
import { LANGUAGE_KEY } from '#lib/app/follow-language.ts';
import { keepWords } from '#lib/app/pwa/language-cache.ts';
import { rememberHere } from './local-storage.ts';

/** Changes the language, and remembers it. @returns whether it could be fetched */
export async function chooseLanguage(language: Locale): Promise<boolean> {
	try {
		await setLanguage(language);
	} catch {
		return false;
	}
	// another may have been chosen on the way
	if (locale() !== language) return true;
	rememberHere(LANGUAGE_KEY, language);
	void keepWords();
	return true;
}
