import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Names each test that was skipped, with the reason. */
export default class Skipped implements Reporter {
	onTestEnd({ title, location }: TestCase, { status, annotations }: TestResult): void {
		if (status !== 'skipped') return;
		const reason =
			annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
		const file = location.file.split('/').at(-1)?.replace('.test.ts', '');
		console.log(`torture: not in Gecko: ${file}: ${title}: ${reason}`);
	}

	printsToStdio(): boolean {
		return false;
	}
}
