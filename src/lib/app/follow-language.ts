import { isLocale } from '#lib/messages/locales.ts';
import { locale, setLanguage } from '#lib/messages/messages.svelte.ts';
import { recallHere } from './settings/local-storage.ts';

/** app.html reads it before the first paint. */
export const LANGUAGE_KEY = 'courtbook-language';

/** Follows the choice of another tab. @returns how to stop */
export function followLanguage(): () => void {
	const follow = ({ key, newValue }: StorageEvent) => {
		// what cannot be fetched now is asked for again by the next visit
		if (key === LANGUAGE_KEY && newValue !== null) setLanguage(newValue).catch(() => undefined);
	};
	addEventListener('storage', follow);
	// before anybody followed
	const chosen = recallHere(LANGUAGE_KEY) ?? locale();
	if (isLocale(chosen) && chosen !== locale()) setLanguage(chosen).catch(() => undefined);
	return () => removeEventListener('storage', follow);
}
