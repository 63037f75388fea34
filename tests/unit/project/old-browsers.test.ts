import { Linter } from 'eslint';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#lib/messages/locales.ts';

const scripts = [
	...readFileSync('src/app.html', 'utf8').matchAll(/<script>([^]*?)<\/script>/g)
].map(([, script = '']) => script);
const script = scripts.find((one) => one.includes('too-old')) ?? '';
const oldest = /Chrome 111, Edge 111, Firefox 125, Safari 16\.4\b/;

/** The script's text in a browser that lacks some features; null if it shows none. */
function said(lacks: string, language = 'en'): string | null {
	const note = { textContent: null as string | null, removeAttribute: () => undefined };
	const page: Record<string, unknown> = {
		Intl,
		DecompressionStream,
		CSS: { supports: () => lacks !== 'css' },
		navigator: { language },
		document: {
			getElementById: () => note,
			documentElement: { removeAttribute: () => undefined }
		}
	};
	delete page[lacks];
	if (lacks === 'Segmenter') page['Intl'] = {};
	page['window'] = page;
	const without = lacks === 'toSorted' ? 'delete Array.prototype.toSorted;' : '';
	runInNewContext(`${without}${script}`, page);
	return note.textContent;
}

test('a browser that is too old shows the minimum versions, in its language', () => {
	for (const lacks of ['toSorted', 'Segmenter', 'DecompressionStream', 'CSS', 'css'])
		expect(said(lacks), lacks).toMatch(oldest);
	const sentences = Object.keys(LANGUAGES).map((tag) => said('CSS', tag));
	expect(new Set(sentences).size).toBe(Object.keys(LANGUAGES).length);
	expect(said('nothing')).toBeNull();
});

test('the oldest browsers can parse that script', () => {
	const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const;
	expect(script).not.toBe('');
	expect(new Linter().verify(script, [{ languageOptions }])).toEqual([]);
});

test('the README and the build name the same browsers', () => {
	expect(readFileSync('README.md', 'utf8')).toMatch(oldest);
	expect(readFileSync('vite.config.ts', 'utf8')).toContain(
		"target: ['chrome111', 'edge111', 'firefox125', 'safari16.4']"
	);
});
