import type { ByText } from './by-text.ts';
import type { Options } from './options.ts';

/** The titles of a game's places. */
export interface Titles {
	/** Outermost first: `top` from place 1 down, `bottom` from the last place up. */
	readonly top: readonly string[];
	readonly bottom: readonly string[];
	/** Everyone else. */
	readonly middle: string;
	/** How many of `top` and `bottom` are in use: as many as there are brackets (TX-1, TI-2), or
	 * two from four players on and one at three (TI-3 to TI-5). */
	readonly depth: 'by-brackets' | 'two';
	/** The other form of a title, for players who chose it: Emperor, Empress (TI-6). */
	readonly otherForms?: ByText<string>;
	/** The titles next to those of `top` and `bottom`, outermost first, for tables that chose more
	 * middle titles (`middleTitles`); in use from six players on, one above and one below at a
	 * time. */
	readonly more?: { readonly top: readonly string[]; readonly bottom: readonly string[] };
	/** Further titles outside those of `top` and `bottom`, each pair from a number of players on, for
	 * tables that chose more titles (RG-18). */
	readonly outside?: readonly {
		readonly from: number;
		readonly top: string;
		readonly bottom: string;
	}[];
	/** The titles of tables that have their own list, from the top. */
	readonly special?: {
		readonly players: number;
		readonly taxSchedule: Exclude<Options['taxSchedule'], object>;
		readonly titles: readonly string[];
	};
}

export interface TitlesQuestion {
	readonly players: number;
	/** The indexes of the places, from 0, whose players have no standing yet. */
	readonly newcomers?: readonly number[];
	/** 1 for a first round. */
	readonly round: number;
}

export interface TitlesRules {
	readonly titles: Titles;
	/** Whether the first seats give standing (TI-0). */
	readonly standing: 'from-the-draw' | 'after-round-1';
	readonly options: Pick<Options, 'taxSchedule' | 'newcomers' | 'middleTitles'>;
}

/** Whether the places of a round are a standing (TI-0). */
export const hasStanding = ({ standing }: Pick<TitlesRules, 'standing'>, round: number): boolean =>
	standing === 'from-the-draw' || round > 1;

/** How many titles are in use from the top and from the bottom. From four players on there is a
 * second title at the top, even if there is only one bracket (TI-2: Emperor, Prince, Middle Class,
 * Poor Man). */
function depths(titles: Titles, { players, newcomers = [] }: TitlesQuestion): [number, number] {
	const two = players >= 4 ? 2 : 1;
	if (titles.depth === 'two') return [two, two];
	const veterans = players - newcomers.length;
	const k = Math.floor((newcomers.length > 0 ? veterans : players - 1) / 2);
	return [Math.max(k, two), Math.max(k, 1)];
}

/** The published title of each place, from the top (TI-0, TI-2 to TI-5, PR-2, RG-18). */
export function titlesFor(rules: TitlesRules, question: TitlesQuestion): string[] {
	const { players, round } = question;
	const { titles, options } = rules;
	const all = Array.from({ length: players }, () => titles.middle);
	if (!hasStanding(rules, round)) return all;
	const spared = options.newcomers === 'middle-untaxed' ? (question.newcomers ?? []) : [];
	const { special } = titles;
	if (special?.players === players && special.taxSchedule === options.taxSchedule)
		return all.map((middle, i) => (spared.includes(i) ? middle : (special.titles[i] ?? middle)));

	const [top, bottom] = depths(titles, { ...question, newcomers: spared });
	const hasMore = options.middleTitles === 'more';
	const extra = hasMore && players >= 6 ? titles.more : undefined;
	const pairs = hasMore ? (titles.outside ?? []) : [];
	const outside = pairs.filter(({ from }) => players >= from).toReversed();
	const above = [
		...outside.map((pair) => pair.top),
		...titles.top.slice(0, top),
		...(extra?.top ?? [])
	];
	const below = [
		...outside.map((pair) => pair.bottom),
		...titles.bottom.slice(0, bottom),
		...(extra?.bottom ?? [])
	];
	for (const [i, title] of above.entries()) all[i] = title;
	for (const [i, title] of below.entries()) all[players - 1 - i] = title;
	for (const i of spared) all[i] = titles.middle;
	return all;
}
