import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { tableNow, type TableNow } from '#lib/referee/table-now.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { nameOf, ordinal } from '#lib/ui/text/format.ts';
import type { Act } from '#lib/ui/table/act.ts';
import type { Snippet } from 'svelte';
import type { Prefill, RefereeDraft } from './referee-draft.svelte.ts';

/** A player at the table of a question. */
interface Seated {
	readonly id: PlayerId;
	readonly name: string;
}

/** The rules and the table that a question is about. */
export interface Situation {
	readonly rules: Rules;
	/** The evening on the table; null if there is none. */
	readonly evening: Evening | null;
	/** Its state, as far as questions depend on it. */
	readonly now: TableNow | null;
	readonly round: Round | null;
	readonly players: number;
	/** The players from the top place down. */
	readonly places: readonly Seated[];
	/** The players clockwise by chair. */
	readonly chairs: readonly Seated[];
	/** Whether another phone keeps the evening: rulings are sent to it, and its rules are changed
	 * there. */
	readonly follows: boolean;
}

/** A table of unnamed players, called by their places. */
const unnamedPlayers = (players: number): Seated[] =>
	Array.from({ length: players }, (_, i) => ({
		id: `place-${i + 1}` as PlayerId,
		name: ordinal(i + 1)
	}));

/** The situation of the evening on the table; without one, of the rules and the number of players
 * that were chosen. */
export function situationOf(
	evening: Evening | null,
	draft: Pick<RefereeDraft, 'ruleset' | 'house' | 'players'>,
	sets: readonly HouseSet[],
	follows = false
): Situation {
	if (evening === null) {
		const ruleset = findRuleset(draft.ruleset ?? '') ?? RULESETS[0]!;
		const set = sets.find(({ id }) => id === draft.house && id !== null);
		const rules = resolveRules(ruleset, set?.rules, set?.name);
		const { min, max } = rules.players;
		const players = Math.min(max, Math.max(min, draft.players));
		const places = unnamedPlayers(players);
		return { rules, evening, now: null, round: null, players, places, chairs: places, follows };
	}
	const now = tableNow(evening);
	const { round } = evening;
	const places = seatedAs(evening, round?.places ?? now.places);
	return {
		rules: now.rules,
		evening,
		now,
		round,
		players: places.length,
		places,
		follows,
		chairs: round === null ? places : seatedAs(evening, round.chairs)
	};
}

const seatedAs = (evening: Evening, ids: readonly PlayerId[]): Seated[] =>
	ids.map((id) => ({ id, name: nameOf(evening, id) }));

/** The same situation for questions about seats, taxes and leads: once a round is finished they are
 * about the next one. While the first seats are found, nobody has a place yet. */
export function seatsSituation(situation: Situation): Situation {
	const { evening, now } = situation;
	if (evening === null || now === null) return situation;
	const { round, roundRules: rules } = now;
	if (round === null) {
		const places = unnamedPlayers(now.places.length);
		return { ...situation, places, chairs: places };
	}
	const places = seatedAs(evening, now.places);
	const chairs = seatedAs(evening, now.chairs);
	return { ...situation, rules, round, players: places.length, places, chairs };
}

/** The props of every question's screen. */
export interface QuestionProps {
	readonly situation: Situation;
	/** The screen's title bar. */
	readonly frame: {
		readonly title: string;
		readonly subtitle: string;
		readonly corner: Snippet;
	};
	/** Null where answers are not logged. */
	readonly act: Act | null;
	/** The values that a question in words has filled in. */
	readonly asked: Prefill | null;
}
