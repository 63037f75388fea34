import { describe, expect, test } from 'vitest';
import { findClashes, type Clash, type ClashCode } from '#lib/rules/clashes.ts';
import { limitsOf } from '#lib/rules/limits.ts';
import type { House } from '#lib/rules/options.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { optionsOf, rulesOf } from '../given.ts';

const at = (players: number) => ({ min: players, max: players });

const clashesOf = (id: string, house: House, players = 4): Clash[] =>
	findClashes(optionsOf(id, house), at(players));

/** A ruleset, what its house changed, the options that clash, and how many play. */
type Row = readonly [string, House, Clash['options'], number?];

const rows: Record<ClashCode, readonly Row[]> = {
	'wilds-missing': [
		['tahimi', { wild: 'any-card' }, ['wild', 'jokers']],
		['dalmuti', { jokers: 0 }, ['wild', 'jokers']],
		['president', { jokersHighest: true }, ['jokersHighest', 'jokers']]
	],
	'jokers-without-use': [
		['tahimi', { jokers: 2 }, ['jokers', 'wild']],
		['kings-and-bastards', { jokers: 1 }, ['jokers', 'wild']],
		['temple', { wild: 'none' }, ['jokers', 'wild']]
	],
	'trump-jokers-missing': [
		['kings-and-bastards', { trumps: 'jokers', jokers: 0 }, ['trumps', 'jokers']],
		['kings-and-bastards', { trumps: 'twos-then-jokers', jokers: 0 }, ['trumps', 'jokers']]
	],
	'ranking-not-of-deck': [
		['dalmuti', { ranking: 'twos-high' }, ['ranking', 'deck']],
		['temple', { ranking: 'low-wins' }, ['ranking', 'deck']],
		['president', { deck: 'dalmuti' }, ['ranking', 'deck']],
		['president', { deck: '32', ranking: 'low-wins' }, ['ranking', 'deck']]
	],
	'no-suits-in-deck': [['dalmuti', { runs: 'suited' }, ['runs', 'deck']]],
	'opener-not-in-pack': [
		['dalmuti', { firstLead: 'holder-of-card' }, ['opener', 'deck']],
		['dalmuti', { laterLead: 'holder-leads' }, ['opener', 'deck']],
		['temple', { deck: '32' }, ['opener', 'deck']],
		['president', { firstLead: 'holder-of-card', opener: '8S', deck: '40' }, ['opener', 'deck']]
	],
	'leftovers-not-of-deck': [
		['dalmuti', { leftovers: 'taken-out' }, ['leftovers', 'deck']],
		['tahimi', { deck: 'tarot' }, ['leftovers', 'deck']]
	],
	'counts-with-lock': [
		['daifugo', { counts: 'same-or-more' }, ['counts', 'suitLock']],
		['president', { counts: 'more-beats', suitLock: 'part' }, ['counts', 'suitLock']]
	],
	'deck-not-for-so-many': [['temple', { deck: 'suits-and-ranks' }, ['deck', 'players'], 9]],
	'taxes-not-for-so-many': [
		['temple', { taxSchedule: 'progressive' }, ['taxSchedule', 'players'], 9]
	],
	'runs-missing': [
		['president', { turnedBy: ['run-of-four'] }, ['turnedBy', 'runs']],
		['temple', { runs: 'none', turnedBy: ['run-of-four'] }, ['turnedBy', 'runs']]
	],
	'packs-not-for-so-many': [
		['temple', {}, ['packs', 'players'], 13],
		['president', {}, ['packs', 'players'], 16],
		['daifugo', { packs: 2 }, ['packs', 'players'], 4],
		['president', { deck: '32' }, ['packs', 'players'], 9],
		['president', { deck: '40' }, ['packs', 'players'], 11],
		['daifugo', { packs: 2 }, ['packs', 'players'], 17]
	],
	'second-pack-not-of-deck': [
		['tahimi', { deck: 'extra-suits', packs: 2 }, ['packs', 'deck'], 8],
		['tarot-himi', { packs: 2 }, ['packs', 'deck'], 8]
	],
	'jokers-of-two-packs': [
		['temple', { jokers: 3 }, ['jokers', 'packs']],
		['dalmuti', { jokers: 4 }, ['jokers', 'packs']]
	],
	'points-without-scoring': [
		['dalmuti', { target: { points: 100 } }, ['target', 'scoring']],
		['president', { target: { points: 1 }, scoring: 'none' }, ['target', 'scoring']]
	]
};

const named = (house: House) => JSON.stringify(house);

