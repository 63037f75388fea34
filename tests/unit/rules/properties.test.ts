import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawSeats, type Draw } from '#lib/rules/draw.ts';
import { joinTable } from '#lib/rules/join.ts';
import { lead } from '#lib/rules/lead.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import type { House } from '#lib/rules/options.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { revolution } from '#lib/rules/revolution.ts';
import { chairMoves, seatsFrom, seatsKept } from '#lib/rules/seats.ts';
import { taxes } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { many } from '../../sample.ts';
import { words } from '../given.ts';

fc.configureGlobal({ numRuns: many(50, 40) });

const any = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** House changes that go with any ruleset's pack. */
const changes = fc.record(
	{
		stripped: any(CHOICES.stripped),
		jokers: any(CHOICES.jokers),
		trumps: any(CHOICES.trumps),
		firstLead: any(CHOICES.firstLead),
		laterLead: any(CHOICES.laterLead),
		leadAfterExit: any(CHOICES.leadAfterExit),
		taxSchedule: any(CHOICES.taxSchedule),
		firstRoundTax: any(CHOICES.firstRoundTax),
		revolution: any(CHOICES.revolution),
		firstDealRevolution: any(CHOICES.firstDealRevolution),
		newcomers: any(CHOICES.newcomers),
		dealer: any(CHOICES.dealer),
		seats: any(CHOICES.seats),
		direction: any(CHOICES.direction)
	},
	{ requiredKeys: [] }
);
/** And those of the pack, which a game of ranks 1 to 12 cannot have. */
const packs = fc.record(
	{
		deck: any(['standard', '32', '40', 'extra-suits', 'suits-and-ranks'] as const),
		leftovers: any(CHOICES.leftovers),
		ranking: any(['aces-high', 'twos-high'] as const)
	},
	{ requiredKeys: [] }
);

interface Table {
	rules: Rules;
	players: string[];
}

/** Every ruleset, as published or with house changes, with every number of players that it
 * allows. */
const tables: fc.Arbitrary<Table> = fc
	.record({ ruleset: any(RULESETS), house: fc.option(changes), pack: fc.option(packs) })
	.chain(({ ruleset, house, pack }) => {
		const ofPack: House = ruleset.id === 'dalmuti' ? {} : (pack ?? {});
		const rules = resolveRules(ruleset, { options: { ...house, ...ofPack } });
		const { min, max } = ruleset.players;
		const most = rules.options.deck === 'suits-and-ranks' ? 8 : max;
		return fc
			.integer({ min, max: most })
			.map((n) => ({ rules, players: words('A B C D E F G H I J K L').slice(0, n) }));
	});

const seated = tables.chain(({ rules, players }) =>
	fc.record({
		rules: fc.constant(rules),
		places: fc.shuffledSubarray(players, { minLength: players.length }),
		newcomers: fc.subarray(players),
		round: fc.integer({ min: 1, max: 3 }),
		caller: fc.option(any(players))
	})
);

describe('TX- taxes', () => {
	test('TX-1 TX-2 TX-8 nobody is in two brackets, and every payer sits below the receiver', () =>
		fc.assert(
			fc.property(seated, ({ rules, places, newcomers, round, caller }) => {
				const question = { places, newcomers, round, revolution: caller };
				const { brackets, untaxed } = taxes(rules.options, question);
				const people = brackets.flatMap(({ payer, receiver }) => [payer, receiver]);
				expect(new Set(people).size).toBe(people.length);
				for (const { payer, receiver, count } of brackets) {
					expect(places.indexOf(payer)).toBeGreaterThan(places.indexOf(receiver));
					expect(count).toBeGreaterThan(0);
				}
				if (untaxed !== undefined) expect(brackets).toEqual([]);
			})
		));
	test('TX-1 TX-2 brackets lie within each other, the outer ones pay more', () =>
		fc.assert(
			fc.property(seated, ({ rules, places, newcomers }) => {
				const { brackets } = taxes(rules.options, { places, newcomers, round: 2 });
				for (const [i, { payer, receiver, count }] of brackets.entries()) {
					const inner = brackets[i + 1];
					if (inner === undefined) continue;
					expect(count).toBeGreaterThan(inner.count);
					expect(places.indexOf(payer)).toBeGreaterThan(places.indexOf(inner.payer));
					expect(places.indexOf(receiver)).toBeLessThan(places.indexOf(inner.receiver));
				}
			})
		));
	test('TX-8 newcomers neither pay nor receive under middle-untaxed', () =>
		fc.assert(
			fc.property(seated, ({ rules, places, newcomers }) => {
				const options = { ...rules.options, newcomers: 'middle-untaxed' as const };
				const { brackets } = taxes(options, { places, newcomers, round: 2 });
				for (const { payer, receiver } of brackets) {
					expect(newcomers).not.toContain(payer);
					expect(newcomers).not.toContain(receiver);
				}
			})
		));
	test('RV-1 RV-2 a revolution leaves no bracket', () =>
		fc.assert(
			fc.property(seated, ({ rules, places, newcomers, round }) => {
				fc.pre(rules.options.revolution !== 'none');
				const question = { places, newcomers, round, revolution: places[0]! };
				expect(taxes(rules.options, question)).toEqual({ brackets: [], untaxed: 'revolution' });
			})
		));
});

