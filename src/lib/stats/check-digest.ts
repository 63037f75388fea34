import { DIGEST_VERSION, type Digest } from './digest.ts';
import type { Way } from './facts.ts';
import { COUNTS, NO_PLACE, type Tally } from './tally.ts';

/** Checks digests before they are added up: a wrong index or length in one of them would falsify
 * all sums. */

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
	Number.isSafeInteger(value) && (value as number) >= 0;
const isIndex = (value: number, length: number): boolean => isCount(value) && value < length;

const isList = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
	Array.isArray(value) && value.every(is);

/** A flat list of items, each of `length` numbers. */
function hasItems(
	value: unknown,
	length: number,
	isItem: (item: readonly number[]) => boolean
): boolean {
	if (!Array.isArray(value) || value.length % length !== 0) return false;
	for (let i = 0; i < value.length; i += length)
		if (!isItem(value.slice(i, i + length) as number[])) return false;
	return true;
}

const isStart =
	(people: number) =>
	([person, players, start, ...sums]: readonly number[]): boolean =>
		isIndex(person!, people) &&
		isIndex(players! - 2, people - 1) &&
		(start === NO_PLACE || isIndex(start!, players!)) &&
		sums.every(isCount);

const isRun =
	(people: number) =>
	([person, first, last]: readonly number[]): boolean =>
		isIndex(person!, people) && isCount(first) && isCount(last) && first <= last;

const isTax =
	(people: number) =>
	([payer, receiver, ...sums]: readonly number[]): boolean =>
		isIndex(payer!, people) && isIndex(receiver!, people) && sums.every(isCount);

function isMobility(value: unknown, people: number): boolean {
	if (!isList(value, isCount)) return false;
	for (let i = 0; i < value.length;) {
		const players = value[i]!;
		if (!isIndex(players - 2, people - 1)) return false;
		i += 1 + players * players;
		if (i > value.length) return false;
	}
	return true;
}

function isTally(value: unknown, evening: unknown): value is Tally {
	if (!isRecord(value)) return false;
	const { people, counts, ahead } = value;
	if (!isList(people, isText) || !isList(counts, isCount) || !isList(ahead, isCount)) return false;
	const { length } = people;
	return (
		value['evening'] === evening &&
		Number.isFinite(value['startedAt']) &&
		isText(value['ruleset']) &&
		isCount(value['rounds']) &&
		isCount(value['turnings']) &&
		counts.length === length * COUNTS.length &&
		ahead.length === length * length &&
		hasItems(value['starts'], 5, isStart(length)) &&
		hasItems(value['reigns'], 3, isRun(length)) &&
		hasItems(value['stays'], 3, isRun(length)) &&
		isMobility(value['mobility'], length) &&
		hasItems(value['taxes'], 5, isTax(length))
	);
}

const isWay = (value: unknown): value is Way =>
	isRecord(value) &&
	isText(value['player']) &&
	['from', 'to', 'rounds'].every((key) => isCount(value[key]));

/** Whether a value is a digest of today's version whose tallies can be added up. */
export function isDigest(value: unknown): value is Digest {
	if (!isRecord(value)) return false;
	const { id, version, entries, deletedAt, tallies, fall, words, uncountable } = value;
	return (
		isText(id) &&
		version === DIGEST_VERSION &&
		isCount(entries) &&
		(deletedAt === null || Number.isFinite(deletedAt)) &&
		isText(words) &&
		(fall === null || isWay(fall)) &&
		(uncountable === undefined || uncountable === true) &&
		isList(tallies, (tally): tally is Tally => isTally(tally, id))
	);
}
