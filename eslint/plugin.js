import { imports, pure } from './layers.js';

/** Properties that take markup or code as a string. */
const MARKUP = '/^(innerHTML|outerHTML|srcdoc|createHTML|createScript)$/';

/** Cases that eslint-plugin-no-unsanitized and ESLint's own rules miss: properties by computed name
 * and in object literals, attributes set by name, concatenated addresses, Svelte's markup. */
const MAKES_MARKUP = [
	`Property[key.name=${MARKUP}]`,
	`MemberExpression > Literal.property[value=${MARKUP}]`,
	'TemplateLiteral[expressions.length>0] > TemplateElement:first-child[value.raw=/^\\s*javascript:/i]',
	'CallExpression[callee.property.name=setAttribute] > Literal:first-child[value=/^(on|srcdoc)/i]',
	'SvelteLiteral[value=/^\\s*javascript:/i]',
	`SvelteDirective[kind=Binding][key.name.name=${MARKUP}]`,
	`SvelteAttribute[key.name=${MARKUP}]`,
	'SvelteElement[kind=html] > SvelteStartTag > SvelteAttribute[key.name=/^on/] > SvelteLiteral'
];

/** A lint rule: no text becomes markup or code. Trusted Types block most of this in the browser;
 * lint finds it earlier.
 * @type {import('eslint').Rule.RuleModule} */
const textStaysText = {
	create: (context) => ({
		/** @param {any} node */
		[MAKES_MARKUP.join(',')]: (node) =>
			context.report({ node, message: 'The app never makes markup or code of text.' })
	})
};

/** Attributes that screen readers read or browsers show. */
const ATTRIBUTES = [
	'aria-label',
	'aria-description',
	'aria-roledescription',
	'placeholder',
	'title',
	'alt'
];
/** Properties of our own components that are shown unchanged. */
const PROPERTIES = ['label', 'subtitle', 'heading', 'text'];

/** A lint rule: every text that users see comes from a catalogue of src/lib/messages.
 * @type {import('eslint').Rule.RuleModule} */
const rawText = {
	create(context) {
		/** @param {any} node */
		const check = (node) => {
			if (/\p{L}{2}/u.test(node.value))
				context.report({ node, message: 'Text belongs in a catalogue of src/lib/messages.' });
		};
		return {
			/** @param {any} node */
			SvelteText(node) {
				if (node.parent.type !== 'SvelteStyleElement') check(node);
			},
			/** @param {any} node */
			'SvelteAttribute > SvelteLiteral'(node) {
				if ([...ATTRIBUTES, ...PROPERTIES].includes(node.parent.key.name)) check(node);
			}
		};
	}
};

/** A lint rule: lines are as Prettier makes them. Spreading a literal into another one, as in
 * `[...[a, b], c]`, would only keep Prettier from breaking the line. Oxlint's
 * unicorn/no-useless-spread says so of other files than components.
 * @type {import('eslint').Rule.RuleModule} */
const literalSpread = {
	create(context) {
		/** @param {any} node */
		const report = (node) =>
			context.report({ node, message: 'Write the elements themselves, without a spread.' });
		return {
			':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression':
				report,
			'ObjectExpression > SpreadElement > ObjectExpression': report
		};
	}
};

/** A lint rule: a table that is read by any text is a Map or a `ByText`. A `Record<string, …>` also
 * seems to hold what every object has, such as `constructor`. Data of unknown shape is not read by
 * such a text, nor is what only `satisfies` the type.
 * @type {import('eslint').Rule.RuleModule} */
const textKeys = {
	create(context) {
		/** @param {any} node */
		const report = (node) =>
			context.report({ node, message: 'Use a Map, or ByText of src/lib/rules/by-text.ts.' });
		return {
			/** @param {any} node */
			'TSTypeReference[typeName.name=Record]'(node) {
				const [key, value] = (node.typeArguments ?? node.typeParameters).params;
				const isRead = value.type !== 'TSUnknownKeyword';
				const isChecked = node.parent.type === 'TSSatisfiesExpression';
				if (key.type === 'TSStringKeyword' && isRead && !isChecked) report(node);
			},
			'TSIndexSignature > Identifier TSStringKeyword': report
		};
	}
};

/** A time limit of one test: an option, a call, the last argument, or Vitest's second. */
const LIMITS = [
	'CallExpression[callee.name=test] > ObjectExpression > Property[key.name=timeout]',
	'MemberExpression[object.name=test][property.name=/^(setTimeout|slow)$/]',
	'CallExpression[callee.name=test] > Literal[raw=/^\\d/]',
	'CallExpression[callee.object.name=vi][callee.property.name=/^wait/][arguments.length=1]'
];

/** A lint rule: a test has no time limit of its own, so that none fails on a slow machine. The
 * configurations of the test runners have one that ends what hangs.
 * @type {import('eslint').Rule.RuleModule} */
const timeLimit = {
	create: (context) => ({
		/** @param {any} node */
		[LIMITS.join(',')]: (node) =>
			context.report({ node, message: 'A test has no time limit of its own.' })
	})
};

/** Our own lint rules, for ESLint and Oxlint.
 * @type {import('eslint').ESLint.Plugin} */
export default {
	meta: { name: 'courtbook' },
	rules: {
		imports,
		pure,
		'text-stays-text': textStaysText,
		'raw-text': rawText,
		'literal-spread': literalSpread,
		'text-keys': textKeys,
		'time-limit': timeLimit
	}
};