describe('RV-2 revolutions', () => {
	test('RV-2 two greater revolutions cancel each other', () =>
		fc.assert(
			fc.property(seated, ({ rules, places }) => {
				const options = { ...rules.options, revolution: 'dalmuti' as const, jokers: 2 as const };
				const once = revolution(options, places, places.at(-1)!);
				expect(once.greater).toBe(true);
				for (const [i, p] of once.places.entries()) expect(places[places.length - 1 - i]).toBe(p);
				const twice = revolution(options, once.places, once.places.at(-1)!);
				expect(twice.places).toEqual(places);
			})
		));
	test('RV-1 RV-2 any other call leaves the places as they are', () =>
		fc.assert(
			fc.property(seated, ({ rules, places, caller }) => {
				fc.pre(caller !== null && caller !== places.at(-1));
				expect(revolution(rules.options, places, caller).places).toEqual(places);
			})
		));
});

describe('TI- titles', () => {
	test('TI-2 to TI-5 one title a place, and no title twice but the middle one', () =>
		fc.assert(
			fc.property(seated, ({ rules, places, newcomers, round }) => {
				const at = newcomers.map((p) => places.indexOf(p));
				const titles = titlesFor(rules, { players: places.length, newcomers: at, round });
				expect(titles).toHaveLength(places.length);
				const high = titles.filter((title) => title !== rules.titles.middle);
				expect(new Set(high).size).toBe(high.length);
				for (const title of titles) expect(title).not.toBe('');
			})
		));
	test('TI-2 TX-8 in Temple payers and receivers have a title, and no others at the bottom', () =>
		fc.assert(
			fc.property(seated, ({ places: all, newcomers }) => {
				const rules = resolveRules(RULESETS[0]!);
				const others = all.filter((p) => !newcomers.includes(p));
				const places = others.toSpliced(Math.ceil(others.length / 2), 0, ...newcomers);
				const at = newcomers.map((p) => places.indexOf(p));
				const titles = titlesFor(rules, { players: places.length, newcomers: at, round: 2 });
				const { brackets } = taxes(rules.options, { places, newcomers, round: 2 });
				const title = (p: string) => titles[places.indexOf(p)]!;
				expect(brackets.map(({ receiver }) => title(receiver))).toEqual(
					rules.titles.top.slice(0, brackets.length)
				);
				expect(brackets.map(({ payer }) => title(payer))).toEqual(
					rules.titles.bottom.slice(0, brackets.length)
				);
				expect(titles.filter((t) => rules.titles.bottom.includes(t))).toHaveLength(brackets.length);
			})
		));
});

