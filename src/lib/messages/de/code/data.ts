import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byLargeCount, plural, list, number } = grammar('de');
const others = byLargeCount('# weiteres', '# weitere');

export default {
	notInIt: (names: readonly string[], more: number) =>
		`Nicht dabei, weil nicht lesbar: ${list(more > 0 ? [...names, others(more)] : names)}. Es bleibt, wo es ist; siehe „Beschädigte Daten“ weiter unten.`,
	mergeSummary: (all: number, added: number, longer: number, known: number, branches: number) => {
		const parts = [
			...(added > 0 ? [`${number(added)} hier neu`] : []),
			...(longer > 0 ? [`${number(longer)} länger als hier`] : []),
			...(known > 0 ? [`${number(known)} schon hier`] : [])
		];
		const of = `Von ${plural(all, { one: `${number(all)} Abend`, other: `${number(all)} Abenden` })}: ${list(parts)}.`;
		if (branches === 0) return of;
		const were = plural(branches, { one: 'Abend wurde', other: 'Abende wurden' });
		return `${of} ${number(branches)} ${were} auf zwei Handys fortgesetzt: Beide Verläufe bleiben, nebeneinander.`;
	}
} satisfies CodeOf<'de', 'data'>;
