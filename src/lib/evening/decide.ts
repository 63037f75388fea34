import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Ruleset, Rules } from '#lib/rulesets/ruleset.ts';
import { withLapses } from './edicts.ts';
import type { Command, Entry, EveningStarted, Fact } from './entries.ts';
import { kindOf, kindOfCommand } from './entry-info.ts';
import type { Refusal } from './kind.ts';
import { parseName } from './names.ts';
import { checkNewcomer } from './newcomer.ts';
import type { Evening, Person } from './state.ts';

/** Decides on a command: the fact that it leads to, or why it is refused. */
export function decide(evening: Evening, command: Command): Result<Fact, Refusal> {
	if (evening.deletedAt !== null && command.type !== 'restoreEvening') return no('evening-deleted');
	return kindOfCommand(command).decide(evening, command);
}

/** The command that leads to a fact. It has the same fields. */
export function commandOf(fact: Fact): Command {
	return { ...fact, type: kindOf(fact).command } as Command;
}

/** Applies an entry to an evening. */
export function evolve(evening: Evening, entry: Fact & Pick<Entry, 'at'>): Evening {
	return withLapses(kindOf(entry).evolve(evening, entry, entry.at), evening);
}

/** Decides whether an evening can start with these players under these rules: the first entry, or
 * why not. */
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

/** Why these rules do not allow this number of players (TI-1). */
function checkNumber(
	{ players }: Pick<Rules | Ruleset, 'players'>,
	number: number
): 'too-few' | 'too-many' | undefined {
	if (number < players.min) return 'too-few';
	return number > players.max ? 'too-many' : undefined;
}

/** The state of an evening right after its first entry. */
export function initialState({
	evening,
	name,
	rules,
	players,
	enteredAt,
	at
}: EveningStarted & Pick<Entry, 'at'>): Evening {
	return {
		id: evening,
		name,
		startedAt: at,
		enteredAt: enteredAt ?? null,
		closedAt: null,
		deletedAt: null,
		rules,
		once: null,
		people: Object.fromEntries(players.map((player) => [player.id, player])),
		seating: { players: players.map(({ id }) => id), draws: [] },
		round: null,
		past: null,
		voidDeal: null,
		sitting: [],
		coming: [],
		going: [],
		lastRound: false,
		edicts: [],
		rulings: [],
		scoreCorrections: []
	};
}
