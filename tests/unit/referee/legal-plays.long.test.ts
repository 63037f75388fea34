import { describe, expect, test } from 'vitest';
import { formatCard, type Card, type Rank } from '#lib/cards/card.ts';
import {
	findLegalPlays,
	type LegalClass,
	type LegalPlaysQuestion
} from '#lib/referee/legal-plays.ts';
import { checkPlay } from '#lib/rules/legality.ts';
import { tableAfter } from '#lib/rules/trick.ts';
import type { House } from '#lib/rules/options.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { isWildCard, readings } from '#lib/rules/plays.ts';
import { rankingOf, type Order } from '#lib/rules/ranking.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { COVERING, DALMUTI_COVERING } from '../../oracle/covering.ts';
import { anyOf, CALLS, cardsOf, chance, shuffled, someOf } from '../../oracle/sampling.ts';
import { whole } from '../../sample.ts';
import { rulesOf, words } from '../given.ts';

type Chance = ReturnType<typeof chance>;

const textOf = (cards: readonly Card[]) => cards.map(formatCard).join(' ');
const isWild = (card: Card) => card.kind === 'wild';

/** The pack without the cards to take out; their suits are chosen at random. */
function dealt(random: Chance, { options }: Rules, players: number): Card[] {
	const pack = packFor(options, players);
	const cards = shuffled(random, pack.full);
	for (const [rank, n] of pack.remove)
		for (let i = 0; i < n; i++)
			cards.splice(
				cards.findIndex((card) => 'rank' in card && card.rank === rank),
				1
			);
	return cards;
}

/** Cards of one rank, of one suit, or any, so that patterns are frequent. */
function relatedCards(
	random: Chance,
	cards: readonly Card[],
	ranking: readonly Rank[],
	size: number
) {
	const first = anyOf(random, cards);
	const relation = anyOf(random, ['rank', 'suit', 'any']);
	const at = (card: Card) => ('rank' in card ? ranking.indexOf(card.rank) : -1);
	const isRelated = (card: Card) => {
		if (relation === 'any' || first.kind !== 'suited' || card.kind !== 'suited')
			return isWild(card) || !('rank' in first) || at(card) === at(first);
		if (relation === 'rank') return card.rank === first.rank;
		return card.suit === first.suit && Math.abs(at(card) - at(first)) < size;
	};
	const others = cards.filter((card) => card !== first && isRelated(card));
	return [first, ...others].slice(0, size);
}

/** Names a rank for some of the wilds. */
const nameSomeWilds = (random: Chance, cards: readonly Card[], ranking: readonly Rank[]): Card[] =>
	cards.map((card) =>
		card.kind === 'wild' && random(5) === 0 ? { ...card, as: anyOf(random, ranking) } : card
	);

interface Sample {
	readonly question: LegalPlaysQuestion;
	/** The cards of the pack that do not lie on the table. */
	readonly rest: readonly Card[];
}

/** A trick of up to three plays, each legal after those before. */
function sample(random: Chance, { options }: Rules): Sample {
	const players = 3 + random(6);
	const ranking = rankingOf(options, { players });
	let rest = dealt(random, { options } as Rules, players).filter(({ kind }) => kind !== 'trump');
	const turned = options.turnedBy.includes('four') && random(4) === 0;
	const trick: Card[][] = [];
	const length = random(4);
	const size = anyOf(random, [1, 1, 2, 2, 3, 3, 4, 5]);
	for (let tries = 0; tries < 40 && trick.length < length; tries++) {
		rest = shuffled(random, rest);
		const cards = relatedCards(random, rest, ranking, random(8) === 0 ? 1 : size);
		const play = nameSomeWilds(random, cards, ranking);
		if (checkPlay(options, { trick, play, players, turned }).legal !== true) continue;
		trick.push(play);
		rest = rest.filter((card) => !cards.includes(card));
	}
	const call = trick.at(-1)?.length === 1 && random(4) === 0 ? anyOf(random, CALLS) : undefined;
	const opening = trick.length === 0 && random(4) === 0;
	const passed = random(12) === 0;
	const last = random(4) === 0;
	return { question: { trick, players, turned, call, opening, passed, last }, rest };
}

