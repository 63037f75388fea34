import type { PlayerId } from '#lib/evening/ids.ts';
import {
	dealerOf,
	fallen,
	isFinished,
	reachedStep,
	result,
	taxesOf,
	titlesOf
} from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { chairsBefore } from '#lib/rules/seats.ts';
import { dealingOf } from '#lib/ui/text/deal.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { nameOf, plainName } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** What a tap on a tile does. */
type Deed = 'exit' | 'correct' | 'paid' | 'returned';

/** What is turned to a player. */
export interface Face {
	readonly name: string;
	readonly lines: readonly string[];
	/** `out` and `done` are golden and green; `told` has something to do; `gone` is out of the round. */
	readonly tone: 'plain' | 'told' | 'out' | 'done' | 'gone';
	readonly deed: Deed | null;
	/** Whether what is to be ticked off is. */
	readonly pressed?: boolean;
	/** Which line is left out of a tile that has no room for it: it is still read aloud. */
	readonly spare?: number;
	/** The chair to move to. */
	readonly to?: number;
}

/** Who is at which chair of the screen: until everybody is seated, where they sat before; a newcomer, who had none, at
 * one that is free. */
export function sittersOf(round: Round): readonly PlayerId[] {
	if (round.before === null || round.step !== 'seats') return round.chairs;
	const before = chairsBefore(round.before, round.places);
	const standing = round.chairs.filter((player) => !before.includes(player));
	return before.map((player) => player ?? standing.shift()!);
}

function playFace(round: Round, player: PlayerId, title: string): Omit<Face, 'name'> {
	const position = result(round).indexOf(player) + 1;
	if (round.left.includes(player)) return { lines: [m.flat.play.left], tone: 'gone', deed: null };
	if (player === fallen(round))
		return { lines: [m.flat.play.falls(position)], tone: 'gone', deed: null };
	const out = m.flat.play.out(position);
	if (round.forbidden.includes(player))
		return { lines: [out, m.flat.play.forbidden], tone: 'out', deed: 'correct' };
	if (round.out.includes(player)) return { lines: [out], tone: 'out', deed: 'correct' };
	if (isFinished(round))
		return { lines: [m.flat.play.place(position)], tone: 'plain', deed: 'correct' };
	return { lines: [title], tone: 'plain', deed: 'exit' };
}

function seatsFace(evening: Evening, round: Round, player: PlayerId, title: string) {
	const sitters = sittersOf(round);
	const to = round.chairs.indexOf(player);
	if (round.before === null || round.keepChairs)
		return { lines: [title], tone: 'plain' as const, deed: null };
	if (sitters.indexOf(player) === to)
		return { lines: [m.flat.seats.stay, title], tone: 'plain' as const, deed: null };
	const sitter = chairsBefore(round.before, round.places)[to] ?? null;
	const where = sitter === null ? m.flat.seats.toFree : m.flat.seats.to(plainName(evening, sitter));
	return { lines: [where, title], tone: 'told' as const, deed: null, to, spare: 1 };
}

const bracketOf = (round: Round, player: PlayerId) =>
	taxesOf(round).brackets.find((b) => b.payer === player || b.receiver === player);

/** Who pays in the bracket of a player, as payer or receiver. */
export const payerOf = (round: Round, player: PlayerId): PlayerId | undefined =>
	bracketOf(round, player)?.payer;

function taxFace(evening: Evening, round: Round, player: PlayerId): Omit<Face, 'name'> {
	const bracket = bracketOf(round, player);
	if (bracket === undefined) return { lines: [m.flat.taxes.untaxed], tone: 'plain', deed: null };
	const { payer, receiver, count } = bracket;
	const mark = round.marks[payer];
	const pays = payer === player;
	const done = (pays ? mark?.paid : mark?.returned) === true;
	const { ranking, giveback } = round.rules.options;
	const give = m.flat.taxes.give[ranking === 'low-wins' ? 'best' : 'highest'];
	const lines = pays
		? [give(count, plainName(evening, receiver))]
		: [m.flat.taxes.comes(count, plainName(evening, payer)), m.flat.taxes.back[giveback](count)];
	return {
		lines: done ? [m.flat.taxes.given, ...lines] : lines,
		tone: done ? 'done' : 'told',
		deed: pays ? 'paid' : 'returned',
		pressed: done
	};
}

function dealFace(round: Round, player: PlayerId, title: string): Omit<Face, 'name'> {
	const lines = [
		...(dealerOf(round) === player ? [m.flat.deal.you] : []),
		...(dealingOf(round).more.includes(player) ? [m.flat.deal.oneMore] : []),
		title
	];
	return { lines, tone: dealerOf(round) === player ? 'told' : 'plain', deed: null };
}

/** What faces a player at the step that the round has reached. */
export function faceOf(evening: Evening, round: Round, player: PlayerId): Face {
	const name = nameOf(evening, player);
	const title = titleText(titlesOf(evening, round).get(player)?.spoken ?? '');
	switch (reachedStep(round)) {
		case 'seats':
			return { name, ...seatsFace(evening, round, player, title) };
		case 'deal':
			return { name, ...dealFace(round, player, title) };
		case 'taxes':
			return { name, ...taxFace(evening, round, player) };
		case 'play':
			return { name, ...playFace(round, player, title) };
	}
}
