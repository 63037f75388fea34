import type { Catalogue } from '#lib/messages/catalogue.ts';
import { shareOf } from '#lib/stats/share.ts';
import type { Cards, Streak } from '#lib/stats/statistics.ts';
import { dateText } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { MIN_ROUNDS } from './thresholds.ts';

const m = messagesOf('statistics');

export type StatisticCode = keyof Catalogue['statistics']['definitions'];

export const nameOfStatistic = (code: StatisticCode): string => m.statistics.definitions[code].name;

/** What a statistic counts and how, as paragraphs. */
export const definitionOf = (code: StatisticCode): readonly string[] =>
	m.statistics.definitions[code].text(MIN_ROUNDS);

/** "1", "2"; for 0 a word ("none"), so that it does not look like a measurement. */
export const amount = (n: number): string => m.statistics.amount(n);

/** A share as a percentage: "62%", "under 1%".
 * @param part from 0 to 1 */
export const share = (part: number): string => m.statistics.share(shareOf(part));

/** "ahead of 62%" of the other players.
 * @param averagePlace from 0 (always first) to 1 (always last) */
export function aheadText(averagePlace: number): string {
	if (averagePlace <= 0) return m.statistics.aheadOfEveryone;
	if (averagePlace >= 1) return m.statistics.aheadOfNobody;
	return m.statistics.aheadOf(shareOf(1 - averagePlace));
}

/** "+12", "−3", "±0" */
export function ratingText(rating: number): string {
	const whole = Math.round(rating);
	if (whole === 0) return m.statistics.ratingSame;
	return whole < 0 ? m.statistics.ratingLess(-whole) : m.statistics.ratingMore(whole);
}

export const cardsText = ({ cards }: Cards): string => m.statistics.cards(cards);

/** "rounds 3 to 8".
 * @param several whether there is more than one evening: then its date is named too */
export const streakText = ({ first, last, startedAt }: Streak, several: boolean): string =>
	several
		? m.statistics.streakOn(first, last, dateText(startedAt))
		: m.statistics.streak(first, last);

/** "12 brackets, 3 not recorded" */
export const bracketsText = (brackets: number, unrecorded: number): string =>
	unrecorded === 0
		? m.statistics.brackets(brackets)
		: m.statistics.bracketsUnrecorded(brackets, unrecorded);

/** How many of the tax brackets were recorded, as a sentence. */
export function recordedText(brackets: number, unrecorded: number): string {
	if (brackets === 0) return m.statistics.noTaxDue;
	if (unrecorded === 0) return m.statistics.allRecorded(brackets);
	if (unrecorded === brackets) return m.statistics.noneRecorded(brackets);
	return m.statistics.someUnrecorded(unrecorded, brackets);
}
