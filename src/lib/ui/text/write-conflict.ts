import type { Entry } from '#lib/evening/entries.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';
import { entryName } from './entry-name.ts';
import { plainName } from './format.ts';
import { m } from '#lib/messages/messages.svelte.ts';

interface Told {
	readonly what: 'same' | 'refused' | 'left-out';
	readonly theirs: Entry;
	readonly refusal: Refusal | null;
	readonly dropped: readonly Entry[];
	readonly evening: Evening;
}

/** What an entry did, standing by itself. */
function whatWas(evening: Evening, entry: Entry): string {
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

/** What is said where another tab was ahead of this one. */
export function toldWords({ what, theirs, refusal, dropped, evening }: Told): string {
	const was = whatWas(evening, theirs);
	switch (what) {
		case 'same':
			return m.notes.writeConflict.same(was);
		case 'refused':
			return m.notes.writeConflict.refused(was, why(refusal));
		case 'left-out':
			return m.notes.writeConflict.leftOut(
				was,
				dropped.map((entry) => whatWas(evening, entry))
			);
	}
}
