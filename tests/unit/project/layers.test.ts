import { ESLint } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { injection } from '../../../eslint/injection.js';
import { layers } from '../../../eslint/layers.js';

// without the rules that need types: fast, and files need not exist
const eslint = new ESLint({
	overrideConfigFile: true,
	overrideConfig: [
		{ files: ['**/*.ts'], languageOptions: { parser: ts.parser } },
		...svelte.configs.base,
		{ files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser } } },
		...injection,
		...layers
	] as ESLint.Options['overrideConfig']
});

/** The lines that lint refuses in a file of them. */
async function refusedLines(filePath: string, lines: readonly string[]): Promise<string[]> {
	const script = ['<script lang="ts">', ...lines, '</script>'];
	const file = filePath.endsWith('.svelte') ? script : lines;
	const [result] = await eslint.lintText(file.join('\n'), { filePath });
	expect(result?.fatalErrorCount, result?.messages[0]?.message).toBe(0);
	return [...new Set(result?.messages.map(({ line }) => file[line - 1]!))];
}

const refused = async (filePath: string, code: string): Promise<boolean> =>
	(await refusedLines(filePath, code.split('\n'))).length > 0;

const allowed: Record<string, string> = {
	cards: '',
	rules: 'cards',
	rulesets: 'cards rules',
	evening: 'cards rules rulesets',
	referee: 'cards rules rulesets evening',
	ask: 'cards rules',
	stats: 'cards rules rulesets evening',
	storage: 'cards rules rulesets evening stats',
	exchange: 'cards rules rulesets evening stats',
	app: 'cards rules rulesets evening referee ask stats storage exchange',
	ui: 'cards rules rulesets evening referee ask stats'
};
const folders = Object.keys(allowed);
const pure = folders.slice(0, 7);
const from = (file: string) => `import { x } from '${file}'; x;`;

describe.each(folders)('src/lib/%s', (layer) => {
	const file = `src/lib/${layer}/some-file.${layer === 'ui' ? 'svelte' : 'ts'}`;
	const within = `src/lib/${layer}/folder/some-file.ts`;

	test.each(folders)(
		'imports from %s are allowed or refused as the table of layers says',
		async (other) => {
			const name = `#lib/${other}/other.ts`;
			const expected = !allowed[layer]?.split(' ').includes(other);
			const imports = [
				from(name),
				`import type { X } from '${name}'; export type Y = X;`,
				`export * from '${name}';`,
				`export const z = import('${name}');`,
				`export type Z = import('${name}').Z;`
			];
			expect(await refusedLines(file, imports)).toEqual(expected ? imports : []);
			expect(await refused(within, from(name))).toBe(expected && other !== layer);
		}
	);

	test('a folder imports its own files by ./, and nothing by other paths', async () => {
		expect(await refused(file, from('./other.ts'))).toBe(false);
		expect(await refused(file, from('./folder/other.ts'))).toBe(false);
		for (const path of [
			'../cards/card.ts',
			'./../cards/card.ts',
			'$lib/cards/card.ts',
			'/src/lib/cards/card.ts'
		])
			expect(await refused(file, from(path)), path).toBe(true);
		expect(await refused(within, from('../other.ts'))).toBe(true);
	});

	test('a folder imports only the packages that its layer may use', async () => {
		expect(await refused(file, from('idb'))).toBe(layer !== 'storage');
		for (const name of ['svelte', 'svelte/store', '$app/paths', '$app/navigation', 'node:fs'])
			expect(await refused(file, from(name)), name).toBe(pure.includes(layer));
		for (const name of ['$app/environment', '$app/state'])
			expect(await refused(file, from(name)), name).toBe(layer === 'ui' || pure.includes(layer));
	});
});

