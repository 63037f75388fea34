import { killRepeatedly, emptyTally } from '../../../torture/kill.ts';
import { scenarios } from '../../../torture/scenarios.ts';
import { expect, test } from '../../support/host.ts';

test.setTimeout(90_000);

for (const [scenario, often] of scenarios) {
	const kills = Math.ceil(often / 3);
	test(`${scenario.name}: nothing is lost when the browser is killed, byte for byte`, async ({
		host
	}, info) => {
		const tally = emptyTally();
		await killRepeatedly(scenario, info.outputPath('profile'), host, kills, 2024, tally);
		expect(tally).toMatchObject({ runs: kills, lost: 0 });
		expect(tally.acknowledged).toBeGreaterThan(5);
	});
}
