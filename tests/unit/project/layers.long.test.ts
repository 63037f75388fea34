import { ESLint } from 'eslint';
import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS, PURE } from '../../../eslint/layers.js';

/** A line of a file, and the rule that refuses it. */
type Line = readonly [code: string, rule: string | null];
type Files = Readonly<Record<string, readonly Line[]>>;

const layers = Object.keys(LAYERS);
const IMPORTS = 'courtbook/imports';
const PURITY = 'courtbook/pure';

let names = 0;
const from = (module: string) => {
	names += 1;
	return `import { x as x${names} } from '${module}'; export const y${names} = x${names};`;
};
/** Lines that import these modules, refused or not. */
const importing = (isRefused: boolean, ...modules: string[]): Line[] =>
	modules.map((module) => [from(module), isRefused ? IMPORTS : null]);

/** Every way to import a module. */
function everyWay(module: string): string[] {
	names += 1;
	return [
		from(module),
		`import type { X as X${names} } from '${module}'; export type Y${names} = X${names};`,
		`export * from '${module}';`,
		`export const z${names} = import('${module}');`,
		`export type Z${names} = import('${module}').Z;`
	];
}

const inEach = (among: readonly string[], linesOf: (layer: string) => Line[]): Files =>
	Object.fromEntries(among.map((layer) => [layer, linesOf(layer)]));
/** Gives the files of each layer a path there. */
const at = (path: string, files: Files): Files =>
	Object.fromEntries(
		Object.entries(files).map(([layer, lines]) => [`src/lib/${layer}/${path}`, lines])
	);

const arrows = (layer: string): Line[] =>
	layers.flatMap((other) =>
		everyWay(`#lib/${other}/other.ts`).map((code): Line => [
			code,
			LAYERS[layer]!.includes(other) ? null : IMPORTS
		])
	);

const asConstants = (codes: readonly string[], rule: string | null): Line[] =>
	codes.map((code, n) => [`export const c${n} = ${code};`, rule]);

const IMPURE = [
	'Date.now()',
	'new Date()',
	'Math.random()',
	'crypto.randomUUID()',
	'window',
	'document.body',
	'navigator.language',
	'localStorage.length',
	'indexedDB.open("x")',
	'fetch("/x")',
	'setTimeout(() => 0)',
	'performance.now()',
	'globalThis.Date',
	'process.env',
	'Temporal.Now'
];
const DEPENDS_ONLY_ON_ARGUMENTS = [
	'[Math.max(1, 2), structuredClone({}), new Map(), JSON.stringify(1), Object.entries({})]',
	'[new Intl.Segmenter("en"), new Set<string>(), Promise.resolve(1)]',
	'(event: string, name = "a local name") => event + name'
];

const inRoutes = layers.flatMap((layer) => {
	const module = `#lib/${layer}/x.ts`;
	const mayImport = ['app', 'ui', 'messages'].includes(layer);
	names += 1;
	const type = `import { type X as X${names} } from '${module}'; export type Y${names} = X${names};`;
	return [
		...importing(!mayImport, module),
		[type, mayImport || PURE.includes(layer) ? null : IMPORTS] satisfies Line
	];
});

const SYNTAX = 'courtbook/text-stays-text';
const MAKES_MARKUP_OR_CODE: readonly Line[] = [
	['document.body.innerHTML = name', 'no-unsanitized/property'],
	["document.body['outerHTML'] = name", SYNTAX],
	['frame.srcdoc = name', 'no-unsanitized/property'],
	['document.body.insertAdjacentHTML("beforeend", name)', 'no-unsanitized/method'],
	['document.write(name)', 'no-unsanitized/method'],
	['document.createRange().createContextualFragment(name)', 'no-unsanitized/method'],
	['document.body.setHTMLUnsafe(name)', 'no-unsanitized/method'],
	['Document.parseHTMLUnsafe(name)', 'no-unsanitized/method'],
	['Object.assign(document.body, { innerHTML: name })', SYNTAX],
	['document.body.setAttribute("onclick", name)', SYNTAX],
	['trustedTypes.createPolicy("x", { createHTML: String })', SYNTAX],
	['open("javascript:" + name)', 'no-script-url'],
	['open(`javascript:name`)', 'no-script-url'],
	['open(`javascript:${name}`)', SYNTAX],
	['eval(name)', 'no-eval'],
	['new Function(name)', 'no-new-func'],
	['setTimeout("name")', 'no-implied-eval'],
	['new RTCPeerConnection()', 'no-restricted-globals'],
	['new WebTransport(name)', 'no-restricted-globals']
];
const inScript = MAKES_MARKUP_OR_CODE.map(([code, rule], n): Line => [
	`export const f${n} = (name: string, frame: HTMLIFrameElement) => ${code};`,
	rule
]);
const inMarkup: readonly Line[] = [
	['{@html name}', 'svelte/no-at-html-tags'],
	['<div bind:innerHTML={name}></div>', SYNTAX],
	['<iframe srcdoc={name}></iframe>', SYNTAX],
	['<a href="javascript:name"></a>', SYNTAX],
	['<img onerror="name" alt="" />', SYNTAX]
];

