import globals from 'globals';
import ts from 'typescript-eslint';
import { injectionSyntax } from './injection.js';

/** These import no package and use neither the browser, the clock nor random numbers. */
const pure = ['cards', 'rules', 'rulesets', 'evening', 'referee', 'ask', 'stats'];
const upToEvening = ['cards', 'rules', 'rulesets', 'evening'];

/** The folders of src/lib that each of them may import.
 * @type {Record<string, string[]>} */
const arrows = {
	cards: [],
	rules: ['cards'],
	rulesets: ['cards', 'rules'],
	evening: ['cards', 'rules', 'rulesets'],
	referee: upToEvening,
	ask: ['cards', 'rules'],
	stats: upToEvening,
	storage: [...upToEvening, 'stats'],
	exchange: [...upToEvening, 'stats'],
	reach: [...upToEvening, 'stats', 'exchange'],
	messages: pure,
	app: [...pure, 'storage', 'exchange', 'reach', 'messages'],
	ui: [...pure, 'messages']
};

/** The one package that a pure folder may import: a search, which is pure itself.
 * @type {Record<string, string>} */
const packages = { ask: 'minisearch' };

const own = ['structuredClone', 'TextEncoder', 'TextDecoder', ...Object.keys(globals.builtin)];
const impure = Object.keys({ ...globals.browser, ...globals.node })
	.filter((name) => !own.includes(name))
	.concat('Date', 'globalThis');

/** @typedef {{ regex: string, message: string }} Refusal */

/** @type {Refusal} */
const alias = { regex: '^(\\$lib|src/|/)', message: 'Write #lib/folder/file.ts.' };
/** @type {Refusal} */
const database = { regex: '^idb(/|$)', message: 'Only src/lib/storage imports idb.' };

/** @param {string} layer @param {string[]} reach folders that it may import by #lib/
 * @returns {Refusal[]} */
function refusals(layer, reach) {
	const others = reach.length > 0 ? `(?!(${reach.join('|')})/)` : '';
	const list = [
		alias,
		{ regex: `^#(?!lib/)|^#lib/${others}`, message: `src/lib/${layer} must not import this.` },
		{
			regex: '(^|/)\\.\\.(/|$)',
			message: 'Write ./file.ts in the same folder, else #lib/folder/file.ts.'
		}
	];
	if (pure.includes(layer))
		list.push({
			regex: `^(?!${packages[layer] ?? '#'}$)[^.#]`,
			message: `src/lib/${layer} is pure: it imports no package.`
		});
	else if (layer !== 'storage') list.push(database);
	if (layer === 'ui')
		list.push({
			regex: '^\\$app/(?!(paths|navigation)$)',
			message: 'Of SvelteKit, src/lib/ui imports $app/paths and $app/navigation only.'
		});
	return list;
}

/** `no-restricted-imports` does not see import('…').
 * @param {Refusal[]} patterns */
const dynamic = (patterns) =>
	patterns.map(({ regex, message }) => ({
		selector: `:matches(ImportExpression, TSImportType) Literal[value=/${regex.replaceAll('/', '\\x2f')}/]`,
		message
	}));

/** @param {string} files @param {Refusal[]} patterns
 * @returns {import('eslint').Linter.Config} */
const block = (files, patterns) => ({
	files: [files],
	rules: {
		'no-restricted-imports': ['error', { patterns }],
		'no-restricted-syntax': ['error', ...dynamic(patterns), ...injectionSyntax]
	}
});

const outside = [
	alias,
	database,
	{
		regex: `^#lib/(?!(app|ui|messages|${pure.join('|')})/)`,
		message: 'Routes import app, ui and messages only.'
	},
	{ regex: '^\\.\\.?/.*\\blib/', message: 'Write #lib/folder/file.ts.' }
];

/** Lint rules for the arrows between the folders.
 * @type {import('eslint').Linter.Config[]} */
export const layers = [
	...Object.entries(arrows).flatMap(([layer, reach]) => [
		block(`src/lib/${layer}/*`, refusals(layer, reach)),
		// a subfolder reaches its own layer by #lib/ too
		block(`src/lib/${layer}/*/**`, refusals(layer, [...reach, layer]))
	]),
	{
		files: pure.map((layer) => `src/lib/${layer}/**`),
		rules: {
			'no-restricted-globals': ['error', ...impure],
			'no-restricted-properties': ['error', { object: 'Math', property: 'random' }]
		}
	},
	{
		files: ['src/lib/**'],
		ignores: Object.keys(arrows).map((layer) => `src/lib/${layer}/**`),
		rules: {
			'no-restricted-syntax': [
				'error',
				{ selector: 'Program', message: 'This file is in no layer of eslint/layers.js.' }
			]
		}
	},
	block('src/routes/**', outside),
	{
		files: ['src/routes/**'],
		plugins: { '@typescript-eslint': ts.plugin },
		rules: {
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							regex: `^#lib/(${pure.join('|')})/`,
							message: 'Routes import only types from the pure folders.',
							allowTypeImports: true
						}
					]
				}
			]
		}
	}
];
