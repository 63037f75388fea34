import { describe, expect, test } from 'vitest';
import { mustDraw } from '#lib/evening/kinds/cards-drawn.ts';

import {
	begin,
	begun,
	decides,
	draw,
	five,
	given,
	go,
	later,
	leave,
	players,
	roundOf,
	rulesOf,
	seated,
	sit
} from '../given.ts';

const set = (names: string) =>
	({ type: 'SeatsSet', order: players(names), how: 'by-hand' }) as const;

describe('SE-1 first seats by hand', () => {
	const two = given(begin(rulesOf('temple'), 'Ana Ben Chidi'), leave('Chidi'));
	decides([
		['SE-1 as named', begun('temple'), sit('Eli Dee Chidi Ben Ana'), set('Eli Dee Chidi Ben Ana')],
		['SE-1 where the ruleset has a draw, too', begun('tahimi'), sit(five), set(five)],
		[
			'SE-1 again before the first deal',
			seated('temple'),
			sit('Ben Ana Chidi Dee Eli'),
			set('Ben Ana Chidi Dee Eli')
		],
		[
			'SE-1 not after the deal',
			given(seated('temple'), go('taxes')),
			sit(five),
			'seats-are-settled'
		],
		['SE-1 not in a later round', later('temple'), sit(five), 'seats-are-settled'],
		['SE-1 one is missing', begun('temple'), sit('Ana Ben Chidi Dee'), 'not-everyone-once'],
		['SE-1 one is there twice', begun('temple'), sit('Ana Ben Chidi Dee Dee'), 'not-everyone-once'],
		['SE-1 one twice and one too many', begun('temple'), sit(`${five} Eli`), 'not-everyone-once'],
		['SE-1 one is a stranger', begun('temple'), sit('Ana Ben Chidi Dee Zoe'), 'not-everyone-once'],
		['TI-1 too few', two, sit('Ana Ben'), 'too-few']
	]);
	test('SE-1 the order gives places and chairs', () => {
		const round = roundOf(given(begun('tahimi'), sit('Eli Dee Chidi Ben Ana')));
		expect(round.places).toEqual(players('Eli Dee Chidi Ben Ana'));
		expect(round.chairs).toEqual(players('Eli Dee Chidi Ben Ana'));
		expect([round.number, round.first, round.before]).toEqual([1, true, null]);
	});
	test('TI-0 there is a Seats step once there is standing', () => {
		expect(roundOf(seated('temple')).step).toBe('deal');
		expect(roundOf(seated('kings-and-bastards')).step).toBe('deal');
		expect(roundOf(seated('tahimi')).step).toBe('seats');
		expect(roundOf(seated('dalmuti')).step).toBe('seats');
	});
});

