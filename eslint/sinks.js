/** Where a text would become markup or code, or leave past the policy: nothing in the app writes there, so that a
 * name is a name wherever it comes from. The browser refuses most of it too (Trusted Types); lint says it first. */
const markup =
	/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|srcdoc|createHTML|createScript)$/;
const past = /^(RTCPeerConnection|WebTransport)$/;
const MESSAGE = 'A text stays a text: no markup and no code are made of it.';

/** For `no-restricted-syntax`, in script and in markup.
 * @type {{ selector: string, message: string }[]} */
export const sinks = [
	`MemberExpression[property.name=${markup}]`,
	`MemberExpression > Literal.property[value=${markup}]`,
	`Property[key.name=${markup}]`,
	'MemberExpression[object.name=document][property.name=/^write(ln)?$/]',
	'CallExpression[callee.property.name=setAttribute] > Literal:first-child[value=/^(on|srcdoc)/i]',
	'Literal[value=/^\\s*javascript:/i]',
	'TemplateElement[value.raw=/^\\s*javascript:/i]',
	'SvelteLiteral[value=/^\\s*javascript:/i]',
	`SvelteDirective[kind=Binding][key.name.name=${markup}]`,
	`SvelteAttribute[key.name=${markup}]`,
	'SvelteElement[kind=html] > SvelteStartTag > SvelteAttribute[key.name=/^on/] > SvelteLiteral',
	'SvelteMustacheTag[kind=raw]'
]
	.map((selector) => ({ selector, message: MESSAGE }))
	.concat({
		selector: `NewExpression[callee.name=${past}]`,
		message: 'The policy does not see what this asks for.'
	});
