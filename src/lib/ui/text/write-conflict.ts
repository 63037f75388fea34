import type { WriteConflict } from '#lib/evening/conflicts.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';
import { entryName } from './entry-name.ts';
import { plainName } from './format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('notes', 'refusals');

/** An entry as a sentence. */
function describe(evening: Evening, entry: Entry): string {
	switch (entry.type) {
		case 'PlayerWentOut':
			return m.notes.writeConflict.exit(plainName(evening, entry.player));
		case 'EntryUndone':
			return m.notes.writeConflict.undo;
		case 'EntryRedone':
			return m.notes.writeConflict.redo;
		default:
			return entryName(evening, entry);
	}
}

const why = (refusal: Refusal | null): string => {
	if (refusal === 'nothing-to-undo') return m.notes.writeConflict.nothingUndone;
	if (refusal === 'nothing-to-redo') return m.notes.writeConflict.nothingRedone;
	return refusal === null ? '' : m.refusals[refusal];
};

/** The message after another tab has written to the same evening. */
export function conflictText({
	outcome,
	theirs,
	refusal,
	dropped,
	evening
}: WriteConflict): string {
	const what = describe(evening, theirs);
	switch (outcome) {
		case 'same':
			return m.notes.writeConflict.same(what);
		case 'refused':
			return m.notes.writeConflict.refused(what, why(refusal));
		case 'dropped':
			return m.notes.writeConflict.leftOut(
				what,
				dropped.map((entry) => describe(evening, entry))
			);
	}
}
