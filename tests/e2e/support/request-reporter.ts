import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Adds up the requests of all tests (`requests` of host.ts). The run fails if any went to another
 * origin. */
export default class Requests implements Reporter {
	#tests = 0;
	#own = 0;
	readonly #foreign: string[] = [];

	onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
		for (const { type, description = '' } of annotations) {
			if (type !== 'requests') continue;
			const { own, foreign } = JSON.parse(description) as { own: number; foreign: string[] };
			this.#tests += 1;
			this.#own += own;
			this.#foreign.push(...foreign.map((url) => `${url} (${title})`));
		}
	}

	onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
		const { length } = this.#foreign;
		const to = `${this.#own} requests to the app's own host, ${length} to any other`;
		console.log(`${to}, recorded in ${this.#tests} tests`);
		for (const asked of this.#foreign) console.log(`  ${asked}`);
		return Promise.resolve(length > 0 ? { status: 'failed' } : undefined);
	}

	printsToStdio(): boolean {
		return false;
	}
}
