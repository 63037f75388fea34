import { storeLanguage } from '#lib/app/pwa/service-worker.ts';
import { isLocale, type Locale } from '#lib/messages/locales.ts';
import { locale, setLanguage } from '#lib/messages/messages.svelte.ts';
import { recallHere, rememberHere } from './local-storage.ts';

/** app.html reads it before the first paint. */
const LANGUAGE_KEY = 'courtbook-language';

/** Changes the language and remembers it. @returns false if its messages cannot be loaded */
export async function chooseLanguage(language: Locale): Promise<boolean> {
	try {
		await setLanguage(language);
	} catch {
		return false;
	}
	// another language may have been chosen meanwhile
	if (locale() !== language) return true;
	rememberHere(LANGUAGE_KEY, language);
	storeLanguage();
	return true;
}

/** Follows the choice of other tabs. @returns a function that stops it */
export function followLanguage(): () => void {
	// if it cannot be loaded now, the next visit tries again
	const change = (language: string) => void setLanguage(language).catch(() => undefined);
	const listener = ({ key, newValue }: StorageEvent) => {
		if (key === LANGUAGE_KEY && newValue !== null) change(newValue);
	};
	addEventListener('storage', listener);
	// changed between the first paint and now
	const chosen = recallHere(LANGUAGE_KEY) ?? locale();
	if (isLocale(chosen) && chosen !== locale()) change(chosen);
	return () => removeEventListener('storage', listener);
}
