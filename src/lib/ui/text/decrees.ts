import type { Decree, RuleChange } from '#lib/evening/edicts.ts';
import type { Evening } from '#lib/evening/state.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { isolated } from './rich.ts';
import { nameOf, plainName } from './format.ts';

/** Those whom a decree binds, by name. */
export const targetNames = (
	{ people }: Pick<Evening, 'people'>,
	{ targets }: Pick<Decree, 'targets'>
): 'everyone' | string[] =>
	targets === 'everyone' ? targets : targets.map((player) => nameOf({ people }, player));

/** To whom: Ben and Dee, or everyone. */
function targetText(evening: Evening, decree: Pick<Decree, 'targets'>): string {
	const names = targetNames(evening, decree);
	return names === 'everyone' ? m.common.decrees.everyone : m.common.list(names);
}

/** Since when and until when. */
export function termText(
	evening: Evening,
	{ round, term, issuer }: Pick<Decree, 'round' | 'term' | 'issuer'>
): string {
	return m['table-steps'].decree.terms[term](round, isolated(nameOf(evening, issuer)));
}

/** Who changed the rules. */
export const changedBy = (evening: Evening, { issuer }: RuleChange): string =>
	issuer === null
		? m.common.decrees.tableAgreed
		: m.common.decrees.decreed(plainName(evening, issuer));

/** The line on the Table. */
export const inForceLine = (evening: Evening, decree: Decree): string =>
	`${decree.text} · ${targetText(evening, decree)}`;
