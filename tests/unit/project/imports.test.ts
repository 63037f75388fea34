import { expect, test } from 'vitest';

/** The source of every module below src/lib, by its path there. */
const sources = import.meta.glob<string>('../../../src/lib/**/*.{ts,svelte}', {
	query: '?raw',
	import: 'default',
	eager: true
});
const modules = new Map(
	Object.entries(sources).map(([path, source]) => [path.replace('../../../src/lib/', ''), source])
);

/** The modules that a module imports by a declaration, types included. `import()` may close a
 * cycle, because it runs later. */
function importsOf(path: string): string[] {
	const names = [...modules.get(path)!.matchAll(/^\s*(?:import|export)[^;']*from '([^']+)'/gm)];
	return names
		.map(([, name = '']) =>
			name.startsWith('./') ? path.replace(/[^/]+$/, name.slice(2)) : name.replace('#lib/', '')
		)
		.filter((name) => modules.has(name));
}

/** The first circle on the way from a module, as a list of paths; null if there is none. */
function circleFrom(path: string, way: string[], done: Set<string>): string[] | null {
	if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
	if (done.has(path)) return null;
	for (const next of importsOf(path)) {
		const circle = circleFrom(next, [...way, path], done);
		if (circle !== null) return circle;
	}
	done.add(path);
	return null;
}

test('no module imports itself through others', () => {
	expect(modules.size).toBeGreaterThan(300);
	const done = new Set<string>();
	const circles = [...modules.keys()].map((path) => circleFrom(path, [], done));
	expect(circles.filter((circle) => circle !== null)).toEqual([]);
});

/** The modules that a module imports for their values, now or later. */
function valuesOf(path: string): string[] {
	const source = modules.get(path)!.replace(/^\s*(?:import|export) type [^;]*;/gm, '');
	return [...source.matchAll(/(?:from|import\() ?'([^']+)'/g)]
		.map(([, name = '']) =>
			name.startsWith('./') ? path.replace(/[^/]+$/, name.slice(2)) : name.replace('#lib/', '')
		)
		.filter((name) => modules.has(name));
}

test('workers import no Svelte module: only pages compile them', () => {
	const workers = [...modules.values()].flatMap((source) =>
		[...source.matchAll(/'(?:\.|#lib\/app)\/([\w-]+\.ts)\?worker&url'/g)].map(
			([, name = '']) => name
		)
	);
	const entries = [...modules.keys()].filter((path) =>
		workers.some((name) => path.startsWith('app/') && path.endsWith(`/${name}`))
	);
	expect(entries).toHaveLength(2);
	for (const entry of entries) {
		const reached = new Set([entry]);
		for (const path of reached) for (const next of valuesOf(path)) reached.add(next);
		expect(reached.size).toBeGreaterThan(1);
		const compiled = [...reached].filter((path) => /\.svelte(\.ts)?$/.test(path));
		expect(compiled, entry).toEqual([]);
	}
});
