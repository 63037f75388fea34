import { afterAll, describe, expect, test } from 'vitest';
import { formatCard, type Card } from '#lib/cards/card.ts';
import { findClashes } from '#lib/rules/clashes.ts';
import * as hands from '#lib/rules/hand.ts';
import { checkPlay } from '#lib/rules/legality.ts';
import { CHOICES, type House } from '#lib/rules/options.ts';
import * as score from '#lib/rules/score.ts';
import { AXES, COVERING, DALMUTI_AXES, DALMUTI_COVERING, pairwise } from '../oracle/covering.ts';
import { verdict, type Situation } from '../oracle/play.ts';
import {
	anyOf,
	CALLS,
	cardsOf,
	chance,
	shuffled,
	situation,
	someOf,
	wholePack
} from '../oracle/sampling.ts';
import { totals, type Hand } from '../oracle/score.ts';
import { giveback, tribute } from '../oracle/taxes.ts';
import type { Rules } from '../oracle/words.ts';
import { optionsOf, words } from './table.ts';

const textOf = (cards: readonly Card[]) => cards.map(formatCard).join(' ');

/** How many positions both were asked in all, for the summary of the run. */
let positions = 0;
afterAll(() => console.log(`${positions} positions compared`));

/** What both were asked, and where they did not agree. */
class Comparison {
	asked = 0;
	readonly verdicts = new Map<string, number>();
	readonly differences: string[] = [];

	play(options: Rules, asked: Situation) {
		const answer = checkPlay(options, { ...asked, players: options.players });
		const { legal } = answer;
		const theirs = legal === null ? 'the-table-says' : legal ? 'legal' : answer.code;
		const ours = verdict(options, asked);
		this.verdicts.set(ours, (this.verdicts.get(ours) ?? 0) + 1);
		this.answers(ours, theirs, () =>
			[
				`${textOf(asked.play)} on ${asked.trick.map(textOf).join(', ') || 'nothing'}`,
				asked.opening && 'opening',
				asked.passed && 'passed',
				asked.call && `called ${asked.call}`,
				asked.turned && 'turned',
				asked.last && 'last'
			]
				.filter(Boolean)
				.join(', ')
		);
	}

	answers(ours: unknown, theirs: unknown, question: () => string) {
		this.asked += 1;
		if (ours === theirs) return;
		const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)];
		if (mine !== other) this.differences.push(`${question()}: oracle ${mine}, core ${other}`);
	}

	/** That they agree, and were asked at least so much. */
	agrees(atLeast: number) {
		expect(this.differences.slice(0, 8)).toEqual([]);
		expect(this.asked).toBeGreaterThanOrEqual(atLeast);
		positions += this.asked;
	}
}

const distinct = (groups: readonly Card[][]): Card[][] => [
	...new Map(groups.map((cards) => [textOf(cards), cards])).values()
];

/** The plays that the pack still has cards for. */
function besides(
	table: readonly Card[],
	plays: readonly Card[][],
	pack: readonly Card[]
): Card[][] {
	const left = pack.map(formatCard);
	for (const card of table) left.splice(left.indexOf(formatCard(card)), 1);
	const copies = (name: string, names: readonly string[]) =>
		names.filter((other) => other === name).length;
	const most = new Map(left.map((name) => [name, copies(name, left)]));
	return plays.filter((play) => {
		const names = play.map(formatCard);
		return names.every((name) => copies(name, names) <= (most.get(name) ?? 0));
	});
}

/** The settings in which a rule beyond the four sources may matter: the ranking turned, the play the last. */
const settingsOf = ({ fourOfAKindTurns, forbiddenLast }: Rules): Partial<Situation>[] => [
	{},
	...(fourOfAKindTurns ? [{ turned: true }] : []),
	...(forbiddenLast.length > 0 ? [{ last: true }] : [])
];

/** Every play of up to five cards as a lead, as an opening, and on every table play; every single card and pair on
 * every single card under every call, and on every two of them where the last two plays matter. */
function everything(options: Rules, pack: readonly Card[]): Comparison {
	const compared = new Comparison();
	const plays = distinct(someOf(pack, 5));
	for (const setting of settingsOf(options)) {
		for (const play of plays)
			for (const opening of [false, true])
				compared.play(options, { trick: [], play, opening, ...setting });
		const tables = plays.filter((play) =>
			['legal', 'the-table-says'].includes(verdict(options, { trick: [], play, ...setting }))
		);
		for (const table of tables)
			for (const play of besides(table, plays, pack)) {
				compared.play(options, { trick: [table], play, ...setting });
				if (table.length > 1 || play.length > 2) continue;
				compared.play(options, { trick: [table], play, passed: true, ...setting });
				for (const call of CALLS)
					compared.play(options, { trick: [table], play, call, ...setting });
			}
		if (options.suitLock || options.spadeThreeTopsJoker)
			onTwo(compared, options, pack, tables, setting);
	}
	return compared;
}

