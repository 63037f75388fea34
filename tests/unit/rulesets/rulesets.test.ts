import { describe, expect, test } from 'vitest';
import { CHOICES, isOptionName, OPTION_NAMES } from '#lib/rules/choices.ts';
import { isOptionValue } from '#lib/rules/option-values.ts';
import { findRuleset, RULESETS, rulesetOf } from '#lib/rulesets/catalogue.ts';
import {
	GAME_IDS,
	originOf,
	resolveRules,
	SOURCES,
	type GameId,
	type Rules,
	type Ruleset
} from '#lib/rulesets/ruleset.ts';
import { words } from '../given.ts';

/** The table of options in the rules. Columns: option, all its values, then what Temple, Tahimi,
 * The Great Dalmuti and Kings and Bastards publish; ° our reading, – not an option of that game,
 * which is then off. */
const table = `
deck | standard 32 40 extra-suits suits-and-ranks dalmuti tarot | standard | standard | dalmuti | standard
leftovers | dealt aside to-the-bottom taken-out | dealt | taken-out | dealt | dealt
stripped | true false | – | – | false | –
jokers | 0 1 2 3 4 | 2 | 0 | 2 | 0
ranking | aces-high twos-high low-wins | twos-high | aces-high | low-wins | twos-high
maxSet | 4 8 null | 4 | null | null | 4
runs | none suited mixed | suited | none | none° | none
wild | none any-card joins-a-set | any-card | none | joins-a-set | none
trumps | none twos twos-fewer jokers twos-then-jokers | none | none | none | twos
effects | [] | ["2:clears"] | [] | [] | []
opener | 3C QH | 3C | 3C | 3C | 3C
calledRuns | true false | false | false | false | false
afterPass | may-return out-of-trick only-if-unable | may-return° | may-return° | may-return° | out-of-trick
lastCardCall | true false | false | true | false | false
firstLead | top-seat bottom-seat left-of-dealer holder-of-card holder-leads random | holder-of-card | top-seat | top-seat | holder-of-card
laterLead | top-seat bottom-seat left-of-dealer holder-of-card holder-leads random | top-seat° | top-seat | top-seat | holder-of-card°
leadAfterExit | next-in-turn highest-place lowest-place | next-in-turn° | highest-place | next-in-turn | next-in-turn°
taxSchedule | tiered two-one progressive three-one one none | tiered | two-one | two-one | three-one
firstRoundTax | true false | false | false | true° | false°
wildTax | kept owed payer-chooses | kept | kept | kept | owed°
giveback | free-after-looking free-unseen worst | free-after-looking | free-after-looking | free-unseen° | worst
revolution | none cancels-tax dalmuti | cancels-tax | none | dalmuti | none
firstDealRevolution | true false | false | false | false | false
merchantExchange | true false | false | false | false | false
newcomers | middle-untaxed middle-low-side bottom redraw by-card | middle-untaxed | middle-low-side | middle-low-side° | middle-low-side°
misdeal | deal-again top-player-rules | deal-again° | deal-again° | deal-again° | deal-again°
dealer | top-seat bottom-seat named-by-top | named-by-top | named-by-top | bottom-seat | bottom-seat
scoring | none beaten beaten-philanthropic by-title | none | none | none | none
target | open | open | open | open | open
seats | move stay | move | move | move | stay°
`;

/** Options beyond the four sources, off in all of them. */
const beyond = {
	jokersHighest: false,
	equalRank: 'never',
	direction: 'clockwise',
	runLength: 3,
	pairRuns: null,
	counts: 'same',
	exitEndsTrick: 'never',
	titleSet: 'own',
	turnedBy: [],
	suitLock: 'none',
	tops: [],
	forbiddenLast: [],
	fallOfTheCapital: false,
	overturnFromTheBottom: false,
	packs: 1,
	completedFour: 'never',
	bomb: 'none',
	wildRank: null,
	numberLock: false,
	tenpenChii: false,
	middleTitles: 'one',
	trumpValue: 'below'
} as const;

const value = (word: string): unknown =>
	/^(true|false|null|\d|\[.*\])$/.test(word) ? (JSON.parse(word) as unknown) : word;

