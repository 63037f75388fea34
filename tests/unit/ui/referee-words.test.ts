import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Card, Wild } from '#lib/cards/card.ts';
import { IRREGULARITIES } from '#lib/referee/judge-irregular.ts';
import { judgePlay } from '#lib/referee/judge-play.ts';
import { suitsNeeded } from '#lib/referee/suits-needed.ts';
import type { TableQuestion } from '#lib/referee/play-facts.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { LOCALES } from '#lib/messages/locales.ts';
import { messagesOf, setLanguage } from '#lib/messages/messages.svelte.ts';
import { forbiddenTexts, wildOf } from '#lib/ui/text/cards.ts';
import { playSentence, verdictWord } from '#lib/ui/referee/text/play.ts';
import { revolutionWord } from '#lib/ui/referee/text/table-answers.ts';
import { whole } from '../../sample.ts';
import { cards } from '../given.ts';

const m = messagesOf('referee');

const rulesOf = (id: string): Rules => resolveRules(findRuleset(id)!);

/** Plays of each pattern, with wild cards and without, of a pack with these ranks and this wild
 * card. */
function playsOf(rules: Rules): readonly (readonly Card[])[] {
	const wild: Wild = wildOf(rules);
	const isDalmuti = rules.options.deck === 'dalmuti';
	const texts = isDalmuti
		? ['5', '9', '5 5', '9 9', `5 ${wild}`, `9 ${wild}`, wild, `${wild} ${wild}`]
		: [
				'5S',
				'9S',
				'2S',
				'5S 5H',
				'9S 9H',
				'2S 2H',
				`5S ${wild}`,
				`9S ${wild}`,
				`2S ${wild}`,
				wild,
				`${wild} ${wild}`,
				'4S 5S 6S',
				`7H 8H ${wild}`
			];
	return texts.map((text) => cards(text));
}

/** Every play on every other, in every game, with its verdict. */
const judged = RULESETS.flatMap(({ id }) => {
	const rules = rulesOf(id);
	const plays = playsOf(rules);
	const questions = plays.flatMap((under) =>
		plays.map((play): TableQuestion => ({ players: 5, trick: [under], play }))
	);
	return questions.map((question) => ({ rules, question, verdict: judgePlay(rules, question) }));
});

const sentencesIn = (text: string): string[] =>
	(text.match(/[^.!?。！？]+[.!?。！？]*/g) ?? []).map((one) => one.trim());

describe.each(LOCALES)('verdicts in %s', (language) => {
	afterEach(async () => {
		await setLanguage('en');
		vi.unstubAllGlobals();
	});
	test('no sentence occurs twice, and none ends with a colon', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		await setLanguage(language);
		// another third of them in each language
		const third = LOCALES.indexOf(language) % 3;
		const some = judged.filter((_, i) => whole || i % 3 === third);
		const texts = some.map((one) => [verdictWord(one.verdict), playSentence(one)].join('. '));
		for (const text of texts) {
			const all = sentencesIn(text);
			expect(new Set(all).size, text).toBe(all.length);
			expect(text).not.toMatch(/[:：]\s*$/);
		}
		const { sentences, ways, names } = m.referee.irregular;
		for (const text of IRREGULARITIES.flatMap((what) => [sentences[what], names[what]]))
			expect(text).not.toMatch(/[:：]\s*$/);
		for (const text of Object.values(ways)) expect(text).not.toMatch(/[:：]\s*$/);
	});
});

test('PL-3 FP-3 a refusal names the rank of every wild card', () => {
	const refused = judged.filter(({ verdict }) => verdict.legal === false && verdict.reading);
	expect(refused.length).toBeGreaterThan(300);
	for (const one of refused) {
		const { question, verdict, rules } = one;
		const sentence = playSentence(one);
		const counts = sentence.split(/\bcounts? (?:as|above|below)\b/).length - 1;
		const isWild = (of: readonly Card[]) => of.some(({ kind }) => kind === 'wild');
		const isRead = isWild(question.play) || isWild(verdict.table?.cards ?? []);
		// where the wild card is the highest by its name, as a trump, its name is enough
		const isNamed = rules.options.wild === 'none';
		if (isRead && !isNamed) expect(counts, sentence).toBeGreaterThan(0);
		if (!isRead) expect(counts, sentence).toBe(0);
	}
});

describe('DF-4 suits for a lock are asked for only if there can be a lock', () => {
	const needed = (trick: string, play: string): number[] =>
		suitsNeeded(rulesOf('daifugo'), {
			players: 5,
			play: cards(play),
			trick: trick.split(' / ').map((one) => cards(one))
		})
			.filter(({ why }) => why === 'lock')
			.map((need) => need.play);
	test.each([
		['two plays whose suits nobody named', '4 / 6', '9', [0, 1, 2]],
		['two plays of one suit', '4S / 6S', '9', [0, 1, 2]],
		['two plays of different suits', '4S / 6H', '9', [0, 1]],
		['a wild card, which has no suit', '4S / JK', '9', []],
		['one play only', '4S', '9', []],
		['a pair of the same suits further down', '4S / 6S / 7H', '9', [0, 1, 2, 3]]
	] as const)('%s', (_, trick, play, plays) => {
		expect(needed(trick, play)).toEqual(plays);
	});
});

test('RV-1 RV-2 the answer is "not now" only if a revolution may be called later', () => {
	const word = (code: Parameters<typeof revolutionWord>[0]['code']) =>
		revolutionWord({ allowed: false, code });
	expect(word('tax-begun')).toBe('Not now');
	expect(word('not-dealt')).toBe('Not now');
	for (const code of ['no-revolution', 'not-two-wilds', 'not-both-held'] as const)
		expect(word(code)).toBe('No');
});

test('PR-8: if all 3s are forbidden as last cards, the 3♠ is not named again', () => {
	expect(forbiddenTexts(['JK', '2', '3S'])).toEqual(['Jokers', '2s', '3♠']);
	expect(forbiddenTexts(['JK', '3', '3S'])).toEqual(['Jokers', '3s']);
});
