import { expect, test } from 'vitest';
import { readArea, areasOf } from '../../../scripts/messages/areas.js';
import { page } from '../../../scripts/messages/page.js';
import { messages } from '../../../scripts/messages/plugin.js';

const pageOf = (query: string): string => page(new URLSearchParams(query));
/** The first cells of the lines: the keys. */
const keysIn = (html: string): string[] =>
	[...html.matchAll(/<tr><th>([^<]*)/g)].map(([, key = '']) => key);

test('has every area with where it appears, and every message', () => {
	const html = pageOf('');
	for (const area of areasOf('en')) expect(html).toContain(`<h2 id="${area}">`);
	expect(html).toContain('The rulebook of Temple.');
	expect(keysIn(html)).toEqual(
		areasOf('en').flatMap((area) => [...readArea('en', area).texts.keys()])
	);
});

test('shows a language beside English, and what translators are told', () => {
	const html = pageOf('language=fr&words=results+target.points');
	expect(keysIn(html)).toEqual(['target.points']);
	expect(html).toContain('<option selected>fr</option>');
	expect(html).toContain('share the win');
	expect(html).toMatch(/<td lang="fr" dir="auto">[^<]*victoire/);
	expect(pageOf('words=target.rounds')).toContain('The end of a series, and who won it.');
	// of the group, if the message has no description
	expect(pageOf('words=referee+not-singles')).toContain('Why a call does not hold.');
	// and beside its own placeholders
	const wrong = pageOf('words=past+faults.wrong-date');
	expect(wrong).toContain('What is wrong with a file of evenings.');
	expect(wrong).toContain('{what}: String');
});

test('takes words from keys, both texts and descriptions, whatever their case', () => {
	expect(keysIn(pageOf('language=de&words=STICHES+table'))).not.toContain('proclaimed.veto');
	expect(keysIn(pageOf('words=hear%2C+moments'))).toContain('proclaimed.hear');
	expect(keysIn(pageOf('language=de&words=hört+moments'))).toContain('proclaimed.hear');
	expect(keysIn(pageOf('words=scroll'))).toContain('proclaimed.byOrder');
	expect(keysIn(pageOf('words=no+such+words+xyzzy'))).toEqual([]);
});

test('texts and words are text, not markup; an unknown language is English', () => {
	expect(pageOf('words="><script>')).toContain('value="&#34;&#62;&#60;script&#62;"');
	expect(pageOf('words=ownAnswer')).toContain('&#60;b&#62;');
	expect(pageOf('language=../x')).toContain('<option selected>en</option>');
});

test('opens the app in the language, or with every message in brackets', () => {
	const html = pageOf('language=fr');
	expect(html).toContain("setItem('courtbook-language', 'fr')");
	expect(html).toContain("setItem('courtbook-language', 'en-XA')");
	// alone it would be that of the document, which empties the page
	expect(html).not.toMatch(/[^.]\bopen\(/);
});

test('the development server has it at /messages', () => {
	const used = new Map<string, (request: object, response: object) => void>();
	const { configureServer } = messages() as unknown as {
		configureServer: (server: object) => void;
	};
	configureServer({ middlewares: { use: used.set.bind(used) } });
	let sent = '';
	const response = { setHeader: () => undefined, end: (html: string) => (sent = html) };
	used.get('/messages')!({ url: '/?language=ja&words=veto' }, response);
	expect(sent).toContain('却下する');
});
