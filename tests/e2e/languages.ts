import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Locale } from '#lib/words/locales.ts';
import { FONTS } from './host.ts';
import { drawn } from './measure.ts';

/** The app in its languages, with fonts that have the letters of each: what a phone has of its own, the machine of the
 * tests may lack. */

/** English between marks: what stands outside of them is in no catalogue. */
export const PSEUDO = 'en-XA';

const OWN_FONTS: Partial<Record<Locale, string>> = {
	ja: 'noto-sans-jp',
	'zh-Hans': 'noto-sans-sc',
	he: 'noto-sans-hebrew'
};

interface Face {
	readonly family: string;
	readonly file: string;
	readonly unicodeRange: string;
}

/** The faces of a Fontsource package, each for some letters. */
function facesOf(font: string): Face[] {
	const css = readFileSync(`node_modules/@fontsource-variable/${font}/index.css`, 'utf8');
	return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
		const value = (pattern: RegExp) => pattern.exec(body)?.[1] ?? '';
		return {
			family: value(/font-family: '([^']*)'/),
			file: value(/url\(\.\/files\/([^)]*)\)/),
			unicodeRange: value(/unicode-range: ([^;]*);/)
		};
	});
}

/** Gives the page a font for the letters of a language; those in use are loaded. */
async function useRealFonts(page: Page, language: Locale): Promise<void> {
	const font = OWN_FONTS[language];
	if (font === undefined) return;
	const faces = facesOf(font);
	await page.evaluate(
		async ({ faces, path }) => {
			for (const { family, file, unicodeRange } of faces)
				document.fonts.add(
					new FontFace(family, `url(${path}/${file})`, { unicodeRange, weight: '100 900' })
				);
			const { style } = document.documentElement;
			style.setProperty('--sans', `Figtree, '${faces[0]!.family}'`);
			style.setProperty('--serif', `Fraunces, '${faces[0]!.family}'`);
			// asks for what is on the screen, and waits for it
			document.body.getBoundingClientRect();
			await document.fonts.ready;
		},
		{ faces, path: `${FONTS}/${font}/files` }
	);
	await drawn(page);
}

/** Changes the language as another tab does: the screen stays as it is. */
export async function speakIn(page: Page, tag: string): Promise<void> {
	await page.evaluate((newValue) => {
		const key = 'courtbook-language';
		localStorage.setItem(key, newValue);
		dispatchEvent(new StorageEvent('storage', { key, newValue }));
		for (const property of ['--sans', '--serif'])
			document.documentElement.style.removeProperty(property);
	}, tag);
	await page.waitForFunction((lang) => document.documentElement.lang === lang, tag);
	if (tag in OWN_FONTS) await useRealFonts(page, tag as Locale);
	await drawn(page);
}

/** What people typed: it is stored, and stands in no catalogue. */
const typedTexts = (page: Page) =>
	page.evaluate(async () => {
		const done = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('no store'));
			});
		const said = ['name', 'text', 'houseName', 'question', 'word', 'sentence'];
		const found = new Set<string>();
		const walk = (value: unknown, key: string, within: string): void => {
			// the game of an evening has its own name in each language; a table's titles are typed
			const isGame = within === 'rules' && key === 'name';
			const isTyped = said.includes(key) || within === 'titles' || within === 'trumps';
			if (typeof value === 'string' && isTyped && !isGame) found.add(value);
			else if (typeof value === 'object' && value !== null)
				for (const [inner, one] of Object.entries(value)) walk(one, inner, key);
		};
		const db = await done(indexedDB.open('courtbook'));
		for (const name of ['entries', 'people', 'houses'])
			if (db.objectStoreNames.contains(name))
				walk(await done(db.transaction(name).objectStore(name).getAll()), '', '');
		db.close();
		return [...found].sort((a, b) => b.length - a.length);
	});

/** Rules are called the same in every language; what Intl writes is its own. */
const CODES =
	/\b[A-Z]{2}-\d+\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b[AP]M\b/
		.source;

/** What can be read or heard on a screen in the pseudo-locale and is in no catalogue.
 * @param same what is called the same everywhere */
export async function rawTexts(page: Page, same: readonly string[]): Promise<string[]> {
	const own = [...same, ...(await typedTexts(page))];
	return page.evaluate(outsideOfMarks, { own, codes: CODES });
}

function outsideOfMarks({ own, codes }: { own: readonly string[]; codes: string }): string[] {
	const found = new Set<string>();
	let depth = 0;
	/** The text of `text` outside of all marks. */
	const outside = (text: string): string => {
		let rest = '';
		for (const letter of text)
			if (letter === '⟦') depth += 1;
			else if (letter === '⟧') depth -= 1;
			else if (depth === 0) rest += letter;
		return rest;
	};
	const check = (text: string) => {
		let rest = outside(text);
		for (const one of own) rest = rest.replaceAll(one, '');
		rest = rest.replace(new RegExp(codes, 'g'), '');
		if (/\p{L}{2}/u.test(rest)) found.add(rest.trim());
	};
	const root = document.querySelector('dialog[open]') ?? document.body;
	const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const parent = texts.currentNode.parentElement!;
		// the announcer of pages has the title of the latest, which the language changes with the next
		if (parent.closest('script, style, #svelte-announcer') || !parent.checkVisibility()) continue;
		check(texts.currentNode.textContent ?? '');
	}
	depth = 0;
	const said = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];
	for (const element of root.querySelectorAll(said.map((name) => `[${name}]`).join()))
		for (const name of said) check(element.getAttribute(name) ?? '');
	return [...found];
}
