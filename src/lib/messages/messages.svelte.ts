import { untrack } from 'svelte';
import type { Area, Catalogue } from './catalogue.ts';
import english from './en/index.ts';
import { isLocale, LANGUAGES, type Locale } from './locales.ts';

/** The catalogues of a language by file: one per area, each loaded on its own. */
type Files = Readonly<Record<string, () => Promise<{ default: object }>>>;
/** The other languages: the visits in English need not know their files. */
const others = import.meta.glob<{ default: Files }>(['./*/index.ts', '!./en/index.ts']);

async function filesOf(language: Locale): Promise<Files> {
	const load = others[`./${language}/index.ts`];
	return load === undefined ? english : (await load()).default;
}

/** English with every message in brackets, for tests that look for text outside of the
 * catalogues. */
const PSEUDO = 'en-XA';
type LanguageTag = Locale | typeof PSEUDO;

/** The language for a tag that app.html, another tab or a test names; English if we have no such
 * language. */
const toLanguage = (tag: string): LanguageTag => (isLocale(tag) || tag === PSEUDO ? tag : 'en');
const pageLanguage = (): LanguageTag =>
	toLanguage(typeof document === 'undefined' ? 'en' : document.documentElement.lang);

let current = $state.raw<LanguageTag>(pageLanguage());
/** The loaded catalogues, all in the current language. */
let loaded: Partial<Catalogue> = {};
/** Version counter of the loaded catalogues. */
let loadedVersion = $state(0);
/** The language last asked for; its catalogues may still be loading. */
let requested: LanguageTag = pageLanguage();

async function readCatalogue(language: LanguageTag, area: Area): Promise<object> {
	const files = await filesOf(language === PSEUDO ? 'en' : language);
	const load = files[`./${area}.ts`];
	if (load === undefined) throw new Error(`no catalogue ${language} ${area}`);
	const catalogue = (await load()).default;
	if (language !== PSEUDO) return catalogue;
	const { pseudoLocalize } = await import('./pseudo.ts');
	return pseudoLocalize(catalogue);
}

const readCatalogues = async (
	language: LanguageTag,
	areas: readonly Area[]
): Promise<Partial<Catalogue>> =>
	Object.fromEntries(
		await Promise.all(
			areas.map(async (area) => [area, await readCatalogue(language, area)] as const)
		)
	);

/** The messages of the loaded areas in the current language. Throws for an area that is not loaded.
 * Reading it tracks the language but not the loading of further areas. */
export const m = new Proxy({} as Catalogue, {
	get(_, area: Area) {
		void current;
		const catalogue = loaded[area];
		if (catalogue === undefined) throw new Error(`the messages of ${area} are not loaded`);
		return catalogue;
	}
});

/** The current language, as `Intl` takes it. */
export const locale = (): Locale => (current === PSEUDO ? 'en' : current);

/** Tag of the current language, the pseudo-language included. Use it as a key to compute text
 * anew. */
export const languageTag = (): string => current;

/** Whether an area is loaded. For what can be shown without its messages until then. */
export function hasMessages(area: Area): boolean {
	void loadedVersion;
	return area in loaded;
}

/** Loads areas in the current language, or in English if that language cannot be fetched. Returns
 * at once if they are loaded. Rejects if an area cannot be fetched in English either. */
export async function loadMessages(...areas: Area[]): Promise<void> {
	// an effect that calls this must not run again when areas load or the language changes
	const [missing, language] = untrack(
		() => [areas.filter((area) => !hasMessages(area)), current] as const
	);
	if (missing.length === 0) return;
	const catalogues = await readCatalogues(language, missing).catch((reason: unknown) => {
		if (language === 'en') throw reason;
		// English is stored with the app; another language may not be stored yet
		return readCatalogues('en', missing);
	});
	// the language changed while the areas loaded
	if (language !== current) return loadMessages(...areas);
	loaded = { ...loaded, ...catalogues };
	loadedVersion += 1;
}

/** Loads code and the areas it needs at the same time. Resolves to the code; rejects if either
 * fails. */
export async function loadWithMessages<T>(load: () => Promise<T>, ...areas: Area[]): Promise<T> {
	const [code] = await Promise.all([load(), loadMessages(...areas)]);
	return code;
}

/** Fetches all areas of the current language, so that they can be stored for offline use. Does
 * nothing for English, which is stored with the app. Rejects if one cannot be fetched. */
export async function loadAllMessages(): Promise<void> {
	const language = locale();
	if (language === 'en') return;
	await Promise.all(Object.values(await filesOf(language)).map((load) => load()));
}

/** Changes the language: loads all loaded areas in it, then changes every screen at once. A later
 * call wins. Rejects and changes nothing if a catalogue cannot be fetched. */
export async function setLanguage(tag: string): Promise<void> {
	const language = toLanguage(tag);
	requested = language;
	const areas = Object.keys(loaded) as Area[];
	const catalogues = await readCatalogues(language, areas).catch((reason: unknown) => {
		if (language === requested) throw reason;
		return {};
	});
	if (language !== requested) return;
	if (areas.length !== Object.keys(loaded).length) return setLanguage(tag);
	current = language;
	loaded = catalogues;
	document.documentElement.lang = language;
	document.documentElement.dir = LANGUAGES[locale()].dir;
}
