import { describe, expect, test, vi } from 'vitest';
import { RULE_IDS, type RuleId } from '#lib/rules/rule-ids.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { CALLED } from '#lib/rulesets/called.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { everydayPhrases } from '#lib/ui/rulebook/everyday.ts';
import { wordsOf } from '#lib/ui/rulebook/search-words.ts';
import { searchRules } from '#lib/ui/rulebook/search.ts';
import { words } from '../given.ts';

const games = (query: string): string[] =>
	searchRules(query)
		.filter(({ id }) => id === null)
		.map(({ game }) => game);

describe('MA-2 a game is found by any of its names', () => {
	const names: [string, string][] = [
		['Asshole', 'temple president'],
		['Scum', 'tahimi president'],
		['Landlord', 'tahimi president'],
		['Social Class', 'temple'],
		['Capitalism', 'temple president'],
		['Corporate Shuffle', 'dalmuti'],
		['Rich Man Poor Man', 'kings-and-bastards'],
		['Rich Man, Poor Man', 'kings-and-bastards'],
		['president', 'president temple tahimi'],
		['vice president', 'temple'],
		['bum', 'temple president'],
		['Daifugo', 'daifugo'],
		['大貧民', 'daifugo'],
		['great dal', 'dalmuti'],
		['tarot', 'tarot-himi']
	];
	test.each(names)('%s: %s', (name, expected) => {
		expect(games(name).sort()).toEqual(words(expected).sort());
		expect(searchRules(name)[0]?.id).toBeNull();
	});
	test.each(RULESETS)('every alias of $name', ({ id, name, aliases }) => {
		for (const one of [name, ...aliases]) expect(games(one)).toContain(id);
	});
	test.each(RULESETS)('$name: every name by which the Table and the Referee know it', ({ id }) => {
		for (const one of CALLED[id])
			expect(searchRules(one)[0], one).toMatchObject({ game: id, id: null });
	});
});

test.each<[string, string, string | null]>([
	['joker', 'temple', 'PL-3'],
	['tie', 'tahimi', 'SE-1'],
	['tx-5', 'temple', 'TX-5'],
	['Capitalism', 'temple', null],
	['corporate shuffle', 'dalmuti', null],
	['大富豪', 'daifugo', null]
])('%s: among the first six results is %s %s', (query, game, id) => {
	expect(searchRules(query).slice(0, 6)).toContainEqual(expect.objectContaining({ game, id }));
});

describe('everyday phrases find the rule in every game that has it', () => {
	const phrases: [string, string][] = [
		['Joker', 'PL-3'],
		['jester', 'PL-3'],
		['wild', 'PL-3'],
		['tie', 'SE-1'],
		['draw again', 'SE-1'],
		['equal', 'FP-6'],
		['newcomer', 'JO-2'],
		['someone joins late', 'JO-2'],
		['new player', 'JO-2'],
		['who leads', 'LE-1'],
		['who leads?', 'LE-1'],
		['first card', 'LE-1'],
		['who starts', 'LE-1'],
		['passing', 'PL-6'],
		['tax', 'TX-3'],
		['tribute', 'TX-3'],
		['give back', 'TX-5'],
		['return', 'TX-5'],
		['revolution', 'RV-1'],
		['revolution', 'RV-2'],
		['misdeal', 'DK-8'],
		['exposed card', 'DK-8'],
		['one card', 'PL-9'],
		['last card', 'PL-9'],
		['last card', 'PR-8'],
		['bomb', 'PL-5'],
		['trump', 'PL-5'],
		['trump', 'TH-3'],
		['two', 'PL-4'],
		['straight', 'PL-1'],
		['run', 'PL-1'],
		['quit', 'JO-1'],
		['leaving', 'JO-1'],
		['points', 'SC-1'],
		['score', 'SC-4'],
		['titles', 'TI-2'],
		['Empress', 'TI-6'],
		['queen', 'TI-6'],
		['dealer', 'DK-7'],
		['chair', 'SE-2'],
		['house rules', 'DE-2'],
		['discards', 'MA-1'],
		['eights', 'PR-6'],
		['8 cut', 'PR-6'],
		['four of a kind', 'PR-7'],
		['suit lock', 'DF-4']
	];
	test.each(phrases)('%s: %s', (query, id) => {
		const having = RULESETS.filter((ruleset) => bookOf(ruleset.id).some((rule) => rule.id === id));
		const found = searchRules(query).filter((hit) => hit.id === id);
		expect(found.map(({ game }) => game).sort()).toEqual(having.map((game) => game.id).sort());
	});

	const first: [string, string][] = [
		['Joker', 'temple PL-3'],
		['jok', 'temple PL-3'],
		['newcomer', 'temple JO-2'],
		['who leads', 'temple LE-1'],
		['who le', 'temple LE-1'],
		['tie', 'tahimi SE-1'],
		['misdeal', 'temple DK-8'],
		['daifugo joker', 'daifugo PL-3'],
		['joker daifugo', 'daifugo PL-3'],
		['tahimi lead', 'tahimi LE-1'],
		['dalmuti tax', 'dalmuti TX-2'],
		['merchant exchange', 'dalmuti TX-10'],
		['stars and moons', 'tahimi DK-4'],
		['fall of the capital', 'daifugo DF-6'],
		['carnation', 'dalmuti DE-3'],
		['EMPRESS', 'temple TI-6'],
		['3♣ itself', 'temple FP-4']
	];
	test.each(first)('%s: %s comes first', (query, expected) => {
		const [hit] = searchRules(query).filter(({ id }) => id !== null);
		expect([hit?.game, hit?.id]).toEqual(words(expected));
	});

	test('phrases are unique per topic and already normalized', () => {
		for (const { phrases, rules } of everydayPhrases()) {
			const list = phrases.join(', ');
			expect(new Set(phrases).size, list).toBe(phrases.length);
			expect(new Set(rules).size, list).toBe(rules.length);
			for (const phrase of phrases) expect(wordsOf(phrase).join(' ')).toBe(phrase);
		}
	});
});

