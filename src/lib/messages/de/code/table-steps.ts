import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { list } = grammar('de');
export default {
	decree: {
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} an ${targets === 'everyone' ? 'alle' : list(targets)}`
	},
	firstSeats: {
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('Gleichstand.')} ${groups.map((names) => list(names)).join('; ')} ziehen noch einmal${groups.length > 1 ? ', jeweils unter sich' : ''}.`
	}
} satisfies CodeOf<'de', 'table-steps'>;
