// For translators, in `npm run dev` only: all messages, where they appear, and what is known of them.
import { areasOf, givenTo, languages, readArea } from './areas.js';

/** @param {string} text */
const escaped = (text) =>
	text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\n', '<br>');

/** The nearest description of a message: its own, or that of a group that it is in.
 * @param {import('./areas.js').Area['notes']} notes @param {string} key @returns {string[]} */
function descriptionOf(notes, key) {
	const own = notes.get(key)?.description;
	if (own !== undefined) return [own];
	const end = Math.max(key.lastIndexOf('.'), key.lastIndexOf('['));
	return end < 0 ? [] : descriptionOf(notes, key.slice(0, end));
}

/** What translators are told of a message: its description, and what its placeholders are.
 * @param {import('./areas.js').Area['notes']} notes @param {string} key @returns {string[]} */
const toldOf = (notes, key) => [
	...descriptionOf(notes, key),
	...Object.entries(givenTo(notes, key)).map(
		([name, { type, description }]) => `{${name}}: ${description ?? type}`
	)
];

/** An area’s messages that have all the words in their key, their texts or what is told of them.
 * @param {string} area @param {string} language @param {readonly string[]} words lower-case */
function rowsOf(area, language, words) {
	const { texts, notes } = readArea('en', area);
	const own = readArea(language, area).texts;
	return [...texts].flatMap(([key, english]) => {
		const cells = [key, english, own.get(key) ?? '', toldOf(notes, key).join('\n')];
		const said = `${area} ${cells.join(' ')}`.toLowerCase();
		return words.every((word) => said.includes(word)) ? [cells] : [];
	});
}

/** @param {string} area @param {string} language @param {readonly string[]} words lower-case */
function section(area, language, words) {
	const rows = rowsOf(area, language, words);
	if (rows.length === 0) return '';
	const { context } = readArea('en', area);
	const lines = rows.map(
		([key = '', english = '', own = '', told = '']) =>
			`<tr><th>${escaped(key)}<td lang="en">${escaped(english)}` +
			(language === 'en' ? '' : `<td lang="${language}" dir="auto">${escaped(own)}`) +
			`<td>${escaped(told)}`
	);
	return `<h2 id="${area}">${area}</h2><p>${escaped(context)} <code>src/lib/messages/${language}/${area}.json</code>
<table>${lines.join('\n')}</table>`;
}

const STYLE = `body { font: 1rem/1.4 system-ui; margin: 1rem }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { border-top: 1px solid #8886; padding: 0.3rem; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th, td:last-child { font-weight: normal; font-size: 0.8rem }`;

/** A button that opens the app in a language, which app.html reads when the page loads.
 * @param {string} tag @param {string} label */
const opens = (tag, label) =>
	`<button type="button" onclick="localStorage.setItem('courtbook-language', '${tag}'); window.open('/')">${label}</button>`;

/** The page as HTML: areas, each with where it appears and its messages in English and a language.
 * @param {URLSearchParams} query `language`: a folder of src/lib/messages, English if there is none
 * such; `words`: only messages that have all of them */
export function page(query) {
	const all = languages();
	const language = all.find((one) => one === query.get('language')) ?? 'en';
	const words = query.get('words') ?? '';
	const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
	const sections = areasOf('en')
		.map((area) => /** @type {const} */ ([area, section(area, language, wanted)]))
		.filter(([, html]) => html !== '');
	const options = all.map((one) => `<option${one === language ? ' selected' : ''}>${one}</option>`);
	return `<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages</title>
<style>:root { color-scheme: light dark } ${STYLE}</style>
<form><label>Language <select name="language">${options.join('')}</select></label>
<label>Words <input type="search" name="words" value="${escaped(words)}"></label> <button>Show</button>
${opens(language, `Open the app in ${language}`)} ${opens('en-XA', 'Open the app with every message in ⟦ ⟧')}</form>
<p>${sections.map(([area]) => `<a href="#${area}">${area}</a>`).join(' · ')}
${sections.map(([, html]) => html).join('\n')}`;
}
