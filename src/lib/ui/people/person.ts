import type { PlayerId } from '#lib/evening/ids.ts';
import type { Person } from '#lib/evening/state.ts';
import { nameKey } from '#lib/evening/names.ts';
import { count } from '#lib/ui/words.ts';

/** A person of the roster, as its screens show one. */
export interface PersonShown extends Person {
	/** With at least one counted round. */
	readonly evenings: number;
	readonly rounds: number;
	readonly lastSeen: number;
	readonly colour?: number;
	readonly hidden?: boolean;
	/** The same person as this one. */
	readonly mergedInto?: PlayerId;
}

/** 12 evenings, 80 rounds. */
export const playedWords = ({ evenings, rounds }: Pick<PersonShown, 'evenings' | 'rounds'>) =>
	evenings === 0 ? 'No round yet' : `${count(evenings, 'evening')} · ${count(rounds, 'round')}`;

/** Those who stand for themselves: not counted as somebody else. */
export const themselves = (people: readonly PersonShown[]): PersonShown[] =>
	people.filter(({ mergedInto }) => mergedInto === undefined);

/** Those whose name holds these letters, whatever their case and accents. */
export function named(people: readonly PersonShown[], letters: string): PersonShown[] {
	const plain = (text: string) => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '');
	const wanted = plain(letters.trim());
	return people.filter(({ name }) => plain(name).includes(wanted));
}
