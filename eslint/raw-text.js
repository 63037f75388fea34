/** Attributes that are read out or shown. */
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
 * @type {import('eslint').ESLint.Plugin} */
export const rawText = {
	rules: {
		none: {
			meta: {
				type: 'problem',
				messages: { raw: 'Text belongs in a catalogue of src/lib/messages.' }
			},
			create(context) {
				/** @param {any} node */
				const check = (node) => {
					if (/\p{L}{2}/u.test(node.value)) context.report({ node, messageId: 'raw' });
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
		}
	}
};
