import { shareOf } from '#lib/stats/share.ts';
import type { Cards, Streak } from '#lib/stats/statistics.ts';
import { dateText } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/** 1, 2, …; nothing is a word and not a number, so that it does not look like a measurement. */
export const amount = (n: number): string => m.statistics.amount(n);

export const share = (part: number): string => m.statistics.share(shareOf(part));

/** "ahead of 62% of the others": the mean place, turned round. 0 is always first, 1 always last. */
export function aheadText(averagePlace: number): string {
	if (averagePlace <= 0) return m.statistics.aheadOfEveryone;
	if (averagePlace >= 1) return m.statistics.aheadOfNobody;
	return m.statistics.aheadOf(shareOf(1 - averagePlace));
}

/** +12, −3; as expected is ±0. */
export function ratingText(rating: number): string {
	const whole = Math.round(rating);
	if (whole === 0) return m.statistics.ratingSame;
	return whole < 0 ? m.statistics.ratingLess(-whole) : m.statistics.ratingMore(whole);
}

export const cardsText = ({ cards }: Cards): string => m.statistics.cards(cards);

/** "rounds 3 to 8", and of which evening where there are several. */
export const streakText = ({ first, last, startedAt }: Streak, several: boolean): string =>
	several
		? m.statistics.streakOn(first, last, dateText(startedAt))
		: m.statistics.streak(first, last);

/** "12 brackets, 3 not recorded" */
export const bracketsText = (brackets: number, unrecorded: number): string =>
	unrecorded === 0
		? m.statistics.brackets(brackets)
		: m.statistics.bracketsUnrecorded(brackets, unrecorded);

/** How far the brackets are known. */
export function recordedText(brackets: number, unrecorded: number): string {
	if (brackets === 0) return m.statistics.noTaxDue;
	if (unrecorded === 0) return m.statistics.allRecorded(brackets);
	if (unrecorded === brackets) return m.statistics.noneRecorded(brackets);
	return m.statistics.someUnrecorded(unrecorded, brackets);
}