describe('SE-1 first seats by a draw', () => {
	const cards = { Ana: '9', Ben: 'Q', Chidi: 'J', Dee: '5', Eli: '6' };
	const tied = { Ana: '9', Ben: 'Q', Chidi: '9', Dee: '5', Eli: 'Q' };
	const again = given(begun('tahimi'), draw(tied));
	const drawnFact = (drawn: Record<string, string>) =>
		({ type: 'CardsDrawn', draw: drawn }) as const;
	const six = begin(rulesOf('tahimi'), `${five} Fay`);
	const wild = begin(rulesOf('tahimi', { jokers: 2, wild: 'any-card' }), five);
	const two = given(begin(rulesOf('tahimi'), 'Ana Ben Chidi'), leave('Chidi'));
	decides([
		['SE-1 everyone a card', begun('tahimi'), draw(cards), drawnFact(cards)],
		[
			'SE-1 four of one rank',
			begun('tahimi'),
			draw({ ...cards, Ana: 'A', Ben: 'A', Chidi: 'A', Dee: 'A' }),
			drawnFact({ ...cards, Ana: 'A', Ben: 'A', Chidi: 'A', Dee: 'A' })
		],
		[
			'SE-1 those who tied draw again',
			again,
			draw({ Ana: '2', Ben: '3', Chidi: '4', Eli: '5' }),
			drawnFact({ Ana: '2', Ben: '3', Chidi: '4', Eli: '5' })
		],
		[
			'SE-1 the cards went back: the same rank again',
			again,
			draw({ Ana: '9', Ben: '9', Chidi: '9', Eli: '9' }),
			drawnFact({ Ana: '9', Ben: '9', Chidi: '9', Eli: '9' })
		],
		[
			'SE-1 Jesters may be drawn',
			begun('dalmuti'),
			draw({ Ana: 'JE', Ben: 'JE', Chidi: '12', Dee: '1', Eli: '2' }),
			drawnFact({ Ana: 'JE', Ben: 'JE', Chidi: '12', Dee: '1', Eli: '2' })
		],
		[
			'SE-1 a Joker that is in the pack',
			wild,
			draw({ ...cards, Ana: 'JK' }),
			drawnFact({ ...cards, Ana: 'JK' })
		],
		[
			'SE-1 DK-2 middle cards are taken out after the draw only',
			six,
			draw({ ...cards, Ana: '8', Fay: '8' }),
			drawnFact({ ...cards, Ana: '8', Fay: '8' })
		],
		[
			'SE-1 five of one rank',
			begun('tahimi'),
			draw({ Ana: 'A', Ben: 'A', Chidi: 'A', Dee: 'A', Eli: 'A' }),
			'wrong-draw'
		],
		[
			'SE-1 two Dalmutis',
			begun('dalmuti'),
			draw({ Ana: '1', Ben: '1', Chidi: '12', Dee: '3', Eli: '2' }),
			'wrong-draw'
		],
		[
			'SE-1 three Jokers',
			wild,
			draw({ ...cards, Ana: 'JK', Ben: 'JK', Chidi: 'JK' }),
			'wrong-draw'
		],
		[
			'SE-1 a Joker that is not in the pack',
			begun('tahimi'),
			draw({ ...cards, Ana: 'JK' }),
			'wrong-draw'
		],
		['SE-1 a Jester in a poker deck', wild, draw({ ...cards, Ana: 'JE' }), 'wrong-draw'],
		['SE-1 a rank of another pack', begun('tahimi'), draw({ ...cards, Ana: '1' }), 'wrong-draw'],
		['SE-1 no rank at all', begun('tahimi'), draw({ ...cards, Ana: '' }), 'wrong-draw'],
		[
			'SE-1 a suit: ranks alone are kept',
			begun('tahimi'),
			draw({ ...cards, Ana: '9H' }),
			'wrong-draw'
		],
		[
			'SE-1 one has not drawn',
			begun('tahimi'),
			draw({ Ana: '9', Ben: 'Q', Chidi: 'J', Dee: '5' }),
			'not-everyone-once'
		],
		['SE-1 a stranger drew', begun('tahimi'), draw({ ...cards, Zoe: '2' }), 'not-everyone-once'],
		[
			'SE-1 one who was not tied drew again',
			again,
			draw({ Ana: '2', Ben: '3', Chidi: '4', Eli: '5', Dee: 'A' }),
			'not-everyone-once'
		],
		['SE-1 one who was tied did not', again, draw({ Ana: '2', Chidi: '4' }), 'not-everyone-once'],
		['SE-1 seats are found already', seated('tahimi'), draw(cards), 'seats-are-settled'],
		['TI-1 too few', two, draw({ Ana: '2', Ben: '3' }), 'too-few'],
		['SE-1 by hand after all, in the middle of a draw', again, sit(five), set(five)]
	]);
	test('SE-1 the strongest sits first', () => {
		const round = roundOf(given(begun('tahimi'), draw(cards)));
		expect(round.places).toEqual(players('Ben Chidi Ana Eli Dee'));
		expect(round.chairs).toEqual(players('Ben Chidi Ana Eli Dee'));
	});
	test('TH-5 a tarot trump is below every card, or above all, as the table said', () => {
		const drawn = draw({ Ana: 'TR', Ben: '2', Chidi: 'A', Dee: 'P', Eli: 'N' });
		const places = (house = {}) => roundOf(given(begun('tarot-himi', house), drawn)).places;
		expect(places()).toEqual(players('Chidi Eli Dee Ben Ana'));
		expect(places({ trumpValue: 'above' })).toEqual(players('Ana Chidi Eli Dee Ben'));
	});
	test('SE-1 only those who tie draw again', () => {
		expect(mustDraw(begun('tahimi').state)).toEqual(players(five));
		expect(again.state.round).toBeNull();
		expect([...mustDraw(again.state)].sort()).toEqual(players('Ana Ben Chidi Eli'));
		const once = given(again, draw({ Ana: '2', Ben: '3', Chidi: '2', Eli: 'A' }));
		expect(mustDraw(once.state)).toEqual(players('Ana Chidi'));
		const done = given(once, draw({ Ana: 'K', Chidi: 'A' }));
		expect(mustDraw(done.state)).toEqual([]);
		expect(roundOf(done).places).toEqual(players('Eli Ben Chidi Ana Dee'));
	});
	test('SE-1 a Jester is the worst draw', () => {
		const drawn = draw({ Ana: 'JE', Ben: '12', Chidi: '1', Dee: '5', Eli: '4' });
		expect(roundOf(given(begun('dalmuti'), drawn)).places).toEqual(
			players('Chidi Eli Dee Ben Ana')
		);
	});
});
