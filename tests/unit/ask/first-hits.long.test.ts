import { afterEach, expect, test, vi } from 'vitest';
import type { Target } from '#lib/ask/phrasings.ts';
import { isSure } from '#lib/ask/sure.ts';
import type { Locale } from '#lib/messages/locales.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';
import { areasOf } from '#lib/ui/rulebook/texts.ts';

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

/** The first hit of a question; `not`: what it must not be. */
const nameOf = (target: Target | undefined): string => {
	if (target === undefined) return 'nothing';
	if ('rule' in target) return target.rule;
	if ('option' in target) return target.option;
	return 'subject' in target ? target.subject : target.question;
};

test.each<[Locale, GameId, string, string]>([
	// the opening card itself, not a Joker for any card
	['fr', 'temple', 'peut-on remplacer le 3 de trèfle par un joker', 'FP-4'],
	['ja', 'temple', 'クラブの3の代わりにジョーカー', 'FP-4'],
	// whether a call is owed, not what it does
	['en', 'temple', 'must I call a revolution if I have both jokers', 'RV-3'],
	['de', 'temple', 'muss man mit beiden Jokern Revolution ausrufen', 'RV-3'],
	// cards that a number of people leaves out are no change of a rule
	['ja', 'daifugo', '5人だとカード抜くの', 'DF-1'],
	// titles of a number of people
	['ja', 'president', '3人でも富豪っている?', 'titles'],
	// how suits compare, not what locks them
	['en', 'daifugo', 'are spades above hearts', 'PL-2'],
	['de', 'tahimi', 'gleiche farbe nötig für straßen', 'PL-1'],
	['en', 'tahimi', 'same suit for runs?', 'PL-1'],
	// one shape on another
	['en', 'temple', 'can I put a pair on a run', 'PL-2'],
	['ko', 'temple', '세장이면 런이에요?', 'PL-1'],
	// a word that a game has as an option
	['de', 'daifugo', 'was ist eine straße', 'DF-11'],
	['en', 'daifugo', 'whats a run', 'DF-11'],
	['en', 'daifugo', 'can runs make a revolution', 'DF-11'],
	['ja', 'daifugo', '階段で革命できる', 'DF-11'],
	// a last place that is left
	['en', 'temple', 'can the bottom player leave', 'JO-3'],
	// an order that is called
	['en', 'kings-and-bastards', 'i play a 5 and call 6 7', 'call'],
	// a swap of merchants, and their taxes
	['fr', 'dalmuti', 'les marchands peuvent échanger ?', 'TX-10'],
	['en', 'dalmuti', 'do merchants pay tax', 'taxes']
])('%s %s: %s: %s', async (language, game, question, expected) => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('ask', 'rules', ...areasOf(game));
	expect(nameOf(askerOf(game).ask(question, [])[0]?.target)).toBe(expected);
});

/** The cards of Dalmuti by their names. */
test.each<[Locale, string, string]>([
	['en', 'is a knight better than a stonecutter', '6 11'],
	['en', 'what does an archbishop beat', '2'],
	['de', 'darf ich eine Äbtissin auf eine Baronin legen', '5 4'],
	['he', 'האם ארכיבישוף מנצח תופרת', '2 7'],
	['zh-Hans', '骑士能压石匠吗', '6 11']
])('%s: %s: %s', async (language, question, expected) => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('ask', 'rules', ...areasOf('dalmuti'));
	expect(askerOf('dalmuti').ask(question, [])[0]?.question.cards.join(' ')).toBe(expected);
});

test.each<[Locale, string]>([
	['ja', '縛りのときに同じマークの5 6 7は出せる'],
	['de', 'dürfen 5 6 7 in gleicher farbe auf einen farbzwang']
])('a run without a word of revolution turns nothing: %s: %s', async (language, question) => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('ask', 'rules', ...areasOf('daifugo'));
	const [first] = askerOf('daifugo').ask(question, []);
	expect(nameOf(first?.target)).not.toBe('turnedBy');
});

test('what beats one of two cards is no sure answer', async () => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage('de');
	await loadMessages('ask', 'rules', ...areasOf('temple'));
	const hits = askerOf('temple').ask('schlägt den König das Ass', []);
	expect(nameOf(hits[0]?.target)).toBe('beaten');
	expect(isSure(hits)).toBe(false);
});
