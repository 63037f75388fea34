import { describe, expect, test } from 'vitest';
import { findClashes, type Clash, type ClashCode } from '#lib/rules/clashes.ts';
import { limitsOf } from '#lib/rules/limits.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
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
		['tahimi', { deck: 'dalmuti' }, ['ranking', 'deck']]
	],
	'no-suits-in-deck': [['dalmuti', { runs: 'suited' }, ['runs', 'deck']]],
	'no-three-of-clubs-in-deck': [
		['dalmuti', { firstLead: 'holder-of-3c' }, ['firstLead', 'deck']],
		['dalmuti', { laterLead: 'holder-of-3c' }, ['laterLead', 'deck']]
	],
	'three-of-diamonds-unasked': [
		['tahimi', { startsWith3d: true }, ['startsWith3d', 'firstLead']],
		['daifugo', { firstLead: 'top-seat', startsWith3d: true }, ['startsWith3d', 'firstLead']]
	],
	'deck-not-for-so-many': [
		['tahimi', { deck: 'suits-and-ranks' }, ['deck', 'players'], 3],
		['temple', { deck: 'suits-and-ranks' }, ['deck', 'players'], 9]
	],
	'taxes-not-for-so-many': [
		['temple', { taxSchedule: 'progressive' }, ['taxSchedule', 'players'], 9]
	],
	'runs-missing': [
		['president', { stairsRevolution: 'four' }, ['stairsRevolution', 'runs']],
		['temple', { runs: 'none', stairsRevolution: 'four' }, ['stairsRevolution', 'runs']]
	],
	'packs-not-for-so-many': [
		['temple', {}, ['packs', 'players'], 13],
		['president', {}, ['packs', 'players'], 16],
		['daifugo', { packs: 2 }, ['packs', 'players'], 7],
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
			{ code: 'no-three-of-clubs-in-deck', options: ['firstLead', 'deck'] }
		]));

	test('FP-15 two leads that need a 3 of clubs are both named', () => {
		const leads = { firstLead: 'holder-of-3c', laterLead: 'holder-of-3c' } as const;
		expect(clashesOf('dalmuti', leads)).toHaveLength(2);
	});
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
		['president', { equalRank: 'allowed-and-skips', eightsEndTrick: true, forbiddenLast: ['2'] }],
		['president', { scoring: 'by-title', target: { points: 11 } }],
		['temple', { packs: 2, jokers: 4 }],
		['president', { packs: 2, deck: 'even-deal', maxSet: null }],
		['president', { threes: 'wild', wild: 'any-card' }],
		['daifugo', { runs: 'suited', stairsRevolution: 'four', jackBack: true, numberLock: true }],
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
		[{ packs: 2 }, 8, 16],
		[{ deck: 'suits-and-ranks' }, 4, 8],
		[{ taxSchedule: 'progressive' }, 3, 8],
		[{ deck: 'suits-and-ranks', taxSchedule: 'progressive' }, 4, 8]
	];
	for (const [house, min, max] of limits)
		test(`TI-1 temple ${named(house)}: ${min} to ${max}`, () => {
			expect(rulesOf('temple', house).players).toMatchObject({ min, max });
			const narrowest = limitsOf(optionsOf('temple', house));
			expect(narrowest.min).toBeLessThanOrEqual(min);
			expect(narrowest.max).toBeGreaterThanOrEqual(max);
		});
});

describe('DF-3 the 3 of diamonds has no effect if no 3 leads', () => {
	const startsWith3d = (house: House) => optionsOf('daifugo', house).startsWith3d;
	test('DF-3 it has no effect if house rules give the lead to another player', () => {
		expect(startsWith3d({ firstLead: 'top-seat' })).toBe(false);
		expect(startsWith3d({ laterLead: 'holder-of-3c', firstLead: 'top-seat' })).toBe(true);
		expect(startsWith3d({ laterLead: 'top-seat' })).toBe(true);
	});
	test('DF-3 setting the option then is a clash', () =>
		expect(startsWith3d({ firstLead: 'top-seat', startsWith3d: true })).toBe(true));
	test('DF-3 it has its effect again if a 3 leads', () => {
		const daifugo = findRuleset('daifugo')!;
		const { house } = resolveRules(daifugo, { options: { firstLead: 'top-seat' } });
		const back = { ...house, firstLead: 'holder-of-3c' } as const;
		expect(resolveRules(daifugo, { options: back }).options.startsWith3d).toBe(true);
	});
});
