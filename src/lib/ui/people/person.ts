import type { PlayerId } from '#lib/evening/ids.ts';
import type { Person } from '#lib/evening/state.ts';
import { nameKey } from '#lib/evening/names.ts';
import { inLanguage } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('people');

/** A person of the roster with their totals. */
export interface RosterPerson extends Person {
	/** Evenings with at least one counted round. */
	readonly evenings: number;
	readonly rounds: number;
	/** Milliseconds since the epoch. */
	readonly lastSeen: number;
	/** The index of the chosen look. */
	readonly colour?: number;
	/** Not offered when players are chosen. */
	readonly hidden?: boolean;
	/** The person that this one was merged into. */
	readonly mergedInto?: PlayerId;
}

/** "12 evenings, 80 rounds". */
export const playedText = ({ evenings, rounds }: Pick<RosterPerson, 'evenings' | 'rounds'>) =>
	m.people.played(evenings, rounds);

/** The people who are not merged into another person. */
export const withoutMerged = (people: readonly RosterPerson[]): RosterPerson[] =>
	people.filter(({ mergedInto }) => mergedInto === undefined);

const nameOrder = inLanguage((tag) => new Intl.Collator(tag));

/** Sorts by name in the order of the current language. */
export function sortByName<T extends { readonly name: string }>(people: readonly T[]): T[] {
	const { compare } = nameOrder();
	return people.toSorted((a, b) => compare(a.name, b.name));
}

const graphemes = inLanguage((tag) => new Intl.Segmenter(tag));
const searchCollator = inLanguage(
	(tag) => new Intl.Collator(tag, { usage: 'search', sensitivity: 'base' })
);

/** Whether a name contains letters that the current language treats as equal, such as ひ and ヒ. */
function includesLetters(name: string, letters: string): boolean {
	const split = (text: string) => [...graphemes().segment(text)].map(({ segment }) => segment);
	const [all, wanted] = [split(name), split(letters).length];
	const { compare } = searchCollator();
	return all.some((_, i) => compare(all.slice(i, i + wanted).join(''), letters) === 0);
}

/** The people whose name contains these letters, ignoring case and accents. */
export function findByName(people: readonly RosterPerson[], letters: string): RosterPerson[] {
	const plain = (text: string) => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '');
	const wanted = plain(letters.trim());
	return people.filter(
		({ name }) => plain(name).includes(wanted) || includesLetters(name, letters.trim())
	);
}
