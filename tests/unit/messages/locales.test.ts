import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from '#lib/messages/locales.ts';

const html = readFileSync('src/app.html', 'utf8');
/** The tags in a list of the first script of app.html: `const NAME = ['en', 'he']`. */
function listIn(name: string): string[] {
	const [, items] = new RegExp(String.raw`const ${name} = \[([^\]]*)\]`).exec(html) ?? [];
	return [...(items ?? '').matchAll(/'([^']+)'/g)].map(([, tag]) => tag!);
}

describe('app.html applies the language before any module loads, so it repeats', () => {
	test('the languages, and the pseudo-language of the tests', () =>
		expect(listIn('languages')).toEqual([...LOCALES, 'en-XA']));
	test('the languages that are written from right to left', () =>
		expect(listIn('rightToLeft')).toEqual(
			LOCALES.filter((language) => LANGUAGES[language].dir === 'rtl')
		));
	test('what a page says without the app, by the letters before the hyphen', () => {
		const tags = LOCALES.map((language) => language.slice(0, 2));
		const [, rows = ''] = /sentences = \{([^]*?)\n\t+\};/.exec(html) ?? [];
		expect([...rows.matchAll(/^\t+([a-z]{2}): /gm)].map(([, tag]) => tag)).toEqual(tags);
		const tooOld = JSON.parse(readFileSync('static/too-old.json', 'utf8')) as object;
		expect(['en', ...Object.keys(tooOld)]).toEqual(tags);
	});
});
