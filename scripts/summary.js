// Adds up the reports of the test runners. Fails if a test failed, a report is missing, or no test
// ran.
import { existsSync, readFileSync } from 'node:fs';

/** @param {string} name */
const read = (name) => {
	const file = `test-results/${name}.json`;
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};
const vitest = read('vitest');
const report = read('playwright');
const playwright = report?.stats;

/** @typedef {{ title: string, file: string, tests: { status: string, results: { error?: { message?:
 * string } }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */
/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

// a test file that did not load counts as one failure
const brokenFiles = vitest?.testResults.filter(
	(/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
		file.status === 'failed' && file.assertionResults.length === 0
).length;
// Playwright tries a failed test once more; it is named here, with the reason of the first failure
const flaky = playwright?.flaky ?? 0;
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + flaky;
const failed = (vitest?.numFailedTests ?? 0) + (brokenFiles ?? 0) + (playwright?.unexpected ?? 0);
const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.skipped ?? 0);

for (const [name, report] of Object.entries({ vitest, playwright }))
	if (!report) console.log(`No report of ${name}: it did not finish.`);
for (const { title, file, tests } of specsOf(report ?? {}))
	for (const { status, results } of tests)
		if (status === 'flaky') {
			const [reason] = (results[0]?.error?.message ?? '').split('\n');
			console.log(`Failed at first, passed at the second try: ${file}: ${title}\n  ${reason}`);
		}
const notes = [
	skipped > 0 && `${skipped} skipped`,
	flaky > 0 && `${flaky} passed at the second try`
];
console.log([`${passed} passed`, `${failed} failed`, ...notes.filter(Boolean)].join(', '));
process.exitCode = vitest && playwright && failed === 0 && passed > 0 ? 0 : 1;
