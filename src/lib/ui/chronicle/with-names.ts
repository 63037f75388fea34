import type { PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Person } from '#lib/evening/state.ts';

/** The evening with the names that people have now. For display only: commands are decided on the
 * original. */
export function withNames(
	evening: Evening,
	names: Readonly<Partial<Record<PlayerId, string>>>
): Evening {
	const people = Object.values<Person>(evening.people).map((person) => ({
		...person,
		name: names[person.id] ?? person.name
	}));
	return { ...evening, people: Object.fromEntries(people.map((person) => [person.id, person])) };
}
