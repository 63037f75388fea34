// Checks the messages of all languages against English’s, and writes the types of English’s:
// node scripts/messages/check.js
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
	areasOf,
	fileOf,
	FOLDER,
	givenTo,
	keyOf,
	languages,
	nested,
	parametersOf,
	readArea,
	stepsOf
} from './areas.js';
import { choiceOf } from './icu.js';
import { differencesIn } from './message.js';
import { faultsIn, otherTerms } from './style.js';
import { unusedOf } from './unused.js';

/** What a placeholder may be, beside a choice of values: "C|D|H|S". */
/** @type {Readonly<Record<string, string>>} */
const TYPES = {
	String: 'string',
	int: 'number',
	bool: 'boolean',
	List: 'Iterable<string>',
	Card: "import('#lib/cards/card.ts').Card",
	Rank: "import('#lib/cards/card.ts').Rank",
	Cards: "readonly import('#lib/cards/card.ts').Card[]",
	Ranks: "readonly import('#lib/cards/card.ts').Rank[]",
	Suits: "readonly import('#lib/cards/card.ts').Suit[]",
	Rounds: "readonly import('./parameters.ts').RoundSpan[]",
	Markup: '(text: string) => string',
	Wild: "import('./cards.ts').WildName",
	PlayShape: "import('./cards.ts').PlayShape"
};
const LANGUAGES = languages();

/** @type {string[]} */
const faults = [];
/** @param {string} language @param {string} area @param {string} key @param {string} what */
const report = (language, area, key, what) =>
	faults.push(
		`${fileOf(language, area).slice(FOLDER.length - 'src/lib/messages/'.length)}: ${key} ${what}`
	);

/** The formatters that a language’s formats.ts exports. @param {string} language */
function formatsOf(language) {
	const source = readFileSync(`${FOLDER}${language}/formats.ts`, 'utf8');
	const single = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
		([, name = '']) => name
	);
	const lists = [...source.matchAll(/^export (?:const )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
		list.split(',').map(
			(one) =>
				one
					.trim()
					.split(/: | as /)
					.at(-1) ?? ''
		)
	);
	return new Set([...single, ...lists]);
}
const FORMATS = new Map(LANGUAGES.map((language) => [language, formatsOf(language)]));

/** @type {string[]} */
const english = [];
/** @type {Map<string, import('./style.js').Said[]>} */
const said = new Map(LANGUAGES.map((language) => [language, []]));

/** @param {string} language @param {string} area
 * @returns {import('./areas.js').Area | null} null if the file cannot be read, which is a fault */
function readOrReport(language, area) {
	if (existsSync(fileOf(language, area)))
		try {
			return readArea(language, area);
		} catch (reason) {
			faults.push(reason instanceof Error ? reason.message : String(reason));
		}
	else faults.push(`${language}/${area}.json is missing`);
	return null;
}

for (const area of areasOf('en')) {
	const source = readOrReport('en', area);
	if (source === null) continue;
	const { context, texts, notes } = source;
	if (context === '') faults.push(`en/${area}.json lacks "@@context": where it appears`);
	const inGroup = new Set(
		[...texts.keys()].flatMap((key) => stepsOf(key).map((_, i, all) => keyOf(all.slice(0, i + 1))))
	);
	for (const [key, note] of notes) {
		if (!inGroup.has(key)) report('en', area, `@${key}`, 'describes no message');
		for (const [arg, { type }] of Object.entries(note.placeholders ?? {}))
			if (!(type.replace('?', '') in TYPES) && choiceOf(type) === undefined)
				report('en', area, key, `has a placeholder of unknown type: {${arg}}, ${type}`);
	}
	for (const language of LANGUAGES) {
		const own = readOrReport(language, area)?.texts;
		if (own === undefined) continue;
		for (const [key, text] of own) {
			const source = texts.get(key);
			const types = Object.fromEntries(
				Object.entries(givenTo(notes, key)).map(([name, { type }]) => [name, type])
			);
			if (source === undefined) report(language, area, key, 'is not in English');
			else {
				const formats = FORMATS.get(language) ?? new Set();
				for (const fault of [
					...differencesIn(text, { language, source, types, formats }),
					...faultsIn(text, source, language)
				])
					report(language, area, key, fault);
				said.get(language)?.push({ area, key, text, english: source });
			}
		}
		for (const key of texts.keys()) if (!own.has(key)) report(language, area, key, 'is missing');
	}
	const signature = (/** @type {string} */ key) => {
		const given = notes.get(key)?.placeholders;
		return given ? `${parametersOf(given, typeIn)} => ` : '';
	};
	english.push(
		`${JSON.stringify(area)}: ${typeOf(
			[...texts.keys()].map((key) => [key, `${signature(key)}string`]),
			(path, value) => (texts.has(keyOf(path)) ? value : `${signature(keyOf(path))}${value}`)
		)};`
	);
}

for (const { area, key } of unusedOf(said.get('en') ?? [])) report('en', area, key, 'is not used');
for (const [language, messages] of said)
	if (language !== 'en')
		faults.push(...otherTerms(language, messages).map((one) => `${language}: ${one}`));

/** @param {Iterable<readonly [string, string]>} values
 * @param {(path: string[], value: string) => string} [wrap] */
function typeOf(values, wrap) {
	return nested(values, {
		list: (items) => `readonly [${items.join(', ')}]`,
		end: ';',
		...(wrap ? { wrap } : {})
	});
}
/** @param {string} type of a placeholder @param {boolean} isCounted */
function typeIn(type, isCounted) {
	const plain = type.replace('?', '');
	const values = choiceOf(plain);
	const own = values
		? values.map((one) => JSON.stringify(one)).join(' | ')
		: (TYPES[plain] ?? 'never');
	return `${isCounted && plain === 'List' ? 'readonly string[]' : own}${type.endsWith('?') ? ' | null' : ''}`;
}
writeFileSync(
	`${FOLDER}english.d.ts`,
	[
		'// Written by scripts/messages/check.js from en/*.json',
		'/** The messages that are data, by area. */',
		`export interface English {\n${english.join('\n')}\n}`,
		''
	].join('\n')
);
if (faults.length > 0) {
	console.error(faults.join('\n'));
	process.exitCode = 1;
}
