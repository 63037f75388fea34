import { untrack } from 'svelte';
import type { Area, Catalogue } from './catalogue.ts';
import { isLocale, LANGUAGES, type Locale } from './locales.ts';

/** The areas of a language, each a file of its own. */
type Files = Readonly<Record<string, () => Promise<{ default: object }>>>;
const english: Files = import.meta.glob<{ default: object }>('./en/*.ts');
/** Which files there are of another language, those know who speak it. */
const others = import.meta.glob<{ default: Files }>('./areas/*.ts');

/** For tests: English, marked, so that what is not in a catalogue shows. */
const PSEUDO = 'en-XA';
type Spoken = Locale | typeof PSEUDO;

/** A tag that app.html, another tab or a test may name. */
const spokenBy = (tag: string): Spoken => (isLocale(tag) || tag === PSEUDO ? tag : 'en');
const fromPage = (): Spoken =>
	spokenBy(typeof document === 'undefined' ? 'en' : document.documentElement.lang);

let spoken = $state.raw<Spoken>(fromPage());
/** All of it in the language spoken. */
let loaded: Partial<Catalogue> = {};
/** Counts how often more was loaded. */
let lots = $state(0);
/** What was asked for last: it may still be on its way. */
let wanted: Spoken = fromPage();

async function filesOf(language: Locale): Promise<Files> {
	const areas = others[`./areas/${language}.ts`];
	return areas === undefined ? english : (await areas()).default;
}

async function read(language: Spoken, area: Area): Promise<object> {
	const folder = language === PSEUDO ? 'en' : language;
	const files = await filesOf(folder);
	const file = Object.entries(files).find(([path]) => path.endsWith(`/${folder}/${area}.ts`))?.[1];
	if (file === undefined) throw new Error(`no catalogue ${folder}/${area}`);
	const words = (await file()).default;
	if (language !== PSEUDO) return words;
	const { marked } = await import('./pseudo.ts');
	return marked(words);
}

const readAll = async (language: Spoken, areas: readonly Area[]): Promise<Partial<Catalogue>> =>
	Object.fromEntries(
		await Promise.all(areas.map(async (area) => [area, await read(language, area)] as const))
	);

/** The messages of the language in use, of the areas that are loaded. What shows them is drawn anew when the
 * language changes, not when other areas come. */
export const m = new Proxy({} as Catalogue, {
	get(_, area: Area) {
		void spoken;
		const words = loaded[area];
		if (words === undefined) throw new Error(`the words of ${area} are not loaded`);
		return words;
	}
});

/** The language in use, as Intl takes it. */
export const locale = (): Locale => (spoken === PSEUDO ? 'en' : spoken);

/** Changes with what is spoken: what was made of messages is made anew. */
export const languageTag = (): string => spoken;

/** Whether the messages of an area are there, for what may be shown without waiting for them. */
export function hasMessages(area: Area): boolean {
	void lots;
	return area in loaded;
}

/** Loads areas in the language in use; returns at once where they are there. Rejects where one cannot be fetched. */
export async function loadMessages(...areas: Area[]): Promise<void> {
	// what waits for words stays as it is when others come, or another language
	const [missing, language] = untrack(
		() => [areas.filter((area) => !hasMessages(area)), spoken] as const
	);
	if (missing.length === 0) return;
	const words = await readAll(language, missing).catch((reason: unknown) => {
		if (language === 'en') throw reason;
		// English comes with the app: better than nothing, where another language is not stored yet
		return readAll('en', missing);
	});
	// the language changed on the way
	if (language !== spoken) return loadMessages(...areas);
	loaded = { ...loaded, ...words };
	lots += 1;
}

let parts = 0;
/** Whether a part of the app is on its way. */
export const isLoading = (): boolean => parts > 0;

/** A part of the app that is loaded when it is first shown, with the words that it says. */
export async function loadWithMessages<T>(load: () => Promise<T>, ...areas: Area[]): Promise<T> {
	parts += 1;
	try {
		const [module] = await Promise.all([load(), loadMessages(...areas)]);
		return module;
	} finally {
		parts -= 1;
	}
}

/** Fetches all areas of the language in use: other than English it does not come with the app. */
export async function loadAllMessages(): Promise<void> {
	const files = Object.values(await filesOf(locale()));
	if (locale() !== 'en') await Promise.all(files.map((file) => file()));
}

/** Changes the language: all that is loaded is loaded in it, then all screens change at once; unless another is asked
 * for on the way. Rejects, with nothing changed, where a catalogue cannot be fetched. */
export async function setLanguage(tag: string): Promise<void> {
	const language = spokenBy(tag);
	wanted = language;
	const areas = Object.keys(loaded) as Area[];
	const words = await readAll(language, areas).catch((reason: unknown) => {
		if (language === wanted) throw reason;
		return {};
	});
	if (language !== wanted) return;
	if (areas.length !== Object.keys(loaded).length) return setLanguage(tag);
	spoken = language;
	loaded = words;
	document.documentElement.lang = language;
	document.documentElement.dir = LANGUAGES[locale()].dir;
}
