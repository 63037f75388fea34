import type { PlayerId } from '#lib/evening/ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { dateText } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('evenings');

/** The values of the search fields above the list of evenings; empty where nothing is entered. */
export interface EveningFilter {
	readonly text: string;
	readonly player: PlayerId | '';
	readonly ruleset: string;
	/** A day as 2026-11-19. */
	readonly from: string;
	/** A day, included. */
	readonly to: string;
}

export const NO_FILTER: EveningFilter = { text: '', player: '', ruleset: '', from: '', to: '' };

/** The start of a day in local time, `days` later; null if the text is no day. */
function dayAt(day: string, days = 0): number | null {
	const [, y, m, d] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(day) ?? [];
	if (d === undefined) return null;
	const time = new Date(Number(y), Number(m) - 1, Number(d) + days).getTime();
	return Number.isNaN(time) ? null : time;
}

/** The query for the archive. It ends before the day after `to`, so that `to` is included. */
export const toEveningQuery = ({ text, player, ruleset, from, to }: EveningFilter) => ({
	text: text.trim(),
	player: player === '' ? null : player,
	ruleset: ruleset === '' ? null : ruleset,
	from: dayAt(from),
	to: dayAt(to, 1),
	deleted: false
});

/** Whether the first day is after the last. */
export function isReversed({ from, to }: EveningFilter): boolean {
	const [first, last] = [dayAt(from), dayAt(to)];
	return first !== null && last !== null && first > last;
}

/** The filters that are set, as short texts. */
export function filterTexts(
	{ player, ruleset, from, to }: EveningFilter,
	nameOf: (player: PlayerId) => string
): string[] {
	const [first, last] = [dayAt(from), dayAt(to)];
	return [
		...(player === '' ? [] : [nameOf(player)]),
		...(ruleset === '' ? [] : [gameText(ruleset, findRuleset(ruleset)?.name ?? ruleset)]),
		...(first === null ? [] : [m.evenings.search.fromDay(dateText(first))]),
		...(last === null ? [] : [m.evenings.search.untilDay(dateText(last))])
	];
}

export const isFiltered = ({ text, player, ruleset, from, to }: EveningFilter): boolean =>
	[text.trim(), player, ruleset].some((part) => part !== '') ||
	[from, to].some((day) => dayAt(day) !== null);

/** The filter in the query of an address: `?player=…`. */
export const filterFromUrl = (search: URLSearchParams): EveningFilter => ({
	text: search.get('text') ?? '',
	player: (search.get('player') ?? '') as PlayerId | '',
	ruleset: search.get('ruleset') ?? '',
	from: search.get('from') ?? '',
	to: search.get('to') ?? ''
});

/** "3 evenings found", or "12 evenings" where nothing is filtered. */
export const foundText = (total: number, filtered: boolean): string =>
	filtered ? m.evenings.search.found(total) : m.evenings.search.all(total);