const rows = table
	.trim()
	.split('\n')
	.map((line) => line.split('|').map((cell) => cell.trim()));

/** The games of the table above, in the order of its columns. */
const ids = ['temple', 'tahimi', 'dalmuti', 'kings-and-bastards'] as const;

describe('the published rulesets', () => {
	test('are found by their ids, and by nothing else', () => {
		for (const id of GAME_IDS) expect(findRuleset(id)?.id).toBe(id);
		expect(findRuleset('whist')).toBeUndefined();
		expect(findRuleset('constructor')).toBeUndefined();
	});
	for (const { id, options, source } of RULESETS) {
		test(`${id} gives every option a value that the option may take`, () => {
			expect(Object.keys(options).sort()).toEqual([...OPTION_NAMES].sort());
			for (const name of OPTION_NAMES)
				expect(isOptionValue(name, options[name].value), name).toBe(true);
		});
		test(`${id} names its own source for every value`, () => {
			expect(Object.keys(SOURCES)).toContain(source);
			for (const name of OPTION_NAMES) {
				const { origin } = options[name];
				if (origin.by === 'absence') continue;
				expect(origin.source, name).toBe(source);
				if (origin.by === 'source') expect(origin.place, name).not.toBe('');
			}
		});
	}
});

describe('the table of options', () => {
	test('has all options', () =>
		expect([...rows.map(([name]) => name), ...Object.keys(beyond)].sort()).toEqual(
			[...OPTION_NAMES].sort()
		));
	for (const [name = '', values = '', ...published] of rows) {
		if (!isOptionName(name)) throw new Error(name);
		test(`${name}: its values`, () => {
			for (const word of words(values)) expect(isOptionValue(name, value(word)), word).toBe(true);
			if (name in CHOICES)
				expect([...CHOICES[name as keyof typeof CHOICES]]).toEqual(words(values).map(value));
		});
		for (const [i, cell] of published.entries())
			test(`${name}: ${cell} in ${ids[i]}`, () => {
				const { value: given, origin } = rulesetOf(ids[i]!).options[name];
				const read = cell.endsWith('°');
				expect(given).toEqual(cell === '–' ? false : value(cell.replace('°', '')));
				expect(origin.by === 'reading').toBe(read);
				if (cell === '–') expect(origin.by).toBe('absence');
			});
	}
	for (const [name, off] of Object.entries(beyond))
		test(`${name} is off in all four`, () => {
			if (!isOptionName(name)) throw new Error(name);
			for (const id of ids) {
				const by = name === 'packs' && id === 'temple' ? 'reading' : 'absence';
				expect(rulesetOf(id).options[name]).toMatchObject({ value: off, origin: { by } });
			}
		});
});

describe('values that an option may take', () => {
	const lists: [string, unknown, boolean][] = [
		['target', 'open', true],
		['target', { rounds: 20 }, true],
		['target', { points: 100 }, true],
		['target', { rounds: 0 }, false],
		['target', { rounds: 1.5 }, false],
		['target', { rounds: '20' }, false],
		['target', { rounds: 20, points: 100 }, false],
		['target', { hands: 20 }, false],
		['target', {}, false],
		['target', null, false],
		['target', 20, false],
		['forbiddenLast', [], true],
		['forbiddenLast', ['JK', '2', '8', '3S'], true],
		['forbiddenLast', '2', false],
		['forbiddenLast', [2], false],
		['forbiddenLast', ['A', '14', 'JE', '10S', 'N', 'TR0'], true],
		['forbiddenLast', ['Joker'], false],
		['forbiddenLast', ['JK=2'], false],
		['forbiddenLast', ['2', ''], false],
		['jokers', '2', false],
		['jokers', 5, false],
		['jokers', undefined, false],
		['maxSet', null, true],
		['maxSet', undefined, false],
		['stripped', 'true', false],
		['deck', 'tahimi', false]
	];
	for (const [name, given, fits] of lists)
		test(`${name} ${JSON.stringify(given)}: ${fits ? 'yes' : 'no'}`, () => {
			if (!isOptionName(name)) throw new Error(name);
			expect(isOptionValue(name, given)).toBe(fits);
		});
	test('unknown names are not options', () => {
		for (const name of ['', 'joker', 'Jokers', 'toString', '__proto__'])
			expect(isOptionName(name)).toBe(false);
	});
});

