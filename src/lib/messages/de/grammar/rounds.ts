import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';

const { list } = grammar('de');

/** Runde 3, Runden 3 und 4, Runden 3 bis 9. */
function rounds(spans: readonly RoundSpan[]): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} bis ${to}`)));
	return `${isOne ? 'Runde' : 'Runden'} ${text}`;
}

/** In Runde 3, in den Runden 3 und 4. */
export function inRounds(spans: readonly RoundSpan[]): string {
	const text = rounds(spans);
	return `${text.startsWith('Runden') ? 'in den' : 'in'} ${text}`;
}
