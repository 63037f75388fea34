import type { PlayerId } from '#lib/evening/ids.ts';
import { rulesInForce } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { nameOf, ordinal } from '#lib/ui/text/format.ts';
import type { RefereeDraft } from './referee-draft.svelte.ts';

/** Who sits at a table about which something is asked. */
interface Sitter {
	readonly id: PlayerId;
	readonly name: string;
}

/** Under which rules, and at which table, something is asked. */
export interface Situation {
	readonly rules: Rules;
	/** The evening that is on. */
	readonly evening: Evening | null;
	readonly round: Round | null;
	readonly players: number;
	/** From the top. */
	readonly places: readonly Sitter[];
	/** Clockwise. */
	readonly chairs: readonly Sitter[];
}

/** A table of nobody in particular: each is called by the place. */
const anybody = (players: number): Sitter[] =>
	Array.from({ length: players }, (_, i) => ({
		id: `place-${i + 1}` as PlayerId,
		name: ordinal(i + 1)
	}));

/** @param evening null where none is on */
export function situationOf(
	evening: Evening | null,
	draft: Pick<RefereeDraft, 'ruleset' | 'house' | 'players'>,
	sets: readonly HouseSet[]
): Situation {
	if (evening === null) {
		const ruleset = findRuleset(draft.ruleset ?? '') ?? RULESETS[0]!;
		const set = sets.find(({ id }) => id === draft.house && id !== null);
		const rules = resolveRules(ruleset, set?.rules, set?.name);
		const { min, max } = rules.players;
		const players = Math.min(max, Math.max(min, draft.players));
		const places = anybody(players);
		return { rules, evening, round: null, players, places, chairs: places };
	}
	const { round } = evening;
	const sitters = (ids: readonly PlayerId[]) =>
		ids.map((id): Sitter => ({ id, name: nameOf(evening, id) }));
	const places = sitters(round?.places ?? evening.seating?.players ?? []);
	return {
		...{ rules: rulesInForce(evening), evening, round, players: places.length, places },
		chairs: round === null ? places : sitters(round.chairs)
	};
}
