import type { RoundSpan } from '#lib/messages/parameters.ts';

/** 第 3 轮, 第 3、4 轮, 第 3 到 9 轮. */
export const rounds = (spans: readonly RoundSpan[]): string =>
	`第 ${spans.map(([from, to]) => (from === to ? `${from}` : `${from} 到 ${to}`)).join('、')} 轮`;
