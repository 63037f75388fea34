// Finds the messages that no module reads.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stepsOf } from './areas.js';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** The source of every module outside of the messages, without comments and styles. */
const sources = () =>
	readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(ts|svelte)$/.test(file) && !/^lib.messages.([\w-]+\/|english)/.test(file))
		.map((file) =>
			readFileSync(`${SOURCE}${file}`, 'utf8').replace(
				/<style>[^]*<\/style>|\/\*[^]*?\*\/|(?<!:)\/\/.*/g,
				''
			)
		);

/** @param {string} text */
const wordsOf = (text) => text.match(/[\w-]+/g) ?? [];

/** Steps into a value: `.lead`, `?.lead`, `['top-seat']`. */
const STEPS = String.raw`(?:\??\.\w+|\['[\w-]+'\])*`;

/** The names that a declaration gives, each with the steps to it: `text`, `{ lead, figures: f }`.
 * @param {string} target @returns {[name: string, steps: string[]][]} */
const declared = (target) =>
	target.startsWith('{')
		? [...target.matchAll(/(\w+)(?:: (\w+))?/g)].map(([, key = '', name = key]) => [name, [key]])
		: [[target, []]];

/** The paths of messages that a module reads, from the area on, words with spaces between: of
 * `m.table.lead.by`, and of `text.lead.by` after `const text = $derived(m.table)`. One may end
 * before the message, where a value chooses or the messages are handed on: `m.table.lead[by]`.
 * @param {string} source @returns {Set<string>} */
function readsIn(source) {
	/** What each name stands for. Scopes are not told apart, so it may be several.
	 * @type {Map<string, string[][]>} */
	const known = new Map([['m', [[]]]]);
	/** @type {Set<string>} */
	const reads = new Set();
	/** @param {string[]} path */
	const read = (path) => reads.add(path.join(' '));
	/** @param {string} name @param {string} steps */
	const pathsOf = (name, steps) =>
		(known.get(name) ?? []).map((path) => [...path, ...wordsOf(steps)]);
	const names = () => [...known.keys()].join('|');

	let rest = source;
	for (let before = ''; rest !== before;) {
		before = rest;
		const declaration = String.raw`const (\w+|\{[^{}]*\}) = (?:\$derived\()?(${names()})(${STEPS})\)?;`;
		rest = rest.replace(
			new RegExp(declaration, 'g'),
			(_, /** @type {string} */ target, /** @type {string} */ of, /** @type {string} */ steps) => {
				for (const path of pathsOf(of, steps))
					for (const [name, more] of declared(target)) {
						known.set(name, [...(known.get(name) ?? []), [...path, ...more]]);
						// ends in a space: a message, or a group of which nothing is read yet
						if (more.length > 0) read([...path, ...more, '']);
					}
				return '';
			}
		);
	}
	// a group that has a name is handed on in `of(text)`, `{ ...text }`, `text[…]`, not in `{ text }`;
	// a whole area is not, because in most modules another `text` is meant
	const use = String.raw`(?<![\w$'-]|(?<!\.\.)\.)(${names()})\b(?!:)(${STEPS})`;
	for (const { 0: all, 1: name = '', 2: steps = '', index } of rest.matchAll(
		new RegExp(use, 'g')
	)) {
		const isHandedOn =
			/^[[(]/.test(rest.slice(index + all.length)) ||
			/(?:[(,]\s*|\.\.\.)$/.test(rest.slice(0, index));
		for (const path of pathsOf(name, steps))
			if (steps !== '' || (isHandedOn && path.length > 1)) read(path);
	}
	return reads;
}

/** The messages that no module reads by their path. What follows where a value chooses has to be
 * named somewhere, perhaps as that value; so have all steps of an area that data chooses.
 * @param {readonly { area: string, key: string }[]} keys
 * @param {readonly string[]} [modules] their sources */
export function unusedOf(keys, modules = sources()) {
	const words = new Set(modules.flatMap(wordsOf));
	const areas = new Set(
		modules.flatMap((source) => source.match(/(?<=messagesOf\()[^)]*/g) ?? []).flatMap(wordsOf)
	);
	const reads = new Set(modules.flatMap((source) => [...readsIn(source)]));
	/** @param {readonly string[]} steps */
	const areNamed = (steps) => steps.flatMap(wordsOf).every((word) => words.has(word));
	return keys.filter(({ area, key }) => {
		const path = [area, ...stepsOf(key).filter((step) => !step.startsWith('['))];
		const ends = areas.has(area) ? path.map((_, i) => i + 1) : [];
		const isRead =
			ends.some((end) => reads.has(path.slice(0, end).join(' ')) && areNamed(path.slice(end))) ||
			[...reads].some((one) => one.startsWith(`${path.join(' ')} `));
		return !isRead && (areas.has(area) || !areNamed(path.slice(1)));
	});
}