describe('DK- packs', () => {
	test('DK-1 to DK-6 the counts of a pack add up to its size', () =>
		fc.assert(
			fc.property(tables, ({ rules, players }) => {
				const pack = packFor(rules.options, players.length);
				const counts = [...rankCounts(pack).values()];
				expect(counts.reduce((sum, n) => sum + n, 0)).toBe(pack.cards + pack.aside);
				for (const n of [...counts, ...pack.remove.values()]) expect(n).toBeGreaterThanOrEqual(0);
				expect(pack.each * players.length + pack.extra).toBe(pack.cards);
				expect(pack.extra).toBeLessThan(players.length);
			})
		));
	test('DK-2 RG-3 everybody gets the same where cards are taken out or set aside', () =>
		fc.assert(
			fc.property(tables, ({ rules, players }) => {
				const { deck, leftovers } = rules.options;
				fc.pre(leftovers === 'taken-out' || leftovers === 'aside');
				fc.pre(leftovers === 'aside' || (deck !== 'tarot' && deck !== 'dalmuti'));
				expect(packFor(rules.options, players.length).extra).toBe(0);
			})
		));
	test('DK-5 hands dealt round, one card at a time, add up to the pack', () =>
		fc.assert(
			fc.property(tables, ({ rules, players }) => {
				const { cards, each, extra } = packFor(rules.options, players.length);
				const hands = players.map(() => 0);
				for (let card = 0; card < cards; card++) hands[card % hands.length]! += 1;
				expect(hands.filter((n) => n === each + 1)).toHaveLength(extra);
				expect(hands.filter((n) => n === each)).toHaveLength(players.length - extra);
			})
		));
});

/** The chairs before, clockwise, some of them empty, and the places of the next round, without some
 * players and with new ones. */
const moved = fc
	.record({
		chairs: fc.shuffledSubarray(words('A B C D E F G H I J'), { minLength: 3 }),
		empty: fc.array(fc.nat(9), { maxLength: 2 }),
		newcomers: fc.subarray(words('X Y Z'))
	})
	.chain(({ chairs, empty, newcomers }) =>
		fc.record({
			chairs: fc.constant(
				empty.reduce<(string | null)[]>((all, i) => all.toSpliced(i % all.length, 0, null), chairs)
			),
			stay: fc.shuffledSubarray([...chairs, ...newcomers], { minLength: 3 })
		})
	);

/** The chairs of the next round, in words: who left gets up; chairs too many are taken away, the
 * first empty one first; chairs too few are put at the end. */
function naiveChairs(chairs: readonly (string | null)[], places: readonly string[]) {
	const before = chairs.map((p) => (p !== null && places.includes(p) ? p : null));
	while (before.length > places.length) before.splice(before.indexOf(null), 1);
	while (before.length < places.length) before.push(null);
	return before;
}

describe('SE- chairs', () => {
	test('SE-2 FP-13 the number of moves is the number of people who change chairs', () =>
		fc.assert(
			fc.property(moved, ({ chairs, stay }) => {
				const before = naiveChairs(chairs, stay);
				const counted = stay.map((_, top) => {
					let moves = 0;
					let chair = top;
					for (const p of stay) {
						if (before.includes(p) && before[chair] !== p) moves += 1;
						chair = chair + 1 === stay.length ? 0 : chair + 1;
					}
					return moves;
				});
				expect(chairMoves({ direction: 'clockwise' }, chairs, stay)).toEqual({
					movesByTopChair: counted,
					fewest: [...counted].sort((a, b) => a - b)[0]
				});
			})
		));
	test('SE-2 everybody has one chair, in the order of places from the top', () =>
		fc.assert(
			fc.property(moved, fc.nat(12), any(CHOICES.direction), ({ stay }, top, direction) => {
				const clockwise = seatsFrom({ direction }, stay, top % stay.length);
				const isClockwise = direction === 'clockwise';
				const turnedTop = (stay.length - (top % stay.length)) % stay.length;
				// seen from the other side of the table they sit clockwise
				const [first, ...others] = clockwise;
				const seats = isClockwise ? clockwise : [first!, ...others.toReversed()];
				expect([...seats].sort()).toEqual([...stay].sort());
				const from = seats.indexOf(stay[0]!);
				expect(from).toBe(isClockwise ? top % stay.length : turnedTop);
				expect([...seats.slice(from), ...seats.slice(0, from)]).toEqual(stay);
			})
		));
	test('SE-3 keeping the chairs keeps the order round the table, and loses or doubles nobody', () =>
		fc.assert(
			fc.property(moved, ({ chairs, stay }) => {
				const seats = seatsKept(chairs, stay);
				expect([...seats].sort()).toEqual([...stay].sort());
				const old = (p: string | null) => p !== null && chairs.includes(p) && stay.includes(p);
				expect(seats.filter(old)).toEqual(chairs.filter(old));
			})
		));
});

