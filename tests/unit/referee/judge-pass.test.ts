import { expect, test } from 'vitest';
import { parseCard } from '#lib/cards/card.ts';
import { judgePass } from '#lib/referee/judge-pass.ts';
import { circumstances, entryOf, questionOf } from '#lib/referee/play-entry.ts';
import { questionKeyOf } from '#lib/referee/question-key.ts';
import type { House } from '#lib/rules/options.ts';
import { rulesetOf } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';

const rulesWith = (options: House) => resolveRules(rulesetOf('president'), { options });
const cards = (text: string) => text.split(' ').map((card) => parseCard(card)!);

test('RG-16 a hand may pass only if it has no play', () => {
	const rules = rulesWith({ afterPass: 'only-if-unable' });
	const on = (hand: string) =>
		judgePass(rules, { players: 4, trick: [cards('KH KS')], play: cards(hand), pass: true });
	expect(on('3C 4C 4D')).toMatchObject({ legal: true, rules: ['PL-6'] });
	expect(on('3C AC AD')).toMatchObject({ legal: false, code: 'must-play' });
	expect(on('3C 4C').options.map(({ option }) => option)).toEqual(['afterPass']);
});

test('PL-6 the leader may pass only where the game says so', () => {
	const leads = { players: 4, trick: [], play: cards('3C'), pass: true };
	expect(judgePass(rulesWith({}), leads)).toMatchObject({ legal: false, options: [] });
	const tahimi = resolveRules(rulesetOf('tahimi'));
	expect(judgePass(tahimi, leads)).toMatchObject({ legal: true });
});

test('RG-5 RG-6 RG-8 RG-16 circumstances are offered where they can matter', () => {
	const entry = entryOf([cards('8C'), []]);
	const offered = (house: House) => circumstances(rulesWith(house).options, entry, null);
	expect(offered({})).toMatchObject({ outOfTurn: false, passedSince: false, passing: false });
	expect(offered({ completedFour: 'anyone' }).outOfTurn).toBe(true);
	expect(offered({ tops: ['4x2>8'] }).outOfTurn).toBe(true);
	expect(offered({ tops: ['3C>any'] }).outOfTurn).toBe(false);
	expect(offered({ equalRank: 'allowed-or-pass' }).passedSince).toBe(true);
	expect(offered({ afterPass: 'only-if-unable' }).passing).toBe(true);
	const lead = entryOf([[], []]);
	expect(circumstances(rulesWith({ completedFour: 'anyone' }).options, lead, null).outOfTurn).toBe(
		false
	);
});

test('a circumstance that is not offered does not reach the question', () => {
	const entry = { ...entryOf([cards('8C'), cards('9D')]), outOfTurn: true, passing: true };
	const plain = questionOf(rulesWith({}), 4, entry, null);
	expect(plain).toMatchObject({ outOfTurn: false, passesSince: 0 });
	expect(plain.pass).toBeUndefined();
	const asked = questionOf(
		rulesWith({ afterPass: 'only-if-unable', completedFour: 'anyone' }),
		4,
		entry,
		null
	);
	expect(asked).toMatchObject({ outOfTurn: true, pass: true });
});

test('the key of a pass holds no card of the hand', () => {
	const rules = rulesWith({ afterPass: 'only-if-unable' });
	const key = (hand: string) =>
		questionKeyOf(rules, {
			kind: 'play',
			question: { players: 4, trick: [cards('KH')], play: cards(hand), pass: true }
		});
	expect(key('3C 4C')).toBe(key('5C 6D'));
	expect(key('3C 4C')).not.toBe(key('AC'));
	expect(key('3C 4C')).not.toContain('3');
});
