import type { PlayerId } from '#lib/evening/ids.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import type { Scope } from '#lib/stats/statistics.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import type { NameOf } from './tables.ts';

/** The part of a scope that can be chosen on the page. */
export type ScopeFilter = Pick<Scope, 'ruleset' | 'people'>;

/** Reads a scope from an address; an unknown game means all games. */
export const parseScope = (query: URLSearchParams): ScopeFilter => ({
	ruleset: findRuleset(query.get('game') ?? '')?.id ?? null,
	people: [...new Set(query.getAll('with'))] as PlayerId[]
});

/** Formats a scope as the query of an address: '' for all time. */
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
	const text = m.statistics.scope;
	const game = findRuleset(ruleset ?? '');
	const named = game && gameText(game.id, game.name);
	if (people.length === 0) return named ?? text.allTime;
	const names = people.map(nameOf);
	return named === undefined ? text.with(names) : text.gameWith(named, names);
}

/** The games to choose from, in the order of the catalogue: those that have been played and the chosen one. */
export const gamesFor = (played: readonly string[], { ruleset }: ScopeFilter) =>
	RULESETS.filter(({ id }) => played.includes(id) || id === ruleset);
