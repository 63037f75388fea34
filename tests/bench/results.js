// What the measurements found, one line each, for the table at their end (tests/bench/run.js).
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const FILE = 'test-results/bench.jsonl';

/** @typedef {{ what: string, value: number, budget: number | null, unit: 'ms' | 'kB' | '×' | '' }} Found */

/** @param {string} what @param {number} value @param {number | null} budget @param {Found['unit']} unit */
export function found(what, value, budget, unit) {
	mkdirSync('test-results', { recursive: true });
	appendFileSync(FILE, `${JSON.stringify({ what, value, budget, unit })}\n`);
}

export const forget = () => rmSync(FILE, { force: true });

/** @returns {Found[]} */
export function all() {
	const lines = readFileSync(FILE, 'utf8').trim().split('\n');
	return lines.map((line) => /** @type {Found} */ (JSON.parse(line)));
}
