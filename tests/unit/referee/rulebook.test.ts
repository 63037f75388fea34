import { describe, expect, test } from 'vitest';
import { judgeHand } from '#lib/referee/judge-hand.ts';
import { irregularitiesOf, judgeIrregular } from '#lib/referee/judge-irregular.ts';
import { judgeNext } from '#lib/referee/judge-next.ts';
import { judgePlay } from '#lib/referee/judge-play.ts';
import { judgeJoin } from '#lib/referee/judge-join.ts';
import { judgeLead } from '#lib/referee/judge-lead.ts';
import { judgeRevolution } from '#lib/referee/judge-revolution.ts';
import { packFor } from '#lib/rules/pack.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { anyOf, chance, shuffled, someOf } from '../../oracle/sampling.ts';
import { many } from '../../sample.ts';
import { rulesOf, words } from '../given.ts';

const places = words('A B C D E F');

/** The rules cited by verdicts on random plays. */
function rulesOfPlays(rules: Rules, random: ReturnType<typeof chance>): RuleId[] {
	const pack = packFor(rules.options, 6).full;
	const ids: RuleId[] = [];
	for (let i = 0; i < many(6, 10); i++) {
		const plays = shuffled(random, someOf(shuffled(random, pack).slice(0, 9), 3));
		for (const play of plays.slice(0, 20)) {
			const trick = plays.slice(20, 20 + random(3)).filter((one) => one.length === play.length);
			const opening = rules.options.firstLead === 'holder-of-card' && trick.length === 0;
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

/** The rules cited by verdicts on random questions of all other kinds. */
function rulesOfTables(rules: Rules, random: ReturnType<typeof chance>): RuleId[] {
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
	const verdicts = [
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
		...irregularitiesOf(rules).map((kind) => judgeIrregular(rules, kind))
	];
	return verdicts.flatMap(({ rules: ids }) => ids);
}

describe('PL-1 to RV-3 the rulebook of a game contains every rule that its verdicts cite', () => {
	for (const [seed, { id }] of RULESETS.entries())
		test(`PL-1 to RV-3 ${id}, as published`, () => {
			const random = chance(seed + 3);
			const rules = rulesOf(id);
			const cited = new Set(rulesOfPlays(rules, random));
			for (let i = 0; i < many(6, 10); i++)
				for (const one of rulesOfTables(rules, random)) cited.add(one);
			const book: readonly RuleId[] = bookOf(id).map((rule) => rule.id);
			expect([...cited].filter((one) => !book.includes(one)).sort()).toEqual([]);
			expect(cited.size).toBeGreaterThan(12);
		});
});
