// Switches the language of a page and adds fonts for its script, which a test machine may lack.
import { readFileSync } from 'node:fs';

const PATH = '/fonts-of-phones';
/** @type {Partial<Record<string, string>>} */
const OWN_FONTS = {
	ja: 'noto-sans-jp',
	'zh-Hans': 'noto-sans-sc',
	ko: 'noto-sans-kr',
	he: 'noto-sans-hebrew'
};
/** @param {string} file below those packages */
const own = (file) => `node_modules/@fontsource-variable/${file}`;

/** Answers a request for one of these fonts.
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether the path was one of a font */
export function sendFont(path, response) {
	if (!path.startsWith(`${PATH}/`)) return false;
	response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=3600' });
	response.end(readFileSync(own(path.slice(PATH.length + 1))));
	return true;
}

/** The faces of a Fontsource package, each for a range of characters.
 * @param {string} font */
function facesOf(font) {
	const css = readFileSync(own(`${font}/index.css`), 'utf8');
	return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
		/** @param {RegExp} pattern */
		const value = (pattern) => pattern.exec(body)?.[1] ?? '';
		return {
			family: value(/font-family: '([^']*)'/),
			file: value(/url\(\.\/files\/([^)]*)\)/),
			unicodeRange: value(/unicode-range: ([^;]*);/)
		};
	});
}

/** @typedef {{ faces: ReturnType<typeof facesOf>, path: string }} Fonts */
/** @type {Map<string, Fonts>} */
const read = new Map();

/** The font for the script of a language, or null where the app's own fonts suffice.
 * @param {string} tag
 * @returns {Fonts | null} */
function fontsFor(tag) {
	const font = OWN_FONTS[tag];
	if (font === undefined) return null;
	const fonts = read.get(font) ?? { faces: facesOf(font), path: `${PATH}/${font}/files` };
	read.set(font, fonts);
	return fonts;
}

/** Changes the language the way another tab does, which leaves the screen as it is, and loads its
 * fonts.
 * @param {import('playwright').Page} page
 * @param {string} tag
 * @returns {Promise<void>} */
export const speakIn = (page, tag) => page.evaluate(inThePage, { tag, fonts: fontsFor(tag) });

/** One call into the page: screens change their language often.
 * @param {{ tag: string, fonts: Fonts | null }} language */
async function inThePage({ tag, fonts }) {
	const html = document.documentElement;
	const key = 'courtbook-language';
	localStorage.setItem(key, tag);
	const tell = () => dispatchEvent(new StorageEvent('storage', { key, newValue: tag }));
	/** @type {Promise<void>} */
	const changed = new Promise((done) => {
		if (html.lang === tag) return done();
		// a new page may not have its listener yet
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
		const name = fonts.faces[0]?.family ?? '';
		if (![...document.fonts].some(({ family }) => family.includes(name)))
			for (const { family, file, unicodeRange } of fonts.faces)
				document.fonts.add(
					new FontFace(family, `url(${fonts.path}/${file})`, { unicodeRange, weight: '100 900' })
				);
		html.style.setProperty('--sans', `Figtree, '${name}'`);
		html.style.setProperty('--serif', `Fraunces, '${name}'`);
		// layout requests the fonts of the screen
		document.body.getBoundingClientRect();
		await document.fonts.ready;
	}
	await new Promise(requestAnimationFrame);
}
