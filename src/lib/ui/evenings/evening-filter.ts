import type { PlayerId } from '#lib/evening/ids.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { dateText } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** What is asked for in the list of evenings, as its fields have it: empty where nothing is. */
export interface EveningFilter {
	readonly text: string;
	readonly player: PlayerId | '';
	readonly ruleset: string;
	/** As 2026-11-19. */
	readonly from: string;
	readonly to: string;
}

export const NO_FILTER: EveningFilter = { text: '', player: '', ruleset: '', from: '', to: '' };

/** The beginning of a day where the phone is, or `days` later; null for what is no day. */
function dayAt(day: string, days = 0): number | null {
	const [, y, m, d] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(day) ?? [];
	if (d === undefined) return null;
	const time = new Date(Number(y), Number(m) - 1, Number(d) + days).getTime();
	return Number.isNaN(time) ? null : time;
}

/** The query that the fields ask, the last day included: it ends before the day after. */
export const toEveningQuery = ({ text, player, ruleset, from, to }: EveningFilter) => ({
	text: text.trim(),
	player: player === '' ? null : player,
	ruleset: ruleset === '' ? null : ruleset,
	from: dayAt(from),
	to: dayAt(to, 1),
	deleted: false
});

/** Whether the days are the wrong way round: nothing can lie between them. */
export function isReversed({ from, to }: EveningFilter): boolean {
	const [first, last] = [dayAt(from), dayAt(to)];
	return first !== null && last !== null && first > last;
}

/** The filters that are set, in words. */
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

/** What an address asks for, as ?player=… */
export const filterFromUrl = (search: URLSearchParams): EveningFilter => ({
	text: search.get('text') ?? '',
	player: (search.get('player') ?? '') as PlayerId | '',
	ruleset: search.get('ruleset') ?? '',
	from: search.get('from') ?? '',
	to: search.get('to') ?? ''
});

/** How many there are, for the eye and the ear. */
export const foundText = (total: number, asked: boolean): string =>
	asked ? m.evenings.search.found(total) : m.evenings.search.all(total);
