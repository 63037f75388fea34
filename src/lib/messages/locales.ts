interface Language {
	/** Its own name for itself. */
	readonly name: string;
	readonly dir: 'ltr' | 'rtl';
	/** Whether a native speaker has read all of it. */
	readonly reviewed: boolean;
}

/** The languages of the app by BCP 47 tag. `src/app.html` repeats the tags and the right-to-left
 * ones, because it applies the language before any module loads. */
export const LANGUAGES = {
	en: { name: 'English', dir: 'ltr', reviewed: true },
	de: { name: 'Deutsch', dir: 'ltr', reviewed: false },
	fr: { name: 'Français', dir: 'ltr', reviewed: false },
	es: { name: 'Español', dir: 'ltr', reviewed: false },
	ja: { name: '日本語', dir: 'ltr', reviewed: false },
	'zh-Hans': { name: '简体中文', dir: 'ltr', reviewed: false },
	ko: { name: '한국어', dir: 'ltr', reviewed: false },
	he: { name: 'עברית', dir: 'rtl', reviewed: false }
} as const satisfies Record<string, Language>;
export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as Locale[];

export const isLocale = (tag: string): tag is Locale => Object.hasOwn(LANGUAGES, tag);
