import type { PlayCell } from './play-cells.ts';
import type { PlayedAs } from '#lib/rules/trick.ts';

/** A range of numbers, both ends included. */
export interface NumberRange {
	readonly from: number;
	readonly to: number;
}

export interface JudgedCell extends PlayCell {
	/** Null if the plays are not legal. */
	readonly as: PlayedAs | null;
}

/** Cells that can be described together, by ranges: all plays of the pack within them are legal in
 * the same way. */
interface Box {
	readonly count: NumberRange;
	readonly wilds: NumberRange;
	readonly rankIndex: NumberRange;
	/** The lowest of its cells. */
	readonly cell: JudgedCell;
}

const union = (a: NumberRange, b: NumberRange): NumberRange => ({
	from: Math.min(a.from, b.from),
	to: Math.max(a.to, b.to)
});
const includes = ({ from, to }: NumberRange, value: number): boolean =>
	value >= from && value <= to;
const only = (value: number): NumberRange => ({ from: value, to: value });

const contains = ({ count, wilds, rankIndex, cell }: Box, one: JudgedCell): boolean =>
	one.pattern === cell.pattern &&
	includes(count, one.count) &&
	includes(wilds, one.wilds) &&
	includes(rankIndex, one.rankIndex);

/** Wilds below every rank and trump Jokers are not described together with ranks. */
const isOfWildsOnly = ({ rank }: PlayCell): boolean => rank === 'wild' || rank === 'joker';

/** Merges two boxes; undefined if the merged box would contain a cell that is not legal in the same
 * way. */
function merge(a: Box, b: Box, cells: readonly JudgedCell[]): Box | undefined {
	if (b.cell.pattern !== a.cell.pattern) return undefined;
	const box: Box = {
		count: union(a.count, b.count),
		wilds: union(a.wilds, b.wilds),
		rankIndex: union(a.rankIndex, b.rankIndex),
		cell: a.cell
	};
	const matches = (one: JudgedCell) =>
		one.as === a.cell.as && isOfWildsOnly(one) === isOfWildsOnly(a.cell);
	return cells.every((one) => !contains(box, one) || matches(one)) ? box : undefined;
}

/** Describes the legal cells by few boxes, found greedily: it first merges neighbours in rank, then
 * boxes of different numbers of wilds and of cards. */
export function mergeCells(cells: readonly JudgedCell[]): Box[] {
	const boxes: Box[] = [];
	const sorted = cells.toSorted(
		(a, b) =>
			a.count - b.count ||
			a.wilds - b.wilds ||
			Number(isOfWildsOnly(a)) - Number(isOfWildsOnly(b)) ||
			a.rankIndex - b.rankIndex
	);
	for (const cell of sorted) {
		if (cell.as === null) continue;
		const { count, wilds, rankIndex } = cell;
		const box: Box = { count: only(count), wilds: only(wilds), rankIndex: only(rankIndex), cell };
		const last = boxes.at(-1);
		const isNeighbour = last?.cell.count === count && last.cell.wilds === wilds;
		const merged = isNeighbour ? merge(last, box, cells) : undefined;
		if (merged !== undefined) boxes.pop();
		boxes.push(merged ?? box);
	}
	return mergeBoxes(boxes, cells);
}

function mergeBoxes(boxes: readonly Box[], cells: readonly JudgedCell[]): Box[] {
	const merged: Box[] = [];
	for (const box of boxes) {
		const index = merged.findIndex((one) => merge(one, box, cells) !== undefined);
		if (index < 0) merged.push(box);
		else merged[index] = merge(merged[index]!, box, cells)!;
	}
	return merged.length < boxes.length ? mergeBoxes(merged, cells) : merged;
}
