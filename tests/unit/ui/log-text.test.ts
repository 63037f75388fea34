import { expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { logText } from '#lib/ui/chronicle/log-text.ts';
import { isolated, pieces } from '#lib/ui/text/rich.ts';
import {
	changeRules,
	close,
	correctScore,
	correctTax,
	decree,
	endEarly,
	exits,
	given,
	go,
	join,
	judge,
	lastRound,
	later,
	leave,
	leaveMidRound,
	markTax,
	note,
	overrule,
	player,
	reopen,
	revolt,
	rule,
	rulesOf,
	settle,
	settleTaxes,
	sitOut,
	taxed,
	voidRound
} from '../given.ts';

/** The latest line of the log, with its details after bars. */
function last({ state, ...timeline }: Timeline): string {
	const line = logLines({ state, ...timeline }).at(-1)!;
	const { head, then, details, places = [], rules = [] } = logText(state, line);
	return [`${head} ${then}`.trim(), places.join(' '), ...details, rules.join(' ')]
		.filter((part) => part !== '')
		.join(' | ');
}

const temple = later('temple');
const other = rulesOf('temple', { lastCardCall: true });
const said = { word: 'Yes', sentence: 'A Joker may stand for a two.' };

test.each([
	[
		'a round without taxes',
		later('temple').before!,
		/^Round 1 is over\. \| Chidi Ana Eli Ben Dee \| Ana dealt$/
	],
	[
		'a round with taxes paid',
		given(temple, go('taxes'), settleTaxes, ...exits('Ana Ben Chidi Dee')),
		/^Round 2 is over\. \| Ana Ben Chidi Dee Eli \| .+ dealt \| Dee paid Chidi 2 cards; Ben paid Ana 1 card$/
	],
	[
		'a round without recorded taxes',
		given(temple, go('play'), ...exits('Ana Ben Chidi Dee')),
		/ \| Taxes not recorded$/
	],
	[
		'a round with some taxes recorded, ended early',
		given(
			temple,
			go('taxes'),
			markTax('Ben'),
			go('play'),
			...exits('Ana'),
			endEarly('Ben Chidi Dee Eli')
		),
		/ \| Ben paid Ana 1 card; 1 tax not recorded \| Ended early, the rest placed by hand$/
	],
	[
		'a forbidden last card, and a player who left',
		given(
			later('temple', { forbiddenLast: ['2'] }),
			go('play'),
			leaveMidRound('Dee'),
			...exits('Ana'),
			judge('Ana'),
			...exits('Ben Chidi')
		),
		/ \| Ana ended on a forbidden card \| Dee left before the end$/
	],
	[
		'a void deal',
		given(temple, go('play'), voidRound),
		'The deal was void and the cards were dealt again.'
	],
	['RV-1', given(temple, go('taxes'), revolt('Ana')), 'Ana shows both Jokers — no taxes.'],
	[
		'RV-1 of three Jokers',
		given(taxed('temple', { jokers: 3 }), revolt('Ana')),
		'Ana shows two Jokers — no taxes.'
	],
	[
		'RV-2',
		given(taxed('dalmuti'), revolt('Dee')),
		'Dee calls a greater revolution — all places are reversed.'
	],
	[
		'a decree',
		given(temple, decree('Chidi', 'Ben Ana'), settle(1, 'obeyed')),
		'Chidi decrees: Bring the drinks · Ben and Ana | obeyed'
	],
	[
		'a decree for everyone',
		given(temple, decree('Chidi', 'everyone')),
		'Chidi decrees: Bring the drinks · everyone | in force'
	],
	[
		'a ruling',
		given(temple, rule('a', { question: 'A Joker and a 2', answer: said, askedBy: player('Ana') })),
		'Ruling: A Joker and a 2 — Yes. A Joker may stand for a two. | asked by Ana | PL-2'
	],
	[
		'a ruling of the table, taken back, without text',
		given(temple, rule('a', { question: null, answer: null, house: true }), overrule(1)),
		'The table’s own ruling: | taken back since | PL-2'
	],
	['a note', given(temple, note('Tea')), 'Note: Tea'],
	['DE-2', given(temple, changeRules(other)), /^The table agreed: new rules\. \| .+/],
	[
		'DE-2 once',
		given(temple, changeRules(other, true)),
		/^The table agreed: new rules for one round\./
	],
	['JO-1', given(temple, join('Fay')), 'Fay joins.'],
	['JO-1 left', given(temple, leave('Ana')), 'Ana leaves.'],
	['JO-5', given(temple, sitOut('Ana')), 'Ana sits this round out.'],
	[
		'SE-4',
		given(temple, go('play'), leaveMidRound('Ana')),
		'Ana leaves in the middle of the round.'
	],
	[
		'TX-11',
		given(temple, go('taxes'), correctTax('Dee', 'fine', 'A song')),
		'Dee’s tax was wrong: a fine, A song.'
	],
	['SC-1', given(temple, correctScore('Ana', -2)), 'Ana −2 by hand: A miscount'],
	[
		'a player’s new name',
		given(temple, { type: 'renamePlayer', player: player('Ana'), name: 'Anna' }),
		'Ana has a new name: Anna'
	],
	[
		'a new name of the evening',
		given(temple, { type: 'renameEvening', name: 'Saturday' }),
		'The evening has a new name: Saturday'
	],
	['the last round', given(temple, lastRound), 'The last round is announced.'],
	['closing', given(temple, close), 'The evening is closed.'],
	['reopening', given(temple, close, reopen), 'The evening is reopened.'],
	['deleting', given(temple, { type: 'deleteEvening' }), 'The evening is deleted.'],
	[
		'restoring',
		given(temple, { type: 'deleteEvening' }, { type: 'restoreEvening' }),
		'The evening is brought back.'
	]
])('%s', (_, timeline, then) =>
	typeof then === 'string'
		? expect(last(timeline)).toBe(then)
		: expect(last(timeline)).toMatch(then)
);

test('names and free text are isolated', () => {
	const { state, ...timeline } = given(temple, decree('Chidi', 'Ben Ana'), settle(1, 'obeyed'));
	const { head, then } = logText(state, logLines({ state, ...timeline }).at(-1)!, isolated);
	const names = pieces(`${head} ${then}`).filter((piece) => piece.as === 'name');
	expect(names.map(({ text }) => text)).toEqual(['Chidi', 'Bring the drinks', 'Ben', 'Ana']);
});

test('RV-1 a revolution keeps its Jokers when their number changes later', () => {
	const three = given(taxed('temple', { jokers: 3 }), revolt('Ana'));
	const two = rulesOf('temple', { jokers: 2 });
	const { state, ...timeline } = given(three, changeRules(two));
	const line = logLines({ state, ...timeline }).find(({ kind }) => kind === 'revolution')!;
	expect(logText(state, line).head).toBe('Ana shows two Jokers');
	expect(state.rules).toEqual(two);
});
