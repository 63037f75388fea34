// @ts-expect-error published without types
import noUnsanitized from 'eslint-plugin-no-unsanitized';

/** Properties that take markup or code as a string. */
const MARKUP = '/^(innerHTML|outerHTML|srcdoc|createHTML|createScript)$/';
const MESSAGE = 'Text stays text: the app never makes markup or code of it.';

/** What the plugin and ESLint's own rules do not look at: properties by computed name and in object
 * literals, attributes set by name, addresses put together, and Svelte's markup. The layers pass
 * them to `no-restricted-syntax`, folder by folder.
 * @type {{ selector: string, message: string }[]} */
export const injectionSyntax = [
	`Property[key.name=${MARKUP}]`,
	`MemberExpression > Literal.property[value=${MARKUP}]`,
	'TemplateLiteral[expressions.length>0] > TemplateElement:first-child[value.raw=/^\\s*javascript:/i]',
	'CallExpression[callee.property.name=setAttribute] > Literal:first-child[value=/^(on|srcdoc)/i]',
	'SvelteLiteral[value=/^\\s*javascript:/i]',
	`SvelteDirective[kind=Binding][key.name.name=${MARKUP}]`,
	`SvelteAttribute[key.name=${MARKUP}]`,
	'SvelteElement[kind=html] > SvelteStartTag > SvelteAttribute[key.name=/^on/] > SvelteLiteral'
].map((selector) => ({ selector, message: MESSAGE }));

/** No text becomes markup or code, and no connection goes past the content security policy. The
 * browser refuses most of this too (Trusted Types); lint refuses it earlier.
 * @type {import('eslint').Linter.Config[]} */
export const injection = [
	{
		files: ['src/**'],
		plugins: { 'no-unsanitized': noUnsanitized },
		rules: {
			'no-script-url': 'error',
			'svelte/no-at-html-tags': 'error',
			'no-unsanitized/property': ['error', {}, { srcdoc: {} }],
			'no-unsanitized/method': ['error', {}, { parseHTMLUnsafe: { properties: [0] } }],
			'no-restricted-globals': ['error', 'RTCPeerConnection', 'WebTransport']
		}
	}
];
