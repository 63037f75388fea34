import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';

const { commas } = grammar('ko');

/** 3라운드; 3, 5~9라운드. */
export const rounds = (spans: readonly RoundSpan[]): string =>
	`${commas(spans.map(([from, to]) => (from === to ? `${from}` : `${from}~${to}`)))}라운드`;
