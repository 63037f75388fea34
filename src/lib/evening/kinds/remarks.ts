import { inRound, type Kind } from '#lib/evening/kind.ts';
import { parseNote } from '#lib/evening/names.ts';
import { no, ok } from '#lib/rules/result.ts';

interface AddNote {
	readonly type: 'addNote';
	readonly text: string;
}
interface NoteAdded {
	readonly type: 'NoteAdded';
	readonly text: string;
}
interface AnnounceLastRound {
	readonly type: 'announceLastRound';
}
interface LastRoundAnnounced {
	readonly type: 'LastRoundAnnounced';
}

/** A note changes nothing but the log. */
export const noteAdded: Kind<AddNote, NoteAdded> = {
	command: 'addNote',
	fact: 'NoteAdded',
	decide(_, { text }) {
		const note = parseNote(text);
		return note.ok ? ok({ type: 'NoteAdded', text: note.value }) : note;
	},
	evolve: (evening) => evening
};

/** The round that is on, or about to begin, is the evening's last. */
export const lastRoundAnnounced: Kind<AnnounceLastRound, LastRoundAnnounced> = {
	command: 'announceLastRound',
	fact: 'LastRoundAnnounced',
	decide: (evening) =>
		inRound(evening, () =>
			evening.lastRound ? no('already-announced') : ok({ type: 'LastRoundAnnounced' })
		),
	evolve: (evening) => ({ ...evening, lastRound: true })
};