/** Every single card and pair on every two of them, one upon the other. */
function onTwo(
	compared: Comparison,
	options: Rules,
	pack: readonly Card[],
	tables: readonly Card[][],
	setting: Partial<Situation>
) {
	const few = distinct(someOf(pack, 2));
	for (const first of tables.filter(({ length }) => length <= 2))
		for (const second of besides(first, few, pack)) {
			if (verdict(options, { trick: [first], play: second, ...setting }) !== 'legal') continue;
			for (const play of besides([...first, ...second], few, pack))
				compared.play(options, { trick: [first, second], play, ...setting });
		}
}

function sampled(options: Rules, seed: number, count: number): Comparison {
	const compared = new Comparison();
	const random = chance(seed);
	const pack = wholePack(options);
	for (let i = 0; i < count; i += 1) compared.play(options, situation(random, options, pack));
	return compared;
}

const named = (house: House) =>
	Object.entries(house)
		.map(([name, value]) => `${name} ${JSON.stringify(value)}`)
		.join(', ');

/** President with all that its table may choose. */
const RELATIVE = {
	equalRank: 'allowed-and-skips',
	eightsEndTrick: true,
	fourOfAKindTurns: true,
	forbiddenLast: ['2', '8']
} as const;

const published: [string, House, string][] = [
	['temple', {}, 'JK JK 3C 4C 5C 3H 3S 9D KS AS 2S 2H'],
	['temple', {}, 'JK JK 4C 4D 5C 6C 6H 8C 8D 9D QH AH'],
	['tahimi', {}, '2C 2D 3C 4C 5C 5D 5H 5S KH KS AH AS'],
	['tahimi', { deck: 'extra-suits' }, '2C 3C 3C 7C 7C 7D 7H 7S 7S AC AC AD'],
	['dalmuti', {}, 'JE JE 1 2 2 3 3 3 11 12 12 12'],
	['dalmuti', {}, 'JE JE 4 4 4 4 6 6 6 6 6 9'],
	['kings-and-bastards', {}, '2C 2D 2H 3C 3D 3H 4D 9H 9S KS AD AS'],
	['kings-and-bastards', {}, '2S 4C 4D 4H 4S 5C 5D 5H 5S 6C AC AD'],
	['president', {}, '2C 2D 3C 3D 8C 8D 8H 8S KH AC AD AS'],
	['president', RELATIVE, '2C 2D 3C 3D 7C 7D 8C 8D 8H 8S AC AD'],
	['daifugo', {}, 'JK JK 2C 2H 3D 3S 4D 4S 8C 8H KD KS'],
	['daifugo', {}, 'JK JK 3D 3H 3S 5C 5D 5H 5S 9C 9D 9H'],
	['tarot-himi', {}, '2C 2D 3C 10C PC PD NC NH QH KS TR0 TR21'],
	['tarot-himi', { runs: 'suited', ranking: 'twos-high' }, '2C 9C 10C PC NC QC KC AC 9D PD ND TR13']
];

describe('PL-1 to PL-8: every play in packs of twelve, the published rules', () => {
	for (const [id, house, pack] of published)
		test(`PL-1 to PL-8 ${id}: ${pack}`, () =>
			everything(optionsOf(id, house), cardsOf(pack)).agrees(1500));
});

/** The house's Jokers come first in the pack. */
const withJokers = (house: House, jokers: string, naturals: string) =>
	cardsOf([...words(jokers).slice(0, house.jokers), naturals].join(' '));

describe('PL-1 to PL-8: every play in packs of up to twelve, every pair of options', () => {
	for (const house of COVERING)
		test(`PL-1 to PL-8 ${named(house)}`, () => {
			const pack = withJokers(house, 'JK JK', '2C 2S 3C 3D 3H 3S 4C QS KS AS');
			everything(optionsOf('temple', house), pack).agrees(1000);
		});
	for (const house of DALMUTI_COVERING)
		test(`PL-1 to PL-8 dalmuti, ${named(house)}`, () => {
			const pack = withJokers(house, 'JE JE', '1 2 3 3 4 4 4 4 11 12');
			everything(optionsOf('dalmuti', house), pack).agrees(300);
		});
});

