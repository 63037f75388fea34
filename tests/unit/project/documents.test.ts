import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What the documents say about the project is there. */

const DOCUMENTS = [
	'README.md',
	'CONTRIBUTING.md',
	'SECURITY.md',
	'CHANGELOG.md',
	'deploy/README.md'
].concat(
	readdirSync('docs')
		.filter((name) => name.endsWith('.md'))
		.map((name) => `docs/${name}`)
);
const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('the README has at most 700 words', () => {
	expect(read('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(700);
});

test.each(DOCUMENTS)('%s: every command names a script or a file that is there', (file) => {
	const text = read(file);
	for (const [, name = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g))
		expect(Object.keys(scripts)).toContain(name);
	for (const [, path = ''] of text.matchAll(
		/\b(?:node|tsx|-f) ((?:scripts|deploy|tests)\/[\w./-]+)/g
	))
		expect(existsSync(path), path).toBe(true);
});

/** The id that a Git host gives a heading. */
const anchorOf = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.replaceAll(' ', '-');

test.each(DOCUMENTS)('%s: every link leads to a file, and to a heading in it', (file) => {
	const links = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
	for (const link of links.filter((one) => !/^\w+:/.test(one))) {
		const [path = '', anchor] = link.split('#');
		const target = path === '' ? file : join(dirname(file), path);
		expect(existsSync(target), link).toBe(true);
		if (anchor === undefined) continue;
		const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
			anchorOf(heading)
		);
		expect(headings, link).toContain(anchor);
	}
});
