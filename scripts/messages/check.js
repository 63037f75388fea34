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
import { faultsIn, otherTerms, unusedOf } from './style.js';
import { choiceOf, printedIn, selector, singularsIn, tokensOf, usesIn, USES } from './icu.js';

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
	const single = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
	const lists = [...source.matchAll(/^export (?:const )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
		list.split(',').map((one) =>
			one
				.trim()
				.split(/: | as /)
				.at(-1)
		)
	);
	return new Set([...single, ...lists]);
}
const FORMATS = new Map(LANGUAGES.map((language) => [language, formatsOf(language)]));

/** Whether a placeholder of a type may be used in a way.
 * @param {string} type @param {string} as */
function mayBeUsed(type, as) {
	if (as === 'text') return /^(String\??|int|Rank)$/.test(type) || choiceOf(type) !== undefined;
	if (as === 'select') return /^(bool|String)$|\?$/.test(type) || choiceOf(type) !== undefined;
	return !(as in USES) || USES[/** @type {keyof typeof USES} */ (as)] === type.replace('?', '');
}

/** @param {import('./icu.js').Token[]} tokens
 * @returns {import('@messageformat/parser').Select[]} */
const selects = (tokens) =>
	tokens.flatMap((token) =>
		'cases' in token
			? [
					...(token.type === 'select' ? [token] : []),
					...token.cases.flatMap((one) => selects(one.tokens))
				]
			: []
	);

/** @param {string} language @param {string} area @param {string} key @param {string} text
 * @param {Record<string, string>} types of its placeholders, by English
 * @param {{ said: string[], singulars: string[] }} needed placeholders that must be said, and those
 * whose plural must have a form for one */
function checkMessage(language, area, key, text, types, needed) {
	/** @type {import('./icu.js').Token[]} */
	let tokens;
	try {
		tokens = tokensOf(text, language);
	} catch (reason) {
		report(language, area, key, `cannot be read: ${reason}`);
		return;
	}
	const uses = usesIn(tokens);
	for (const { arg, as } of uses) {
		const type = types[arg];
		if (type === undefined)
			report(language, area, key, `has a placeholder that English lacks: {${arg}}`);
		else if (!mayBeUsed(type, as)) report(language, area, key, `uses {${arg}} (${type}) as ${as}`);
		if (!['text', 'select', ...Object.keys(USES)].includes(as) && !FORMATS.get(language)?.has(as))
			report(language, area, key, `has a formatter that formats.ts lacks: ${as}`);
	}
	for (const arg of needed.said)
		if (!uses.some((use) => use.arg === arg)) report(language, area, key, `lacks {${arg}}`);
	const hasSingular = new Intl.PluralRules(language).select(1) === 'one';
	for (const arg of hasSingular ? needed.singulars : [])
		if (uses.some((use) => use.arg === arg && use.as === 'plural'))
			if (!singularsIn(tokens).includes(arg))
				report(language, area, key, `has no form for one {${arg}}, as English has`);
	for (const { arg, cases } of selects(tokens)) {
		const type = types[arg] ?? '';
		const values = type.endsWith('?')
			? ['none']
			: ({ bool: ['true', 'false'], String: ['empty'] }[type] ?? choiceOf(type)?.map(selector));
		for (const one of cases)
			if (one.key !== 'other' && !values?.includes(one.key))
				report(language, area, key, `has a form for ${one.key}, which {${arg}} never is`);
	}
}

/** What other languages need of English’s message: the placeholders that it says, which they say too
 * or choose by, and its forms for one. A play may be named by what it is there: “a bomb”.
 * @param {string} text @param {Record<string, string>} types */
function neededIn(text, types) {
	try {
		const tokens = tokensOf(text, 'en');
		const said = printedIn(tokens).filter((arg) => types[arg] !== 'PlayShape');
		return { said, singulars: [...new Set(singularsIn(tokens))] };
	} catch {
		return { said: [], singulars: [] };
	}
}

/** @type {string[]} */
const english = [];
/** @type {Map<string, import('./style.js').Said[]>} */
const said = new Map(LANGUAGES.map((language) => [language, []]));

for (const area of areasOf('en')) {
	const { context, texts, notes } = readArea('en', area);
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
		if (!existsSync(fileOf(language, area))) {
			faults.push(`${language}/${area}.json is missing`);
			continue;
		}
		const own = readArea(language, area).texts;
		for (const [key, text] of own) {
			const source = texts.get(key);
			const types = Object.fromEntries(
				Object.entries(givenTo(notes, key)).map(([name, { type }]) => [name, type])
			);
			if (source === undefined) report(language, area, key, 'is not in English');
			else {
				checkMessage(language, area, key, text, types, neededIn(source, types));
				for (const fault of faultsIn(text, source, language === 'en'))
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
