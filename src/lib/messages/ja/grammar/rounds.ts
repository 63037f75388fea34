import { grammar } from '#lib/messages/grammar.ts';
import type { RoundSpan } from '#lib/messages/parameters.ts';

const { list } = grammar('ja');

/** 第3ラウンド, 第3、5〜9ラウンド. */
export const rounds = (spans: readonly RoundSpan[]): string =>
	`第${list(spans.map(([from, to]) => (from === to ? `${from}` : `${from}〜${to}`)))}ラウンド`;
