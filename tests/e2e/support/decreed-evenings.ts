import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { confirm, logOf, out, rulesOf, secondRound, step } from './logs.ts';

export const decree = (
	issuer: string,
	targets: readonly string[],
	text: string,
	term: 'round' | 'reign' | 'evening' = 'reign'
): TimelineCommand => ({
	type: 'issueDecree',
	issuer: issuer as PlayerId,
	targets: targets as readonly PlayerId[],
	text,
	template: null,
	term
});
const correction = (player: string): TimelineCommand => ({
	type: 'correctScore',
	player: player as PlayerId,
	points: -2,
	reason: 'Counted twice in the first round'
});

/** Evenings with decrees and points, named after their content. */
export function decreeEvenings(names: readonly string[]): Entry[][] {
	const places = names.toReversed();
	const [top, second, ...others] = places as [string, string, ...string[]];
	const decrees = [
		decree(top, [others.at(-1)!], 'Bring the drinks', 'round'),
		decree(second, [others.at(-1)!], 'Bow and scrape before you speak, and never look up'),
		decree(top, others, 'Wear a hat', 'evening'),
		{ type: 'settleDecree', number: 1, outcome: 'obeyed' } as const
	];
	const scored = rulesOf('dalmuti', {
		scoring: 'beaten-philanthropic',
		target: { rounds: 2 }
	});
	const seats: TimelineCommand = {
		type: 'setSeats',
		order: names.map((name) => name as PlayerId),
		how: 'by-hand'
	};
	const two = [
		seats,
		step('play'),
		...out(places.slice(0, -1)),
		confirm,
		correction(top),
		step('play'),
		...out(names.slice(1))
	];
	return [
		secondRound('temple', names, decrees, 'decreed'),
		secondRound('temple', names, [...decrees, step('deal')], 'decreed, deal'),
		secondRound('temple', names, [...decrees, { type: 'closeEvening' }], 'decreed, closed'),
		logOf(scored, names, two, 'scored'),
		logOf(scored, names, [...two, { type: 'closeEvening' }], 'scored, closed')
	];
}
