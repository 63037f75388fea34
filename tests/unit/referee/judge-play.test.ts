import { describe, expect, test } from 'vitest';
import type { Card } from '#lib/cards/card.ts';
import { judgePlay, PLAY_OPTIONS } from '#lib/referee/judge-play.ts';
import type { TableQuestion } from '#lib/referee/play-facts.ts';
import { checkPlay } from '#lib/rules/legality.ts';
import type { House } from '#lib/rules/options.ts';
import { RULE_IDS } from '#lib/rules/rule-ids.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { COVERING, DALMUTI_COVERING } from '../../oracle/covering.ts';
import { anyOf, cardsOf, chance, situation, wholePack } from '../../oracle/sampling.ts';
import { many } from '../../sample.ts';
import { rulesOf } from '../given.ts';
import { decidingOptions } from './deciding-options.ts';

type More = Partial<Omit<TableQuestion, 'trick' | 'play'>>;

const questionOf = (trick: string, play: string, more: More = {}): TableQuestion => ({
	trick: trick === '' ? [] : trick.split('|').map(cardsOf),
	play: cardsOf(play),
	players: 4,
	...more
});

/** The way in which a play is legal or the reason why not, and the rules: `follow: PL-1 PL-2`. */
function verdictText(id: string, house: House, question: TableQuestion): string {
	const { legal, code, as, fault, rules } = judgePlay(rulesOf(id, house), question);
	const why =
		legal === null ? 'for the table' : legal ? as : [code, fault].filter(Boolean).join(' ');
	return `${why}: ${rules.join(' ')}`;
}

const kings = 'kings-and-bastards';
const jokers: House = { trumps: 'jokers' };
const both: House = { trumps: 'twos-then-jokers' };
const sixes: House = { wildRank: '6', runs: 'suited' };
const anySixes: House = { wildRank: '6', wild: 'any-card', runs: 'mixed' };