const impure = [
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

test.each(impure)('%s is refused in the pure folders only', async (code) => {
	for (const layer of folders)
		expect(await refused(`src/lib/${layer}/x.ts`, `export const x = ${code};`), layer).toBe(
			pure.includes(layer)
		);
});

test('code that depends only on its arguments is allowed in the pure folders', async () => {
	const code = `export const x = [Math.max(1, 2), structuredClone({}), new Map(), JSON.stringify(1),
		new Intl.Segmenter('en'), new Set<string>(), Object.entries({}), Promise.resolve(1)];
		const name = 'a local name'; export const y = (event: string) => event + name;`;
	for (const layer of pure) expect(await refused(`src/lib/${layer}/x.ts`, code)).toBe(false);
});

test('routes import app, ui, and types of the pure folders', async () => {
	for (const file of ['src/routes/+page.ts', 'src/routes/chronicle/[id]/+page.svelte']) {
		for (const layer of folders) {
			const expected = layer !== 'app' && layer !== 'ui';
			expect(await refused(file, from(`#lib/${layer}/x.ts`)), layer).toBe(expected);
			const type = `import type { X } from '#lib/${layer}/x.ts'; export type Y = X;`;
			expect(await refused(file, type), layer).toBe(expected && !pure.includes(layer));
		}
		expect(await refused(file, from('../lib/cards/card.ts'))).toBe(true);
		expect(await refused(file, from('idb'))).toBe(true);
		expect(await refused(file, from('./Part.svelte'))).toBe(false);
	}
});

test('a file in no layer is refused', async () => {
	for (const file of ['src/lib/loose.ts', 'src/lib/unheard/of.ts', 'src/lib/Loose.svelte'])
		expect(await refused(file, 'export {};')).toBe(true);
});

const scripts: [code: string, rule: string][] = [
	['document.body.innerHTML = name', 'no-unsanitized/property'],
	["document.body['outerHTML'] = name", 'no-restricted-syntax'],
	['frame.srcdoc = name', 'no-unsanitized/property'],
	['document.body.insertAdjacentHTML("beforeend", name)', 'no-unsanitized/method'],
	['document.write(name)', 'no-unsanitized/method'],
	['document.createRange().createContextualFragment(name)', 'no-unsanitized/method'],
	['document.body.setHTMLUnsafe(name)', 'no-unsanitized/method'],
	['Document.parseHTMLUnsafe(name)', 'no-unsanitized/method'],
	['Object.assign(document.body, { innerHTML: name })', 'no-restricted-syntax'],
	['document.body.setAttribute("onclick", name)', 'no-restricted-syntax'],
	['trustedTypes.createPolicy("x", { createHTML: String })', 'no-restricted-syntax'],
	['open("javascript:" + name)', 'no-script-url'],
	['open(`javascript:name`)', 'no-script-url'],
	['open(`javascript:${name}`)', 'no-restricted-syntax'],
	['new RTCPeerConnection()', 'no-restricted-globals'],
	['new WebTransport(name)', 'no-restricted-globals']
];
const markup: [code: string, rule: string][] = [
	['{@html name}', 'svelte/no-at-html-tags'],
	['<div bind:innerHTML={name}></div>', 'no-restricted-syntax'],
	['<iframe srcdoc={name}></iframe>', 'no-restricted-syntax'],
	['<a href="javascript:name">x</a>', 'no-restricted-syntax'],
	['<img onerror="name" alt="" />', 'no-restricted-syntax']
];

test.each([...scripts, ...markup])('no text becomes markup or code: %s', async (code, rule) => {
	const isScript = scripts.some(([one]) => one === code);
	const script = `export const f = (name: string, frame: HTMLIFrameElement) => ${code};`;
	const files = isScript
		? ['src/lib/app/x.ts', 'src/lib/exchange/x.ts', 'src/routes/x.ts']
		: ['src/lib/ui/X.svelte', 'src/routes/+page.svelte'];
	for (const filePath of files) {
		const [result] = await eslint.lintText(isScript ? script : code, { filePath });
		expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([rule]);
	}
});

test('the project’s ESLint configuration applies all this', async () => {
	const config = (await new ESLint().calculateConfigForFile('src/lib/cards/x.ts')) as {
		rules: Record<string, [number]>;
	};
	for (const rule of ['imports', 'globals', 'properties', 'syntax'])
		expect(config.rules[`no-restricted-${rule}`]?.[0], rule).toBe(2);
	for (const rule of [
		'no-eval',
		'no-new-func',
		'no-script-url',
		'svelte/no-at-html-tags',
		'no-unsanitized/method',
		'no-unsanitized/property',
		'no-implied-eval'
	])
		expect(config.rules[rule]?.[0], rule).toBe(2);
});
