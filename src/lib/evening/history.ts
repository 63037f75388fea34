import { no, ok, type Result } from '#lib/rules/result.ts';
import { commandOf, decide, evolve, initialState } from './decide.ts';
import type { Edit, Entry, EveningStarted, Fact, HistoryEntry } from './entries.ts';
import type { EntryId } from './ids.ts';
import type { Refusal } from './kind.ts';
import type { Evening } from './state.ts';

/** The entries that count, each with the evening after it: the log without undone entries, and with
 * its amendments applied. */
export interface History {
	readonly entry: HistoryEntry;
	readonly state: Evening;
	readonly before: History | null;
}

export const beginHistory = (entry: Entry & EveningStarted): History => ({
	entry,
	state: initialState(entry),
	before: null
});

/** Appends an entry. */
export const extend = (history: History, entry: Entry & Fact): History => ({
	entry,
	state: evolve(history.state, entry),
	before: history
});

/** The history after each of its entries, from the start on. */
export function historySteps(history: History): History[] {
	const all: History[] = [];
	for (let at: History | null = history; at !== null; at = at.before) all.push(at);
	return all.reverse();
}

/** Checks whether a fact is still accepted at an evening, with the same meaning. */
export function fits(evening: Evening, fact: Fact): Result<Fact, Refusal> {
	const decided = decide(evening, commandOf(fact));
	if (!decided.ok) return decided;
	// the right to swap a card may have passed to somebody else
	if (fact.type === 'MerchantsExchanged' && decided.value.type === 'MerchantsExchanged')
		return decided.value.merchant === fact.merchant ? decided : no('no-exchange');
	return decided;
}

/** Appends an entry, with or without checking that it fits. */
type Append = (history: History, entry: Entry & Fact) => Result<History, Refusal>;
const unchecked: Append = (history, entry) => ok(extend(history, entry));
const checked: Append = (history, entry) => {
	const fit = fits(history.state, entry);
	return fit.ok ? ok(extend(history, entry)) : no('does-not-fit');
};

/** Splits a history before the first of the edits; null if an edited entry is not in it. */
function splitAt(history: History, edits: readonly Edit[]) {
	const open = new Set(edits.map(({ at }) => at));
	const later: (Entry & Fact)[] = [];
	let at: History = history;
	while (open.size > 0) {
		open.delete(at.entry.id);
		if (open.size === 0 && edits.some((e) => e.at === at.entry.id && e.keep)) break;
		if (at.before === null) return null;
		later.push(at.entry as Entry & Fact);
		at = at.before;
	}
	return { before: at, later: later.reverse() };
}

function edited(
	history: History,
	edits: readonly Edit[],
	amendment: EntryId,
	append: Append
): Result<History, Refusal> {
	const split = splitAt(history, edits);
	if (split === null || new Set(edits.map(({ at }) => at)).size < edits.length)
		return no('not-in-the-history');
	const editOf = new Map(edits.map((edit) => [edit.at, edit]));
	let number = 0;
	let result: Result<History, Refusal> = ok(split.before);
	const add = (entry: Entry & Fact) => {
		if (result.ok) result = append(result.value, entry);
	};
	const put = ({ put: facts }: Edit, { at }: Entry) => {
		for (const fact of facts) {
			number += 1;
			add({ ...fact, id: `${amendment}.${number}` as EntryId, at });
		}
	};
	const first = editOf.get(split.before.entry.id);
	if (first !== undefined) put(first, split.before.entry);
	for (const entry of split.later) {
		const edit = editOf.get(entry.id);
		if (edit?.keep !== false) add(entry);
		if (edit !== undefined) put(edit, entry);
	}
	return result;
}

/** Applies the edits of an amendment that was accepted. Throws if they do not fit.
 * @param amendment the id of its entry */
export function amended(history: History, edits: readonly Edit[], amendment: EntryId): History {
	const result = edited(history, edits, amendment, unchecked);
	if (!result.ok) throw new Error(`${amendment} does not fit`);
	return result.value;
}

/** Applies edits if every later entry fits after them; refuses with `not-in-the-history` or
 * `does-not-fit`. */
export const checkAmended = (history: History, edits: readonly Edit[]): Result<History, Refusal> =>
	edited(history, edits, '' as EntryId, checked);
