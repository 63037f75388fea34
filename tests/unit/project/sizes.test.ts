import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(svelte|ts|css)$/.test(file) && !file.endsWith('.d.ts'))
	.map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

test('no component has more than 350 lines, and no other file more than 400', () => {
	const long = files.filter(
		({ file, text }) =>
			file !== 'lib/ui/theme.css' &&
			text.trimEnd().split('\n').length > (file.endsWith('.svelte') ? 350 : 400)
	);
	expect(long.map(({ file }) => file)).toEqual([]);
	expect(files.length).toBeGreaterThan(500);
});

/** The different conditions of a kind in all styles, without the names of containers and `not`. */
const conditions = (kind: string) =>
	new Set(
		files.flatMap(({ text }) =>
			[
				...text.matchAll(new RegExp(`@${kind}\\s+(?:not\\s+|[\\w-]+\\s+)?([^{]+?)\\s*\\{`, 'g'))
			].map(([, condition]) => condition)
		)
	);

test('styles distinguish at most ten media conditions and eight sizes of containers', () => {
	for (const [kind, most] of [
		['media', 10],
		['container', 8]
	] as const) {
		const found = [...conditions(kind)];
		expect(found.length, found.join('; ')).toBeGreaterThan(5);
		expect(found.length, found.join('; ')).toBeLessThanOrEqual(most);
	}
});