describe('PL-1 to PL-8, FP-3: tricks of up to three plays with wilds laid earlier, packs of twenty', () => {
	const ids = ['temple', 'tahimi', 'dalmuti', 'kings-and-bastards', 'president', 'daifugo'];
	for (const [seed, id] of [...ids, 'tarot-himi'].entries())
		test(`PL-1 to PL-8 ${id}`, () => sampled(optionsOf(id), seed + 1, 4000).agrees(4000));
	test('PL-1 to PR-8 president, with all that its table may choose', () =>
		sampled(optionsOf('president', RELATIVE), 9, 4000).agrees(4000));
	for (const [seed, house] of COVERING.entries())
		test(`PL-1 to PL-8 ${named(house)}`, () =>
			sampled(optionsOf('temple', house), seed + 11, 1200).agrees(1200));
	for (const [seed, house] of DALMUTI_COVERING.entries())
		test(`PL-1 to PL-8 dalmuti, ${named(house)}`, () =>
			sampled(optionsOf('dalmuti', house), seed + 41, 1200).agrees(1200));
	for (const [seed, house] of COVERING.entries())
		test(`PL-1 to TH-3 tarot-himi, ${named(house)}`, () =>
			sampled(optionsOf('tarot-himi', house), seed + 71, 600).agrees(600));

	test('PL-1 to PL-8 every verdict comes up', () => {
		const { verdicts } = sampled(optionsOf('temple', { afterPass: 'out-of-trick' }), 5, 3000);
		expect(Math.min(...verdicts.values())).toBeGreaterThan(10);
		expect([...verdicts.keys()].sort()).toEqual([
			...['breaks-sequence', 'legal', 'must-include-3c', 'not-a-pattern', 'not-higher'],
			...['passed-out', 'unbeatable', 'wrong-count', 'wrong-pattern']
		]);
	});

	test('PL-1 to DF-7 every verdict beyond the four sources comes up', () => {
		const { verdicts } = sampled(optionsOf('daifugo', { runs: 'suited' }), 6, 6000);
		expect(Math.min(...verdicts.values())).toBeGreaterThan(10);
		expect([...verdicts.keys()].sort()).toEqual([
			...['breaks-sequence', 'forbidden-last', 'legal', 'must-include-3c', 'not-a-pattern'],
			...['not-higher', 'passed-out', 'suit-locked', 'unbeatable', 'wrong-count', 'wrong-pattern']
		]);
	});

	test('TH-3 a trump is the table’s', () => {
		const { verdicts } = sampled(optionsOf('tarot-himi'), 7, 2000);
		expect(verdicts.get('the-table-says')).toBeGreaterThan(100);
	});
});

describe('FP-15: the pairs of values that no set of options can have', () => {
	const pair = (...values: [string, unknown][]) => JSON.stringify(values);
	const withoutJokers = [
		pair(['wild', 'any-card'], ['jokers', 0]),
		pair(['wild', 'joins-a-set'], ['jokers', 0])
	];
	const highest = pair(['jokers', 0], ['jokersHighest', true]);
	test('FP-15 of a poker pack', () =>
		expect(pairwise(AXES).impossible).toEqual([
			...withoutJokers,
			...['jokers', 'twos-then-jokers'].map((by) => pair(['jokers', 0], ['trumps', by])),
			highest,
			pair(['firstLead', 'top-seat'], ['startsWith3d', true])
		]));
	test('FP-15 of the ranks 1 to 12', () =>
		expect(pairwise(DALMUTI_AXES).impossible).toEqual([...withoutJokers, highest]));
	test('FP-15 the sets that are compared clash by no rule of the core', () => {
		const players = { min: 4, max: 4 };
		for (const [id, sets] of [
			['temple', COVERING],
			['dalmuti', DALMUTI_COVERING]
		] as const)
			for (const house of sets)
				expect(findClashes(optionsOf(id, house), players), named(house)).toEqual([]);
	});
});

describe('FP-12: neighbours are neighbours in the pack in use', () => {
	const rows: [string, House, number, string][] = [
		['without 8s', { deck: 'even-deal', runs: 'suited' }, 6, '6C 7C 9C 10C JC 5H 7H 9H'],
		['with 8s', { deck: 'even-deal', runs: 'suited' }, 5, '6C 7C 8C 9C 10C 7H 8H 9H'],
		['11 and 12', { deck: 'suits-and-ranks', runs: 'suited' }, 5, '9C 10C 11C 12C JC 7T 9T 11T'],
		['up to 13', { deck: 'suits-and-ranks', runs: 'suited' }, 6, '9C 10C 11C 12C 13C JC 7T 8T'],
		['the 52', { deck: 'suits-and-ranks', runs: 'suited' }, 4, '9C 10C JC QC KC AC 10H JH']
	];
	for (const [what, house, players, pack] of rows)
		test(`FP-12 ${what}, ${players} players`, () => {
			const options = { ...optionsOf('tahimi', house), players };
			everything(options, cardsOf(pack)).agrees(1000);
		});
});

