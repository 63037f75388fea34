import { expect, test } from 'vitest';
import { rosterUpdates } from '#lib/app/table/run-command.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { advance, decideNext, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { begun } from '../given.ts';

const start = begun('temple');
const [first] = Object.keys(start.state.people) as PlayerId[];
const AT = 99;

/** The evening after a command, and the roster updates. */
function after(timeline: Timeline, command: TimelineCommand) {
	const decided = decideNext(timeline, command);
	if (!decided.ok) throw new Error(decided.error);
	const entry: Entry = { ...decided.value, id: `e${AT}` as EntryId, at: AT };
	const next = advance(timeline, entry);
	return { next, updates: rosterUpdates(timeline.state, next.state, entry) };
}

const at = { lastSeen: start.state.startedAt, changedAt: AT };
const person = start.state.people[first!]!;

test('a new name updates the roster, and undo restores the old one', () => {
	const renamed = after(start, { type: 'renamePlayer', player: first!, name: 'Zoë' });
	expect(renamed.updates).toEqual([{ ...person, name: 'Zoë', ...at, changed: 'name' }]);
	expect(after(renamed.next, { type: 'undo' }).updates).toEqual([
		{ ...person, ...at, changed: 'name' }
	]);
});

test('another form of address updates the roster, and undo restores the first', () => {
	const addressed = after(start, { type: 'address', player: first!, otherForm: true });
	expect(addressed.updates).toEqual([{ ...person, otherForm: true, ...at, changed: 'otherForm' }]);
	expect(after(addressed.next, { type: 'undo' }).updates).toEqual([
		{ ...person, ...at, changed: 'otherForm' }
	]);
});

test('other commands do not update the roster', () => {
	expect(after(start, { type: 'addNote', text: 'Late again.' }).updates).toEqual([]);
});
