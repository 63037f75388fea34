import { noteFigure } from '../../e2e/support/host.ts';
import { Chance } from '../../fixtures/chance.ts';
import { storedLogs } from '../../e2e/support/database.ts';
import { GUESTS, playingEvening } from '../../e2e/support/logs.ts';
import { expect, test } from '../test.ts';

const KILLS = Number(process.env['TORTURE_KILLS'] ?? 20);
const SEED = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000);
/** Tiles of a round of twelve that can be tapped until one is left. */
const PER_ROUND = GUESTS.length - 1;

test(`a browser killed ${KILLS} times while someone goes out loses nothing`, async ({
	phone
}, info) => {
	const chance = new Chance(SEED);
	let acknowledged = 0;
	for (let run = 0; run < KILLS; run++) {
		// given a round, a new one whenever it is played
		if (run % PER_ROUND === 0) {
			const evening = `evening-${run}`;
			await phone.store([playingEvening('temple', GUESTS, [], evening)], evening);
		}
		await phone.expectHeading('Play');
		await expect.poll(() => phone.texts('li button.tile')).toHaveLength(GUESTS.length);
		const left = (await phone.texts('li button.tile')).filter((text) => !/ out$/.test(text));
		const before = await storedLogs(phone.page);

		// when the browser is killed at any moment after a tap
		const [name = ''] = chance.pick(left).split(',');
		await expect.poll(() => phone.tapPlayer(name)).toBe(true);
		await new Promise((resolve) => setTimeout(resolve, chance.below(150)));
		const wasShown = await phone.has(new RegExp(`^${name}, .* out$`));
		await phone.kill();
		await phone.open();

		// then all that was stored is there byte for byte, and the exit if the screen had shown it
		const after = await storedLogs(phone.page);
		for (const [id, log] of Object.entries(before)) {
			expect(after[id]?.slice(0, log.length)).toEqual(log);
			acknowledged += log.length;
		}
		if (wasShown) {
			await phone.expectControl(new RegExp(`^${name}, .* out$`));
			acknowledged += 1;
		}
	}
	noteFigure(
		`${info.project.name}: killed ${KILLS} times (seed ${SEED}): ${acknowledged} entries acknowledged, 0 lost`
	);
});
