import { untrack } from 'svelte';
import type { Area, Catalogue } from './catalogue.ts';
import { isLocale, LANGUAGES, type Locale } from './locales.ts';

/** Every area in every language, each a file of its own. */
const files = import.meta.glob<{ default: object }>('./*/*.ts');

/** For tests: English, marked, so that what is not in a catalogue shows. */
const PSEUDO = 'en-XA';
type Spoken = Locale | typeof PSEUDO;

/** A tag that app.html, another tab or a test may name. */
const spokenBy = (tag: string): Spoken => (isLocale(tag) || tag === PSEUDO ? tag : 'en');
const fromPage = (): Spoken =>
	spokenBy(typeof document === 'undefined' ? 'en' : document.documentElement.lang);

let spoken = $state.raw<Spoken>(fromPage());
let loaded = $state.raw<Partial<Catalogue>>({});

async function read(language: Spoken, area: Area): Promise<object> {
	const folder = language === PSEUDO ? 'en' : language;
	const file = files[`./${folder}/${area}.ts`];
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
 * language changes. */
export const m = new Proxy({} as Catalogue, {
	get(_, area: Area) {
		const words = loaded[area];
		if (words === undefined) throw new Error(`the words of ${area} are not loaded`);
		return words;
	}
});

/** The language in use, as Intl takes it. */
export const locale = (): Locale => (spoken === PSEUDO ? 'en' : spoken);

/** Whether the messages of an area are there, for what may be shown without waiting for them. */
export const has = (area: Area): boolean => area in loaded;

/** Loads areas in the language in use; returns at once where they are there. Rejects where one cannot be fetched. */
export async function ready(...areas: Area[]): Promise<void> {
	// what waits for words stays as it is when others come, or another language
	const [missing, language] = untrack(() => [areas.filter((area) => !has(area)), spoken] as const);
	if (missing.length === 0) return;
	const words = await readAll(language, missing);
	// the language changed on the way
	if (language !== spoken) return ready(...areas);
	loaded = { ...loaded, ...words };
}

/** A part of the app that is loaded when it is first shown, with the words that it says. */
export async function part<T>(load: () => Promise<T>, ...areas: Area[]): Promise<T> {
	const [module] = await Promise.all([load(), ready(...areas)]);
	return module;
}

/** Changes the language: all that is loaded is loaded in it, then all screens change at once. Rejects, with nothing
 * changed, where a catalogue cannot be fetched. */
export async function speak(tag: string): Promise<void> {
	const language = spokenBy(tag);
	const areas = Object.keys(loaded) as Area[];
	const words = await readAll(language, areas);
	if (areas.length !== Object.keys(loaded).length) return speak(tag);
	spoken = language;
	loaded = words;
	document.documentElement.lang = language;
	document.documentElement.dir = LANGUAGES[locale()].dir;
}
