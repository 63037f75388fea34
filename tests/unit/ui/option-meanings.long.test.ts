import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#lib/messages/locales.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { valueMeaning } from '#lib/ui/house/option-meanings.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';
import { situationOf } from '#lib/ui/referee/situation.ts';
import { answerTo } from '#lib/ui/referee/target-answers.ts';
import { areasOf } from '#lib/ui/rulebook/texts.ts';
import { cardText } from '#lib/ui/text/cards.ts';

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

describe.each(LOCALES)('PL-3 the wild card has the name that the game gives it: %s', (language) => {
	test('a meaning names the Jester of the Dalmuti pack, and else the Joker', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		await setLanguage(language);
		await loadMessages('common', 'house-meanings');
		const dalmuti = resolveRules(findRuleset('dalmuti')!, { options: {} }).options;
		for (const value of ['any-card', 'joins-a-set'] as const) {
			expect(valueMeaning('wild', value, dalmuti)).toContain(cardText('JE'));
			expect(valueMeaning('wild', value, dalmuti)).not.toContain(cardText('JK'));
			expect(valueMeaning('wild', value)).toContain(cardText('JK'));
		}
	});
	test('the Referee says Jester in The Great Dalmuti', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		await setLanguage(language);
		await loadMessages('ask', 'answers', 'referee', 'rules', ...areasOf('dalmuti'));
		const draft = { ruleset: 'dalmuti', house: null, players: 5 };
		const rules = resolveRules(findRuleset('dalmuti')!, { options: {} });
		const situation = { ...situationOf(null, draft, []), rules };
		const [hit] = askerOf('dalmuti').ask(cardText('JE'), []);
		const { sentence } = answerTo(situation, { ...hit!, target: { subject: 'effect' } });
		expect(sentence).toContain(cardText('JE'));
		expect(sentence).not.toContain(cardText('JK'));
	});
});
