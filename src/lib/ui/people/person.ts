import type { PlayerId } from '#lib/evening/ids.ts';
import type { Person } from '#lib/evening/state.ts';
import { nameKey } from '#lib/evening/names.ts';
import { inLanguage } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** A person of the roster, as its screens show one. */
export interface RosterPerson extends Person {
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
export const playedText = ({ evenings, rounds }: Pick<RosterPerson, 'evenings' | 'rounds'>) =>
	m.people.played(evenings, rounds);

/** The people who are not merged into another person. */
export const withoutMerged = (people: readonly RosterPerson[]): RosterPerson[] =>
	people.filter(({ mergedInto }) => mergedInto === undefined);

const order = inLanguage((tag) => new Intl.Collator(tag));

/** As a list of names is sorted in the language in use. */
export function sortByName<T extends { readonly name: string }>(people: readonly T[]): T[] {
	const { compare } = order();
	return people.toSorted((a, b) => compare(a.name, b.name));
}

const graphemes = inLanguage((tag) => new Intl.Segmenter(tag));
const likeness = inLanguage(
	(tag) => new Intl.Collator(tag, { usage: 'search', sensitivity: 'base' })
);

/** Whether letters stand in a name that the language takes for the same ones, as ひ and ヒ. */
function holds(name: string, letters: string): boolean {
	const split = (text: string) => [...graphemes().segment(text)].map(({ segment }) => segment);
	const [all, wanted] = [split(name), split(letters).length];
	const { compare } = likeness();
	return all.some((_, i) => compare(all.slice(i, i + wanted).join(''), letters) === 0);
}

/** Those whose name holds these letters, whatever their case and accents. */
export function findByName(people: readonly RosterPerson[], letters: string): RosterPerson[] {
	const plain = (text: string) => nameKey(text).normalize('NFD').replace(/\p{M}/gu, '');
	const wanted = plain(letters.trim());
	return people.filter(({ name }) => plain(name).includes(wanted) || holds(name, letters.trim()));
}
