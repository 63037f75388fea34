import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import type { Tour } from './tours.ts';
import { expect } from '../host.ts';
import { confirm, out, playingEvening, rulesOf, step } from '../logs.ts';
import { button } from '../table.ts';

const id = (name: string) => name as PlayerId;

/** A round in which all go out in this order, its taxes paid. */
const round = (names: readonly string[]): TimelineCommand[] => [
	step('taxes'),
	{ type: 'settleTaxes' },
	...out(names.slice(0, -1)),
	confirm
];
const turned = (names: readonly string[], by: number): string[] => [
	...names.slice(by % names.length),
	...names.slice(0, by % names.length)
];

/** Ten rounds of Temple with every kind of event that the Chronicle shows.
 * @param names at least six; one more player joins */
export function eventful(names: readonly string[], evening = 'eventful'): Entry[] {
	const [first = '', second = '', third = ''] = names;
	const guest = `${first} II`;
	const all = [...names, guest];
	const rules = rulesOf('temple', { lastCardCall: true });
	return playingEvening(
		'temple',
		names,
		[
			...out(names.slice(0, -1)),
			confirm,
			...round(turned(names, 1)),
			{ type: 'addNote', text: 'Tea is served' },
			{
				type: 'issueDecree',
				issuer: id(second),
				targets: [id(third)],
				text: 'Bring the drinks',
				template: null,
				term: 'evening'
			},
			{ type: 'settleDecree', number: 1, outcome: 'refused' },
			...round(turned(names, 3)),
			{ type: 'join', player: { id: id(guest), name: guest } },
			...round(turned(all, 2)),
			{ type: 'changeRules', rules, once: false },
			{
				type: 'logRuling',
				kind: 'play',
				key: 'a Joker as a two',
				question: 'A Joker and a 2 on a pair of kings',
				answer: { tone: 'yes', word: 'Yes', sentence: 'A Joker may stand for a two.' },
				rules: ['PL-2', 'TX-4'],
				askedBy: id(first),
				house: false,
				option: null
			},
			...round(turned(all, 2)),
			step('taxes'),
			{ type: 'callRevolution', caller: id(third) },
			step('play'),
			...out(all.slice(0, -1)),
			confirm,
			{ type: 'sitOut', player: id(second) },
			...round(all.filter((name) => name !== second)),
			...round(all),
			{ type: 'leave', player: id(third) },
			...[1, 2].flatMap((by) =>
				round(
					turned(
						all.filter((name) => name !== third),
						by
					)
				)
			),
			{ type: 'closeEvening' }
		],
		evening
	);
}

/** The page of one evening. */
export const evening: Tour = {
	title: 'of one evening',
	same: ['Maximilian-…'],
	screens: [
		{
			name: 'an eventful evening',
			open: async (page, host) => {
				await page.goto(`${host.url}/chronicle/eventful`);
				await expect(page.getByRole('heading', { name: 'The log' })).toBeVisible();
			}
		},
		{ name: 'one line chosen', open: (page) => button(page, / II$/).click() },
		{ name: 'as a table', open: (page) => button(page, 'As a table').click() },
		{ name: 'its decrees', open: (page) => button(page, 'Decrees').click() },
		{ name: 'what can be done', open: (page) => button(page, 'More').click() },
		{
			name: 'renamed, refused',
			says: true,
			open: async (page) => {
				await button(page, /Rename/).click();
				await page.getByRole('textbox').fill(' ');
				await button(page, /Rename/).click();
				await expect(page.getByText('Type at least one letter.')).toBeVisible();
			}
		},
		{
			name: 'deleted',
			open: async (page) => {
				await page.keyboard.press('Escape');
				await button(page, 'More').click();
				await button(page, 'Delete this evening').click();
				await expect(button(page, 'Undo the deletion')).toBeVisible();
			}
		},
		{
			name: 'without a round',
			direct: true,
			open: async (page, host) => {
				await page.goto(`${host.url}/chronicle/deal`);
				await expect(page.getByText('No round is finished yet.')).toBeVisible();
			}
		}
	]
};
