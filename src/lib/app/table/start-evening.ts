import { decideStart } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { advance, type Timeline } from '#lib/evening/timeline.ts';
import { ok, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import type { Beside } from '#lib/storage/entries.ts';
import { stamped } from './run-command.ts';

interface Begun {
	readonly id: EveningId;
	readonly entry: Entry;
	readonly timeline: Timeline;
	readonly beside: Beside;
}

/** An evening that begins on the table. It keeps a copy of the house rules. */
export function begin(
	name: string,
	ruleset: Ruleset,
	players: readonly Person[],
	house?: Pick<HouseSet, 'id' | 'name' | 'rules'>
): Result<Begun, Refusal> {
	const id = crypto.randomUUID() as EveningId;
	const rules = resolveRules(ruleset, house?.rules, house?.name);
	const started = decideStart({ evening: id, name, rules, players });
	if (!started.ok) return started;
	const seated = started.value.players;
	const entry: Entry = stamped(started.value);
	const timeline = advance(null, entry);
	const beside = {
		summary: summaryOf(timeline.state),
		people: seated.map((person) => ({ ...person, lastSeen: entry.at, changedAt: entry.at })),
		remember: {
			table: id,
			start: {
				ruleset: ruleset.id,
				players: seated.map((player) => player.id),
				...(house && { house: house.id })
			}
		}
	};
	return ok({ id, entry, timeline, beside });
}