describe('FP-15 options that do not fit together', () => {
	for (const [code, some] of Object.entries(rows))
		for (const [id, house, options, players] of some)
			test(`FP-15 ${code}: ${id} ${named(house)}${players ? `, ${players} players` : ''}`, () =>
				expect(clashesOf(id, house, players)).toEqual([{ code, options }]));

	test('FP-15 every clashing option is named', () =>
		expect(clashesOf('temple', { deck: 'dalmuti', jokers: 0 })).toEqual([
			{ code: 'wilds-missing', options: ['wild', 'jokers'] },
			{ code: 'ranking-not-of-deck', options: ['ranking', 'deck'] },
			{ code: 'no-suits-in-deck', options: ['runs', 'deck'] },
			{ code: 'opener-not-in-pack', options: ['opener', 'deck'] }
		]));

	test('RG-1 an opener that no lead asks for rests', () =>
		expect(clashesOf('tahimi', { opener: '3D' })).toEqual([]));
});

describe('FP-15 options that fit together', () => {
	for (const { id, players } of RULESETS)
		test(`TI-1 ${id} as published, at any number of players`, () => {
			for (let some = players.min; some <= players.max; some += 1)
				expect(clashesOf(id, {}, some), String(some)).toEqual([]);
		});

	/** What the sources recommend together. */
	const bundles: [string, House][] = [
		['tahimi', { jokers: 2, wild: 'any-card', wildTax: 'owed' }],
		['tahimi', { jokers: 2, wild: 'joins-a-set', wildTax: 'kept' }],
		['tahimi', { deck: 'suits-and-ranks', taxSchedule: 'progressive' }],
		['tahimi', { deck: 'extra-suits' }],
		['tahimi', { ranking: 'twos-high' }],
		['tahimi', { deck: 'suits-and-ranks', jokers: 2, wild: 'any-card', wildTax: 'owed' }],
		['dalmuti', { stripped: true, scoring: 'beaten', target: { rounds: 20 } }],
		['dalmuti', { firstDealRevolution: true, merchantExchange: true }],
		['kings-and-bastards', { trumps: 'jokers' }],
		['kings-and-bastards', { trumps: 'twos-then-jokers' }],
		['kings-and-bastards', { calledRuns: true }],
		['president', { equalRank: 'allowed-and-skips', effects: ['8:clears'], forbiddenLast: ['2'] }],
		['president', { scoring: 'by-title', target: { points: 11 } }],
		['temple', { packs: 2, jokers: 4 }],
		['president', { packs: 2, leftovers: 'taken-out', maxSet: null }],
		['president', { wildRank: '3', wild: 'any-card' }],
		[
			'daifugo',
			{
				runs: 'suited',
				turnedBy: ['four', 'run-of-four'],
				effects: ['8:clears', 'J:back'],
				numberLock: true
			}
		],
		['daifugo', { jokers: 1 }],
		['daifugo', { firstLead: 'left-of-dealer' }],
		['daifugo', { wild: 'none' }]
	];
	for (const [id, house] of bundles)
		test(`FP-15 ${id} ${named(house)}`, () => {
			const { min, max } = rulesOf(id, house).players;
			for (let some = min; some <= max; some += 1)
				expect(clashesOf(id, house, some), String(some)).toEqual([]);
		});

	test('FP-15 before players are known, a pack that suits some numbers is no clash', () => {
		const options = optionsOf('temple', { deck: 'suits-and-ranks', taxSchedule: 'progressive' });
		expect(findClashes(options, { min: 3, max: 12 })).toEqual([]);
	});
});

describe('FP-15, TI-1: how many may play', () => {
	const limits: [House, number, number][] = [
		[{}, 3, 12],
		[{ packs: 2 }, 5, 16],
		[{ deck: 'suits-and-ranks' }, 3, 8],
		[{ taxSchedule: 'progressive' }, 3, 8],
		[{ deck: 'suits-and-ranks', taxSchedule: 'progressive' }, 3, 8],
		[{ deck: '32', opener: 'QH' }, 3, 8],
		[{ deck: '40' }, 3, 10],
		[{ deck: '32', packs: 2 }, 5, 16]
	];
	for (const [house, min, max] of limits)
		test(`TI-1 temple ${named(house)}: ${min} to ${max}`, () => {
			expect(rulesOf('temple', house).players).toMatchObject({ min, max });
			const narrowest = limitsOf(optionsOf('temple', house));
			expect(narrowest.min).toBeLessThanOrEqual(min);
			expect(narrowest.max).toBeGreaterThanOrEqual(max);
		});
});
