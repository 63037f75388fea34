import type { Card } from '#lib/cards/card.ts';
import type { Reading } from '#lib/rules/plays.ts';
import type { PlayedAs } from './play.ts';

/** From so many to so many. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** All plays of one pattern, number of cards, number of wilds and rank. */
export interface Cell {
	readonly pattern: Reading['pattern'];
	readonly count: number;
	readonly wilds: number;
	/** Where its rank stands in the order of its pattern. */
	readonly at: number;
	readonly rank: Reading['rank'];
	/** One such play. */
	readonly instance: readonly Card[];
	/** How it would be played; null where it is not allowed. */
	readonly as: PlayedAs | null;
}

/** Cells that can be said together: with all that the pack has between their outermost. */
export interface Box {
	readonly count: Span;
	readonly wilds: Span;
	readonly at: Span;
	/** The least of its cells. */
	readonly cell: Cell;
}

const join = (a: Span, b: Span): Span => ({
	from: Math.min(a.from, b.from),
	to: Math.max(a.to, b.to)
});
const within = (value: number, { from, to }: Span): boolean => value >= from && value <= to;
const only = (value: number): Span => ({ from: value, to: value });

const isIn = ({ count, wilds, at, cell }: Box, one: Cell): boolean =>
	one.pattern === cell.pattern &&
	within(one.count, count) &&
	within(one.wilds, wilds) &&
	within(one.at, at);

/** Ranks are said together, but neither with the wilds below them nor with the Jokers above. */
const isApart = ({ rank }: Cell): boolean => rank === 'wild' || rank === 'joker';

/** Both in one box, unless something is in it that the pack has and the rules do not allow in the same way. */
function merged(a: Box, b: Box, cells: readonly Cell[]): Box | undefined {
	const box: Box = {
		count: join(a.count, b.count),
		wilds: join(a.wilds, b.wilds),
		at: join(a.at, b.at),
		cell: a.cell
	};
	const alike = (one: Cell) => one.as === a.cell.as && isApart(one) === isApart(a.cell);
	return b.cell.pattern === a.cell.pattern && cells.every((one) => !isIn(box, one) || alike(one))
		? box
		: undefined;
}

/** The cells that are allowed, in as few boxes as merging one by one finds: neighbours in rank first, then in the
 * number of wilds and of cards. */
export function boxesOf(cells: readonly Cell[]): Box[] {
	const boxes: Box[] = [];
	const sorted = cells.toSorted(
		(a, b) =>
			a.count - b.count ||
			a.wilds - b.wilds ||
			Number(isApart(a)) - Number(isApart(b)) ||
			a.at - b.at
	);
	for (const cell of sorted) {
		if (cell.as === null) continue;
		let box: Box = { count: only(cell.count), wilds: only(cell.wilds), at: only(cell.at), cell };
		const last = boxes.at(-1);
		const isNext = last?.cell.count === cell.count && last.cell.wilds === cell.wilds;
		const both = isNext ? merged(last, box, cells) : undefined;
		if (both !== undefined) {
			boxes.pop();
			box = both;
		}
		boxes.push(box);
	}
	return joined(boxes, cells);
}

function joined(boxes: readonly Box[], cells: readonly Cell[]): Box[] {
	const done: Box[] = [];
	for (const box of boxes) {
		const at = done.findIndex((one) => merged(one, box, cells) !== undefined);
		if (at < 0) done.push(box);
		else done[at] = merged(done[at]!, box, cells)!;
	}
	return done.length < boxes.length ? joined(done, cells) : done;
}
