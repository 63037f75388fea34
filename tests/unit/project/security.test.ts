import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const promises = readFileSync('SECURITY.md', 'utf8');

test('every file that SECURITY.md names exists, and every promise names a test', () => {
	const files = [
		...promises.matchAll(/`((?:tests|src|scripts|docs)\/[^`]+|[\w-]+\.js)`/g),
		...promises.matchAll(/\]\(([^)]+)\)/g)
	].map(([, file = '']) => file);
	expect(files.length).toBeGreaterThan(10);
	expect(files.filter((file) => !existsSync(file))).toEqual([]);
	const rows = promises.split('\n').filter((line) => /^\| (\*\*|…)/.test(line));
	expect(rows.length).toBeGreaterThan(8);
	for (const row of rows) expect(row).toMatch(/`tests\/[^`]+\.test\.ts`/);
});
