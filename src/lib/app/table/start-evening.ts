import { randomId } from '#lib/app/random-id.ts';
import { decideStart } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Person } from '#lib/evening/state.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { advance, decideNext, type Timeline } from '#lib/evening/timeline.ts';
import { ok, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { resolveRules, type Ruleset } from '#lib/rulesets/ruleset.ts';
import type { SideWrites } from '#lib/storage/entries.ts';
import { EveningLog } from './evening-log.ts';
import { toEntry } from './run-command.ts';

/** The house rules of a new evening: a stored set's, or only this evening's. */
export type StartingHouse = Pick<HouseSet, 'rules'> & Partial<Pick<HouseSet, 'id' | 'name'>>;

interface StartedEvening {
	readonly log: EveningLog;
	/** To be appended to the log, the first with the side writes. */
	readonly entries: readonly Entry[];
	readonly sideWrites: SideWrites;
	readonly timeline: Timeline;
}

/** Starts an evening, which keeps its own copy of the house rules. Where the game's people sit as
 * they like, they sit in this order (SE-1). Nothing is stored yet.
 * @param players clockwise as they sit
 * @returns the refusal if a name, the number of players or the rules are not allowed */
export function startEvening(
	name: string,
	ruleset: Ruleset,
	players: readonly Person[],
	house?: StartingHouse
): Result<StartedEvening, Refusal> {
	const id = randomId() as EveningId;
	const rules = resolveRules(ruleset, house?.rules, house?.name);
	const started = decideStart({ evening: id, name, rules, players });
	if (!started.ok) return started;
	const seated = started.value.players;
	const entry: Entry = toEntry(started.value);
	const begun = advance(null, entry);
	const seats =
		rules.seating === 'as-we-sit'
			? decideNext(begun, { type: 'setSeats', order: seated.map(({ id }) => id), how: 'as-we-sit' })
			: null;
	const more: Entry[] = seats?.ok ? [toEntry(seats.value)] : [];
	const timeline = more.reduce(advance, begun);
	const sideWrites = {
		summary: summaryOf(timeline.state),
		people: seated.map((person) => ({ ...person, lastSeen: entry.at, changedAt: entry.at })),
		remember: {
			table: id,
			start: {
				ruleset: ruleset.id,
				players: seated.map((player) => player.id),
				...(house?.id !== undefined && { house: house.id })
			}
		}
	};
	return ok({ log: new EveningLog(id), entries: [entry, ...more], sideWrites, timeline });
}
