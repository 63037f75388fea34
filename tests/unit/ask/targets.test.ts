import { describe, expect, test } from 'vitest';
import { CONCEPTS } from '#lib/ask/concepts.ts';
import { TARGETS } from '#lib/ask/targets.ts';
import { RANKS } from '#lib/cards/card.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { GAME_IDS } from '#lib/rulesets/ruleset.ts';
import { LOCALES } from '#lib/messages/locales.ts';

const lexicons = import.meta.glob<{ default: { concepts: Record<string, string> } }>(
	'../../../src/lib/messages/*/ask.ts',
	{ eager: true }
);

test('every phrasing consists of concepts, ranks, and placeholders for names', () => {
	const terms = new Set<string>([
		...CONCEPTS,
		...RANKS.map((rank) => `rank-${rank}`),
		'cardOnCard',
		'cards',
		'player',
		'topPays',
		'bottomPays'
	]);
	const unknown = TARGETS.flatMap(({ phrasings }) =>
		phrasings.flatMap(({ terms: own }) => own.split(' '))
	).filter((term) => !terms.has(term));
	expect(unknown).toEqual([]);
});

test('every rule that the search can find is in the rulebook of some game', () => {
	const inBooks = new Set(GAME_IDS.flatMap((game) => bookOf(game).map(({ id }) => id)));
	const rules = TARGETS.flatMap(({ target }) => ('rule' in target ? target.rule : []));
	expect(rules.filter((id) => !inBooks.has(id))).toEqual([]);
});

describe.each(LOCALES)('words in %s', (language) => {
	test('every concept has words, and lists no word twice', () => {
		const { concepts } = lexicons[`../../../src/lib/messages/${language}/ask.ts`]!.default;
		for (const [concept, list] of Object.entries(concepts)) {
			if (concept === 'onAfter' || concept === 'on') continue;
			const words = list.split(/, /);
			expect(words[0], concept).not.toBe('');
			expect(new Set(words).size, `${concept}: ${list}`).toBe(words.length);
		}
	});
});
