import { describe, expect, test } from 'vitest';
import { decreesInForce, isDecree, issuersIn, subjectsOf } from '#lib/evening/edicts.ts';
import type { Entry } from '#lib/evening/entries.ts';
import { rebase, type Timeline } from '#lib/evening/timeline.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import {
	begin,
	begun,
	changeRules,
	close,
	confirm,
	decides,
	decree,
	exits,
	given,
	go,
	join,
	later,
	leave,
	leaveMidRound,
	player,
	players,
	redo,
	reopen,
	revolt,
	roundOf,
	rulesOf,
	seated,
	settle,
	sit,
	sitOut,
	undo,
	voidRound
} from '../given.ts';

/** The outcome of every decree, in order. */
const states = ({ state }: Timeline): string =>
	state.edicts.map((e) => (isDecree(e) ? e.state : 'rules')).join(' ');
const inForce = ({ state }: Timeline): string[] => decreesInForce(state).map(({ text }) => text);
const commanders = ({ state }: Timeline): string => issuersIn(state.round).join(' ');

/** The places are Chidi, Ana, Eli, Ben, Dee: Emperor, Prince, Middle Class, Second Poorest, Poor
 * Man. */
const temple = later('temple');
const same = exits('Chidi Ana Eli Ben');

describe('DE-1 issuers and targets of decrees', () => {
	const issued = (issuer: string, targets: string) =>
		({
			type: 'DecreeIssued',
			number: 1,
			issuer: player(issuer),
			targets: targets === 'everyone' ? targets : players(targets),
			text: 'Bring the drinks',
			template: null,
			term: 'reign'
		}) as const;
	decides([
		['DE-1 the Emperor anyone', temple, decree('Chidi', 'Ana'), issued('Chidi', 'Ana')],
		['DE-1 several', temple, decree('Chidi', 'Dee Eli'), issued('Chidi', 'Dee Eli')],
		['DE-1 everyone', temple, decree('Chidi', 'everyone'), issued('Chidi', 'everyone')],
		['DE-1 the Prince those below', temple, decree('Ana', 'Eli Dee'), issued('Ana', 'Eli Dee')],
		['DE-1 the Prince not the Emperor', temple, decree('Ana', 'Chidi'), 'not-entitled'],
		['DE-1 the Prince not everyone', temple, decree('Ana', 'everyone'), 'not-entitled'],
		['DE-1 nobody of the Middle Class', temple, decree('Eli', 'Dee'), 'not-entitled'],
		['DE-1 not the poor', temple, decree('Ben', 'Dee'), 'not-entitled'],
		['DE-1 nobody oneself', temple, decree('Chidi', 'Chidi'), 'not-entitled'],
		['DE-1 no stranger', temple, decree('Zoe', 'Dee'), 'not-entitled'],
		['DE-1 to no stranger', temple, decree('Chidi', 'Zoe'), 'not-at-the-table'],
		['DE-1 to nobody', temple, decree('Chidi', ''), 'no-target'],
		['DE-1 to one twice', temple, decree('Chidi', 'Dee Dee'), 'no-target'],
		['DE-1 without a word', temple, decree('Chidi', 'Dee', { text: ' \n ' }), 'text-empty'],
		[
			'DE-1 301 characters',
			temple,
			decree('Chidi', 'Dee', { text: '👨‍👩‍👧‍👦'.repeat(301) }),
			'text-too-long'
		],
		[
			'DE-1 300 characters, as people count them',
			temple,
			decree('Chidi', 'Ana', { text: ` ${'👨‍👩‍👧‍👦'.repeat(300)}\n` }),
			{ ...issued('Chidi', 'Ana'), text: '👨‍👩‍👧‍👦'.repeat(300) }
		],
		[
			'DE-3 from the list',
			temple,
			decree('Chidi', 'Ana', { template: 'best-chair', term: 'round' }),
			{ ...issued('Chidi', 'Ana'), template: 'best-chair', term: 'round' }
		],
		['TI-0 not in Temple’s first round', seated('temple'), decree('Ana', 'Ben'), 'no-standing'],
		['TI-0 not before there are seats', begun('tahimi'), decree('Ana', 'Ben'), 'no-round'],
		[
			'TI-0 in Tahimi the draw gives it',
			seated('tahimi'),
			decree('Ana', 'Ben'),
			issued('Ana', 'Ben')
		],
		['DE-1 in an open evening', given(temple, close), decree('Chidi', 'Ana'), 'evening-closed'],
		[
			'SE-4 to nobody who left the round',
			given(temple, go('play'), leaveMidRound('Dee')),
			decree('Chidi', 'Dee'),
			'not-at-the-table'
		]
	]);
	test('DE-1 players with a title above the middle may issue decrees', () => {
		const at = (id: string, names: string) => {
			const table = given(seated(id, {}, names), go('play'));
			return given(table, ...exits(names).slice(0, -1), confirm);
		};
		const eight = 'A B C D E F G H';
		expect(commanders(at('temple', 'A B C'))).toBe('A');
		expect(commanders(at('temple', 'A B C D'))).toBe('A B');
		expect(commanders(at('temple', eight))).toBe('A B C');
		expect(commanders(at('dalmuti', 'A B C'))).toBe('A');
		expect(commanders(at('dalmuti', eight))).toBe('A B');
		expect(commanders(at('kings-and-bastards', 'A B C D'))).toBe('A B');
		expect(commanders(at('president', 'A B C D E'))).toBe('A B');
		// TI-3: Senior and Junior Vice Tahimi
		const progressive = rulesOf('tahimi', { taxSchedule: 'progressive', deck: 'suits-and-ranks' });
		const tahimi = given(begin(progressive, eight), sit(eight));
		expect(commanders(tahimi)).toBe('A B C');
		expect(subjectsOf(tahimi.state.round, player('C'))).toEqual(players('D E F G H'));
		expect(subjectsOf(tahimi.state.round, player('D'))).toEqual([]);
	});
	test('TX-8 a seat among the newcomers gives no title', () => {
		const newcomers = given(temple, join('Fay'), join('Gus'));
		expect(commanders(newcomers)).toBe('Chidi Ana');
	});
});

