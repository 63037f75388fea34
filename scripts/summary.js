// Adds up what the test runners reported; fails where a test failed, a runner did not report, or none ran.
import { existsSync, readFileSync } from 'node:fs';

/** @param {string} name */
const read = (name) => {
	const file = `test-results/${name}.json`;
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};
const vitest = read('vitest');
const playwright = read('playwright')?.stats;

// a test file that did not even load counts as one failure; a test that passed at the second try, as passed
const brokenFiles = vitest?.testResults.filter(
	(/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
		file.status === 'failed' && file.assertionResults.length === 0
).length;
const passed =
	(vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0);
const failed = (vitest?.numFailedTests ?? 0) + (brokenFiles ?? 0) + (playwright?.unexpected ?? 0);
const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.skipped ?? 0);

for (const [name, report] of Object.entries({ vitest, playwright }))
	if (!report) console.log(`No report of ${name}: it did not run to its end.`);
if (playwright?.flaky) console.log(`${playwright.flaky} passed at the second try`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = vitest && playwright && failed === 0 && passed > 0 ? 0 : 1;
