import type { Entry } from '#lib/evening/entries.ts';
import { fold } from '#lib/evening/timeline.ts';
import { nightOf } from '../fixtures/histories.ts';
import { record } from './figures.ts';
import { median } from './phone.ts';

const TIMES = 15;

/** Milliseconds for one entry when the whole log is folded. */
function timePerEntry(log: readonly Entry[], repeat: number): number {
	const start = performance.now();
	for (let i = 0; i < repeat; i++) fold(log);
	return (performance.now() - start) / repeat / log.length;
}

/** An entry of an evening of 1,000 rounds costs as much to fold as one of 100 rounds. */
export function measureFolding(): void {
	const short = nightOf(3, 1, 100).log;
	const long = nightOf(3, 1, 1000).log;
	timePerEntry(short, 20);
	timePerEntry(long, 2);
	const ratios = Array.from(
		{ length: TIMES },
		() => 1 / (timePerEntry(short, 10) / timePerEntry(long, 1))
	);
	record('Folding an entry, 1,000 rounds against 100', median(ratios), 1.5, '×');
}
