import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONCEPTS } from '#lib/ask/concepts.ts';
import { chancesOf, nameOfTarget } from '#lib/ask/evidence.ts';
import { TARGETS } from '#lib/ask/targets.ts';
import { RANKS } from '#lib/cards/card.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { GAME_IDS } from '#lib/rulesets/ruleset.ts';

const lines = readFileSync('src/lib/ask/evidence.txt', 'utf8').trim().split('\n');

test('every line is of a target or a rule, and its weights are of terms', () => {
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
	for (const line of lines) {
		const [name = '', ...parts] = line.split(' ');
		expect(names).toContain(name);
		for (const part of parts.filter((one) => !/^-?\d+$/.test(one)))
			expect(terms, line).toContain(part);
	}
	expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
});

test.each([
	[['may', 'back', 'look'], 'TX-5'],
	[['houseRule', 'top', 'may', 'everyRound'], 'DE-2'],
	[['out', 'bottom', 'lastCard', 'joker'], 'PR-8']
])('terms that no phrasing has together: %j: %s', (terms, likeliest) => {
	const targets = bookOf('daifugo').map(({ id }) => ({ rule: id }));
	const chances = chancesOf(targets, terms, false);
	const sum = [...chances.values()].reduce((all, one) => all + one, 0);
	expect(sum).toBeCloseTo(1);
	const [first] = [...chances].sort(([, a], [, b]) => b - a);
	expect(first?.[0]).toBe(likeliest);
});
