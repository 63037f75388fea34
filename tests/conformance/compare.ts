import { isDeepStrictEqual } from 'node:util';
import { liftedName } from '#lib/rulesets/lift.ts';
import { ask, type Case } from './ask.ts';

/** Keys whose lists are sets: their order does not matter. */
const sets = new Set(['must', 'of', 'redraw', 'options']);

function sorted(value: unknown): unknown {
	if (!Array.isArray(value)) return value;
	return value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Options that an older case expects are those of today, as its house rules are. */
const lifted = (key: string, expected: unknown): unknown =>
	key === 'options' && Array.isArray(expected)
		? expected.map((name: unknown) => (typeof name === 'string' ? liftedName(name) : name))
		: expected;

/** The differences between the expected and the app's answer, a line each. */
export function differences(question: Case): string[] {
	let answer: Record<string, unknown>;
	try {
		answer = ask(question);
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
	return Object.entries(question.expect)
		.map(([key, expected]) => [key, lifted(key, expected)] as const)
		.filter(([key, expected]) => {
			// through JSON: an absent key and an undefined one are the same there
			const given = JSON.parse(JSON.stringify(answer[key] ?? null)) as unknown;
			return sets.has(key)
				? !isDeepStrictEqual(sorted(given), sorted(expected))
				: !isDeepStrictEqual(given, expected);
		})
		.map(
			([key, expected]) =>
				`${key}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(answer[key])}`
		);
}
