import { describe, expect, test } from 'vitest';
import { judgeHand } from '#lib/referee/hand.ts';
import { IRREGULARITIES, judgeIrregular } from '#lib/referee/irregular.ts';
import { judgeNext } from '#lib/referee/next-to-play.ts';
import { judgePlay } from '#lib/referee/play.ts';
import { judgeJoin, judgeLead, judgeRevolution } from '#lib/referee/table.ts';
import { packFor } from '#lib/rules/pack.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { anyOf, chance, shuffled, someOf } from '../../oracle/sampling.ts';
import { rulesOf, words } from '../given.ts';

const places = words('A B C D E F');

/** Every rule that an answer on a play rests on: sets and runs on each other, and what they may be asked with. */
function onPlays(rules: Rules, random: ReturnType<typeof chance>): RuleId[] {
	const pack = packFor(rules.options, 6).full;
	const ids: RuleId[] = [];
	for (let i = 0; i < 60; i++) {
		const plays = shuffled(random, someOf(shuffled(random, pack).slice(0, 9), 3));
		for (const play of plays.slice(0, 20)) {
			const trick = plays.slice(20, 20 + random(3)).filter((one) => one.length === play.length);
			const opening = rules.options.firstLead === 'holder-of-3c' && trick.length === 0;
			const question = {
				trick,
				play,
				opening,
				players: anyOf(random, [4, 5, 6]),
				last: random(3) === 0
			};
			ids.push(...judgePlay(rules, question).rules);
		}
	}
	return ids;
}

function onTables(rules: Rules, random: ReturnType<typeof chance>): RuleId[] {
	const pack = packFor(rules.options, 6).full;
	const caller = anyOf(random, places);
	const hand = shuffled(
		random,
		pack.filter(({ kind }) => kind !== 'trump')
	).slice(0, 6);
	const turns = [
		{ player: 'A', did: 'play', cards: [anyOf(random, hand)], exit: random(2) === 0 },
		...places.slice(1, 1 + random(6)).map((player) => ({ player, did: 'pass' }) as const)
	] as const;
	const sides = (['payer', 'receiver'] as const).map((side) =>
		judgeHand(rules, { players: 4, side, count: 2, cards: hand, part: 'whole' })
	);
	const answers = [
		judgeLead(rules, { places, round: 1 + random(2) }),
		judgeLead(rules, { places, round: 2, lastPlayBy: 'B', out: ['B'] }),
		judgeNext(rules, { places, chairs: places, out: [], turns: turns }),
		judgeJoin(rules, {
			places,
			leave: places.slice(random(6)),
			join: random(2) === 0 ? ['X'] : ['F']
		}),
		judgeRevolution(rules, { places, caller, round: 2, holdsBoth: true, taxBegun: false }),
		...sides.flatMap((side) => (side.ok ? side.value : [])),
		...IRREGULARITIES.map((kind) => judgeIrregular(rules, kind))
	];
	return answers.flatMap(({ rules: ids }) => ids);
}

describe('PL-1 to RV-3 a rule that an answer rests on stands in the book of the game', () => {
	for (const [seed, { id }] of RULESETS.entries())
		test(`PL-1 to RV-3 ${id}, as published`, () => {
			const random = chance(seed + 3);
			const rules = rulesOf(id);
			const cited = new Set(onPlays(rules, random));
			for (let i = 0; i < 60; i++) for (const one of onTables(rules, random)) cited.add(one);
			const book: readonly RuleId[] = bookOf(id).map((rule) => rule.id);
			expect([...cited].filter((one) => !book.includes(one)).sort()).toEqual([]);
			expect(cited.size).toBeGreaterThan(12);
		});
});
