import type { PlayerId } from '#lib/evening/ids.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { isDay, type Season } from '#lib/stats/seasons.ts';
import type { Scope } from '#lib/stats/statistics.ts';
import { dateText } from '#lib/ui/text/format.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import type { NameOf } from './tables.ts';

const m = messagesOf('statistics');

/** The part of a scope that can be chosen on the page. */
export type ScopeFilter = Pick<Scope, 'ruleset' | 'people'> & {
	/** From the first to the last day. */
	readonly days?: Days;
};
type Days = Pick<Season, 'from' | 'to'>;

function parseDays(query: URLSearchParams): Pick<ScopeFilter, 'days'> {
	const [from, to] = [query.get('from'), query.get('to')];
	return isDay(from) && isDay(to) && from <= to ? { days: { from, to } } : {};
}

const startOf = (day: string, later = 0): number => {
	const date = new Date(`${day}T00:00`);
	date.setDate(date.getDate() + later);
	return date.getTime();
};

/** The scope of a filter, by the days of this phone. */
export const scopeOf = ({ ruleset, people, days }: ScopeFilter): Scope => ({
	evening: null,
	ruleset,
	people,
	...(days && { dates: { from: startOf(days.from), to: startOf(days.to, 1) } })
});

/** Reads a scope from an address; an unknown game means all games. */
export const parseScope = (query: URLSearchParams): ScopeFilter => ({
	ruleset: findRuleset(query.get('game') ?? '')?.id ?? null,
	people: [...new Set(query.getAll('with'))] as PlayerId[],
	...parseDays(query)
});

/** Formats a scope as the query of an address: '' for all time. */
export function formatScope({ ruleset, people, days }: ScopeFilter): string {
	const query = new URLSearchParams([
		...(ruleset === null ? [] : [['game', ruleset]]),
		...people.map((player) => ['with', player]),
		...Object.entries(days ?? {})
	]);
	return query.size === 0 ? '' : `?${query}`;
}

export const isAllTime = ({ ruleset, people, days }: ScopeFilter): boolean =>
	ruleset === null && people.length === 0 && days === undefined;

/** The season that has exactly these days. */
export const seasonOf = (seasons: readonly Season[], { days }: ScopeFilter): Season | undefined =>
	days && seasons.find(({ from, to }) => from === days.from && to === days.to);

const daysText = ({ from, to }: Days): string =>
	`${dateText(startOf(from))} – ${dateText(startOf(to))}`;

/** "Autumn", "Autumn · Temple", "All time", "Temple", "Evenings with Ana and Ben", "Temple,
 * evenings with Ana". */
export function scopeText(
	chosen: ScopeFilter,
	nameOf: NameOf,
	seasons: readonly Season[] = []
): string {
	const { ruleset, people, days } = chosen;
	if (days !== undefined) {
		const time = seasonOf(seasons, chosen)?.name ?? daysText(days);
		const rest = { ruleset, people };
		return isAllTime(rest) ? time : `${time} · ${scopeText(rest, nameOf)}`;
	}
	const text = m.statistics.scope;
	const game = findRuleset(ruleset ?? '');
	const named = game && gameText(game.id, game.name);
	if (people.length === 0) return named ?? text.allTime;
	const names = people.map(nameOf);
	return named === undefined ? text.with(names) : text.gameWith(named, names);
}

/** The games to choose from, in the order of the catalogue: those that have been played and the
 * chosen one. */
export const gamesFor = (played: readonly string[], { ruleset }: ScopeFilter) =>
	RULESETS.filter(({ id }) => played.includes(id) || id === ruleset);
