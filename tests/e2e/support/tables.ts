import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { logOf, rulesOf, words } from './pages.ts';

/** Evenings to be seeded, by what was asked for in them; players are known by their names. */

const id = (name: string) => name as PlayerId;
export const GUESTS = words('Ana Ben Chidi Dee Eli Fay Gus Hana Ira Jo Kit Lou');
/** Twelve names of 16 letters, some of them as wide as names get. */
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

/** An evening whose players are seated, and what followed. */
export const seatedEvening = (
	ruleset: string,
	names: readonly string[],
	after: readonly TimelineCommand[] = [],
	name = 'seeded'
): Entry[] => logOf(rulesOf(ruleset), names, [seatsOf(names), ...after], name);

/** An evening in the Play step of its first round. */
export const playingEvening = (
	ruleset: string,
	names: readonly string[],
	after: readonly TimelineCommand[] = [],
	name = 'seeded'
): Entry[] => seatedEvening(ruleset, names, [step('play'), ...after], name);

/** An evening at the Seats step of its second round: everyone went out from the last name to the first. */
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
