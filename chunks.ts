import type { Rolldown } from 'vite';

const START = ['/src/routes/StartTable.svelte'];
const EVENING = ['/src/routes/RoundTable.svelte'];
const STEPS = ['Seats', 'Deal', 'Taxes', 'Play'].map(
	(step) => `/src/lib/ui/table/${step}Step.svelte`
);

/** What the steps before Play show is worked out by these; the others are shown in few rounds, with their words. */
const VIEWS = [
	'/src/lib/ui/table/make-views.ts',
	...['ExposedPanel', 'DecreesInForce', 'MerchantsPanel', 'DealerSheet', 'CallerSheet'].map(
		(name) => `/src/lib/ui/table/${name}.svelte`
	)
];

const DEEDS = ['/src/lib/app/logs.ts', '/src/lib/app/deeds.ts'];

const CHRONICLE = ['', '/statistics', '/people', '/deleted', '/[id]'].map(
	(place) => `/src/routes/chronicle${place}/+page.svelte`
);
/** What other screens have of it too. */
const ARCHIVE = [
	...['storage/archive', 'exchange/family', 'app/rest'],
	...['app/names.svelte', 'app/jobs/asker']
].map((name) => `/src/lib/${name}.ts`);
const KEPT = ['keeping', 'damaged'].map((name) => `/src/lib/app/${name}.svelte.ts`);

const BESIDE = ['beside.ts', 'InstallDue.svelte'].map((file) => `/src/routes/${file}`);

interface File {
	readonly name: string;
	/** What is in it, with all that this brings along and no file before it has. */
	readonly of: readonly string[];
	/** Besides, what both of these bring along. */
	readonly shared?: readonly [readonly string[], readonly string[]];
	/** Whether the Table does without it. */
	readonly later?: true;
}
/** What comes in one file each: many small files cost more on the way than they save. */
const FILES: readonly File[] = [
	{
		name: 'shell',
		of: [
			...['root.svelte', 'client-optimized/app.js'].map((file) => `/.svelte-kit/generated/${file}`),
			'/node_modules/@sveltejs/kit/src/runtime/app/navigation.js',
			...['/src/routes/+layout.ts', '/src/routes/+layout.svelte', '/src/routes/+page.svelte'],
			// what the catalogues need
			'/src/lib/words/grammar.ts'
		],
		shared: [START, [...EVENING, ...STEPS.slice(3)]]
	},
	{ name: 'rulesets', of: ['/src/lib/rulesets/catalogue.ts'] },
	{ name: 'names', of: ['/src/lib/evening/newcomer.ts'] },
	{ name: 'lists', of: ['houses', 'roster'].map((list) => `/src/lib/app/${list}.svelte.ts`) },
	// what later screens have of the start
	{ name: 'sheet', of: ['/src/lib/ui/Sheet.svelte', '/src/lib/ui/numbers.ts'] },
	{ name: 'start', of: START },
	// and who sits where after the next exits
	{
		name: 'evening',
		of: [...EVENING, '/src/lib/rules/seats.ts'],
		shared: [STEPS.slice(0, 3), STEPS.slice(3)]
	},
	{ name: 'play', of: STEPS.slice(3) },
	// what is known of a rule
	{ name: 'rule', of: ['/src/lib/ui/RuleLink.svelte'] },
	// what both decide by
	{ name: 'steps', of: ['/src/lib/rules/options.ts'], shared: [VIEWS, DEEDS] },
	{ name: 'deeds', of: DEEDS },
	// what other screens say of rules too
	{ name: 'sources', of: ['/src/lib/ui/sources.ts'] },
	{ name: 'views', of: VIEWS.toReversed() },
	{ name: 'beside', of: BESIDE },
	{ name: 'archive', of: ARCHIVE, later: true },
	{ name: 'kept', of: KEPT, later: true },
	{ name: 'fold', of: ['/src/lib/ui/house/Fold.svelte'], later: true },
	{
		name: 'chronicle',
		of: ['/src/lib/ui/looks.ts', '/src/routes/chronicle/ChronicleNav.svelte'],
		shared: [CHRONICLE.slice(0, 1), CHRONICLE.slice(1)],
		later: true
	}
];

/** The files that are there when the Table stands. */
export const ofTable = FILES.flatMap(({ name, later }) => (later ? [] : [name]));

/** What some modules bring along: all that they import, but for `import('…')`. */
function broughtAlong(roots: readonly string[], modules: Rolldown.ChunkingContext): Set<string> {
	const all = new Set<string>();
	const waiting = [...roots];
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (all.has(id)) continue;
		all.add(id);
		waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
	}
	return all;
}

/** All that a file is made of. */
function madeOf({ of, shared = [[], []] }: File, modules: Rolldown.ChunkingContext): Set<string> {
	const from = (ids: readonly string[]) =>
		broughtAlong(
			ids.map((id) => import.meta.dirname + id),
			modules
		);
	const [some, others] = [from(shared[0]), from(shared[1])];
	return new Set([...from(of), ...[...some].filter((one) => others.has(one))]);
}

/** The files that a first visit needs, and that several screens share. */
export const groups = FILES.map((file) => {
	// the server and the browser are built of other modules
	const known = new WeakMap<object, Set<string>>();
	return {
		debugName: file.name,
		name(id: string, modules: Rolldown.ChunkingContext) {
			const first = modules.getModuleInfo(import.meta.dirname + file.of.at(-1)!);
			if (first === null) return null;
			const all = known.get(first) ?? madeOf(file, modules);
			known.set(first, all);
			return all.has(id) ? file.name : null;
		}
	};
});

/** What every screen says comes in one file for each language; so does what every step of a round says. The first of
 * them keeps what both need. */
export const together = [
	{ name: 'words', areas: ['common', 'titles'] },
	{ name: 'round', areas: ['table', 'entries'] }
].map(({ name, areas }) => ({
	debugName: name,
	name(id: string) {
		const [, language = '', area = ''] = /\/words\/([\w-]+)\/([\w-]+)\.ts$/.exec(id) ?? [];
		return areas.includes(area) ? `${name}-${language}` : null;
	}
}));
