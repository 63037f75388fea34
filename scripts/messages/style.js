// What a reader would correct in the messages of all languages.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stepsOf } from './areas.js';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const GLOSSARY = fileURLToPath(new URL('../../docs/glossary.md', import.meta.url));

/** All words in the source outside of the messages. */
function wordsOfSource() {
	const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
		(file) => /\.(ts|svelte)$/.test(file) && !/^lib.messages.[\w-]+./.test(file)
	);
	return new Set(
		files.flatMap((file) => readFileSync(`${SOURCE}${file}`, 'utf8').match(/[\w-]+/g) ?? [])
	);
}

/** The keys with a step that no source names, not even as a value that chooses a message.
 * @param {readonly { area: string, key: string }[]} keys */
export function unusedOf(keys) {
	const words = wordsOfSource();
	/** @param {string} step */
	const isNamed = (step) => (step.match(/[\w-]+/g) ?? []).every((word) => words.has(word));
	return keys.filter(({ key }) =>
		stepsOf(key).some((step) => !step.startsWith('[') && !isNamed(step))
	);
}

/** @typedef {{ area: string, key: string, text: string, english: string }} Said */

/** What is wrong with a text beside English’s.
 * @param {string} text @param {string} english @returns {string[]} */
export function faultsIn(text, english) {
	const said = text.replaceAll("''", "'").replace(/'[{}#]+[^']*'/g, '');
	const faults = [];
	if (said.includes('  ')) faults.push('has two spaces in a row');
	if (/["']/.test(said)) faults.push('has straight quotes; each language has its own');
	if (/[\w)”]\.$/.test(english) && !/[.。?？!！:：…)）”」}]$/.test(text))
		faults.push('does not end in a full stop, as English does');
	return faults;
}

/** Plain nouns of the glossary, and the share of the messages with one that another language may
 * say otherwise: by a pronoun, by a verb, or not at all. */
const TERMS = ['trick', 'tax', 'decree', 'revolution', 'round'];
const OTHERWISE = 1 / 5;

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Terms of docs/glossary.md that a language’s messages say in other words, with the messages.
 * @param {string} language @param {readonly Said[]} messages */
export function otherTerms(language, messages) {
	const rows = readFileSync(GLOSSARY, 'utf8')
		.split('\n')
		.filter((line) => line.startsWith('| '))
		.map((line) => line.split('|').map((cell) => cell.trim()));
	const column = rows[0]?.indexOf(language) ?? -1;
	return TERMS.flatMap((term) => {
		const row = rows.find(([, english = '']) => english.replace(/:.*/, '') === term);
		// without their endings, which cases and plurals change
		const own = (row?.[column] ?? term)
			.split(', ')
			.map((word) => plain(word).replace(/(?<=[a-z]{3})[aeo]$|(?<=[א-ת]{3})ה$/, ''));
		const named = new RegExp(String.raw`\b${term}(?:s|es)?\b`, 'i');
		const about = messages.filter(({ english }) => named.test(english.replace(/\{[^{}]*\}/g, '')));
		const others = about.filter(({ text }) => !own.some((word) => plain(text).includes(word)));
		return others.length > about.length * OTHERWISE
			? [
					`“${row?.[column]}” (${term}) is not in: ${others.map(({ area, key }) => `${area} ${key}`).join(', ')}`
				]
			: [];
	});
}
