import { expect, test } from 'vitest';

/** The source of every module of the app, by its path below src. */
const sources = import.meta.glob<string>('../../../src/**/*.{ts,svelte}', {
	query: '?raw',
	import: 'default',
	eager: true
});
const modules = new Map(
	Object.entries(sources).map(([path, source]) => [path.replace('../../../src/', ''), source])
);

/** The path of a module below src, from how another one names it. */
const resolve = (from: string, name: string): string =>
	new URL(name.replace(/^#lib\//, '/lib/'), `file:///${from}`).pathname.slice(1);

/** The areas that are named by a module and by all that it imports for their values: those that are
 * needed once its code is loaded. */
function areasOf(entry: string): Set<string> {
	const reached = new Set([entry]);
	const areas = new Set<string>();
	for (const path of reached) {
		const source = (modules.get(path) ?? '').replace(/^\s*(?:import|export) type [^;]*;/gm, '');
		for (const [, list = ''] of source.matchAll(/ = messagesOf\(([^)]*)\)/g))
			for (const [area] of list.matchAll(/[\w-]+/g)) areas.add(area);
		for (const [, name = ''] of source.matchAll(/^\s*(?:import|export)[^;']*'([^']+)'/gm))
			if (/^[.#]/.test(name)) reached.add(resolve(path, name));
	}
	return areas;
}

/** Everything that is loaded with `import()` and has messages, with the text before it. */
const lazy = [...modules].flatMap(([path, source]) =>
	[...source.matchAll(/^(.*)(?<!typeof )import\(\s*'([.#][^']+)'\s*\)/gm)]
		.map(([, before = '', name = '']) => ({ path, before, part: resolve(path, name) }))
		.filter(({ part }) => areasOf(part).size > 0)
);

test('every page loads the messages that its code names', () => {
	const pages = [...modules.keys()].filter((path) => path.endsWith('/+page.svelte'));
	expect(pages.length).toBeGreaterThan(15);
	for (const page of pages)
		expect(modules.get(page.replace('.svelte', '.ts')), page).toMatch(/ loadMessages\(/);
	expect(modules.get('routes/+layout.ts')).toMatch(/ loadMessages\(/);
});

test('lazily loaded parts of the app load the messages that their code names', () => {
	expect(lazy.length).toBeGreaterThan(25);
	const others = lazy
		.filter(({ before }) => !/(?:withMessages\(|<Lazy load=\{)\(\) => $/.test(before))
		.map(({ path, part }) => `${path} ${part.replace(/^.*\//, '')}`);
	expect(others).toEqual([
		// it loads them itself
		'routes/+layout.svelte sharing.ts',
		// by `screen`
		'routes/+page.svelte StartTable.svelte',
		'routes/+page.svelte FirstSeats.svelte',
		'routes/+page.svelte RoundTable.svelte',
		'routes/+page.svelte ClosedTable.svelte',
		// functions that `Lazy` gets by name
		'routes/TableSheet.svelte PeopleSheet.svelte',
		'routes/TableSheet.svelte ChangeRules.svelte'
	]);
});

test('the screens of the Table fetch their messages with their code', () => {
	const page = modules.get('routes/+page.svelte')!;
	const inLayout = areasOf('routes/+layout.svelte');
	const ofSteps = lazy
		.filter(({ path }) => path === 'lib/ui/round/step-screens.ts')
		.flatMap(({ part }) => [...areasOf(part)]);
	const screens = [...page.matchAll(/= screen\(([^]*?'[\w-]+'\s*)\);/g)].map(
		([, call = '']) => call
	);
	expect(screens).toHaveLength(4);
	for (const call of screens) {
		const [, name = ''] = /import\('([^']+)'\)/.exec(call)!;
		const fetched = [...call.matchAll(/'([\w-]+)'/g)].map(([, area]) => area!);
		const needed = areasOf(resolve('routes/+page.svelte', name));
		// a step's screen is fetched beside the screen of the round
		if (call.includes('fetchStep')) for (const area of ofSteps) needed.add(area);
		expect(fetched.sort(), name).toEqual([...needed].filter((area) => !inLayout.has(area)).sort());
	}
});
