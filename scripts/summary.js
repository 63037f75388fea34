// Adds up the reports of `npm test`, `test:long`, `test:engines` and `test:servers`, and names
// what failed. Fails if a test failed, a report is missing, or no test ran.
import { existsSync, readFileSync } from 'node:fs';

/** `failures` say which test failed, and why.
 * @typedef {{ passed: number, skipped: number, failures: string[] }} Result */

/** A test file that did not load counts as one failure.
 * @param {{ numPassedTests: number, numPendingTests: number, testResults: { name: string,
 * status: string, message: string, assertionResults: { status: string, fullName: string,
 * failureMessages: string[] }[] }[] }} report @returns {Result} */
function resultOfVitest({ numPassedTests, numPendingTests, testResults }) {
	const failures = testResults.flatMap(({ name, status, message, assertionResults }) =>
		status === 'failed' && assertionResults.length === 0
			? [`${name}\n${message}`]
			: assertionResults
					.filter((test) => test.status === 'failed')
					.map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
	);
	return { passed: numPassedTests, skipped: numPendingTests, failures };
}

/** @typedef {{ title: string, file: string, suites?: Suite[], specs: { title: string, ok: boolean,
 * tests: { results: { errors: { message?: string }[] }[] }[] }[] }} Suite */

/** @param {Suite} suite @returns {string[]} */
function failuresOfSuite({ file, specs, suites = [] }) {
	return [
		...specs
			.filter(({ ok }) => !ok)
			.map(({ title, tests }) => {
				const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
				return `${file}: ${title}\n${errors.map(({ message }) => message).join('\n')}`;
			}),
		...suites.flatMap(failuresOfSuite)
	];
}

/** Errors outside of tests count as failures.
 * @param {{ errors: { message?: string }[], suites: Suite[], stats: { expected: number,
 * skipped: number } }} report @returns {Result} */
function resultOfPlaywright({ errors, suites, stats: { expected, skipped } }) {
	const outside = errors.map(({ message }) => `Outside of tests: ${message}`);
	return {
		passed: expected,
		skipped,
		failures: [...outside, ...suites.flatMap(failuresOfSuite)]
	};
}

const reports = {
	unit: resultOfVitest,
	component: resultOfVitest,
	playwright: resultOfPlaywright,
	long: resultOfPlaywright,
	'long-vitest': resultOfVitest,
	engines: resultOfPlaywright,
	servers: resultOfVitest
};

let isComplete = true;
/** @type {Result} */
const sum = { passed: 0, skipped: 0, failures: [] };
for (const [name, resultOf] of Object.entries(reports)) {
	const file = `test-results/${name}.json`;
	if (!existsSync(file)) {
		console.log(`No report of ${name}: it did not finish.`);
		isComplete = false;
		continue;
	}
	const { passed, skipped, failures } = resultOf(JSON.parse(readFileSync(file, 'utf8')));
	sum.passed += passed;
	sum.skipped += skipped;
	sum.failures.push(...failures);
}
for (const failure of sum.failures) console.log(`Failed: ${failure}\n`);
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`${sum.passed} passed, ${sum.failures.length} failed${skipped}`);
process.exitCode = isComplete && sum.failures.length === 0 && sum.passed > 0 ? 0 : 1;
