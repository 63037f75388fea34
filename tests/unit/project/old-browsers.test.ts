import { Linter } from 'eslint';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LOCALES } from '#lib/messages/locales.ts';

const page = readFileSync('src/app.html', 'utf8');
const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
const script = scripts.find((one) => one.includes('too-old')) ?? '';
const oldest = /Chrome 111, Edge 111, Firefox 125, Safari 16\.4\b/;

/** What the page says in a browser that lacks some features; null if it says nothing.
 * @param isOnline whether the sentences can be fetched */
function said(lacks: string, language = 'en', isOnline = true): string | null {
	const [, english = '', versions = ''] =
		/id="too-old"[^>]*>\s*<span>([^<]*)<\/span>([^<]*)/.exec(page) ?? [];
	let isHidden = true;
	const sentence = { textContent: english };
	const note = {
		children: [sentence],
		getAttribute: () => 'too-old.json',
		removeAttribute: () => (isHidden = false)
	};
	class Request {
		onload?: () => void;
		readonly responseText = readFileSync('static/too-old.json', 'utf8');
		readonly open = () => undefined;
		readonly send = () => isOnline && this.onload?.();
	}
	const window: Record<string, unknown> = {
		Intl,
		DecompressionStream,
		CSS: { supports: () => lacks !== 'css' },
		navigator: { language },
		XMLHttpRequest: Request,
		document: {
			getElementById: () => note,
			documentElement: { removeAttribute: () => undefined }
		}
	};
	delete window[lacks];
	if (lacks === 'Segmenter') window['Intl'] = {};
	window['window'] = window;
	const without = lacks === 'toSorted' ? 'delete Array.prototype.toSorted;' : '';
	runInNewContext(`${without}${script}`, window);
	return isHidden ? null : `${sentence.textContent}${versions.replace(/\s+/g, ' ')}`;
}

test('a browser that is too old shows the minimum versions, in its language', () => {
	for (const lacks of ['toSorted', 'Segmenter', 'DecompressionStream', 'CSS', 'css'])
		expect(said(lacks), lacks).toMatch(oldest);
	const sentences = LOCALES.map((tag) => said('CSS', tag));
	expect(new Set(sentences).size).toBe(LOCALES.length);
	for (const sentence of sentences) expect(sentence).toMatch(oldest);
	expect(said('nothing')).toBeNull();
});

test('it shows them in English where the sentences cannot be fetched', () =>
	expect(said('CSS', 'ja', false)).toBe(said('CSS', 'en')));

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
