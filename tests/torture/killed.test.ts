import { expect, noteFigure, test } from '../e2e/support/host.ts';
import { killRepeatedly, emptyTally } from './kill.ts';
import { scenarios } from './scenarios.ts';

const RUNS = Number(process.env['TORTURE_KILLS'] ?? 200);
const SEED = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000);

for (const [scenario, often] of scenarios) {
	const runs = Math.round((RUNS * often) / 10);
	test(`${scenario.name}: nothing is lost when the browser is killed ${runs} times`, async ({
		host
	}, info) => {
		const tally = emptyTally();
		try {
			await killRepeatedly(scenario, info.outputPath('profile'), host, runs, SEED, tally);
		} finally {
			const { acknowledged, lost, extra, inFlight, midway } = tally;
			const flying = inFlight > 0 ? `, ${extra} more of ${inFlight} in flight` : '';
			noteFigure(
				`${scenario.name}: killed ${tally.runs} times (seed ${SEED}), ${midway} of them midway: ` +
					`${acknowledged} entries acknowledged, ${lost} lost${flying}`
			);
		}
		expect(tally).toMatchObject({ runs, lost: 0 });
	});
}
