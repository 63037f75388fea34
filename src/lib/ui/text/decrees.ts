import type { Decree, Evening, RuleChange } from '#lib/evening/state.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { isolated } from './rich.ts';
import { nameOf, plainName } from './format.ts';

const m = messagesOf('common', 'table-steps');

/** The names of the players that a decree binds. */
export const targetNames = (
	{ people }: Pick<Evening, 'people'>,
	{ targets }: Pick<Decree, 'targets'>
): 'everyone' | string[] =>
	targets === 'everyone' ? targets : targets.map((player) => nameOf({ people }, player));

/** The players whom a decree binds: "Ben and Dee", or "everyone". */
function targetText(evening: Evening, decree: Pick<Decree, 'targets'>): string {
	const names = targetNames(evening, decree);
	return names === 'everyone' ? m.common.decrees.everyone : m.common.list(names);
}

/** From which round a decree holds, and until when. */
export function termText(
	evening: Evening,
	{ round, term, issuer }: Pick<Decree, 'round' | 'term' | 'issuer'>
): string {
	return m['table-steps'].decree.terms[term](round, isolated(nameOf(evening, issuer)));
}

/** The author of a change of rules. */
export const changedBy = (evening: Evening, { issuer }: RuleChange): string =>
	issuer === null
		? m.common.decrees.tableAgreed
		: m.common.decrees.decreed(plainName(evening, issuer));

/** A decree's line on the Table. */
export const inForceLine = (evening: Evening, decree: Decree): string =>
	`${decree.text} · ${targetText(evening, decree)}`;
