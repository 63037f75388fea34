import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';

const { list } = grammar('es');

/** "la ronda 3", "las rondas 3 y 4". */
export function rounds(spans: readonly RoundSpan[]): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} a ${to}`)));
	return `${isOne ? 'la ronda' : 'las rondas'} ${text}`;
}
