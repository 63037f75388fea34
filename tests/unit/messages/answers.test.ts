import { afterEach, expect, test, vi } from 'vitest';
import type { Rank } from '#lib/cards/card.ts';
import type { Locale } from '#lib/messages/locales.ts';
import { loadMessages, messagesOf, setLanguage } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('answers');

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});
async function speak(language: Locale): Promise<void> {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('answers');
}

test.each<[Locale, Rank, Rank, string]>([
	['de', 'K', 'Q', 'Könige sind höher als Damen.'],
	['fr', 'A', 'Q', 'C’est l’as qui bat la dame.'],
	['fr', 'Q', 'J', 'C’est la dame qui bat le valet.'],
	['es', 'Q', 'J', 'Vale más la reina que la jota.'],
	['ja', 'K', 'Q', 'KはQより強い札です。'],
	['zh-Hans', 'K', 'Q', 'K 比 Q 大。'],
	['ko', 'Q', 'J', '퀸은 잭보다 강해요.'],
	['he', 'Q', '8', 'המלכה מעל ה־8.']
])('%s: the %s is above the %s', async (language, card, other, said) => {
	await speak(language);
	expect(m.answers.above(card, other)).toBe(said);
});

test.each<[Locale, string]>([
	['de', 'Gegen ein Paar Damen kommt nichts an.'],
	['fr', 'Rien ne bat une paire de dames.'],
	['es', 'Nada gana a una pareja de reinas.'],
	['ja', 'Qの2枚出しに勝てる札はありません。'],
	['zh-Hans', '没有牌能压过一对 Q。'],
	['ko', '퀸 페어를 이길 카드는 없어요.'],
	['he', 'שום דבר לא גובר על זוג מלכות.']
])('%s: nothing beats a pair of queens', async (language, said) => {
	await speak(language);
	expect(m.answers.nothingBeats({ kind: 'set', count: 2, rank: 'Q' })).toBe(said);
});

test.each<[Locale, number, string]>([
	['en', 1, 'The pack has 1 card of rank 1.'],
	['de', 1, 'Im Blatt ist nur eine 1.'],
	['fr', 0, 'Le jeu ne compte aucune carte de cette valeur.'],
	['fr', 1, 'Le jeu ne compte qu’une seule carte de cette valeur.'],
	['es', 1, 'La baraja tiene una sola carta de ese valor.'],
	['he', 2, 'בחפיסה יש שני קלפים בערך 1.']
])('%s: the pack has %i cards of a rank', async (language, count, said) => {
	await speak(language);
	expect(m.answers.copies(count, '1')).toBe(said);
});
