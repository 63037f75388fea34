import { decideStart } from '#lib/evening/decide.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round, Step } from '#lib/evening/state.ts';
import { advance, decideNext, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import type { House, Options } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';

/** A published ruleset with house rules, by its id. */
export function rulesOf(id: string, house: House = {}): Rules {
	const ruleset = findRuleset(id);
	if (!ruleset) throw new Error(`no ruleset ${id}`);
	return resolveRules(ruleset, house);
}
export const optionsOf = (id: string, house: House = {}): Options => rulesOf(id, house).options;

/** `'A B C'` → `['A', 'B', 'C']`. */
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Ids that read like the names they go with. */
export const player = (name: string) => name as PlayerId;
export const players = (names: string): PlayerId[] => words(names).map(player);

let entries = 0;
const stamp = () => {
	entries += 1;
	return { id: `entry ${entries}` as EntryId, at: entries * 1000 };
};

/** The timeline of an evening that has just begun. */
export function begin(rules: Rules, names: string): Timeline {
	const start = decideStart({
		evening: 'evening' as EveningId,
		name: 'Friday',
		rules,
		players: players(names).map((id) => ({ id, name: id }))
	});
	if (!start.ok) throw new Error(start.error);
	return advance(null, { ...start.value, ...stamp() });
}

/** What has happened before; throws if any of it is refused. */
export function given(timeline: Timeline, ...commands: TimelineCommand[]): Timeline {
	return commands.reduce((before, command) => {
		const decided = decideNext(before, command);
		if (!decided.ok) throw new Error(`${command.type}: ${decided.error}`);
		return advance(before, { ...decided.value, ...stamp() });
	}, timeline);
}

/** What a command leads to. */
export const when = decideNext;

export function roundOf({ state }: { state: Evening }): Round {
	if (state.round === null) throw new Error('no round is on');
	return state.round;
}

export const sit = (names: string): TimelineCommand => ({
	type: 'setSeats',
	order: players(names),
	how: 'by-hand'
});
export const go = (step: Step): TimelineCommand => ({ type: 'goToStep', step });
export const exit = (name: string): TimelineCommand => ({
	type: 'recordExit',
	player: player(name)
});
export const exits = (names: string): TimelineCommand[] => words(names).map(exit);
export const confirm: TimelineCommand = { type: 'confirmRound' };
export const close: TimelineCommand = { type: 'closeEvening' };
export const join = (name: string, card?: string): TimelineCommand => ({
	type: 'join',
	player: { id: player(name), name },
	...(card === undefined ? {} : { card })
});
export const leave = (name: string): TimelineCommand => ({ type: 'leave', player: player(name) });
export const leaveMidRound = (name: string): TimelineCommand => ({
	type: 'leaveMidRound',
	player: player(name)
});
export const sitOut = (name: string): TimelineCommand => ({ type: 'sitOut', player: player(name) });
export const revolt = (name: string): TimelineCommand => ({
	type: 'callRevolution',
	caller: player(name)
});
export const topChair = (chair: number): TimelineCommand => ({ type: 'chooseTopChair', chair });
export const draw = (cards: Record<string, string>): TimelineCommand => ({
	type: 'recordDraw',
	draw: cards
});
