import { expect, test } from '../e2e/host.ts';
import { killAgainAndAgain, type Tally } from './kill.ts';

const RUNS = Number(process.env['TORTURE_RUNS'] ?? 100);
const SEED = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000);

test(`nothing that was shown is lost when the browser is killed ${RUNS} times`, async ({
	host
}, info) => {
	const tally: Tally = { runs: 0, acknowledged: 0, lost: 0, extra: 0, inFlight: 0 };
	try {
		await killAgainAndAgain(info.outputPath('profile'), host.url, RUNS, SEED, tally);
	} finally {
		const { runs, acknowledged, lost, extra, inFlight } = tally;
		console.log(
			`killed ${runs} times (seed ${SEED}): ${acknowledged} entries acknowledged, ${lost} lost, ` +
				`${extra} more of ${inFlight} in flight`
		);
	}
	expect(tally).toMatchObject({ runs: RUNS, lost: 0 });
});
