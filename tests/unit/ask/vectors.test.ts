import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONCEPTS } from '#lib/ask/concepts.ts';
import { TARGETS } from '#lib/ask/targets.ts';
import {
	ANY,
	chancesOf,
	lineOf,
	MOST,
	nameOfTarget,
	OF_TARGET,
	SIGNS,
	vectorsIn,
	allTerms
} from '#lib/ask/vectors.ts';
import { RANKS } from '#lib/cards/card.ts';
import { LOCALES, type Locale } from '#lib/messages/locales.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { GAME_IDS } from '#lib/rulesets/ruleset.ts';
import { questionsApart, questionsAsked, questionsExpected, type Asked } from '../../asked.ts';

/** The vectors of a language’s words. */
const wordsOf = (locale: Locale) => listed(`messages/${locale}/ask-vectors`);
const textOf = (file: string) => readFileSync(`src/lib/${file}.txt`, 'utf8');
const linesIn = (file: string) => textOf(file).trim().split('\n');
const listed = (file: string) => vectorsIn(textOf(file));
const shared = listed('ask/vectors');

test('every vector is of a term or a target, and all are equally long; one is of signs', () => {
	const targets = [
		...TARGETS.map(({ target }) => nameOfTarget(target)),
		...GAME_IDS.flatMap((game) => bookOf(game).map(({ id }) => id))
	];
	const names = new Set<string>([
		...targets.map((name) => OF_TARGET + name),
		...CONCEPTS,
		...RANKS.map((rank) => `rank-${rank}`),
		...'cardOnCard cardRun cardsApart cards player shapes'.split(' '),
		...'topPays bottomPays nobodyPays * ?'.split(' ')
	]);
	const { [ANY]: ofSigns, ...vectors } = Object.fromEntries(shared);
	expect(Object.keys(vectors).filter((name) => !names.has(name))).toEqual([]);
	expect(ofSigns).toHaveLength(SIGNS.length);
	expect(shared.size).toBe(linesIn('ask/vectors').length);
	const lists = [Object.values(vectors), ...LOCALES.map((one) => [...wordsOf(one).values()])];
	const lengths = lists.flatMap((list) => list.map(({ length }) => length));
	expect(new Set(lengths).size).toBe(1);
	expect(lists.flat(2).filter((one) => Math.abs(one) > MOST)).toEqual([]);
});

test('a line has the numbers it is made of', () => {
	const numbers = [-MOST, -1, 0, 1, MOST];
	expect(vectorsIn(lineOf('may', numbers)).get('may')).toEqual(numbers);
});

const NO_SIGNS = { fit: 0, exact: 0, whole: 0, words: 0, like: 0 };

test('terms that no phrasing has together speak for a rule, and so does a phrasing that fits', () => {
	const hits = bookOf('daifugo').map(({ id }) => ({ target: { rule: id }, signs: NO_SIGNS }));
	const terms = allTerms(['may', 'back', 'look'], false);
	const chances = chancesOf(hits, terms, [], new Map());
	expect(chances.reduce((all, one) => all + one, 0)).toBeCloseTo(1);
	const best = (of: readonly number[]) => hits[of.indexOf(Math.max(...of))]?.target.rule;
	expect(best(chances)).toBe('TX-5');
	const fitting = hits.map((hit) =>
		hit.target.rule === 'PL-6'
			? { ...hit, signs: { ...NO_SIGNS, fit: 1, exact: 1, whole: 1 } }
			: hit
	);
	expect(best(chancesOf(fitting, terms, [], new Map()))).toBe('PL-6');
});

test('a word speaks for a rule too', () => {
	const hits = bookOf('temple').map(({ id }) => ({ target: { rule: id }, signs: NO_SIGNS }));
	const chanceOf = (stems: readonly string[]) =>
		chancesOf(hits, allTerms([], true), stems, wordsOf('en'))[
			hits.findIndex(({ target }) => target.rule === 'LE-1')
		]!;
	expect(chanceOf(['begin'])).toBeGreaterThan(2 * chanceOf([]));
});

test('no question apart is among those that are learnt from', () => {
	const keyOf = ({ language, game, question }: Pick<Asked, 'language' | 'game' | 'question'>) =>
		`${language} ${game} ${question.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`;
	const learnt = new Set(
		[...questionsAsked(), ...questionsExpected().filter(({ apart }) => !apart)].map(keyOf)
	);
	const both = questionsApart().filter((one) => learnt.has(keyOf(one)));
	expect(both.map(({ question }) => question)).toEqual([]);
});
