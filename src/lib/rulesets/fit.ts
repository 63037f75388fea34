import { findClashes, type Clash } from '#lib/rules/clashes.ts';
import { mostWithOnePack, TWO_PACKS } from '#lib/rules/limits.ts';
import type { House, Options } from '#lib/rules/options.ts';
import type { Ruleset } from './ruleset.ts';

/** The most players that a game allows, with as many packs as it may have (TI-1, DF-10). */
const mostPlayers = ({ players, mostWithTwoPacks }: Ruleset): number =>
	mostWithTwoPacks ?? players.max;

/** The clashes that no number of players mends (FP-15). */
export function clashesAtAnyTable(ruleset: Ruleset, options: Options): Clash[] {
	const range = { min: ruleset.players.min, max: mostPlayers(ruleset) };
	return findClashes(options, range).filter((clash) => !clash.options.includes('players'));
}

export type Fit =
	| { readonly fits: true }
	/** The changes that together make the rules fit, in the order in which they are offered; none if
	 * nothing does. */
	| { readonly fits: false; readonly offers: House };

/** The changes for so many players, in the order of RG-22. */
function changesFor(options: Options, players: number): House {
	const { deck, packs, jokers, taxSchedule } = options;
	const isOneEnough = players < TWO_PACKS.min;
	return {
		...(packs === 2 && isOneEnough && { packs: 1 }),
		...(packs === 2 && isOneEnough && jokers > 2 && { jokers: 2 }),
		...(packs === 1 && players > mostWithOnePack(options) && { packs: 2 }),
		...(deck === 'suits-and-ranks' && players > 8 && { deck: 'extra-suits' }),
		...(taxSchedule === 'progressive' && players > 8 && { taxSchedule: 'tiered' })
	};
}

/** Whether rules fit a number of players, and if not, what would make them fit (RG-22). Nothing
 * mends a table that is too small or too large for the game. */
export function fitFor(ruleset: Ruleset, options: Options, players: number): Fit {
	const isAllowed = players >= ruleset.players.min && players <= mostPlayers(ruleset);
	const clashesOf = (changed: Options) =>
		findClashes(changed, { min: players, max: players }).filter((clash) =>
			clash.options.includes('players')
		);
	if (!isAllowed) return { fits: false, offers: {} };
	if (clashesOf(options).length === 0) return { fits: true };
	const offers = changesFor(options, players);
	const changed = { ...options, ...offers };
	const before = clashesAtAnyTable(ruleset, options).length;
	const mends =
		clashesOf(changed).length === 0 && clashesAtAnyTable(ruleset, changed).length <= before;
	return { fits: false, offers: mends ? offers : {} };
}