describe('PL-1 to PL-8, PR-5 to PR-8, DF-1 to DF-7, TH-3: the rules that a verdict rests on', () => {
	const rows: [string, string, House, string, string, More][] = [
		// leading
		['lead: PL-1', 'temple', {}, '', '8C 8D', {}],
		['lead: PL-1 PL-3', 'temple', {}, '', '8C JK', {}],
		['lead: PL-1', 'temple', {}, '', '8C 9C 10C', {}],
		['lead: PL-1 FP-12', 'tahimi', { runs: 'suited' }, '', '7C 9C 10C', { players: 6 }],
		['lead: PL-1 LE-1', 'temple', {}, '', '3C 3D', { opening: true }],
		['lead: PL-1 LE-1 DF-3', 'daifugo', {}, '', '3D', { opening: true }],
		// following
		['follow: PL-1 PL-2', 'tahimi', {}, '5S 5H', '8C 8D', {}],
		['follow: PL-1 PL-2', 'temple', {}, '5S 6S 7S', '8C 9C 10C', {}],
		['follow: PL-1 PL-2 PL-3', 'temple', {}, '5S 5H', '8C JK', {}],
		['follow: PL-1 PL-2 PL-3', 'temple', {}, '5S JK', '8C 8D', {}],
		['follow: PL-1 PL-2 PL-3 FP-3', 'temple', {}, '4S 5S JK', '8C 9C 10C', {}],
		['follow: PL-1 PL-2 PR-5', 'president', { equalRank: 'allowed' }, '5S', '5C', {}],
		['follow: PL-1 PL-2 DF-4', 'daifugo', {}, '5S | 6S', '9S', {}],
		['follow: PL-1 PL-2 PR-7', 'daifugo', {}, '5S', '4C', { turned: true }],
		['follow: PL-1 PL-2 DF-1', 'daifugo', {}, '5S', 'JK', {}],
		['follow: PL-1 PL-2 PL-5', kings, {}, 'AS', '2C', {}],
		['follow: PL-1 PL-2 PL-5', kings, {}, 'AS AC', '2C 2D', {}],
		['follow: PL-1 PL-2 PL-5', kings, both, '2S', 'JK', {}],
		// legal without following
		['trump: PL-5', kings, {}, 'AS AC', '2C', {}],
		['trump: PL-5 FP-1', kings, both, '2S 2C', 'JK', {}],
		['trump: PL-5', kings, jokers, '2S 2C', 'JK', {}],
		['top: DF-7', 'daifugo', {}, 'JK', '3S', {}],
		['call: PL-8 FP-5', kings, { calledRuns: true }, '5H | 6H | 7H', '8H', { call: 'H' }],
		// refused
		['passed-out: PL-6', kings, {}, '5S', '8C', { passed: true }],
		['must-include-3c: LE-1', 'temple', {}, '', '3D', { opening: true }],
		['must-include-3c: LE-1 FP-4', 'temple', {}, '', '3D JK', { opening: true }],
		['must-include-3c: LE-1 DF-3', 'daifugo', {}, '', '3C', { opening: true }],
		[
			'breaks-sequence: PL-8 FP-5',
			kings,
			{ calledRuns: true },
			'5H | 6H | 7H',
			'2H',
			{ call: 'H' }
		],
		['unbeatable: PL-4', 'temple', {}, '2S', 'JK', {}],
		['unbeatable: PL-3 PL-4', 'temple', {}, '2S JK', '2C 2D', {}],
		['unbeatable: PL-3 PL-4 FP-3', 'temple', {}, 'JK', '2D', {}],
		['unbeatable: PL-5', kings, {}, '2S', '2C', {}],
		['unbeatable: PL-4 PL-5', kings, { effects: ['2:clears'] }, '2S', '2C', {}],
		['unbeatable: PL-5', kings, jokers, 'JK', '2C', {}],
		['unbeatable: PL-5 FP-1', kings, both, 'JK', '2C', {}],
		['unbeatable: PL-5', kings, both, 'JK JK', '2C 2D', {}],
		['unbeatable: PR-6', 'daifugo', {}, '8S', '9S', {}],
		['unbeatable: DF-7', 'daifugo', {}, 'JK | 3S', '4S', {}],
		['wrong-pattern: PL-1 PL-2', 'temple', {}, '4S 5S 6S', '8S 8C 8D', {}],
		['wrong-count: PL-2', 'temple', {}, '5S 5H', '8C', {}],
		['wrong-count: PL-2 PL-5', kings, {}, '5S 5H', '2C 2D 2S', {}],
		['wrong-count: PL-2 PL-5 FP-10', kings, { runs: 'suited' }, '4S 5S 6S', '2C', {}],
		['wrong-count: PL-2 PL-5 FP-1', kings, both, '2S', '4C 4D', {}],
		['not-higher: PL-2', 'tahimi', {}, '8S', '5C', {}],
		['not-higher: PL-1 PL-2', 'temple', {}, '7D 8D 9D', '6C 7C 8C', {}],
		['not-higher: PL-1 PL-2 FP-2', 'temple', {}, 'KD AD 2D', '6C 7C 8C', {}],
		['not-higher: PL-2 FP-2', 'tahimi', {}, 'AS', '5C', {}],
		['not-higher: PL-2 PL-3', 'dalmuti', {}, '5 5', '7 JE', {}],
		['not-higher: PL-2 PL-5 FP-1', kings, both, '2S', 'AC', {}],
		['not-higher: PL-2 PR-7', 'daifugo', {}, '5S', '6C', { turned: true }],
		['suit-locked: DF-4', 'daifugo', {}, '5S | 6S', '9C', {}],
		['forbidden-last: PR-8', 'daifugo', {}, '5S', '2S', { last: true }],
		['for the table: TH-3', 'tarot-himi', {}, '5S', 'TR13', {}],
		// no pattern
		['not-a-pattern no-set-or-run: PL-1', 'tahimi', {}, '', '5C 6D', {}],
		['not-a-pattern runs-not-played: PL-1', 'tahimi', {}, '', '5C 6C 7C', {}],
		['not-a-pattern run-of-several-suits: PL-1', 'temple', {}, '', '5C 6C 7D', {}],
		['not-a-pattern too-many-for-a-set: PL-1 PL-3', 'temple', {}, '', '9C 9D 9H 9S JK', {}],
		['not-a-pattern no-set-or-run: PL-1', 'temple', {}, '', '5C 6C 8C', {}],
		['not-a-pattern no-set-or-run: PL-1', 'temple', {}, '', 'AH 2H 3H', {}],
		['not-a-pattern stand-in-does-not-fit: PL-1 PL-3', 'temple', {}, '', '5C JK=6', {}],
		['not-a-pattern wilds-stand-for-nothing: PL-1 PL-5', kings, jokers, '', '5C JK', {}],
		[
			'not-a-pattern wilds-not-in-runs: PL-1 PL-3',
			'tahimi',
			{ jokers: 2, wild: 'joins-a-set', runs: 'suited' },
			'',
			'5C 6C JK',
			{}
		],
		['not-a-pattern wild-rank-is-wild: PL-1 PR-14', 'president', sixes, '', '5C 6C 7C', {}],
		['not-a-pattern wild-rank-is-wild: PL-1 PR-14', 'president', anySixes, '', '5C 6D 7C', {}],
		['not-a-pattern wild-rank-is-wild: PL-1 PR-14', 'president', anySixes, '', '6D=6', {}],
		['not-a-pattern wilds-not-in-runs: PL-1 PR-14', 'president', sixes, '', '7C 6C 9C', {}],
		['not-a-pattern stand-in-does-not-fit: PL-1 PR-14', 'president', anySixes, '', '9C 6D=8', {}],
		['not-higher: PL-2 PR-14', 'president', { ...anySixes, wildRank: '2' }, 'AC', '2D', {}],
		['not-a-pattern rank-not-in-pack: DK-2 PL-1', 'tahimi', {}, '', '8C', { players: 6 }],
		[
			'not-a-pattern rank-not-in-pack: DK-4 PL-1',
			'tahimi',
			{ deck: 'suits-and-ranks' },
			'',
			'14C',
			{ players: 5 }
		],
		[
			'not-a-pattern rank-not-in-pack: DK-5 PL-1',
			'dalmuti',
			{ stripped: true },
			'',
			'12',
			{ players: 5 }
		],
		['not-a-pattern rank-not-in-pack: PL-1', 'temple', {}, '', '11C', {}],
		['not-a-pattern no-cards: PL-1', 'tahimi', {}, '', '', {}]
	];
	for (const [expected, id, house, trick, play, more] of rows)
		test(`${expected.split(': ')[1]} ${id} ${JSON.stringify(house)}: ${play} on ${trick || 'nothing'}`, () =>
			expect(verdictText(id, house, questionOf(trick, play, more))).toBe(expected));

	test('PL-1 a run entered without suits', () => {
		const plain = (rank: '5' | '6' | '7'): Card => ({ kind: 'plain', rank });
		const play = [plain('5'), plain('6'), plain('7')];
		const { fault } = judgePlay(rulesOf('temple'), { ...questionOf('', ''), play });
		expect(fault).toBe('suits-unknown');
	});
});