const PLAYWRIGHT = 'no-restricted-imports';
const inBrowserTests: readonly Line[] = [
	["import { test } from '@playwright/test'; export const t = test;", PLAYWRIGHT],
	["import { chromium } from 'playwright'; export const c = chromium;", PLAYWRIGHT],
	["import type { Page } from '@playwright/test'; export type P = Page;", null]
];

const TEXT_KEYS = 'courtbook/text-keys';
const textKeys: Line[] = [
	['export type A = Readonly<Record<string, number>>;', TEXT_KEYS],
	['export type B = Partial<Record<string, () => void>>;', TEXT_KEYS],
	['export interface C { readonly [title: string]: number }', TEXT_KEYS],
	['export type D = Readonly<Record<string, unknown>>;', null],
	["export type E = Readonly<Record<'a' | 'b', number>>;", null],
	['export const f = { a: 1 } satisfies Record<string, number>;', null],
	['export type G = ReadonlyMap<string, number>;', null]
];

const CASES: Readonly<Record<string, Files>> = {
	'a layer imports the layers that it may, in every way': at(
		'some-file.ts',
		inEach(layers, arrows)
	),
	'so does a folder in it, and its own layer': at(
		'folder/some-file.ts',
		inEach(layers, (layer) =>
			layers.flatMap((other) =>
				importing(other !== layer && !LAYERS[layer]!.includes(other), `#lib/${other}/other.ts`)
			)
		)
	),
	'so do components': at('Some.svelte', { ui: arrows('ui') }),
	'a file imports those beside and below it by ./, and nothing by other paths': at(
		'paths.ts',
		inEach(layers, () => [
			...importing(false, './other.ts', './folder/other.ts'),
			...importing(true, '../cards/card.ts', './../cards/card.ts', '$lib/cards/card.ts'),
			...importing(true, '/src/lib/cards/card.ts', 'src/lib/cards/card.ts', '#other/x.ts')
		])
	),
	'a folder in a layer does not import by ../': at(
		'folder/paths.ts',
		inEach(layers, () => importing(true, '../other.ts'))
	),
	'pure folders import no package, but for the search in ask': at(
		'packages.ts',
		inEach(PURE, (layer) => [
			...importing(true, 'idb', 'svelte', 'svelte/store', '$app/paths', 'node:fs', 'valibot'),
			...importing(layer !== 'ask', 'minisearch')
		])
	),
	'only storage imports idb; of SvelteKit, ui imports paths and navigation': at(
		'packages.ts',
		inEach(
			layers.filter((layer) => !PURE.includes(layer)),
			(layer) => [
				...importing(layer !== 'storage', 'idb', 'idb/with-async-ittr'),
				...importing(layer === 'ui', '$app/environment', '$app/state'),
				...importing(false, 'svelte', 'svelte/store', '$app/paths', '$app/navigation', 'node:fs')
			]
		)
	),
	'the browser, the clock and random numbers are refused in the pure folders only': at(
		'impure.ts',
		inEach(layers, (layer) => asConstants(IMPURE, PURE.includes(layer) ? PURITY : null))
	),
	'code that depends only on its arguments is pure': at(
		'pure.ts',
		inEach(PURE, () => asConstants(DEPENDS_ONLY_ON_ARGUMENTS, null))
	),
	'routes import app, ui, messages, and types of the pure folders': {
		'src/routes/chronicle/[id]/+page.ts': [
			...inRoutes,
			...importing(true, '../lib/cards/card.ts', 'idb'),
			...importing(false, './Part.svelte')
		],
		'src/routes/chronicle/[id]/+page.svelte': [...inRoutes, ...importing(true, 'idb')]
	},
	'nothing imports what is internal to Svelte': {
		'src/lib/app/internal.ts': [[from('svelte/internal/client'), 'no-restricted-imports']]
	},
	'a file in no layer is refused': {
		'src/lib/loose.ts': [['export {};', IMPORTS]],
		'src/lib/unheard/of.ts': [['export {};', IMPORTS]]
	},
	'no text becomes markup or code in modules': {
		'src/lib/app/text.ts': inScript,
		'src/lib/exchange/text.ts': inScript,
		'src/routes/text.ts': inScript
	},
	'no text becomes markup or code in components': {
		'src/lib/app/text.svelte.ts': inScript,
		'src/lib/ui/Script.svelte': inScript,
		'src/lib/ui/Markup.svelte': inMarkup,
		'src/routes/+page.svelte': inMarkup
	},
	'no table is read by any text as if it were an object': {
		'src/lib/app/keys.ts': textKeys,
		'src/lib/app/keys.svelte.ts': textKeys,
		'src/lib/ui/Keys.svelte': textKeys,
		'src/routes/keys.ts': textKeys
	},
	'tests in a browser take it from their host, which records every request': {
		'tests/e2e/specs/some.test.ts': inBrowserTests,
		'tests/torture/some.test.ts': inBrowserTests,
		'tests/e2e/support/host.ts': inBrowserTests.map(([code]) => [code, null])
	}
};

