import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the compositor moves without a layout or a paint of the page. */
const COMPOSITED = new Set(['opacity', 'translate', 'scale', 'rotate', 'transform', '--from']);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const styles = files
	.filter((file) => /\.(svelte|css)$/.test(file))
	.map((file) => ({
		file,
		css: readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
	}));

/** The properties that the keyframes and transitions of a style sheet change. */
function movedIn(css: string): string[] {
	const keyframes = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)];
	const moved = keyframes.flatMap(([, body = '']) =>
		[...body.matchAll(/([\w-]+):/g)].map(([, property = '']) => property)
	);
	const transitions = [...css.matchAll(/\btransition:([^;]+);/g)].flatMap(([, list = '']) =>
		list.split(',').map((one) => one.trim().split(' ')[0]!)
	);
	return [...moved, ...transitions].filter((property) => property !== 'none');
}

test('what moves is moved by the compositor alone', () => {
	const all = styles.map(({ file, css }) => ({ file, moved: movedIn(css) }));
	expect(all.flatMap(({ moved }) => moved).length).toBeGreaterThan(30);
	for (const { file, moved } of all)
		expect(
			moved.filter((property) => !COMPOSITED.has(property)),
			file
		).toEqual([]);
});
