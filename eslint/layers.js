import globals from 'globals';
import ts from 'typescript-eslint';
import { sinks } from './sinks.js';

/** They know of no package, of no browser, and neither of the clock nor of chance. */
const pure = ['cards', 'rules', 'rulesets', 'evening', 'referee', 'stats'];
const upToEvening = ['cards', 'rules', 'rulesets', 'evening'];

/** Which folders of src/lib each of them may import.
 * @type {Record<string, string[]>} */
const arrows = {
	cards: [],
	rules: ['cards'],
	rulesets: ['cards', 'rules'],
	evening: ['cards', 'rules', 'rulesets'],
	referee: ['cards', 'rules', 'rulesets'],
	stats: upToEvening,
	storage: [...upToEvening, 'stats'],
	exchange: [...upToEvening, 'stats'],
	messages: pure,
	app: [...pure, 'storage', 'exchange', 'messages'],
	ui: [...pure, 'messages']
};

const own = ['structuredClone', 'TextEncoder', 'TextDecoder', ...Object.keys(globals.builtin)];
const impure = Object.keys({ ...globals.browser, ...globals.node })
	.filter((name) => !own.includes(name))
	.concat('Date', 'globalThis');

/** @typedef {{ regex: string, message: string }} Refusal */

/** @type {Refusal} */
const alias = { regex: '^(\\$lib|src/|/)', message: 'Write #lib/folder/file.ts.' };
/** @type {Refusal} */
const database = { regex: '^idb(/|$)', message: 'Only src/lib/storage knows of idb.' };

/** @param {string} layer @param {string[]} reach the folders to be imported by #lib/
 * @returns {Refusal[]} */
function refusals(layer, reach) {
	const others = reach.length > 0 ? `(?!(${reach.join('|')})/)` : '';
	const list = [
		alias,
		{ regex: `^#(?!lib/)|^#lib/${others}`, message: `Not within reach of src/lib/${layer}.` },
		{
			regex: '(^|/)\\.\\.(/|$)',
			message: 'Below its own folder a file is ./file.ts, else #lib/folder/file.ts.'
		}
	];
	if (pure.includes(layer))
		list.push({ regex: '^[^.#]', message: `src/lib/${layer} is pure: it imports no package.` });
	else if (layer !== 'storage') list.push(database);
	if (layer === 'ui')
		list.push({
			regex: '^\\$app/(?!(paths|navigation)$)',
			message: 'Of SvelteKit, src/lib/ui imports $app/paths and $app/navigation only.'
		});
	return list;
}

/** The rule for import declarations does not see import('…').
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
		'no-restricted-syntax': ['error', ...dynamic(patterns), ...sinks]
	}
});

const outside = [
	alias,
	database,
	{
		regex: `^#lib/(?!(app|ui|messages|${pure.join('|')})/)`,
		message: 'Routes know of app, ui and messages only.'
	},
	{ regex: '^\\.\\.?/.*\\blib/', message: 'Write #lib/folder/file.ts.' }
];

/** The arrows between the folders, as lint rules.
 * @type {import('eslint').Linter.Config[]} */
export const layers = [
	...Object.entries(arrows).flatMap(([layer, reach]) => [
		block(`src/lib/${layer}/*`, refusals(layer, reach)),
		// from a folder within, its own files too are reached by #lib/
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
				{ selector: 'Program', message: 'In no layer of layers.js.' }
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
							message: 'Of the pure folders, routes know the types only.',
							allowTypeImports: true
						}
					]
				}
			]
		}
	}
];