describe('PL-2 to PL-8: the options that decided, where they come from, and what would reverse the verdict', () => {
	type Row = [string, string, House, string, string, More, string, string];
	const rows: Row[] = [
		['PL-2 no option decides', 'temple', {}, '5S 5H', '8C 8D', {}, '', ''],
		['PL-4 the value of the source', 'temple', {}, '2S', 'AC', {}, 'effects', ''],
		[
			'PL-4 the value of the house',
			kings,
			{ effects: ['2:clears'] },
			'2S',
			'2C',
			{},
			'trumps effects!',
			''
		],
		[
			'PL-3 the value of the house',
			'tahimi',
			{ jokers: 2, wild: 'any-card' },
			'5S 5H',
			'8C JK',
			{},
			'wild!',
			''
		],
		[
			'PL-1 the limit of the source',
			'temple',
			{},
			'',
			'9C 9D 9H 9S JK',
			{},
			'maxSet wild',
			'maxSet=8 maxSet=null'
		],
		[
			'PL-6 passed',
			kings,
			{},
			'5S',
			'8C',
			{ passed: true },
			'afterPass',
			'afterPass="may-return" afterPass="only-if-unable"'
		],
		[
			'PR-5 equal',
			'president',
			{},
			'5S',
			'5C',
			{},
			'equalRank',
			'equalRank="allowed" equalRank="allowed-or-pass" equalRank="allowed-and-skips" equalRank="allowed-and-skips-more"'
		],
		['LE-1 opening', 'temple', {}, '', '4C', { opening: true }, 'firstLead opener', ''],
		[
			'PL-8 called',
			kings,
			{ calledRuns: true },
			'5H | 6H | 7H',
			'9H',
			{ call: 'H' },
			'calledRuns!',
			''
		],
		['DF-4 lock', 'daifugo', {}, '5S | 6S', '9C', {}, 'suitLock', 'suitLock="none"'],
		[
			'PR-8 forbidden',
			'daifugo',
			{},
			'5S',
			'2S',
			{ last: true },
			'ranking forbiddenLast',
			'forbiddenLast=[]'
		],
		[
			'PR-7 turned',
			'president',
			{ turnedBy: ['four'] },
			'5C 5D 5H 5S',
			'4C 4D 4H 4S',
			{},
			'equalRank completedFour turnedBy!',
			'equalRank="allowed-and-skips-more" completedFour="clears" completedFour="anyone" turnedBy=[]'
		]
	];
	for (const [title, id, house, trick, play, more, options, instead] of rows)
		test(title, () => {
			const verdict = judgePlay(rulesOf(id, house), questionOf(trick, play, more));
			const others = verdict.houseInstead.map(
				({ option, value }) => `${option}=${JSON.stringify(value)}`
			);
			expect([decidingOptions(verdict), others.join(' ')]).toEqual([options, instead]);
		});
});

