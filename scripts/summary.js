// Adds up the reports of `npm test`, `npm run test:engines` and `npm run test:servers`. Fails if a
// test failed, a report is missing, or no test ran.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {Record<'passed' | 'failed' | 'skipped', number>} Counts */

/** A test file that did not load counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: {
 * status: string, assertionResults: unknown[] }[] }} report @returns {Counts} */
function countsOfVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
	const broken = testResults.filter(
		({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
	);
	return {
		passed: numPassedTests,
		failed: numFailedTests + broken.length,
		skipped: numPendingTests
	};
}

/** Errors outside of tests count as failures.
 * @param {{ errors: unknown[], stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped',
 * number> }} report @returns {Counts} */
function countsOfPlaywright({ errors, stats: { expected, unexpected, flaky, skipped } }) {
	return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}

const reports = {
	vitest: countsOfVitest,
	playwright: countsOfPlaywright,
	engines: countsOfPlaywright,
	servers: countsOfVitest
};

let isComplete = true;
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const [name, countsOf] of Object.entries(reports)) {
	const file = `test-results/${name}.json`;
	if (!existsSync(file)) {
		console.log(`No report of ${name}: it did not finish.`);
		isComplete = false;
		continue;
	}
	const { passed, failed, skipped } = countsOf(JSON.parse(readFileSync(file, 'utf8')));
	sum.passed += passed;
	sum.failed += failed;
	sum.skipped += skipped;
}
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = isComplete && sum.failed === 0 && sum.passed > 0 ? 0 : 1;
