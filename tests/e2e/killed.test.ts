import { killAgainAndAgain, type Tally } from '../torture/kill.ts';
import { expect, test } from './host.ts';

// an entry that is lost once in a while is lost
test.describe.configure({ retries: 0 });

// a trace cannot be kept of a browser that dies
test.use({ trace: 'off' });
test.setTimeout(90_000);

test('what the screen had shown is stored, byte for byte, when the browser is killed ten times', async ({
	host
}, info) => {
	const tally: Tally = { runs: 0, acknowledged: 0, lost: 0, extra: 0, inFlight: 0 };
	await killAgainAndAgain(info.outputPath('profile'), host.url, 10, 2024, tally);
	expect(tally).toMatchObject({ runs: 10, lost: 0 });
	// the test has seen something
	expect(tally.acknowledged).toBeGreaterThan(15);
	expect(tally.inFlight).toBeGreaterThan(10);
});