describe('normalized words', () => {
	test('full-width letters, accents and apostrophes are folded', () => {
		expect(wordsOf('Daifugō’s ＪＯＫＥＲ')).toEqual(['daifugos', 'joker']);
	});
	test('Japanese and Chinese are split into words', () => {
		expect(wordsOf('ジョーカーは最強です。', 'ja')).toEqual(['ジョーカー', 'は', '最強', 'です']);
		expect(wordsOf('玩家交换座位', 'zh-Hans')).toEqual(['玩家', '交换', '座位']);
	});
	test('Korean words lose their particles', () => {
		expect(wordsOf('조커를 카드에서는 순위가 결과 덱을', 'ko')).toEqual([
			'조커',
			'카드',
			'순위',
			'결과',
			'덱'
		]);
	});
	test('marks that turn one kana into another are kept', () => {
		expect(wordsOf('ババ', 'ja')).toEqual(['ババ']);
	});
	test('Hebrew loses its points', () => {
		expect(wordsOf('ג׳וֹקֶר', 'he')).toEqual(wordsOf('ג׳וקר', 'he'));
	});
});

describe('a rule is found by its id', () => {
	const having = (id: RuleId) =>
		RULESETS.filter((ruleset) => bookOf(ruleset.id).some((rule) => rule.id === id));
	test.each(RULE_IDS)('%s', (id) => {
		for (const query of [id, id.toLowerCase(), id.replace('-', ' '), id.replace('-', '')]) {
			const hits = searchRules(query).slice(0, having(id).length);
			expect(hits.map((hit) => [hit.game, hit.id])).toEqual(
				having(id).map((game) => [game.id, id])
			);
		}
	});
});

describe('a query', () => {
	test('without words, or with unknown ones, finds nothing', () => {
		for (const query of ['', '  ', '…?', 'xyzzy']) expect(searchRules(query)).toEqual([]);
	});
	test('ignores case, accents and punctuation', () => {
		const hits = searchRules('daifugo');
		expect(hits).not.toEqual([]);
		for (const query of ['DAIFUGO', 'Daifugō', ' daifugō! '])
			expect(searchRules(query)).toEqual(hits);
	});
	test('needs every word, or else as many as possible', () => {
		for (const { title, excerpt, id } of searchRules('carnation hats'))
			expect([id, title, excerpt].join(' ')).toMatch(/carnation|hats/i);
		expect(searchRules('carnation xyzzy')[0]?.id).toBe('DE-3');
	});
	test('shows the sentence that contains the word', () => {
		const [hit] = searchRules('warning temple');
		expect(hit).toEqual({
			game: 'temple',
			id: 'TI-1',
			title: 'How many play',
			excerpt: 'Our reading: It works up to twelve, and three may play with a warning.'
		});
	});
	test('splits the rules into words once, and later only the query', () => {
		searchRules('a');
		const divided = vi.spyOn(String.prototype, 'normalize');
		searchRules('who has to give the joker to whom');
		expect(divided.mock.calls.length).toBeLessThan(5);
		divided.mockRestore();
	});
});
