import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import { dated, ruling } from './chronicle.ts';
import { decree } from './decreed-evenings.ts';
import { confirm, out, playingEvening, seatedEvening, step } from './logs.ts';

/** Evenings whose statistics are easy to work out by hand. */

/** A round with its taxes paid or left out, and who went out, without the last player. */
const round = (taxes: 'paid' | 'left-out', names: string): TimelineCommand[] => [
	...(taxes === 'paid' ? [step('taxes'), { type: 'settleTaxes' } as const] : [step('play')]),
	...out(names),
	confirm
];

/** Four rounds of Temple, three of them with standing: Dee, Ben and Ana on top of one each; Ana at
 * the bottom of two, and then on top; Chidi at the bottom of the last. The tax of one card was paid
 * twice and left out once. */
const first: Entry[] = playingEvening(
	'temple',
	['Ana', 'Ben', 'Chidi', 'Dee'],
	[
		...out('Dee Chidi Ben'),
		confirm,
		...round('paid', 'Ben Dee Chidi'),
		...round('left-out', 'Ana Ben Dee'),
		decree('Ana', ['Chidi'], 'Pour the tea'),
		{ type: 'settleDecree', number: 1, outcome: 'refused' },
		{ ...ruling('A dropped card stays down'), askedBy: 'Ben' as PlayerId } as TimelineCommand,
		...round('paid', 'Ana Ben Dee')
	],
	'First'
);

/** Two rounds of Tahimi, both with standing: Ana falls from the top, Fay rises from the bottom.
 * Taxes from the second on: Ana pays Fay two cards, Ben pays Eli one. */
const second: Entry[] = playingEvening(
	'tahimi',
	['Ana', 'Ben', 'Eli', 'Fay'],
	[...out('Fay Eli Ben'), confirm, ...round('paid', 'Fay Eli Ben')],
	'Second'
);

/** 24 rounds of Temple with standing after one without, no tax recorded. Ira and Hana stay second
 * and third; Jo is on top for three rounds, then Gus for one, six times over. */
const [jo, gus] = ['Jo Ira Hana', 'Gus Ira Hana'];
const third: Entry[] = seatedEvening(
	'temple',
	['Jo', 'Ira', 'Hana', 'Gus'],
	[
		...round('left-out', jo),
		...Array.from({ length: 6 }, () => [jo, jo, gus, jo])
			.flat()
			.flatMap((names) => round('left-out', names))
	],
	'Third'
);

export const reckoned: readonly Entry[][] = [
	dated(first, new Date(2026, 9, 1, 20)),
	dated(second, new Date(2026, 9, 8, 20)),
	dated(third, new Date(2026, 9, 15, 20))
];
