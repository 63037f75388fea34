import { expect, test } from 'vitest';
import { rosterNews } from '#lib/app/table/run-command.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { advance, decideNext, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { begun } from '../given.ts';

const start = begun('temple');
const [first] = Object.keys(start.state.people) as PlayerId[];
const AT = 99;

/** The evening after a command, and what the roster is told of it. */
function after(timeline: Timeline, command: TimelineCommand) {
	const decided = decideNext(timeline, command);
	if (!decided.ok) throw new Error(decided.error);
	const entry: Entry = { ...decided.value, id: `e${AT}` as EntryId, at: AT };
	const next = advance(timeline, entry);
	return { next, news: rosterNews(timeline.state, next.state, entry) };
}

const at = { lastSeen: start.state.startedAt, changedAt: AT };
const person = start.state.people[first!]!;

test('a new name is told, and the old one when that is taken back', () => {
	const renamed = after(start, { type: 'renamePlayer', player: first!, name: 'Zoë' });
	expect(renamed.news).toEqual([{ ...person, name: 'Zoë', ...at, news: 'name' }]);
	expect(after(renamed.next, { type: 'undo' }).news).toEqual([{ ...person, ...at, news: 'name' }]);
});

test('another form of the titles is told, and the first when that is taken back', () => {
	const addressed = after(start, { type: 'address', player: first!, otherForm: true });
	expect(addressed.news).toEqual([{ ...person, otherForm: true, ...at, news: 'otherForm' }]);
	expect(after(addressed.next, { type: 'undo' }).news).toEqual([
		{ ...person, ...at, news: 'otherForm' }
	]);
});

test('nothing else is news', () => {
	expect(after(start, { type: 'addNote', text: 'Late again.' }).news).toEqual([]);
});
