import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Locale } from '#lib/words/locales.ts';
import { FONTS } from './host.ts';

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
function facesOf(font: string): readonly Face[] {
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

interface Fonts {
	readonly faces: readonly Face[];
	readonly path: string;
}
const read = new Map<string, Fonts>();

/** The font for the letters of a language, where the app has none of its own. */
function fontsFor(tag: string): Fonts | null {
	const font = (OWN_FONTS as Record<string, string>)[tag];
	if (font === undefined) return null;
	const fonts = read.get(font) ?? { faces: facesOf(font), path: `${FONTS}/${font}/files` };
	read.set(font, fonts);
	return fonts;
}

/** Changes the language as another tab does: the screen stays as it is. Then it has fonts for its letters; those in
 * use are loaded. */
export const speakIn = (page: Page, tag: string): Promise<void> =>
	page.evaluate(inThePage, { tag, fonts: fontsFor(tag) });

/** In one go: a screen changes its language three times and more. */
async function inThePage({ tag, fonts }: { tag: string; fonts: Fonts | null }): Promise<void> {
	const html = document.documentElement;
	const key = 'courtbook-language';
	localStorage.setItem(key, tag);
	const tell = () => dispatchEvent(new StorageEvent('storage', { key, newValue: tag }));
	const changed = new Promise<void>((done) => {
		if (html.lang === tag) return done();
		// a page that has just come may not listen yet
		const again = setInterval(tell, 20);
		new MutationObserver((_, observer) => {
			if (html.lang !== tag) return;
			observer.disconnect();
			clearInterval(again);
			done();
		}).observe(html, { attributeFilter: ['lang'] });
	});
	tell();
	for (const property of ['--sans', '--serif']) html.style.removeProperty(property);
	await changed;
	if (fonts !== null) {
		const name = fonts.faces[0]!.family;
		if (![...document.fonts].some(({ family }) => family.includes(name)))
			for (const { family, file, unicodeRange } of fonts.faces)
				document.fonts.add(
					new FontFace(family, `url(${fonts.path}/${file})`, { unicodeRange, weight: '100 900' })
				);
		html.style.setProperty('--sans', `Figtree, '${name}'`);
		html.style.setProperty('--serif', `Fraunces, '${name}'`);
		// asks for what is on the screen, and waits for it
		document.body.getBoundingClientRect();
		await document.fonts.ready;
	}
	await new Promise(requestAnimationFrame);
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
const CODES = [
	/[A-Z]{2}-\d+/,
	/Mon(day)?|Tue(sday)?|Wed(nesday)?|Thu(rsday)?|Fri(day)?|Sat(urday)?|Sun(day)?/,
	/Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?/,
	/Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?|[AP]M/
]
	.map(({ source }) => `\\b(${source})\\b`)
	.join('|');

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
