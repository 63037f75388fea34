import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the figures of the tests (`noteFigure` of host.ts), and adds up their requests
 * (`requests` of host.ts). The run fails if any request went to another origin. */
export default class Figures implements Reporter {
	#tests = 0;
	#own = 0;
	readonly #foreign: string[] = [];
	readonly #lines: string[] = [];

	/** @param options whether to name each test that was skipped, with the reason */
	constructor(readonly options: { readonly skipped?: boolean } = {}) {}

	onTestEnd({ title, location }: TestCase, { status, annotations }: TestResult): void {
		for (const { type, description = '' } of annotations) {
			if (type === 'figure') this.#lines.push(description);
			if (type !== 'requests') continue;
			const { own, foreign } = JSON.parse(description) as { own: number; foreign: string[] };
			this.#tests += 1;
			this.#own += own;
			this.#foreign.push(...foreign.map((url) => `${url} (${title})`));
		}
		if (status !== 'skipped' || !this.options.skipped) return;
		const reason =
			annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
		const file = location.file.split('/').at(-1)?.replace('.test.ts', '');
		this.#lines.push(`skipped: ${file}: ${title}: ${reason}`);
	}

	onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
		for (const line of this.#lines) console.log(`figure: ${line}`);
		const { length } = this.#foreign;
		const to = `${this.#own} requests to the app's own host, ${length} to any other`;
		if (this.#tests > 0) console.log(`${to}, recorded in ${this.#tests} tests`);
		for (const asked of this.#foreign) console.log(`  ${asked}`);
		return Promise.resolve(length > 0 ? { status: 'failed' } : undefined);
	}

	printsToStdio(): boolean {
		return false;
	}
}
