import { decideStart } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { advance, decideNext, type TimelineCommand } from '#lib/evening/timeline.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { idFor } from './ids.ts';

/** Logs of evenings, made by commands. Players are known by their names: an id is the name. */

/** `'Ana Ben'` → `['Ana', 'Ben']`. */
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export function rulesOf(id: string, house: House = {}): Rules {
	const ruleset = findRuleset(id);
	if (!ruleset) throw new Error(`no ruleset ${id}`);
	return resolveRules(ruleset, { options: house });
}

/** The log of an evening: its start with these players, then the commands.
 * Throws at a command that is refused. */
export function logOf(
	rules: Rules,
	names: readonly string[],
	commands: readonly TimelineCommand[],
	evening = 'seeded'
): Entry[] {
	const players = names.map((name) => ({ id: name as PlayerId, name }));
	const start = decideStart({ evening: evening as EveningId, name: evening, rules, players });
	if (!start.ok) throw new Error(start.error);
	const stamp = (i: number) => ({
		id: `${idFor(evening)}.${i}` as EntryId,
		at: 1_700_000_000_000 + i * 1000
	});
	const log: Entry[] = [{ ...start.value, ...stamp(0) }];
	let timeline = advance(null, log[0]!);
	for (const command of commands) {
		const decided = decideNext(timeline, command);
		if (!decided.ok) throw new Error(`${evening}, ${command.type}: ${decided.error}`);
		const entry = { ...decided.value, ...stamp(log.length) } as Entry;
		timeline = advance(timeline, entry);
		log.push(entry);
	}
	return log;
}

const id = (name: string) => name as PlayerId;
export const GUESTS = words('Ana Ben Chidi Dee Eli Fay Gus Hana Ira Jo Kit Lou');
/** Twelve names of 16 letters, some of them very wide. */
export const LONG_NAMES = words(
	'Wilhelmina-Maria Bartholomew-Jude Maximilian-Georg Gwendolyn-Margot ' +
		'Christopher-Alan Mwanahamisi-Omar Alexandrina-Ruth Emmanuelle-Agnes ' +
		'Konstantin-Boris Anne-Marie-Luise Dominique-Claude Hildegard-Yvonne'
);

const seatsOf = (names: readonly string[]): TimelineCommand => ({
	type: 'setSeats',
	order: names.map(id),
	how: 'by-hand'
});
export const step = (to: 'deal' | 'taxes' | 'play'): TimelineCommand => ({
	type: 'goToStep',
	step: to
});
export const out = (names: string | readonly string[]): TimelineCommand[] =>
	(typeof names === 'string' ? words(names) : names).map((name) => ({
		type: 'recordExit',
		player: id(name)
	}));
export const confirm: TimelineCommand = { type: 'confirmRound' };

/** Rounds with these exits; taxes are recorded as paid from the second on. */
export const rounds = (...orders: readonly string[]): TimelineCommand[] =>
	orders.flatMap((order, i): TimelineCommand[] => [
		...(i === 0 ? [step('play')] : [step('taxes'), { type: 'settleTaxes' } as const]),
		...out(order),
		confirm
	]);

export const join = (name: string): TimelineCommand => ({
	type: 'join',
	player: { id: id(name), name }
});

/** An evening whose players are seated, then the commands. */
export const seatedEvening = (
	ruleset: string,
	names: readonly string[],
	after: readonly TimelineCommand[] = [],
	name = 'seeded'
): Entry[] => logOf(rulesOf(ruleset), names, [seatsOf(names), ...after], name);

/** An evening at the Play step of its first round, then the commands. */
export const playingEvening = (
	ruleset: string,
	names: readonly string[],
	after: readonly TimelineCommand[] = [],
	name = 'seeded'
): Entry[] => seatedEvening(ruleset, names, [step('play'), ...after], name);

/** An evening at the Seats step of its second round, then the commands. In the first round all went
 * out from the last name to the first. */
export const secondRound = (
	ruleset: string,
	names: readonly string[],
	after: readonly TimelineCommand[] = [],
	name = 'seeded'
): Entry[] =>
	playingEvening(
		ruleset,
		names,
		[...out(names.toReversed().slice(0, -1)), confirm, ...after],
		name
	);

/** A round in which all go out in this order, its taxes paid. */
const taxedRound = (names: readonly string[]): TimelineCommand[] => [
	step('taxes'),
	{ type: 'settleTaxes' },
	...out(names.slice(0, -1)),
	confirm
];
const turned = (names: readonly string[], by: number): string[] => [
	...names.slice(by % names.length),
	...names.slice(0, by % names.length)
];

/** Ten rounds of Temple with every kind of event that the Chronicle shows.
 * @param names at least six; one more player joins */
export function eventful(names: readonly string[], evening = 'eventful'): Entry[] {
	const [first = '', second = '', third = ''] = names;
	const guest = `${first} II`;
	const all = [...names, guest];
	const rules = rulesOf('temple', { lastCardCall: true });
	return playingEvening(
		'temple',
		names,
		[
			...out(names.slice(0, -1)),
			confirm,
			...taxedRound(turned(names, 1)),
			{ type: 'addNote', text: 'Tea is served' },
			{
				type: 'issueDecree',
				issuer: id(second),
				targets: [id(third)],
				text: 'Bring the drinks',
				template: null,
				term: 'evening'
			},
			{ type: 'settleDecree', number: 1, outcome: 'refused' },
			...taxedRound(turned(names, 3)),
			{ type: 'join', player: { id: id(guest), name: guest } },
			...taxedRound(turned(all, 2)),
			{ type: 'changeRules', rules, once: false },
			{
				type: 'logRuling',
				kind: 'play',
				key: 'a Joker as a two',
				question: 'A Joker and a 2 on a pair of kings',
				answer: { tone: 'yes', word: 'Yes', sentence: 'A Joker may stand for a two.' },
				rules: ['PL-2', 'TX-4'],
				askedBy: id(first),
				house: false,
				option: null
			},
			...taxedRound(turned(all, 2)),
			step('taxes'),
			{ type: 'callRevolution', caller: id(third) },
			step('play'),
			...out(all.slice(0, -1)),
			confirm,
			{ type: 'sitOut', player: id(second) },
			...taxedRound(all.filter((name) => name !== second)),
			...taxedRound(all),
			{ type: 'leave', player: id(third) },
			...[1, 2].flatMap((by) =>
				taxedRound(
					turned(
						all.filter((name) => name !== third),
						by
					)
				)
			),
			{ type: 'closeEvening' }
		],
		evening
	);
}