describe('TI-1 how many play', () => {
	const limits: Readonly<Record<GameId, Ruleset['players']>> = {
		temple: { min: 3, max: 12, best: [4, 7], fair: 4 },
		tahimi: { min: 3, max: 8, best: [4, 4], fair: 4 },
		dalmuti: { min: 3, max: 12, best: [5, 8], fair: 4 },
		'kings-and-bastards': { min: 3, max: 8, best: [3, 5], fair: 3 },
		president: { min: 2, max: 12, best: [4, 7], fair: 3 },
		daifugo: { min: 2, max: 12, best: [4, 6], fair: 3 },
		'tarot-himi': { min: 3, max: 8, best: [4, 4], fair: 4 }
	};
	for (const id of GAME_IDS)
		test(`TI-1 ${id}`, () => expect(rulesetOf(id).players).toEqual(limits[id]));
	const drawn: Readonly<Record<GameId, boolean>> = {
		temple: false,
		tahimi: true,
		dalmuti: true,
		'kings-and-bastards': false,
		president: false,
		daifugo: false,
		'tarot-himi': true
	};
	for (const id of GAME_IDS)
		test(`TI-0 SE-1 ${id}: the first seats ${drawn[id] ? 'are drawn and' : 'do not'} give standing`, () =>
			expect(rulesetOf(id)).toMatchObject(
				drawn[id]
					? { standing: 'from-the-draw', seating: 'draw' }
					: { standing: 'after-round-1', seating: 'as-we-sit' }
			));
});

describe('MA-2 other names of the games', () => {
	const plain = (name: string) => name.toLowerCase().replace(/[^\p{L} ]/gu, '');
	const known = RULESETS.flatMap(({ name, aliases }) => [name, ...aliases]).map(plain);
	for (const name of [
		'Asshole',
		'Scum',
		'Landlord',
		'Social Class',
		'Capitalism',
		'Corporate Shuffle',
		'Rich Man Poor Man'
	])
		test(`MA-2 ${name}`, () => expect(known).toContain(plain(name)));
});

describe('house rules', () => {
	const temple = rulesetOf('temple');
	test('change their options and nothing else', () => {
		const rules = resolveRules(temple, { options: { jokers: 1, seats: 'stay' } });
		const published = resolveRules(temple);
		expect(rules.options).toEqual({ ...published.options, jokers: 1, seats: 'stay' });
		expect(rules.house).toEqual({ jokers: 1, seats: 'stay' });
		expect(published.house).toEqual({});
	});
	test('without any, the published values hold', () => {
		const { options } = resolveRules(temple);
		for (const name of OPTION_NAMES) expect(options[name]).toEqual(temple.options[name].value);
	});
	test('are distinguished from published values', () => {
		const rules = resolveRules(temple, { options: { jokers: 1, afterPass: 'may-return' } });
		expect(originOf(temple, rules, 'jokers')).toBe('house');
		expect(originOf(temple, rules, 'afterPass')).toEqual({ by: 'reading', source: 'temple' });
		expect(originOf(temple, rules, 'deck')).toMatchObject({ by: 'source', source: 'temple' });
		expect(originOf(temple, rules, 'trumps')).toEqual({ by: 'absence' });
	});
	test('are still distinguished after the rules were stored and read again', () => {
		const stored = JSON.parse(JSON.stringify(resolveRules(temple))) as Rules;
		for (const name of OPTION_NAMES) expect(originOf(temple, stored, name), name).not.toBe('house');
	});
	test('FP-10 Jokers that trumps bring are the house’s', () => {
		const kings = rulesetOf('kings-and-bastards');
		const rules = resolveRules(kings, { options: { trumps: 'jokers' } });
		expect(rules.options.jokers).toBe(2);
		expect(originOf(kings, rules, 'jokers')).toBe('house');
	});
});
