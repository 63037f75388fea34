import type { Entry } from '#lib/evening/entries.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Evening } from '#lib/evening/state.ts';
import { m } from '#lib/words/words.svelte.ts';
import { entryName } from './messages.ts';
import { listed, nameOf } from './words.ts';

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
			return `${nameOf(evening, entry.player)}’s exit`;
		case 'EntryUndone':
			return 'the undo';
		case 'EntryRedone':
			return 'the redo';
		default:
			return entryName(evening, entry);
	}
}

const why = (refusal: Refusal | null): string => {
	if (refusal === 'nothing-to-undo') return 'Nothing was undone here.';
	if (refusal === 'nothing-to-redo') return 'Nothing was redone here.';
	return refusal === null ? '' : m.refusals[refusal];
};

/** What is said where another tab was ahead of this one. */
export function toldWords({ what, theirs, refusal, dropped, evening }: Told): string {
	const was = whatWas(evening, theirs);
	switch (what) {
		case 'same':
			return `Another tab had recorded this already: ${was}. It is stored once.`;
		case 'refused':
			return `Another tab was first: ${was}. ${why(refusal)}`;
		case 'left-out':
			return `Another tab was first: ${was}. After that, this does not fit any more and is left out: ${listed(dropped.map((entry) => whatWas(evening, entry)))}.`;
	}
}