describe('SE-1 the draw', () => {
	const orders = {
		'aces-high': words('A K Q J 10 9 8 7 6 5 4 3 2'),
		'twos-high': words('2 A K Q J 10 9 8 7 6 5 4 3')
	};

	test('SE-1 the draw gives the same order as drawing again tie by tie', () =>
		fc.assert(
			fc.property(
				any(['aces-high', 'twos-high'] as const),
				fc.integer({ min: 3, max: 12 }),
				fc.infiniteStream(fc.nat(12)),
				fc.integer({ min: 1, max: 4 }),
				(ranking, n, stream, kinds) => {
					const best = orders[ranking];
					let groups = [words('A B C D E F G H I J K L').slice(0, n)];
					const draws: Draw<string>[] = [];
					for (let turn = 0; turn < 6; turn++) {
						const drawn: Record<string, string> = {};
						for (const p of groups.filter((group) => group.length > 1).flat())
							// few kinds of cards make many ties
							drawn[p] = best[stream.next().value! % (turn < 3 ? kinds * 2 : 13)]!;
						draws.push(drawn);
						groups = groups.flatMap((group) =>
							group.length === 1
								? [group]
								: best
										.map((rank) => group.filter((p) => drawn[p] === rank))
										.filter((same) => same.length > 0)
						);
						const tied = groups.filter((group) => group.length > 1);
						expect(drawSeats({ deck: 'standard', ranking, trumpValue: 'below' }, draws)).toEqual(
							tied.length > 0
								? { kind: 'redraw', groups: tied }
								: { kind: 'order', order: groups.flat() }
						);
						if (tied.length === 0) break;
					}
				}
			)
		));
});

describe('JO- coming and going', () => {
	const coming = tables.chain(({ rules, players }) =>
		fc.record({
			rules: fc.constant(rules),
			places: fc.shuffledSubarray(players, { minLength: players.length }),
			leave: fc.subarray(players),
			join: fc.shuffledSubarray([...words('X Y Z'), ...players.slice(0, 2)]),
			cards: fc.array(any(words('2 7 J A JK 12 1')), { minLength: 5, maxLength: 5 })
		})
	);
	test('JO-1 JO-2 the others keep their order, and nobody is lost or doubled', () =>
		fc.assert(
			fc.property(coming, ({ rules, places, leave, join: all, cards: drawn }) => {
				// a player who is present has to leave before joining again
				const join = all.filter((p) => !places.includes(p) || leave.includes(p));
				const cards = Object.fromEntries(join.map((p, i) => [p, drawn[i]!]));
				const answer = joinTable(rules.options, { places, leave, join, cards });
				const others = places.filter((p) => !leave.includes(p));
				if (answer.kind === 'redraw') {
					expect(rules.options.newcomers).toBe('redraw');
					expect(join).not.toEqual([]);
					return;
				}
				expect(answer.places.filter((p) => others.includes(p))).toEqual(others);
				expect([...answer.places].sort()).toEqual([...others, ...join].sort());
				if (rules.options.newcomers !== 'by-card')
					expect(answer.places.filter((p) => join.includes(p))).toEqual(join);
			})
		));
});

describe('LE- leads', () => {
	test('LE-1 LE-2 PL-7 the leader is at the table and still holds cards', () =>
		fc.assert(
			fc.property(seated, fc.nat(11), ({ rules, places, newcomers: out, round, caller }, at) => {
				fc.pre(out.length < places.length);
				const chairs = seatsFrom(rules.options, places.toReversed(), at % places.length);
				const first = lead(rules.options, { places, chairs, round });
				expect(first.leader === null).toBe(first.holderOf !== null || first.random);
				if (caller === null) return;
				const next = lead(rules.options, { places, chairs, round, out, lastPlayBy: caller });
				expect(places).toContain(next.leader);
				expect(out).not.toContain(next.leader);
				if (!out.includes(caller)) expect(next.leader).toBe(caller);
			})
		));
});
