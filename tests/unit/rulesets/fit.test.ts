import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findClashes } from '#lib/rules/clashes.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { fitFor } from '#lib/rulesets/fit.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';

const houses = fc.record(
	{
		deck: fc.constantFrom('standard', '32', '40', 'extra-suits', 'suits-and-ranks'),
		packs: fc.constantFrom(...CHOICES.packs),
		jokers: fc.constantFrom(...CHOICES.jokers),
		taxSchedule: fc.constantFrom(...CHOICES.taxSchedule)
	},
	{ requiredKeys: [] }
);

test('RG-22 what is offered makes the rules fit, and a table of another size is offered nothing', () =>
	fc.assert(
		fc.property(
			fc.constantFrom(...RULESETS),
			houses,
			fc.integer({ min: 2, max: 17 }),
			(game, house, players) => {
				const { options } = resolveRules(game, { options: house });
				const fit = fitFor(game, options, players);
				const clashes = (changed: typeof options) =>
					findClashes(changed, { min: players, max: players }).filter((clash) =>
						clash.options.includes('players')
					);
				if (fit.fits) expect(clashes(options)).toEqual([]);
				else if (Object.keys(fit.offers).length > 0)
					expect(clashes({ ...options, ...fit.offers })).toEqual([]);
				if (players < game.players.min) expect(fit).toEqual({ fits: false, offers: {} });
			}
		)
	));
