import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { grammar } from '#lib/messages/grammar.ts';
import { LOCALES } from '#lib/messages/locales.ts';
import { pseudoLocalize } from '#lib/messages/pseudo.ts';
import { expressionOf, tokensOf, USES } from '../../../scripts/messages/icu.js';

const modules = import.meta.glob<{ default: object }>(
	['../../../src/lib/messages/*/*.ts', '!**/{index,formats}.ts'],
	{ eager: true }
);
const formats = import.meta.glob<Record<string, unknown>>(
	'../../../src/lib/messages/*/formats.ts',
	{ eager: true }
);
const data = import.meta.glob<string>('../../../src/lib/messages/*/*.json', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** All messages of a language by path: the text, or the source of the function. */
function messages(language: string): Map<string, string> {
	const all = new Map<string, string>();
	const add = (path: string, value: unknown): void => {
		if (typeof value === 'string') all.set(path, value);
		else if (value === null) all.set(path, '');
		else if (typeof value === 'function') all.set(path, value.toString());
		else
			for (const [key, one] of Object.entries(value as object))
				add(`${path}.${key}`, one as unknown);
	};
	for (const [path, { default: catalogue }] of Object.entries(modules)) {
		const [, folder, area] = /messages\/([^/]+)\/([^/]+)\.ts$/.exec(path)!;
		if (folder === language) add(area!, catalogue);
	}
	for (const [path, text] of Object.entries(data)) {
		const [, folder, area] = /messages\/([^/]+)\/([^/]+)\.json$/.exec(path)!;
		if (folder === language)
			for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, unknown>))
				if (!key.startsWith('@')) add(`${area}.${key.replace(/\[(\d+)\]/g, '.$1')}`, value);
	}
	return all;
}
const english = messages('en');

test.each(LOCALES)('%s uses no formatter that it lacks', (language) => {
	const known = ['select', ...Object.keys(USES)];
	const own = formats[`../../../src/lib/messages/${language}/formats.ts`]!;
	const texts = Object.entries(data).filter(([path]) => path.includes(`/messages/${language}/`));
	const used = texts.flatMap(([, text]) =>
		[...text.matchAll(/\{\w+, (\p{L}+)[,}]/gu)].map(([, name]) => name!)
	);
	expect(used.length).toBeGreaterThan(100);
	expect([...new Set(used)].filter((name) => !known.includes(name) && !(name in own))).toEqual([]);
});

describe.each(LOCALES.filter((language) => language !== 'en'))('%s', (language) => {
	const own = messages(language);
	test('has the same messages as English', () => {
		// further names of the games differ by language
		const keys = (of: typeof own) =>
			[...of.keys()].filter((key) => !key.startsWith('rules.names.'));
		expect(keys(own).sort()).toEqual(keys(english).sort());
	});
});

test.each(LOCALES)('%s: a compiled message chooses the same forms as Intl', (language) => {
	const { cardinal: $cardinal, ordinalOf: $ordinalOf } = grammar(language);
	for (const [kind, type] of [
		['plural', 'cardinal'],
		['selectordinal', 'ordinal']
	] as const) {
		const rules = new Intl.PluralRules(language, { type });
		const forms = rules.resolvedOptions().pluralCategories.map((one) => `${one} {${one}}`);
		const tokens = tokensOf(`{n, ${kind}, ${forms.join(' ')}}`, language);
		const context = { locale: language, used: new Set<string>() };
		const expression = expressionOf(tokens, { n: { type: 'int', js: 'n' } }, context);
		// one context for all numbers: each takes a millisecond
		const chosen = runInNewContext(`(n) => ${expression}`, { $cardinal, $ordinalOf }) as (
			n: number
		) => string;
		for (let n = 0; n <= 1000; n++) expect(chosen(n)).toBe(rules.select(n));
	}
});

test('the pseudo-language puts every message in brackets', () => {
	const catalogue = pseudoLocalize({
		plain: 'Undo',
		nested: { list: ['a', 'b'] },
		func: (name: string) => `${name} deals`,
		number: 3
	}) as {
		plain: string;
		nested: { list: string[] };
		func: (name: string) => string;
		number: number;
	};
	expect(catalogue.plain).toBe('⟦Undo⟧');
	expect(catalogue.nested.list).toEqual(['⟦a⟧', '⟦b⟧']);
	expect(catalogue.func('Ana')).toBe('⟦Ana deals⟧');
	expect(catalogue.number).toBe(3);
});
