import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { words } from '../../e2e/support/logs.ts';
import { closeEvening, goOnToPlay, goOut, nextRound, startEvening } from '../evening.ts';
import { expect, test } from '../test.ts';

const FIVE = words('Ana Ben Chidi Dee Eli');

for (const { name } of RULESETS)
	test(`${name}: an evening of three rounds by taps`, async ({ phone }) => {
		// given five players, and each of the first three rounds won by another
		await startEvening(phone, name, FIVE);
		for (const first of [0, 1, 2]) {
			const order = [...FIVE.slice(first), ...FIVE.slice(0, first)];

			// when each round is played to its end, which some rules bring about early
			await goOnToPlay(phone);
			for (const name of order.slice(0, -1))
				if (!(await phone.has('Next round'))) await goOut(phone, [name]);
			await nextRound(phone);
		}
		await closeEvening(phone);

		// then the Chronicle has them
		await phone.goto('/chronicle');
		await phone.expectText('3 rounds');
		expect((await phone.texts('[role=alert]')).join('')).toBe('');
	});
