import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONCEPTS } from '#lib/ask/concepts.ts';
import { ANY, chancesOf, nameOfTarget, SIGNS, weighedTerms } from '#lib/ask/evidence.ts';
import { TARGETS } from '#lib/ask/targets.ts';
import { RANKS } from '#lib/cards/card.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { GAME_IDS } from '#lib/rulesets/ruleset.ts';

const lines = readFileSync('src/lib/ask/evidence.txt', 'utf8').trim().split('\n');

test('every line is of a target or a rule, and its weights are of terms; one is of signs', () => {
	const names = new Set([
		...TARGETS.map(({ target }) => nameOfTarget(target)),
		...GAME_IDS.flatMap((game) => bookOf(game).map(({ id }) => id))
	]);
	const terms = new Set<string>([
		...CONCEPTS,
		...RANKS.map((rank) => `rank-${rank}`),
		...'cardOnCard cardRun cardsApart cards player shapes'.split(' '),
		...'topPays bottomPays nobodyPays * ?'.split(' ')
	]);
	for (const line of lines.filter((one) => !one.startsWith(`${ANY} `))) {
		const [name = '', ...parts] = line.split(' ');
		expect(names).toContain(name);
		expect(
			parts.filter((one) => !/^-?\d+$/.test(one) && !terms.has(one)),
			line
		).toEqual([]);
	}
	expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
	const ofSigns = lines.find((line) => line.startsWith(`${ANY} `)) ?? '';
	expect(
		ofSigns
			.split(' ')
			.filter((part) => /^[a-z]+$/.test(part) && part !== ANY)
			.sort()
	).toEqual(SIGNS.toSorted());
});

const NO_SIGNS = { fit: 0, exact: 0, whole: 0, words: 0, like: 0 };

test('terms that no phrasing has together speak for a rule, and so does a phrasing that fits', () => {
	const hits = bookOf('daifugo').map(({ id }) => ({ target: { rule: id }, signs: NO_SIGNS }));
	const terms = weighedTerms(['may', 'back', 'look'], false);
	const chances = chancesOf(hits, terms);
	expect(chances.reduce((all, one) => all + one, 0)).toBeCloseTo(1);
	const best = (of: readonly number[]) => hits[of.indexOf(Math.max(...of))]?.target.rule;
	expect(best(chances)).toBe('TX-5');
	const fitting = hits.map((hit) =>
		hit.target.rule === 'PL-6'
			? { ...hit, signs: { ...NO_SIGNS, fit: 1, exact: 1, whole: 1 } }
			: hit
	);
	expect(best(chancesOf(fitting, terms))).toBe('PL-6');
});