const RULES = new Set([
	IMPORTS,
	PURITY,
	'svelte/no-at-html-tags',
	PLAYWRIGHT,
	TEXT_KEYS,
	...MAKES_MARKUP_OR_CODE.map(([, rule]) => rule)
]);

/** A linter's findings in a file: the lines, from 1, and the rules. */
type Found = { path: string; line: number; rule: string }[];

/** Oxlint lints a copy of the files, by the project's configuration but for the rules that need the
 * types of the whole program. */
async function byOxlint(files: ReadonlyMap<string, string>): Promise<Found> {
	const project = await mkdtemp(join(tmpdir(), 'layers-'));
	try {
		for (const folder of ['eslint', 'node_modules'])
			await symlink(resolve(folder), join(project, folder));
		const config = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as object;
		await writeFile(join(project, '.oxlintrc.json'), JSON.stringify({ ...config, options: {} }));
		for (const [path, text] of files) {
			await mkdir(join(project, dirname(path)), { recursive: true });
			await writeFile(join(project, path), text);
		}
		const output = await new Promise<string>((done) =>
			execFile(
				process.execPath,
				[resolve('node_modules/oxlint/bin/oxlint'), '-f', 'json', 'src', 'tests'],
				{ cwd: project, maxBuffer: 2 ** 26 },
				// it exits with 1 because it finds faults
				(_, stdout) => done(stdout)
			)
		);
		const { diagnostics } = JSON.parse(output) as {
			diagnostics: { filename: string; code: string; labels: { span: { line: number } }[] }[];
		};
		return diagnostics.map(({ filename, code, labels }) => ({
			path: filename,
			line: labels[0]!.span.line,
			rule: code.replace('(', '/').replace(')', '')
		}));
	} finally {
		await rm(project, { recursive: true });
	}
}

async function byEslint(files: ReadonlyMap<string, string>): Promise<Found> {
	const eslint = new ESLint();
	const found: Found = [];
	for (const [path, text] of files) {
		const [result] = await eslint.lintText(text, { filePath: path });
		for (const { line, ruleId } of result!.messages)
			found.push({ path, line, rule: ruleId ?? 'a syntax error' });
	}
	return found;
}

const isForEslint = (path: string) => /\.svelte(\.ts)?$/.test(path);
/** The lines of a file; those of a component are its script, but for markup. */
const linesOf = (path: string, lines: readonly Line[]): readonly Line[] =>
	path.endsWith('.svelte') && !/^[<{]/.test(lines[0]![0])
		? [['<script lang="ts">', null], ...lines, ['</script>', null]]
		: lines;

async function lint(): Promise<Found> {
	const files = Object.values(CASES).flatMap((one) => Object.entries(one));
	const texts = files.map(([path, lines]): [string, string] => [
		path,
		linesOf(path, lines)
			.map(([code]) => code)
			.join('\n')
	]);
	const of = (eslint: boolean) => new Map(texts.filter(([path]) => isForEslint(path) === eslint));
	const found = await Promise.all([byOxlint(of(false)), byEslint(of(true))]);
	return found.flat().map((one) => ({
		...one,
		rule: one.rule.replace(/^(eslint|typescript|@typescript-eslint)\//, '')
	}));
}
let linted: Promise<Found> | undefined;

test.each(Object.entries(CASES))('%s', async (_, files) => {
	linted ??= lint();
	const found = await linted;
	for (const [path, lines] of Object.entries(files))
		for (const [n, [code, rule]] of linesOf(path, lines).entries()) {
			const rules = found.filter((one) => one.path === path && one.line === n + 1);
			const ours = rules.map((one) => one.rule).filter((one) => RULES.has(one));
			expect([...new Set(ours)], `${path}: ${code}`).toEqual(rule === null ? [] : [rule]);
		}
});

test('the documents name every layer, in the order of the list', async () => {
	const contributing = await readFile('CONTRIBUTING.md', 'utf8');
	expect([...contributing.matchAll(/^\| `src\/lib\/(\w+)\/`/gm)].map(([, name]) => name)).toEqual(
		layers
	);
	const architecture = await readFile('docs/architecture.md', 'utf8');
	const picture = /## Layers\n+```\n(.*?)```/s.exec(architecture)![1]!;
	for (const layer of layers)
		expect(architecture.includes(`\`${layer}\``) || picture.includes(layer), layer).toBe(true);
});
