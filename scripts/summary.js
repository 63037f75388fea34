// Adds up the reports of the test runners. Fails if a test failed, a report is missing, or no test ran.
import { existsSync, readFileSync } from 'node:fs';

/** @param {string} name */
const read = (name) => {
	const file = `test-results/${name}.json`;
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};
const vitest = read('vitest');
const playwright = read('playwright')?.stats;

// a test file that did not load counts as one failure
const brokenFiles = vitest?.testResults.filter(
	(/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
		file.status === 'failed' && file.assertionResults.length === 0
).length;
// Playwright tries a failed test once more and names it in its own report
const flaky = playwright?.flaky ?? 0;
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + flaky;
const failed = (vitest?.numFailedTests ?? 0) + (brokenFiles ?? 0) + (playwright?.unexpected ?? 0);
const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.skipped ?? 0);

for (const [name, report] of Object.entries({ vitest, playwright }))
	if (!report) console.log(`No report of ${name}: it did not finish.`);
const notes = [
	skipped > 0 && `${skipped} skipped`,
	flaky > 0 && `${flaky} passed at the second try`
];
console.log([`${passed} passed`, `${failed} failed`, ...notes.filter(Boolean)].join(', '));
process.exitCode = vitest && playwright && failed === 0 && passed > 0 ? 0 : 1;
