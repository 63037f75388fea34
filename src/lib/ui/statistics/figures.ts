import type { Cards, Streak } from '#lib/stats/statistics.ts';
import { count, dateText } from '#lib/ui/words.ts';

/** 1, 2, …; nothing is a word and not a number, so that it does not look like a measurement. */
export const amount = (n: number): string => (n === 0 ? 'none' : `${n}`);

/** A share in hundredths; all and none only where it is so. */
export function share(part: number): string {
	if (part === 0) return 'none';
	const hundredths = Math.round(part * 100);
	if (hundredths === 0) return 'under 1%';
	if (hundredths === 100 && part < 1) return 'over 99%';
	return `${hundredths}%`;
}

/** "ahead of 62% of the others": the mean place, turned round. 0 is always first, 1 always last. */
export function aheadText(averagePlace: number): string {
	if (averagePlace <= 0) return 'ahead of everyone';
	if (averagePlace >= 1) return 'ahead of nobody';
	return `ahead of ${share(1 - averagePlace)}`;
}

/** +12, −3; as expected is ±0. */
export function ratingText(rating: number): string {
	const whole = Math.round(rating);
	if (whole === 0) return '±0';
	return whole < 0 ? `−${-whole}` : `+${whole}`;
}

export const cardsText = ({ cards }: Cards): string =>
	cards === 0 ? 'none' : count(cards, 'card');

/** "12 cards in 6 brackets" */
export const taxText = ({ cards, brackets }: Cards): string =>
	`${count(cards, 'card')} in ${count(brackets, 'bracket')}`;

/** "rounds 3 to 8", and of which evening where there are several. */
export function streakText({ first, last, startedAt }: Streak, several: boolean): string {
	const rounds = first === last ? `round ${first}` : `rounds ${first} to ${last}`;
	return several ? `${rounds}, ${dateText(startedAt)}` : rounds;
}

/** "12 brackets, 3 not recorded" */
export const bracketsText = (brackets: number, unrecorded: number): string =>
	count(brackets, 'bracket') + (unrecorded === 0 ? '' : `, ${unrecorded} not recorded`);

/** How far the brackets are known. */
export function recordedText(brackets: number, unrecorded: number): string {
	if (brackets === 0) return 'No tax was due.';
	if (unrecorded === 0)
		return brackets === 1
			? 'The only bracket was recorded.'
			: `All ${brackets} brackets were recorded.`;
	if (unrecorded === brackets)
		return brackets === 1
			? 'The only bracket was not recorded.'
			: `None of ${brackets} brackets was recorded.`;
	return `${unrecorded} of ${brackets} brackets ${unrecorded === 1 ? 'was' : 'were'} not recorded.`;
}