const owed = ({ must, pick, of }: hands.Due) => ({
	must: must.map(formatCard).sort(),
	pick,
	of: of.map(formatCard).sort()
});

/** Tribute and the return of the worst, of 1 to 3 cards out of each hand. */
function taxes(options: Rules, dealt: readonly Card[][]): Comparison {
	const compared = new Comparison();
	for (const hand of dealt)
		for (const count of [1, 2, 3]) {
			const question = (what: string) => () => `${what} of ${count} from ${textOf(hand)}`;
			const theirs = hands.giveback(options, hand, count);
			compared.answers(
				tribute(options, hand, count),
				owed(hands.tribute(options, hand, count)),
				question('tribute')
			);
			compared.answers(
				giveback(options, hand, count),
				theirs.free ? theirs : owed(theirs),
				question('giveback')
			);
		}
	return compared;
}

describe('TX-3 to TX-5, FP-6, FP-7: tribute and giveback', () => {
	const suited = 'JK JK 2C 3C 3H 4D KS AC AH 2S 3D 3S 8H KD';
	const packs: [string, House, string][] = [
		['temple', { ranking: 'twos-high' }, suited],
		['temple', { ranking: 'aces-high' }, suited],
		['kings-and-bastards', { trumps: 'twos-then-jokers' }, 'JK JK 2C 3C 3H 4D 2S 3D 3S KS'],
		['dalmuti', {}, 'JE JE 1 2 2 3 3 3 7 7 11 12 12 12'],
		['daifugo', {}, 'JK JK 2C 3C 3D 3S 8D 8H KS AC AH'],
		['tarot-himi', { jokers: 1, wild: 'any-card' }, 'JK TR0 TR21 3C 3D PC NC QC KC AC AH']
	];
	for (const [id, house, pack] of packs)
		for (const wildTax of CHOICES.wildTax) {
			const options = optionsOf(id, { ...house, wildTax, giveback: 'worst' });
			const title = `TX-4 ${wildTax}, ${id} ${house.ranking ?? ''}`;
			const few = cardsOf(pack);
			const random = chance(7);
			// a wild of any value makes many cases: there, all hands of eight cards, and a few of the others
			const [most, some] = wildTax === 'payer-chooses' ? [8, 100] : [few.length, 0];
			test(`${title}: all hands of up to 6 of ${most}, ${some} more`, () => {
				const dealt = Array.from({ length: some }, () =>
					shuffled(random, few).slice(0, 1 + random(6))
				);
				taxes(options, [...distinct(someOf(few.slice(0, most), 6)), ...dealt]).agrees(900);
			});
		}
	for (const way of CHOICES.giveback)
		test(`TX-5 ${way}`, () => {
			const options = optionsOf('temple', { giveback: way });
			taxes(options, [cardsOf('3C 3D 4C JK 2S')]).agrees(6);
		});
});

describe('SC-1, SC-3, RV-2, FP-14: score', () => {
	const random = chance(14);
	const table = words('Ana Ben Chidi Dee Eli Fay Gus Hal');
	function hand(players: readonly string[]): Hand {
		const places = shuffled(random, players);
		const caller = [undefined, places.at(-1), anyOf(random, places)][random(3)];
		return {
			places,
			out: shuffled(random, players),
			...(caller === undefined ? {} : { revolution: caller })
		};
	}
	for (const scoring of CHOICES.scoring)
		for (const revolution of CHOICES.revolution)
			test(`SC-1 ${scoring}, revolution ${revolution}`, () => {
				const options = optionsOf('dalmuti', { scoring, revolution });
				const compared = new Comparison();
				for (let i = 0; i < 300; i += 1) {
					const players = table.slice(0, 3 + random(6));
					const some = Array.from({ length: 1 + random(4) }, () => hand(players));
					const sorted = (points: Iterable<[string, number]>) => [...points].sort();
					compared.answers(
						sorted(Object.entries(totals(options, some))),
						sorted(score.totals(options, some)),
						() => JSON.stringify(some)
					);
				}
				compared.agrees(300);
			});
});
