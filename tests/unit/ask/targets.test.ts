import { describe, expect, test } from 'vitest';
import { CONCEPTS, phrasesOf, type Lexicon } from '#lib/ask/concepts.ts';
import { TARGETS } from '#lib/ask/targets.ts';
import { RANKS } from '#lib/cards/card.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { GAME_IDS } from '#lib/rulesets/ruleset.ts';
import { LOCALES } from '#lib/messages/locales.ts';

const lexicons = import.meta.glob<{ default: Lexicon }>('../../../src/lib/messages/*/ask.ts', {
	eager: true
});

test('every phrasing consists of concepts, ranks, and placeholders for names', () => {
	const terms = new Set<string>([
		...CONCEPTS,
		...RANKS.map((rank) => `rank-${rank}`),
		'cardOnCard',
		'cardRun',
		'cardsApart',
		'cards',
		'shapes',
		'player',
		'nobodyPays',
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
	const { words } = lexicons[`../../../src/lib/messages/${language}/ask.ts`]!.default;
	const phrases = phrasesOf(words);

	test('every concept has words, and lists no word twice', () => {
		for (const concept of CONCEPTS) {
			if (concept === 'onAfter' || concept === 'on') continue;
			const list = phrases.get(concept) ?? [];
			expect(list.length, concept).toBeGreaterThan(0);
			expect(new Set(list).size, concept).toBe(list.length);
		}
	});
	test('every heading is known', () => {
		const marks = ['object', 'pronoun', 'by', 'than', 'onto', 'counted', 'or', 'to'].map(
			(mark) => `mark ${mark}`
		);
		const known = new Set<string>([
			...CONCEPTS,
			'of',
			'and',
			'with',
			'filler',
			'aside',
			'alike',
			'open',
			...marks
		]);
		const unknown = [...phrases.keys()].filter(
			(heading) => !known.has(heading) && !/^(rank|suit|count|number) \w+$/.test(heading)
		);
		expect(unknown).toEqual([]);
	});
});
