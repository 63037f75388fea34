import type { PlayerId } from '#lib/evening/ids.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import type { Scope } from '#lib/stats/statistics.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import type { NameOf } from './tables.ts';

/** What of a scope can be chosen. */
export type ScopeFilter = Pick<Scope, 'ruleset' | 'people'>;

/** The scope in an address; a game that there is not means all. */
export const parseScope = (query: URLSearchParams): ScopeFilter => ({
	ruleset: findRuleset(query.get('game') ?? '')?.id ?? null,
	people: [...new Set(query.getAll('with'))] as PlayerId[]
});

/** As it stands in the address, '' for all time. */
export function formatScope({ ruleset, people }: ScopeFilter): string {
	const query = new URLSearchParams([
		...(ruleset === null ? [] : [['game', ruleset]]),
		...people.map((player) => ['with', player])
	]);
	return query.size === 0 ? '' : `?${query}`;
}

export const isAllTime = ({ ruleset, people }: ScopeFilter): boolean =>
	ruleset === null && people.length === 0;

/** "All time", "Temple", "Evenings with Ana and Ben", "Temple, evenings with Ana". */
export function scopeText({ ruleset, people }: ScopeFilter, nameOf: NameOf): string {
	const s = m.statistics.scope;
	const game = findRuleset(ruleset ?? '');
	const named = game && gameText(game.id, game.name);
	if (people.length === 0) return named ?? s.allTime;
	const names = people.map(nameOf);
	return named === undefined ? s.with(names) : s.gameWith(named, names);
}

/** The games to choose from: those that were played, in the order of the catalogue, and the one chosen. */
export const gamesFor = (played: readonly string[], { ruleset }: ScopeFilter) =>
	RULESETS.filter(({ id }) => played.includes(id) || id === ruleset);
