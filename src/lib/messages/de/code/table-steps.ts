import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { byCount, list } = grammar('de');
const cards = byCount('Karte', 'Karten');
export default {
	decree: {
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} an ${targets === 'everyone' ? 'alle' : list(targets)}`
	},
	firstSeats: {
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('Gleichstand.')} ${groups.map((names) => list(names)).join('; ')} ziehen noch einmal${groups.length > 1 ? ', jeweils unter sich' : ''}.`
	},
	deal: {
		each: (n: number, bold: Markup) => `Je ${bold(String(n))} ${cards(n)}`
	},
	tax: {
		left: {
			void: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}: nicht mehr dabei, also keine Steuer mehr zu zahlen oder zu bekommen.`,
			paid: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}: erst nach der Steuer gegangen, sie bleibt gezahlt.`,
			untaxed: (names: readonly string[], bold: Markup) => `${bold(list(names))}: nicht mehr dabei.`
		},
		free: (names: readonly string[], bold: Markup) =>
			`${bold(list(names))}: steuerfrei in dieser Runde`
	}
} satisfies CodeOf<'de', 'table-steps'>;
