// What an entry costs when an evening is read: one of 1,000 rounds against one of 100: tsx tests/bench/folding.ts
import type { Entry } from '#lib/evening/entries.ts';
import { fold } from '#lib/evening/timeline.ts';
import { nightOf } from '../fixtures/histories.ts';
import { found } from './results.js';

const TIMES = 15;

function perEntry(log: readonly Entry[], repeat: number): number {
	const start = performance.now();
	for (let i = 0; i < repeat; i++) fold(log);
	return (performance.now() - start) / repeat / log.length;
}

const short = nightOf(3, 1, 100).log;
const long = nightOf(3, 1, 1000).log;
perEntry(short, 20);
perEntry(long, 2);
const ratios: number[] = [];
let last = 0;
for (let i = 0; i < TIMES; i++) {
	const one = perEntry(short, 10);
	last = perEntry(long, 1);
	ratios.push(last / one);
}
const ratio = ratios.toSorted((a, b) => a - b)[TIMES >> 1]!;
console.log(
	`Folding: ${(last * 1000).toFixed(1)} µs an entry of ${long.length}, ${ratio.toFixed(2)}× of that of ${short.length}`
);
found('Folding an entry, 1,000 rounds against 100', ratio, 1.5, '×');
