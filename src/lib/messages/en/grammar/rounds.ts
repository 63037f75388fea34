import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';

const { list } = grammar('en');

/** round 3, rounds 3 and 4, rounds 3 to 9. */
export function rounds(spans: readonly RoundSpan[], capital?: 'capital'): string {
	const [first] = spans;
	const isOne = spans.length === 1 && first?.[0] === first?.[1];
	const text = list(spans.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)));
	return `${capital ? 'R' : 'r'}${isOne ? 'ound' : 'ounds'} ${text}`;
}
