/** What people read or hear of an element beside its text. */
const SAID = [
	'aria-label',
	'aria-description',
	'aria-roledescription',
	'placeholder',
	'title',
	'alt'
];
/** Properties of our own components that are shown as they are. */
const SHOWN = ['label', 'subtitle', 'heading', 'text'];

/** A lint rule: what is shown comes from a catalogue of src/lib/messages.
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
						if ([...SAID, ...SHOWN].includes(node.parent.key.name)) check(node);
					}
				};
			}
		}
	}
};
