// All measurements of what was built, one after the other, and one table at the end: node tests/bench/run.js
import { spawnSync } from 'node:child_process';
import { all, forget } from './results.js';

forget();
const failed = [];
for (const name of [
	'first-load.ts',
	'taps.ts',
	'folding.ts',
	'search.js',
	'chronicle.ts',
	'backup.ts'
]) {
	console.log(`\n${name}`);
	const { status } = spawnSync('npx', ['tsx', `tests/bench/${name}`], { stdio: 'inherit' });
	if (status !== 0) failed.push(name);
}

/** @param {number} value @param {string} unit */
const text = (value, unit) => `${value.toFixed(unit === '×' ? 2 : unit === 'ms' ? 0 : 1)} ${unit}`;
const rows = all().map(({ what, value, budget, unit }) => [
	what,
	text(value, unit),
	budget === null ? '' : text(budget, unit),
	budget === null
		? ''
		: budget === 0
			? value === 0
				? 'met'
				: 'over'
			: `${(value / budget).toFixed(2)}×`
]);
rows.unshift(['figure', 'measured', 'budget', 'of it']);
const widths = [0, 1, 2, 3].map((i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
console.log();
for (const row of rows) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));
if (failed.length > 0) {
	console.error(`not measured to its end: ${failed.join(', ')}`);
	process.exitCode = 1;
}
