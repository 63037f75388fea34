import { killRepeatedly, emptyTally } from '../../../torture/kill.ts';
import { scenarios } from '../../../torture/scenarios.ts';
import { expect, test } from '../../support/host.ts';

// `npm run torture` kills more often, and imports, migrations and index rebuilds too
for (const [scenario] of scenarios.slice(0, 1)) {
	const kills = 1;
	test(`${scenario.name}: nothing is lost when the browser is killed, byte for byte`, async ({
		host
	}, info) => {
		const tally = emptyTally();
		await killRepeatedly(scenario, info.outputPath('profile'), host, kills, 2024, tally);
		expect(tally).toMatchObject({ runs: kills, lost: 0 });
		expect(tally.acknowledged).toBeGreaterThan(2);
	});
}
