import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { list } = grammar('fr');
export default {
	decree: {
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} à ${targets === 'everyone' ? 'tout le monde' : list(targets)}`
	},
	firstSeats: {
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('Égalité.')} Nouveau tirage\u00a0: ${groups.map((names) => list(names)).join(' ; ')}${groups.length > 1 ? ', chaque groupe de son côté' : ''}.`
	}
} satisfies CodeOf<'fr', 'table-steps'>;
