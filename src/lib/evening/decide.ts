import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Ruleset, Rules } from '#lib/rulesets/ruleset.ts';
import { withLapses } from './edicts.ts';
import { KINDS, type Command, type Entry, type EveningStarted, type Fact } from './entries.ts';
import type { Kind, Refusal } from './kind.ts';
import { parseName } from './names.ts';
import { checkNewcomer } from './newcomer.ts';
import type { Evening, Person } from './state.ts';

// each kind is asked only with its own command and fact: the maps' keys see to that
type Open = Kind<Command, Fact>;
const byCommand = new Map(KINDS.map((kind) => [kind.command, kind as unknown as Open]));
const byFact = new Map(KINDS.map((kind) => [kind.fact, kind as unknown as Open]));

/** What a command leads to, or why it does not. */
export function decide(evening: Evening, command: Command): Result<Fact, Refusal> {
	if (evening.deletedAt !== null && command.type !== 'restoreEvening') return no('evening-deleted');
	return byCommand.get(command.type)!.decide(evening, command);
}

/** The command that a fact came of: they say the same. */
export function commandOf(fact: Fact): Command {
	return { ...fact, type: byFact.get(fact.type)!.command } as Command;
}

/** The evening after an entry. */
export function evolve(evening: Evening, entry: Fact & Pick<Entry, 'at'>): Evening {
	return withLapses(byFact.get(entry.type)!.evolve(evening, entry, entry.at));
}

/** Whether an evening can start with these players under these rules; the start if it can. */
export function decideStart(start: Omit<EveningStarted, 'type'>): Result<EveningStarted, Refusal> {
	const name = parseName(start.name);
	if (!name.ok) return name;
	const players: Person[] = [];
	for (const player of start.players) {
		const checked = checkNewcomer(players, player);
		if (!checked.ok) return checked;
		players.push(checked.value);
	}
	const number = checkNumber(start.rules, players.length);
	if (number) return no(number);
	return ok({ ...start, type: 'EveningStarted', name: name.value, players });
}

/** Why so many players cannot play by these rules (TI-1). */
function checkNumber(
	{ players }: Pick<Rules | Ruleset, 'players'>,
	number: number
): 'too-few' | 'too-many' | undefined {
	if (number < players.min) return 'too-few';
	return number > players.max ? 'too-many' : undefined;
}

/** An evening at its start. */
export function initialState({
	evening,
	name,
	rules,
	players,
	at
}: EveningStarted & Pick<Entry, 'at'>): Evening {
	return {
		id: evening,
		name,
		startedAt: at,
		closedAt: null,
		deletedAt: null,
		rules,
		once: null,
		people: Object.fromEntries(players.map((player) => [player.id, player])),
		seating: { players: players.map(({ id }) => id), draws: [] },
		round: null,
		past: null,
		sitting: [],
		lastRound: false,
		edicts: [],
		rulings: [],
		scoreCorrections: []
	};
}
