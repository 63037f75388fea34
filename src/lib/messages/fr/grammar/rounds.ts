import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';

const { list } = grammar('fr');

/** manche 3, manches 3 et 4, manches 3 à 9. */
export function rounds(spans: readonly RoundSpan[], capital?: 'capital'): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} à ${to}`)));
	return `${capital ? 'M' : 'm'}anche${isOne ? '' : 's'} ${text}`;
}