describe('DE-1 the life of a decree', () => {
	const issued = given(temple, decree('Chidi', 'Dee'), decree('Ana', 'Dee', { text: 'Sing' }));
	const settled = (number: number, outcome: 'obeyed' | 'refused' | 'vetoed' | 'lifted') => ({
		type: 'DecreeSettled' as const,
		number,
		outcome,
		by: outcome === 'vetoed' ? player('Chidi') : null
	});
	decides([
		['DE-1 obeyed', issued, settle(1, 'obeyed'), settled(1, 'obeyed')],
		['DE-1 refused', issued, settle(2, 'refused'), settled(2, 'refused')],
		['DE-1 lifted', issued, settle(1, 'lifted'), settled(1, 'lifted')],
		['DE-1 vetoed by the Emperor', issued, settle(2, 'vetoed'), settled(2, 'vetoed')],
		['DE-1 nobody vetoes the Emperor', issued, settle(1, 'vetoed'), 'no-veto'],
		['DE-1 once', given(issued, settle(1, 'obeyed')), settle(1, 'lifted'), 'decree-settled'],
		['DE-1 there is no third', issued, settle(3, 'obeyed'), 'no-such-decree'],
		['DE-1 not when all is closed', given(issued, close), settle(1, 'obeyed'), 'evening-closed'],
		[
			'DE-1 the next Emperor vetoes what the last decreed for the evening',
			given(
				...([temple, decree('Chidi', 'Dee', { term: 'evening' }), go('play')] as const),
				...exits('Eli Chidi Ana Ben'),
				confirm
			),
			settle(1, 'vetoed'),
			{ ...settled(1, 'vetoed'), by: player('Eli') }
		]
	]);
	test('DE-1 decrees in force are listed, the latest first', () => {
		expect(inForce(issued)).toEqual(['Sing', 'Bring the drinks']);
		const vetoed = given(issued, settle(2, 'vetoed'));
		expect(inForce(vetoed)).toEqual(['Bring the drinks']);
		expect(states(vetoed)).toBe('in-force vetoed');
		expect(inForce(given(issued, close))).toEqual([]);
		expect(inForce(given(issued, close, reopen))).toEqual(['Sing', 'Bring the drinks']);
	});
	test('DE-1 an undo puts it in force again', () => {
		expect(states(given(issued, settle(1, 'refused'), undo))).toBe('in-force in-force');
		expect(states(given(issued, settle(1, 'refused'), undo, redo))).toBe('refused in-force');
		expect(states(given(issued, undo))).toBe('in-force');
	});
});

