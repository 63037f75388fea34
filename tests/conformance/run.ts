import { ownCases, publicCases, readCases, regionalCases } from './cases.ts';
import { differences } from './compare.ts';

// npm run conformance -- DIR…: asks the app's own rule code every case in each DIR and prints what
// differs
const given = process.argv.slice(2);
const cases = (given.length > 0 ? given : [publicCases, regionalCases, ownCases]).flatMap(
	readCases
);
let failed = 0;
for (const question of cases) {
	const lines = differences(question);
	if (lines.length > 0) failed += 1;
	for (const line of lines) console.log(`${question.id}: ${line}`);
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || cases.length === 0 ? 1 : 0;
