import { killAgainAndAgain, noTally } from '../../torture/kill.ts';
import { scenarios } from '../../torture/scenarios.ts';
import { expect, test } from '../support/host.ts';

// an entry that is lost once in a while is lost
test.describe.configure({ retries: 0 });

// a trace cannot be kept of a browser that dies
test.use({ trace: 'off' });
test.setTimeout(90_000);

for (const [scenario, often] of scenarios)
	test(`${scenario.name}, of ten kills ${often}: what was there before is there after, byte for byte`, async ({
		host
	}, info) => {
		const tally = noTally();
		await killAgainAndAgain(scenario, info.outputPath('profile'), host, often, 2024, tally);
		expect(tally).toMatchObject({ runs: often, lost: 0 });
		// the test has seen something
		expect(tally.acknowledged).toBeGreaterThan(5);
	});
