import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';

const { list } = grammar('he');

/** סיבוב 3, סיבובים 3 ו־4, סיבובים 3 עד 9. */
export function rounds(spans: readonly RoundSpan[]): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} עד ${to}`)));
	return `${isOne ? 'סיבוב' : 'סיבובים'} ${text}`;
}
