import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Refusal } from './kind.ts';
import { nameKey, parseName } from './names.ts';
import type { Person } from './state.ts';

/** Checks that a player can be at the table: the name is valid, and neither it nor the id is among
 * the `others`.
 * @returns the player with the cleaned name; or a text error, `already-here` or `name-taken` */
export function checkNewcomer(
	others: readonly Person[],
	{ id, name, otherForm }: Person
): Result<Person, Refusal> {
	const parsed = parseName(name);
	if (!parsed.ok) return parsed;
	if (others.some((other) => other.id === id)) return no('already-here');
	const key = nameKey(parsed.value);
	return others.some((other) => nameKey(other.name) === key)
		? no('name-taken')
		: ok({ id, name: parsed.value, ...(otherForm === true && { otherForm }) });
}
