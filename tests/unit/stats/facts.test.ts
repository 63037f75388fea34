import { describe, expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { factsOf } from '#lib/stats/facts.ts';
import {
	confirm,
	exits,
	given,
	go,
	join,
	later,
	played,
	playedTaxed,
	revolt,
	seated,
	taxed,
	words
} from '../given.ts';

/** An evening of rounds in which the players came out so: `A C B`, the last one filled in. */
const night = (orders: readonly string[], names = 'A B C D E', game = 'president') =>
	orders.reduce(
		(timeline, order) => played(timeline, words(order).slice(0, -1).join(' ')),
		seated(game, {}, names)
	);
const told = ({ state }: Timeline) => factsOf(state);
/** All that could be told, not only the three that are. */
const all = ({ state }: Timeline) => factsOf(state, Infinity);
const kinds = (timeline: Timeline) => all(timeline).map(({ kind }) => kind);
const find = (timeline: Timeline, kind: string) => all(timeline).find((one) => one.kind === kind);

describe('each kind is told from its threshold on', () => {
	test('wins: most rounds won, of three rounds or more', () => {
		expect(find(night(['A B C D E', 'A C B D E', 'B A C D E']), 'wins')).toEqual({
			kind: 'wins',
			player: 'A',
			won: 2,
			rounds: 3
		});
		expect(kinds(night(['A B C D E', 'A B C D E']))).not.toContain('wins');
	});
	test('tie: two won equally often, twice at least', () => {
		expect(find(night(['A B C D E', 'B A C D E', 'A B D C E', 'B A D C E']), 'tie')).toEqual({
			kind: 'tie',
			players: ['A', 'B'],
			won: 2
		});
		expect(kinds(night(['A B C D E', 'B A C D E', 'C A D B E']))).not.toContain('tie');
	});
	test('winners: nearly everybody won', () => {
		const four = ['A B C D E', 'B A C D E', 'C A B D E', 'D A B C E'];
		expect(find(night(four), 'winners')).toEqual({ kind: 'winners', winners: 4, players: 5 });
		expect(kinds(night(four.slice(0, 3)))).not.toContain('winners');
	});
	test('reign: three rounds begun on top', () => {
		// the first round has no standing yet
		expect(find(night(['A B C D E', 'A C B D E', 'A B D C E', 'B A C D E']), 'reign')).toEqual({
			kind: 'reign',
			player: 'A',
			rounds: 3
		});
		expect(kinds(night(['A B C D E', 'A C B D E', 'A B D C E']))).not.toContain('reign');
	});
	test('climb: three places or more, the quickest of the longest ways', () => {
		expect(find(night(['A B C D E', 'A B C E D', 'E B C A D', 'A B C D E']), 'climb')).toEqual({
			kind: 'climb',
			player: 'E',
			from: 5,
			to: 1,
			rounds: 2
		});
		expect(kinds(night(['A B C D E', 'A B E C D']))).not.toContain('climb');
	});
	test('climb: the seats that were drawn are no place somebody came out at', () => {
		const drawn = given(seated('dalmuti'), go('play'), ...exits('Eli Ana Ben Chidi'), confirm);
		expect(kinds(drawn)).not.toContain('climb');
	});
	test('fall: three places or more', () => {
		expect(find(night(['A B C D E', 'B C D A E', 'B C A D E']), 'fall')).toEqual({
			kind: 'fall',
			player: 'A',
			from: 1,
			to: 4,
			rounds: 1
		});
		expect(kinds(night(['A B C D E', 'B C A D E']))).not.toContain('fall');
	});
	const same = 'Chidi Ana Eli Ben';
	test('tax: four cards, two more than anybody else', () => {
		const two = playedTaxed(playedTaxed(later('temple'), same), same);
		expect(find(two, 'tax')).toEqual({ kind: 'tax', player: 'Dee', cards: 4 });
		expect(kinds(playedTaxed(later('temple'), same))).not.toContain('tax');
	});
	test('tax: not if others were not recorded, which may have been more', () => {
		const partly = played(playedTaxed(playedTaxed(later('temple'), same), same), same);
		expect(kinds(partly)).not.toContain('tax');
	});
	const revolution = (name: string) => [
		go('taxes'),
		revolt(name),
		go('play'),
		...exits(same),
		confirm
	];
	test('revolution: one of them with its round', () =>
		expect(find(given(later('temple'), ...revolution('Ana')), 'revolution')).toEqual({
			kind: 'revolution',
			player: 'Ana',
			round: 2
		}));
	test('greater-revolution: from the last place to the first', () =>
		expect(
			find(given(taxed('dalmuti'), revolt('Dee'), go('play'), ...exits(same)), 'greater-revolution')
		).toEqual({ kind: 'greater-revolution', player: 'Dee', players: 5 }));
	test('revolutions: two or more are counted', () =>
		expect(
			find(given(later('temple'), ...revolution('Ana'), ...revolution('Ben')), 'revolutions')
		).toEqual({ kind: 'revolutions', count: 2 }));
	test('ahead: in each of five rounds together', () => {
		const five = ['B A C D E', 'C B D A E', 'D C B E A', 'E D C B A', 'C E B D A'];
		// B before A in all of them
		expect(find(night(five), 'ahead')).toEqual({
			kind: 'ahead',
			player: 'B',
			other: 'A',
			rounds: 5
		});
		expect(kinds(night(five.slice(0, 4)))).not.toContain('ahead');
	});
	test('steady: the same place between first and last, three times in a row', () => {
		expect(find(night(['A B C D E', 'B A C E D', 'D A C B E']), 'steady')).toEqual({
			kind: 'steady',
			player: 'C',
			place: 3,
			rounds: 3
		});
		expect(kinds(night(['A B C D E', 'B A C E D']))).not.toContain('steady');
	});
	test('bottom: last three times in a row, however many play', () => {
		const two = night(['A B C D E', 'B A D C E']);
		const six = given(two, join('F'), go('play'), ...exits('F C A B D'), confirm);
		expect(find(six, 'bottom')).toEqual({ kind: 'bottom', player: 'E', rounds: 3 });
		expect(kinds(two)).not.toContain('bottom');
	});
	test('points: whoever has most, where points are counted', () => {
		const scored = given(
			seated('president', { scoring: 'beaten' }),
			go('play'),
			...exits('Ana Ben Chidi Dee'),
			confirm
		);
		expect(find(scored, 'points')).toMatchObject({ kind: 'points', player: 'Ana' });
		expect(kinds(night(['A B C D E']))).not.toContain('points');
	});
});

test('nothing is told of an evening that has nothing to tell', () => {
	expect(told(seated('temple'))).toEqual([]);
	expect(told(night(['A B C D E']))).toEqual([]);
});

test('three facts at most, about different people where there are some', () => {
	const long = night(['A B C D E', 'A B C E D', 'A E B C D', 'E A B C D', 'A B E C D']);
	const facts = told(long);
	expect(facts).toHaveLength(3);
	const named = facts.flatMap((fact) => ('player' in fact ? [fact.player] : []));
	expect(new Set(named).size).toBe(named.length);
});

test('where nobody else has anything to tell, two facts are about one person', () => {
	const facts = told(night(['A B C D E', 'A B D C E', 'A C B D E', 'A B D C E']));
	expect(facts.filter((fact) => 'player' in fact && fact.player === ('A' as never)).length).toBe(2);
});
