import { afterEach, describe, expect, test, vi } from 'vitest';
import type { House } from '#lib/rules/options.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import { howTo } from '#lib/ui/rulebook/how-to.ts';
import { LOCALES } from '#lib/messages/locales.ts';
import { setLanguage } from '#lib/messages/messages.svelte.ts';

const rulesOf = (id: string, house: House = {}): Rules =>
	resolveRules(findRuleset(id)!, { options: house });
const told = (rules: Rules): string => {
	const { need, aim, turn, specials, out, next, taxes } = howTo(rules);
	return [need, aim, turn, specials, out, next, taxes].flat().join(' ');
};

describe.each(LOCALES)('a game in a minute in %s', (language) => {
	afterEach(async () => {
		await setLanguage('en');
		vi.unstubAllGlobals();
	});
	test('every game has all five parts, in complete sentences, and each only once', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		await setLanguage(language);
		for (const { id } of RULESETS) {
			const how = howTo(rulesOf(id));
			for (const part of ['need', 'aim', 'turn', 'out', 'next'] as const) {
				expect(how[part].length, `${id} ${part}`).toBeGreaterThan(0);
				for (const sentence of how[part]) expect(sentence).toMatch(/[.。:：]$/);
			}
			const all = [
				...how.need,
				...how.turn,
				...how.specials,
				...how.out,
				...how.next,
				...how.taxes
			];
			expect(new Set(all).size, id).toBe(all.length);
		}
	});
});

describe('a game in a minute follows the rules that are shown', () => {
	test('PL-1 PL-2 PL-3 an example says whether the play is allowed under these rules', () => {
		const marks = (rules: Rules) =>
			howTo(rules).examples.map(({ label }) => label.replace(/[♣♦♥♠]/g, ''));
		expect(marks(rulesOf('temple'))).toEqual([
			'10 10 on 5 5: allowed',
			'7 8 9 on 4 5 6: allowed',
			'Q Joker on 9 9: allowed',
			'K on 7 7: not allowed'
		]);
		expect(marks(rulesOf('dalmuti'))).toEqual([
			'6 6 on 9 9: allowed',
			'5 Jester on 9 9: allowed',
			'8 on 6: not allowed'
		]);
		expect(marks(rulesOf('kings-and-bastards'))).toContain('2 on K K K: allowed');
		expect(marks(rulesOf('daifugo'))).toContain('3 on Joker: allowed');
		expect(marks(rulesOf('tahimi'))).toEqual(['10 10 on 5 5: allowed', 'K on 7 7: not allowed']);
	});

	test('TX-1 TX-2 the taxes are those of a table of six, with the table’s titles', () => {
		const taxes = (rules: Rules) => howTo(rules).taxes.slice(0, 2);
		expect(taxes(rulesOf('temple'))).toEqual([
			'Poor Man → Emperor: 2',
			'Second Poorest → Prince: 1'
		]);
		expect(taxes(rulesOf('kings-and-bastards'))).toEqual([
			'Bastard → King: 3',
			'Vice-Bastard → Vice-King: 1'
		]);
		const untaxed = howTo(rulesOf('temple', { taxSchedule: 'none' }));
		expect(untaxed.taxes).toEqual([]);
		expect(untaxed.next.join(' ')).not.toContain('Then taxes are paid');
	});

	test('the sentences follow the table’s house rules', () => {
		expect(told(rulesOf('temple'))).toContain('may play again when the turn comes round');
		expect(told(rulesOf('temple', { afterPass: 'out-of-trick' }))).toContain(
			'waits for the next trick'
		);
		expect(told(rulesOf('president'))).not.toContain('8: A set of it');
		expect(told(rulesOf('president', { effects: ['8:clears'] }))).toContain(
			'8: A set of it ends the trick'
		);
		expect(told(rulesOf('temple'))).toContain('two Jokers');
		expect(told(rulesOf('temple', { jokers: 0, wild: 'none', revolution: 'none' }))).not.toMatch(
			/Joker|wild/
		);
		expect(told(rulesOf('daifugo'))).toContain('3♦');
		expect(told(rulesOf('president'))).toMatch(/The bottom player deals\. The top player leads\./);
		expect(told(rulesOf('president', { effects: ['5:skip'] }))).toContain(
			'5: Each card of it skips'
		);
		expect(told(rulesOf('temple', { packs: 2 }))).toMatch(/^Five or more people and two packs/);
		expect(told(rulesOf('temple', { packs: 2 }))).toContain('At a table of six');
		expect(told(rulesOf('dalmuti'))).not.toMatch(/Joker|♣|suit/);
	});
});