describe('PL-1 to PL-8: every verdict, sampled', () => {
	for (const [seed, ruleset] of RULESETS.entries())
		test(`PL-1 to PL-8 ${ruleset.id}: the code agrees with checkPlay, some rule is cited, and house values are recognised`, () => {
			const random = chance(seed + 90);
			const covering = ruleset.id === 'dalmuti' ? DALMUTI_COVERING : COVERING;
			for (let i = 0; i < many(20, 8); i++) {
				const house = i % 3 === 0 ? {} : anyOf(random, covering);
				const rules = resolveRules(ruleset, { options: house });
				const pack = wholePack(rules.options).filter(({ kind }) => kind !== 'trump');
				const question = { ...situation(random, rules.options, pack), players: 4 };
				const verdict = judgePlay(rules, question);
				const core = checkPlay(rules.options, question);
				expect(verdict.legal).toBe(core.legal);
				expect(verdict.code).toBe(core.legal === false ? core.code : null);
				expect(verdict.rules.length).toBeGreaterThan(0);
				expect(verdict.rules).toEqual(RULE_IDS.filter((id) => verdict.rules.includes(id)));
				for (const { option, value, origin } of verdict.options) {
					expect(value).toEqual(rules.options[option]);
					const published = findRuleset(rules.ruleset)!.options[option].value;
					expect(origin === 'house').toBe(JSON.stringify(published) !== JSON.stringify(value));
				}
			}
		});

	test('PL-1 to PL-8 FP-15 every house rule offered reverses the verdict', () => {
		const random = chance(70);
		let offered = 0;
		for (let i = 0; i < many(30, 10); i++) {
			const rules = rulesOf('president', anyOf(random, COVERING));
			const question = {
				...situation(random, rules.options, wholePack(rules.options)),
				players: 4
			};
			const { legal, houseInstead } = judgePlay(rules, question);
			for (const { option, value } of houseInstead) {
				expect(PLAY_OPTIONS).toContain(option);
				const changed = rulesOf('president', { ...rules.house, [option]: value });
				expect(judgePlay(changed, question).legal).toBe(!legal);
				offered += 1;
			}
		}
		expect(offered).toBeGreaterThan(many(1, 20));
	});

	test('DE-2 an unknown ruleset names only options that the house changed', () => {
		const rules = { ...rulesOf('temple', { maxSet: null }), ruleset: 'unknown' };
		const { options } = judgePlay(rules, questionOf('', '9C 9D 9H 9S JK'));
		expect(options).toEqual([{ option: 'maxSet', value: null, origin: 'house' }]);
	});

	test('PL-3 the ranks that wild cards stand for, and the reading of the table', () => {
		const { standIns, reading, table } = judgePlay(
			rulesOf('temple'),
			questionOf('5S 6S 7S', '8C JK 10C')
		);
		expect([standIns, reading?.rank, table?.reading.rank]).toEqual([['9'], '10', '7']);
		const pair = judgePlay(rulesOf('temple'), questionOf('5S 5H', '8C JK'));
		expect(pair.standIns).toEqual(['8']);
		expect(judgePlay(rulesOf('dalmuti'), questionOf('', 'JE')).standIns).toEqual([]);
	});

	test('TH-3 a trump has the table’s own text', () => {
		const rules = resolveRules(findRuleset('tarot-himi')!, {
			options: {},
			trumps: { 13: 'All pass.' }
		});
		expect(judgePlay(rules, questionOf('5S', 'TR13')).trump).toEqual({
			number: 13,
			text: 'All pass.'
		});
		expect(judgePlay(rules, questionOf('5S', 'TR7')).trump).toEqual({ number: 7, text: null });
		expect(judgePlay(rules, questionOf('5S', '7S')).trump).toBeNull();
	});
});
