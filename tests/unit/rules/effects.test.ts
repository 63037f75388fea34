import { describe, expect, test } from 'vitest';
import { effectsOf, type PlayEffects } from '#lib/rules/effects.ts';
import { forbiddenTextsNow } from '#lib/rules/forbidden-last.ts';
import type { House } from '#lib/rules/options.ts';
import { readings } from '#lib/rules/plays.ts';
import { cards, optionsOf } from '../given.ts';

const all: House = {
	effects: ['5:skip', '7:give', '10:discard', 'Q:bomber', '9:reverse', '9x3:turns', 'J:back'],
	turnedBy: ['four', 'run-of-four'],
	runs: 'suited'
};
const none: PlayEffects = {
	clears: false,
	turnsRound: false,
	turnsTrick: false,
	skips: 0,
	passesOn: 0,
	discards: 0,
	names: 0,
	reverses: false
};

describe('PR-7, DF-11 to DF-17 the effects of a play', () => {
	const rows: [string, string, Partial<PlayEffects>, House?][] = [
		['DF-14 a five', '5S', { skips: 1 }],
		['DF-14 a wild counts as the rank that it stands for', '5S 5C JK=5', { skips: 3 }],
		['DF-14 an odd number of nines', '9S', { reverses: true }],
		['DF-14 a pair of nines', '9S 9C', {}],
		['DF-15 sevens', '7S 7C', { passesOn: 2 }],
		['DF-15 tens', '10S 10C 10D', { discards: 3 }],
		['DF-16 queens', 'QS QC', { names: 2 }],
		['DF-12 Jacks', 'JS', { turnsTrick: true }],
		['DF-17 three nines', '9S 9C 9D', { turnsRound: true, reverses: true }],
		[
			'PR-7 four of a kind, with what its rank does',
			'7S 7C 7D 7H',
			{ turnsRound: true, passesOn: 4 }
		],
		['DF-11 a run of four has no other effect', '7S 8S 9S 10S', { turnsRound: true }],
		['DF-14 a run of three has none', '5S 6S 7S', {}],
		['RG-9 any rank can have an effect', '10S', { clears: true }, { effects: ['10:clears'] }],
		['RG-9 a set of exactly two', '9S 9C', { clears: true }, { effects: ['9x2:clears'] }],
		['RG-9 one card of it does nothing', '9S', {}, { effects: ['9x2:clears'] }],
		[
			'RG-9 an effect in runs, too',
			'7S 8S 9S',
			{ clears: true },
			{ effects: ['8/run:clears'], runs: 'suited' }
		],
		[
			'RG-9 an effect that two entries name happens once',
			'5S 5C',
			{ skips: 2 },
			{ effects: ['5:skip', '5x2:skip'] }
		],
		[
			'RG-9 several effects of one rank',
			'9S',
			{ skips: 1, reverses: true },
			{ effects: ['9:skip', '9:reverse'] }
		],
		[
			'RG-12 a run of pairs has none',
			'7S 7C 8S 8C',
			{},
			{ effects: ['8/run:clears'], pairRuns: 2 }
		],
		['nothing where the options are off', '5S', {}, {}],
		['DF-15 sevens where only tens count', '7S', {}, { effects: ['10:discard'] }]
	];
	for (const [title, play, effects, house = all] of rows)
		test(title, () => {
			const options = optionsOf('daifugo', house);
			const reading = readings(options, cards(play), { players: 5 }).at(-1)!;
			expect(effectsOf(options, reading)).toEqual({ ...none, ...effects });
		});
});

test('RG-14 the strongest rank is named, where it has an effect', () => {
	const named = (effects: readonly string[], turned: boolean) =>
		forbiddenTextsNow(optionsOf('president', { forbiddenLast: ['strongest*'], effects }), {
			turned
		});
	expect(named(['2:clears'], false)).toEqual(['2*']);
	expect(named(['2:clears'], true)).toEqual([]);
	expect(named(['3:skip'], true)).toEqual(['3*']);
});