/** Whether a play belongs to the class by any of its readings. */
function isIn({ options }: Rules, order: Order, legalClass: LegalClass, play: readonly Card[]) {
	const within = (n: number, { from, to }: LegalClass['count']) => n >= from && n <= to;
	const { includes, without, suits, covers } = legalClass;
	const left = suits === null ? null : [...suits];
	const isStandIn = (card: Card) => isWildCard(options, card);
	const missing = covers.filter(
		(suit) => !play.some((card) => card.kind === 'suited' && card.suit === suit && !isStandIn(card))
	);
	if (missing.length > play.filter(isStandIn).length) return false;
	const fits = play.every((card) => {
		const own = isWild(card) ? [formatCard(card).split('=')[0]!] : [formatCard(card)];
		if ('rank' in card) own.push(card.rank);
		if (own.some((name) => without.includes(name))) return false;
		if (left === null || isStandIn(card)) return true;
		const at = card.kind === 'suited' ? left.indexOf(card.suit) : -1;
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	return (
		fits &&
		within(play.length, legalClass.count) &&
		within(play.filter(isStandIn).length, legalClass.wilds) &&
		(includes === null || play.some((card) => formatCard(card) === formatCard(includes))) &&
		readings(options, play, order).some(
			({ pattern, rank }) => pattern === legalClass.pattern && legalClass.ranks.includes(rank)
		)
	);
}

/** All plays of up to five of fourteen cards (of eleven in a test run), and all sets that the rest
 * of the pack has. */
function playsOf(random: Chance, { options }: Rules, { rest, question }: Sample): Card[][] {
	const few = someOf(shuffled(random, rest).slice(0, whole ? 14 : 11), 5);
	const wilds = rest.filter(isWild);
	const sets = rankingOf(options, question).flatMap((rank) =>
		someOf(
			[...rest.filter((card) => 'rank' in card && card.rank === rank), ...wilds].slice(0, 8),
			8
		)
	);
	return [...few, ...sets];
}

/** The play with each way to name the ranks of its wilds. */
function namings({ options }: Rules, play: readonly Card[]): Card[][] {
	const ranks = rankingOf(options, { players: 4 });
	return play.reduce<Card[][]>(
		(named, card) =>
			named.flatMap((before) =>
				isWildCard(options, card) && card.kind !== 'trump' && !('as' in card && card.as)
					? ranks.map((as) => [...before, { ...card, as }])
					: [[...before, card]]
			),
		[[]]
	);
}

/** Describes what is wrong with the classes found for a position. */
function errorsIn(random: Chance, rules: Rules, one: Sample): string[] {
	const { question } = one;
	const { classes, none } = findLegalPlays(rules, question);
	const table = tableAfter(rules.options, question);
	const order = { players: question.players, turned: table?.turned ?? question.turned };
	const legal = (play: readonly Card[]) => checkPlay(rules.options, { ...question, play }).legal;
	const found: string[] = [];
	const report = (what: string) =>
		found.push(
			`${what}; ${JSON.stringify(rules.house)}, ${question.trick.map(textOf).join(' | ')} ${JSON.stringify({ ...question, trick: [] })}`
		);
	if ((classes.length === 0) !== (none !== null)) report(`none is ${none}`);
	const counts = rankCounts(packFor(rules.options, question.players));
	for (const legalClass of classes) {
		const text = textOf(legalClass.example);
		if (legal(legalClass.example) !== true) report(`${text} is not legal`);
		if (!isIn(rules, order, legalClass, legalClass.example)) report(`${text} is not in its class`);
		const cards = [...question.trick.flat(), ...legalClass.example];
		const used = cards.map((card) => ('rank' in card ? card.rank : isWild(card) ? 'wild' : ''));
		for (const name of new Set(used)) {
			const most = name === 'wild' ? rules.options.jokers : (counts.get(name) ?? 0);
			if (used.filter((other) => other === name).length > most)
				report(`${text} is not in the pack`);
		}
	}
	for (const play of playsOf(random, rules, one)) {
		const isLegal = legal(play) === true;
		const isListed = classes.some((one) => isIn(rules, order, one, play));
		if (isLegal && !isListed) report(`${textOf(play)} is missing`);
		// a set that costs the last place counts before a run, unless its player names the run (FP-3)
		if (isListed && !isLegal && !namings(rules, play).some((named) => legal(named) === true))
			report(`${textOf(play)} is listed but not legal`);
	}
	return found;
}

/** Options that the covering sets lack. */
const MORE_OPTIONS: readonly House[] = [
	{ suitLock: 'all', equalRank: 'allowed' },
	{ suitLock: 'all', turnedBy: ['four'], forbiddenLast: words('JK JE 2 8 3S') },
	{ tops: ['3S>JK'], effects: ['8:clears'], forbiddenLast: words('3S A') },
	{ equalRank: 'allowed-and-skips', turnedBy: ['four'], opener: '3D' },
	{ bomb: 'four', tops: ['3D>any', '3H>any'], numberLock: true },
	{ tops: ['3>set'], bomb: 'four', suitLock: 'all', effects: ['J:back'] },
	{ tops: ['3C>any'], completedFour: 'clears', equalRank: 'allowed' }
];
const DECKS: readonly House[] = [
	{ deck: 'standard' },
	{ leftovers: 'taken-out' },
	{ deck: 'extra-suits' },
	{ deck: 'suits-and-ranks', runs: 'suited' }
];

/** More with `npm run torture`. */
const POSITIONS = Number(process.env['TORTURE_POSITIONS'] ?? 2);
const seen = new Set<string>();

describe('PL-1 to PL-8, PR-5 to PR-8, DF-4, DF-7: the classes of legal plays, sampled', () => {
	for (const [seed, { id }] of RULESETS.entries()) {
		const covering = id === 'dalmuti' ? DALMUTI_COVERING : COVERING;
		const houseOf = (random: Chance, i: number): House => {
			if (i % 3 === 0) return {};
			const more = i % 3 === 1 ? anyOf(random, MORE_OPTIONS) : {};
			const deck = id === 'tahimi' || id === 'temple' ? anyOf(random, DECKS) : {};
			return { ...anyOf(random, covering), ...more, ...deck };
		};
		test(`PL-2 ${id}: ${POSITIONS} positions, every class is legal, and no legal play is missing`, () => {
			const random = chance(seed + 1);
			for (let i = 0; i < POSITIONS; i++) {
				const rules = rulesOf(id, houseOf(random, seed + i));
				const one = sample(random, rules);
				expect(errorsIn(random, rules, one).slice(0, 3)).toEqual([]);
				const { classes, none } = findLegalPlays(rules, one.question);
				for (const { as, pattern } of classes) seen.add(`${as} ${pattern}`);
				for (const { suits, as } of classes) if (suits !== null) seen.add(`suits, ${as}`);
				seen.add(String(none));
			}
		});
	}
	// as few as in a test run do not
	if (POSITIONS < 100) return;
	test('PL-1 to PL-8, DF-4, DF-7 the samples contain every kind of class', () =>
		expect([...seen].sort()).toEqual([
			'bomb set',
			'call set',
			'completes set',
			'follow run',
			'follow set',
			'lead pairs',
			'lead run',
			'lead set',
			'none-in-pack',
			'null',
			'passed-out',
			'suits, call',
			'suits, follow',
			'suits, top',
			'suits, trump',
			'top set',
			'trump set',
			'unbeatable'
		]));
});

/** A class as text: `follow set of 2, 0–2 wild, 6–2, CH`. */
function classText({
	as,
	pattern,
	count,
	wilds,
	ranks,
	suits,
	includes,
	without
}: LegalClass): string {
	const span = ({ from, to }: LegalClass['count']) => (from === to ? `${from}` : `${from}–${to}`);
	const ends = ranks.length > 1 ? `${ranks[0]}–${ranks.at(-1)}` : ranks[0];
	const more = [
		suits?.join(''),
		includes && `with ${formatCard(includes)}`,
		without.length > 0 && `without ${without.join(' ')}`
	];
	return [
		`${as} ${pattern} of ${span(count)}, ${span(wilds)} wild, ${ends}`,
		...more.filter(Boolean)
	].join(', ');
}

describe('PL-1 to PL-8: the classes of legal plays, by hand', () => {
	const rows: [string, string, House, string, Partial<LegalPlaysQuestion>, string[]][] = [
		[
			'PL-2 PL-3 a pair above fives, or a Joker with any card above five',
			'temple',
			{},
			'5S 5H',
			{},
			['follow set of 2, 0–2 wild, 6–2']
		],
		[
			'PL-1 a run of three whose top is above 9',
			'temple',
			{},
			'7D 8D 9D',
			{},
			['follow run of 3, 0–2 wild, 10–2']
		],
		[
			'PL-3 no Joker is left if both lie on the table',
			'temple',
			{},
			'5S JK=5 JK=5',
			{},
			['follow set of 3, 0 wild, 6–2']
		],
		[
			'PL-1 PL-3 leading',
			'temple',
			{},
			'',
			{},
			['lead set of 1–4, 0–2 wild, 3–2', 'lead run of 3–13, 0–2 wild, 5–2']
		],
		[
			'LE-1 FP-4 opening',
			'temple',
			{},
			'',
			{ opening: true },
			['lead set of 1–4, 0–2 wild, 3, with 3C', 'lead run of 3–13, 0–2 wild, 5–2, with 3C']
		],
		[
			'PL-5 a single 2',
			'kings-and-bastards',
			{},
			'5S 5H',
			{},
			['trump set of 1, 0 wild, 2', 'follow set of 2, 0 wild, 6–2']
		],
		[
			'PL-5 a Joker or a 2',
			'kings-and-bastards',
			{ trumps: 'twos-then-jokers' },
			'5S 5H',
			{},
			[
				'trump set of 1, 0 wild, 2',
				'trump set of 1, 1 wild, joker',
				'follow set of 2, 0 wild, 6–2',
				'follow set of 2, 2 wild, joker'
			]
		],
		[
			'PL-5 FP-1 a single Joker on a 2',
			'kings-and-bastards',
			{ trumps: 'twos-then-jokers' },
			'2S',
			{},
			['follow set of 1, 1 wild, joker']
		],
		[
			'PL-8 FP-5 only the 8 of hearts',
			'kings-and-bastards',
			{ calledRuns: true },
			'5H | 6H | 7H',
			{ call: 'H' },
			['call set of 1, 0 wild, 8, H']
		],
		[
			'PL-8 a red 8',
			'kings-and-bastards',
			{ calledRuns: true },
			'5H | 6D | 7H',
			{ call: 'red' },
			['call set of 1, 0 wild, 8, DH']
		],
		[
			'DF-4 the locked suits',
			'daifugo',
			{ jokers: 0, wild: 'none', jokersHighest: false, effects: [] },
			'5C 5H | 6C 6H',
			{},
			['follow set of 2, 0 wild, 7–2, CH']
		],
		[
			'RG-7 RG-12 a run of sixes alone, where they are wild',
			'temple',
			{ wildRank: '6', jokers: 0, wild: 'any-card' },
			'10D JD QD',
			{},
			['follow run of 3, 0–3 wild, K–2']
		],
		[
			'RG-7 a wild two stands for an ace at most, a Joker for a two',
			'president',
			{ wildRank: '2', jokers: 1, wild: 'any-card' },
			'KC KD',
			{},
			['follow set of 2, 0–2 wild, A']
		],
		[
			'RG-7 RG-12 in a run only a Joker stands for the wild rank',
			'president',
			{ wildRank: 'A', jokers: 1, wild: 'any-card', runs: 'suited' },
			'QD KD JK',
			{},
			[]
		],
		[
			'RG-7 FP-5 a wild six does not continue a called sequence',
			'kings-and-bastards',
			{ calledRuns: true, wildRank: '6' },
			'3C | 4C | 5C',
			{ call: 'C' },
			[]
		],
		[
			'RG-9 RG-14 a last run without the 8 that would end the trick',
			'president',
			{
				effects: ['8/run:clears'],
				forbiddenLast: ['8*'],
				jokers: 1,
				wild: 'any-card',
				runs: 'suited'
			},
			'5D 6D 7D',
			{ last: true },
			['follow run of 3, 0–1 wild, 8–2, without 8']
		],
		[
			'RG-10 a pair or four, not three',
			'daifugo',
			{ counts: 'same-or-double', suitLock: 'none', wild: 'none', jokers: 0, jokersHighest: false },
			'10C 10D',
			{},
			['follow set of 2, 0 wild, J–2', 'follow set of 4, 0 wild, J–2']
		],
		[
			'RG-8 RG-6 the 3 of clubs alone on three nines, or the fourth nine',
			'president',
			{ tops: ['3C>any'], completedFour: 'anyone' },
			'9C 9D 9H',
			{},
			[
				'follow set of 3, 0 wild, 10–2',
				'completes set of 1, 0 wild, 9',
				'top set of 1, 0 wild, 3, C, with 3C'
			]
		],
		['DF-1 DF-7 the 3 of spades', 'daifugo', {}, 'JK', {}, ['top set of 1, 0 wild, 3, S, with 3S']],
		[
			'PR-7 turned',
			'daifugo',
			{ wild: 'none', jokers: 0, jokersHighest: false },
			'5C 5H',
			{ turned: true },
			['follow set of 2, 0 wild, 4–3']
		],
		[
			'PR-5 equal ranks',
			'president',
			{ equalRank: 'allowed' },
			'KC',
			{},
			['follow set of 1, 0 wild, K–2']
		],
		[
			'PR-8 without forbidden last cards',
			'daifugo',
			{
				jokers: 0,
				wild: 'none',
				jokersHighest: false,
				forbiddenLast: words('JK 2 8 3S')
			},
			'QC',
			{ last: true },
			['follow set of 1, 0 wild, K–A, without JK 2 8 3S']
		],
		[
			'RG-14 without the strongest rank, and without what had its effect',
			'daifugo',
			{},
			'7C',
			{ last: true },
			['follow set of 1, 0 wild, 9–A, without 2 JK']
		],
		[
			'PR-14 threes of any suit, where the 3 of the locked suit would follow',
			'daifugo',
			{
				tops: ['3S>JK', '3>set'],
				effects: ['8:clears', 'J:back'],
				jokers: 0,
				wild: 'none',
				jokersHighest: false
			},
			'JH | 5C | 4C',
			{},
			['top set of 1, 0 wild, 3']
		],
		[
			'LE-1 DF-10 an opening by all threes of two packs, both 3s of clubs among them',
			'daifugo',
			{ packs: 2, opener: '3C', jokers: 0, wild: 'none', jokersHighest: false, maxSet: 8 },
			'',
			{ opening: true, players: 8 },
			['lead set of 1–8, 0 wild, 3, with 3C']
		],
		[
			'PR-14 PL-5 threes that are wild, where Jokers are trumps and stand for nothing',
			'kings-and-bastards',
			{ wildRank: '3', trumps: 'jokers' },
			'QC QH',
			{},
			[
				'trump set of 1, 1 wild, joker',
				'follow set of 2, 0–1 wild, K–2',
				'follow set of 2, 2 wild, joker'
			]
		],
		[
			'PR-14 PL-3 a three alone is below every rank, where a lone Joker is above',
			'president',
			{ wildRank: '3', wild: 'joins-a-set', jokers: 2, jokersHighest: true, maxSet: 4 },
			'3C',
			{},
			['follow set of 1, 0 wild, 4–2', 'follow set of 1, 1 wild, joker']
		],
		['PL-3 Jesters join a set', 'dalmuti', {}, '5 5 5', {}, ['follow set of 3, 0–2 wild, 4–1']],
		['PL-3 on a Jester alone', 'dalmuti', {}, 'JE', {}, ['follow set of 1, 0 wild, 12–1']],
		[
			'DK-2 the pack for six has no 8s',
			'tahimi',
			{},
			'7C',
			{ players: 6 },
			['follow set of 1, 0 wild, 9–A']
		],
		['PL-4 nothing', 'temple', {}, '2S', {}, []],
		['PL-2 nothing is above a pair of aces', 'tahimi', {}, 'AS AH', {}, []]
	];
	for (const [title, id, house, trick, more, expected] of rows)
		test(title, () => {
			const plays = trick === '' ? [] : trick.split('|').map(cardsOf);
			const { classes } = findLegalPlays(rulesOf(id, house), { trick: plays, players: 4, ...more });
			expect(classes.map(classText)).toEqual(expected);
		});

	const none: [string, string, House, string, Partial<LegalPlaysQuestion>, string][] = [
		['PL-4', 'temple', {}, '2S', {}, 'unbeatable'],
		['PL-6', 'temple', { afterPass: 'out-of-trick' }, '5S', { passed: true }, 'passed-out'],
		['FP-2', 'tahimi', {}, 'AS', {}, 'none-in-pack'],
		['TH-3', 'tarot-himi', {}, 'TR7', {}, 'trump-lies']
	];
	for (const [rule, id, house, trick, more, expected] of none)
		test(`${rule} why no play is legal: ${expected}`, () => {
			const question = { trick: [cardsOf(trick)], players: 4, ...more };
			expect(findLegalPlays(rulesOf(id, house), question).none).toBe(expected);
		});
	test('TH-3 tarot trumps are mentioned if the pack has them', () => {
		const hasTrumps = (id: string) => findLegalPlays(rulesOf(id), { trick: [], players: 4 }).trumps;
		expect([hasTrumps('tarot-himi'), hasTrumps('tahimi')]).toEqual([true, false]);
	});
});
