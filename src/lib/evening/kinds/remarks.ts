import { inRound, nobody, type Kind } from '#lib/evening/kind.ts';
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

/** A note was added to the log. */
export const noteAdded: Kind<AddNote, NoteAdded, 'details'> = {
	command: 'addNote',
	fact: 'NoteAdded',
	concerns: nobody,
	topic: null,
	log: 'details',
	texts: ({ text }) => [text],
	decide(_, { text }) {
		const note = parseNote(text);
		return note.ok ? ok({ type: 'NoteAdded', text: note.value }) : note;
	},
	evolve: (evening) => evening
};

/** The current round, or the next one between rounds, is the last of the evening. */
export const lastRoundAnnounced: Kind<AnnounceLastRound, LastRoundAnnounced, 'names'> = {
	command: 'announceLastRound',
	fact: 'LastRoundAnnounced',
	concerns: nobody,
	topic: null,
	log: 'names',
	decide: (evening) =>
		inRound(evening, () =>
			evening.lastRound ? no('already-announced') : ok({ type: 'LastRoundAnnounced' })
		),
	evolve: (evening) => ({ ...evening, lastRound: true })
};
