import { expect, test } from 'vitest';
import { bgStatsAddress } from '#lib/exchange/bgstats.ts';
import { roundsCsv } from '#lib/exchange/csv.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import type { House } from '#lib/rules/options.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { digestOf } from '#lib/stats/digest.ts';
import { confirm, exits, given, go, seated } from '../given.ts';

/** Two rounds of five under one house rule; null where the rules do not allow them. */
function evening(game: GameId, house: House) {
	try {
		const first = given(seated(game, house, 'Ana Ben Cyd Dee Eli'), go('play'));
		const second = given(first, ...exits('Ana Ben Cyd Dee'), confirm, go('play'));
		return given(second, ...exits('Eli Dee Cyd Ben'), confirm);
	} catch {
		return null;
	}
}

test('each value of an option can be counted and exported', { timeout: 30_000 }, () => {
	let played = 0;
	for (const { id } of RULESETS)
		for (const [option, values] of Object.entries(CHOICES))
			for (const value of values) {
				const timeline = evening(id, { [option]: value });
				if (timeline === null) continue;
				played++;
				const exported = `${roundsCsv(timeline)} ${bgStatsAddress(timeline.state, '')}`;
				expect(exported, `${id} ${option} ${value}`).not.toMatch(/undefined|NaN| null$|%5Bobject/);
				expect(() => digestOf(timeline, 1), `${id} ${option} ${value}`).not.toThrow();
			}
	expect(played).toBeGreaterThan(800);
});
