/** A lint rule: lines are as Prettier makes them. Spreading a literal into another one, as in
 * `[...[a, b], c]`, would only keep Prettier from breaking the line.
 * @type {import('eslint').ESLint.Plugin} */
export const formatting = {
	rules: {
		'no-literal-spread': {
			meta: {
				type: 'layout',
				messages: { spread: 'Write the elements themselves, without a spread of a literal.' }
			},
			create(context) {
				/** @param {any} node */
				const report = (node) => context.report({ node, messageId: 'spread' });
				return {
					':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression':
						report,
					'ObjectExpression > SpreadElement > ObjectExpression': report
				};
			}
		}
	}
};
