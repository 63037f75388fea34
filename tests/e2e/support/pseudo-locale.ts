import type { Page } from '@playwright/test';

/** English between ⟦ and ⟧: text outside of the marks is in no catalogue. */
export const PSEUDO = 'en-XA';

/** Texts that people typed: they are stored and are in no catalogue. */
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
			// the name of a game is in the catalogues; titles and trumps of a house are typed
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

/** Rule ids are the same in every language; dates come from Intl. */
const CODES = [
	/[A-Z]{2}-\d+/,
	/Mon(day)?|Tue(sday)?|Wed(nesday)?|Thu(rsday)?|Fri(day)?|Sat(urday)?|Sun(day)?/,
	/Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?/,
	/Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?|[AP]M/
]
	.map(({ source }) => `\\b(${source})\\b`)
	.join('|');

/** Texts and labels of a screen in the pseudo-locale that are in no catalogue.
 * @param same names that are the same in every language */
export async function rawTexts(page: Page, same: readonly string[]): Promise<string[]> {
	const own = [...same, ...(await typedTexts(page))];
	return page.evaluate(outsideOfMarks, { own, codes: CODES });
}

function outsideOfMarks({ own, codes }: { own: readonly string[]; codes: string }): string[] {
	const found = new Set<string>();
	let depth = 0;
	/** The part of `text` that is outside of all marks. */
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
		// the announcer still has the title of the previous page in the previous language
		if (parent.closest('script, style, #svelte-announcer') || !parent.checkVisibility()) continue;
		check(texts.currentNode.textContent ?? '');
	}
	depth = 0;
	const said = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];
	for (const element of root.querySelectorAll(said.map((name) => `[${name}]`).join()))
		for (const name of said) check(element.getAttribute(name) ?? '');
	return [...found];
}