describe('DE-1 a decree lapses', () => {
	const all = (at: Timeline, issuer: string, targets: string) =>
		given(
			at,
			...(['round', 'reign', 'evening'] as const).map((term) => decree(issuer, targets, { term }))
		);
	const issued = all(temple, 'Chidi', 'Dee');
	test('DE-1 a decree lapses with its round or reign, or holds for the evening', () => {
		const finished = given(issued, go('play'), ...same);
		expect(states(finished)).toBe('in-force in-force in-force');
		const kept = given(finished, confirm);
		expect(states(kept)).toBe('lapsed in-force in-force');
		const fell = given(issued, go('play'), ...exits('Ana Chidi Eli Ben'));
		expect(states(fell)).toBe('in-force in-force in-force');
		expect(states(given(fell, confirm))).toBe('lapsed lapsed in-force');
	});
	test('DE-1 it stays lapsed when the issuer rises again, and an undo brings it back', () => {
		const fell = given(issued, go('play'), ...exits('Ana Chidi Eli Ben'), confirm);
		const rose = given(fell, go('play'), ...same, confirm);
		expect(roundOf(rose).places[0]).toBe('Chidi');
		expect(states(rose)).toBe('lapsed lapsed in-force');
		expect(states(given(fell, undo))).toBe('in-force in-force in-force');
	});
	test('DE-1 a Prince’s decree lapses with the place, also by rising', () => {
		const prince = given(temple, decree('Ana', 'Dee'), go('play'));
		expect(states(given(prince, ...same, confirm))).toBe('in-force');
		expect(states(given(prince, ...exits('Ana Chidi Eli Ben'), confirm))).toBe('lapsed');
	});
	test('RV-2 a decree lapses at once in a greater revolution, and not again when the deal is void', () => {
		const dalmuti = all(seated('dalmuti'), 'Ana', 'Ben');
		const turned = given(dalmuti, go('taxes'), revolt('Eli'));
		expect(states(turned)).toBe('in-force lapsed in-force');
		expect(states(given(turned, voidRound))).toBe('in-force lapsed in-force');
		expect(states(given(dalmuti, go('taxes'), revolt('Ben'), voidRound))).toBe(
			'in-force in-force in-force'
		);
	});
	test('JO-1 a decree lapses when the issuer leaves, unless it is for the evening', () => {
		expect(states(given(issued, leave('Chidi')))).toBe('lapsed lapsed in-force');
		const mid = given(issued, go('play'), leaveMidRound('Chidi'));
		expect(states(mid)).toBe('lapsed lapsed in-force');
		// the place is kept, but someone else reigns
		expect(states(given(issued, sitOut('Chidi')))).toBe('in-force lapsed in-force');
	});
	test('JO-1 a decree lapses when nobody is left to obey', () => {
		expect(states(given(issued, leave('Dee')))).toBe('lapsed lapsed lapsed');
		expect(states(given(issued, leave('Dee'), join('Dee')))).toBe('lapsed lapsed lapsed');
		const two = given(temple, decree('Chidi', 'Dee Ben'));
		expect(states(given(two, leave('Dee')))).toBe('in-force');
		expect(states(given(two, leave('Dee'), leave('Ben')))).toBe('lapsed');
		expect(states(given(two, go('play'), leaveMidRound('Dee'), leaveMidRound('Ben')))).toBe(
			'lapsed'
		);
		expect(states(given(temple, decree('Chidi', 'everyone'), leave('Dee')))).toBe('in-force');
		expect(states(given(issued, sitOut('Dee')))).toBe('in-force in-force in-force');
	});
	test('JO-2 a redraw ends every reign', () => {
		const redraw = all(later('temple', { newcomers: 'redraw' }), 'Chidi', 'Dee');
		expect(states(given(redraw, join('Fay')))).toBe('in-force lapsed in-force');
	});
});

describe('DE-2 changes of rules are in the same list', () => {
	const jokers = rulesOf('tahimi', { jokers: 2, wild: 'any-card' });
	const tahimi = later('tahimi');
	const listed = ({ state }: Timeline) =>
		state.edicts.map((e) =>
			isDecree(e)
				? `${e.round} ${e.issuer}: ${e.text}`
				: `${e.round} ${e.issuer ?? 'the table'}${e.once ? ' once' : ''}: ${e.before.options.jokers} to ${e.after.options.jokers} Jokers`
		);
	test('DE-2 the list says who decreed a change, when, and what changed', () => {
		const at = given(tahimi, changeRules(jokers, true), decree('Chidi', 'Dee'), go('play'));
		expect(listed(given(at, ...same, confirm, changeRules(jokers)))).toEqual([
			'2 Chidi once: 0 to 2 Jokers',
			'2 Chidi: Bring the drinks',
			'3 Chidi: 0 to 2 Jokers'
		]);
		expect(listed(given(temple, changeRules(rulesOf('temple', { jokers: 1 }))))).toEqual([
			'2 the table: 2 to 1 Jokers'
		]);
	});
	test('DE-2 a lasting change is compared with the lasting rules before', () => {
		const at = given(tahimi, changeRules(jokers, true), changeRules(jokers));
		expect(listed(at)).toEqual(['2 Chidi once: 0 to 2 Jokers', '2 Chidi: 0 to 2 Jokers']);
		const renamed = resolveRules(findRuleset('tahimi')!, {
			options: {},
			titles: { Tahimi: 'Boss' }
		});
		const [edict] = given(tahimi, changeRules(renamed)).state.edicts;
		expect(edict).toMatchObject({
			before: { ruleset: 'tahimi' },
			after: { renamed: renamed.renamed }
		});
	});
});

describe('two tabs decree at the same time', () => {
	const entries = (at: Timeline, since: Timeline): Entry[] => {
		const list: Entry[] = [];
		for (let one = at; one !== since; one = one.before!) list.unshift(one.entry);
		return list;
	};
	test('the decree stored later gets the next number, and references follow', () => {
		const stored = given(temple, decree('Chidi', 'Ana', { text: 'Shuffle' }));
		const waiting = given(temple, decree('Chidi', 'Dee'), settle(1, 'obeyed'));
		const { timeline } = rebase(stored, entries(waiting, temple));
		expect(timeline?.state.edicts).toMatchObject([
			{ number: 1, text: 'Shuffle', state: 'in-force' },
			{ number: 2, text: 'Bring the drinks', state: 'obeyed' }
		]);
	});
});
