import type { PlayerId } from '#lib/evening/ids.ts';
import { type Kind, type Refusal } from '#lib/evening/kind.ts';
import { hasSeatsStep, roundNumber, rulesToChange } from '#lib/evening/round.ts';
import { chairsTaken, withChairs } from '#lib/evening/seating.ts';
import type { Evening, Round, RuleChange } from '#lib/evening/state.ts';
import { findClashes } from '#lib/rules/clashes.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

interface Change {
	/** The resolved rules, so that no later version of the game changes them. */
	readonly rules: Rules;
	/** Whether they hold for the next deal only. */
	readonly once: boolean;
	/** The player who decreed it; null: the table agreed (DE-2). */
	readonly by: PlayerId | null;
}
interface ChangeRules extends Omit<Change, 'by'> {
	readonly type: 'changeRules';
}
interface RulesChanged extends Change {
	readonly type: 'RulesChanged';
}

/** The player who changes the rules alone: in some games the top player, once anyone has a
 * standing. Null where the table agrees on changes (DE-2). */
export function lawgiver({ rules, round }: Evening): PlayerId | null {
	const isTopPlayer = findRuleset(rules.ruleset)?.lawgiver === 'top-player';
	return isTopPlayer && round !== null && hasSeatsStep(round) ? round.places[0]! : null;
}

function checkRules(evening: Evening, rules: Rules): Result<Rules, Refusal> {
	const { seating, round } = evening;
	const number = (seating?.players ?? round?.places ?? []).length;
	if (findClashes(rules.options, { min: number, max: number }).length > 0) return no('rules-clash');
	if (number < rules.players.min) return no('too-few');
	return number > rules.players.max ? no('too-many') : ok(rules);
}

const isSame = (a: Rules, b: Rules): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether new rules would seat newcomers differently who are already seated. */
export const moveNewcomers = ({ newcomers, rules: { options } }: Round, rules: Rules): boolean =>
	newcomers.length > 0 && options.newcomers !== rules.options.newcomers;

/** The change for the list of edicts. A lasting change is compared with the lasting rules before
 * it. */
const changeOf = (evening: Evening, { rules, once, by }: Change): RuleChange => ({
	kind: 'rules',
	round: roundNumber(evening),
	issuer: by,
	once,
	before: once ? rulesToChange(evening) : evening.rules,
	after: rules
});

/** The round with other rules before its deal. If they change whether people or titles move, it
 * begins at its seats again. */
export function underRules(round: Round, changes: Pick<Round, 'rules' | 'once'>): Round {
	const { seats } = changes.rules.options;
	if (seats === round.rules.options.seats) return { ...round, ...changes };
	const before = chairsTaken(round);
	const topChair =
		before === round.before ? round.topChair : round.chairs.indexOf(round.places[0]!);
	const step = hasSeatsStep(round) ? 'seats' : 'deal';
	return withChairs({
		...round,
		...changes,
		before,
		topChair,
		step,
		keepChairs: seats === 'stay'
	});
}

/** The rules were changed from the next deal on, for one round or until the next change. Dealt
 * rounds keep their rules (DE-2). */
export const rulesChanged: Kind<ChangeRules, RulesChanged, 'details'> = {
	command: 'changeRules',
	fact: 'RulesChanged',
	concerns: ({ by }) => (by === null ? [] : [by]),
	topic: 'rules',
	log: 'details',
	decide(evening, { rules, once }) {
		const { closedAt, round } = evening;
		if (closedAt !== null) return no('evening-closed');
		const next = rulesToChange(evening);
		if (isSame(next, rules) && (once || isSame(evening.rules, rules))) return no('no-change');
		if (round !== null && !round.dealt && moveNewcomers(round, rules))
			return no('newcomers-are-seated');
		const checked = checkRules(evening, rules);
		return checked.ok ? ok({ type: 'RulesChanged', rules, once, by: lawgiver(evening) }) : checked;
	},
	evolve(evening, { rules, once, by }) {
		const { round } = evening;
		const edicts = [...evening.edicts, changeOf(evening, { rules, once, by })];
		const changed = once ? { ...evening, edicts } : { ...evening, edicts, rules, once: null };
		if (round === null || round.dealt) return once ? { ...changed, once: rules } : changed;
		return { ...changed, round: underRules(round, { rules, once }) };
	}
};
