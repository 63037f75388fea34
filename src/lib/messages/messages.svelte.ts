import type { ByText } from '#lib/rules/by-text.ts';
import { untrack } from 'svelte';
import type { Area, Catalogue } from './catalogue.ts';
import english from './en/index.ts';
import { isLocale, LANGUAGES, type Locale } from './locales.ts';

/** The catalogues of a language by file: one per area, each loaded on its own. */
type Files = ByText<() => Promise<{ default: object }>>;
/** The other languages: the visits in English need not know their files. */
const others = import.meta.glob<{ default: Files }>(['./*/index.ts', '!./en/index.ts']);

const allAreas = () =>
	Object.keys(english).map((path) => path.replace(/^\.\/|\.\w+$/g, '') as Area);

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
/** The areas that the code evaluated so far has named, and those that data has asked for. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read when something is loaded
const needed = new Set<Area>();
/** The loaded catalogues, all in the current language. */
let loaded: Partial<Catalogue> = {};
/** Version counter of the loaded catalogues. */
let loadedVersion = $state(0);
/** The language last asked for; its catalogues may still be loading. */
let requested: LanguageTag = pageLanguage();

async function readCatalogue(language: LanguageTag, area: Area): Promise<object> {
	const files = await filesOf(language === PSEUDO ? 'en' : language);
	const load = files[`./${area}.json`] ?? files[`./${area}.ts`];
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

const catalogues = new Proxy({} as Catalogue, {
	get(_, area: Area) {
		void current;
		return loaded[area];
	}
});

/** The messages of some areas, in the current language: reading one tracks the language.
 *
 * For the top level of a module, so that the areas are known once its code is loaded. Whatever
 * loads code awaits `loadMessages` before it runs it: the `load` of each page, `Lazy`, and
 * `withMessages`. */
export function messagesOf<A extends Area>(...areas: A[]): Pick<Catalogue, A> {
	for (const area of areas) needed.add(area);
	return catalogues;
}

/** The messages of an area that data has chosen, such as the rules of a game; undefined until
 * `loadMessages` has loaded it. Reading it tracks the language and the loading. */
export function messagesIfLoaded<A extends Area>(area: A): Catalogue[A] | undefined {
	void loadedVersion;
	void current;
	return loaded[area];
}

/** The current language, as `Intl` takes it. */
export const locale = (): Locale => (current === PSEUDO ? 'en' : current);

/** Tag of the current language, the pseudo-language included. Use it as a key to compute text
 * anew. */
export const languageTag = (): string => current;

/** Areas named by the code evaluated so far; a server renders with all of them, because it
 * evaluates the components of a page after its `load`. */
const neededAreas = (): Area[] => (import.meta.env.SSR ? allAreas() : [...needed]);

/** Loads the areas that the code loaded so far needs and that are not there yet, in the current
 * language, or in English if that language cannot be fetched. Returns at once if all are there.
 * Rejects if an area cannot be fetched in English either.
 * @param chosen further areas, which data has chosen */
export async function loadMessages(...chosen: readonly Area[]): Promise<void> {
	for (const area of chosen) needed.add(area);
	// an effect that calls this must not run again when the language changes
	const language = untrack(() => current);
	const missing = neededAreas().filter((area) => !(area in loaded));
	if (missing.length === 0) return;
	const read = await readCatalogues(language, missing).catch((reason: unknown) => {
		if (language === 'en') throw reason;
		// English is stored with the app; another language may not be stored yet
		return readCatalogues('en', missing);
	});
	// the language changed while the areas loaded
	if (language !== current) return loadMessages();
	loaded = { ...loaded, ...read };
	loadedVersion += 1;
}

/** Loads code, then the messages that it needs. Rejects if either cannot be loaded. */
export async function withMessages<T>(load: () => Promise<T>): Promise<T> {
	const code = await load();
	await loadMessages();
	return code;
}

/** Fetches all areas of the current language, so that they can be stored for offline use. Does
 * nothing for English, which is stored with the app. Rejects if one cannot be fetched. */
export async function loadAllMessages(): Promise<void> {
	const language = locale();
	if (language === 'en') return;
	await Promise.all(Object.values(await filesOf(language)).map((load) => load()));
}

/** Changes the language: loads all needed areas in it, then changes every screen at once. A later
 * call wins. Rejects and changes nothing if a catalogue cannot be fetched. */
export async function setLanguage(tag: string): Promise<void> {
	const language = toLanguage(tag);
	requested = language;
	const areas = neededAreas();
	const read = await readCatalogues(language, areas).catch((reason: unknown) => {
		if (language === requested) throw reason;
		return {};
	});
	if (language !== requested) return;
	if (areas.length !== neededAreas().length) return setLanguage(tag);
	current = language;
	loaded = read;
	document.documentElement.lang = language;
	document.documentElement.dir = LANGUAGES[locale()].dir;
}
