import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#lib/messages/locales.ts';
import { loadMessages, setLanguage } from '#lib/messages/messages.svelte.ts';
import { askerOf } from '#lib/ui/referee/asker.ts';

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

/** The cards of a question, and whether it asks only about them. */
test.each<[Locale, string, string]>([
	['en', 'a king on a queen', 'K on Q, alone'],
	['en', 'does a king beat a queen', 'K on Q, alone'],
	['en', 'can an ace be beaten by a two', '2 on A, alone'],
	['en', 'a five and a joker on two fours', '5 JK on 4 4, alone'],
	['en', '5 6 7 on 3 4 5', '5 6 7 on 3 4 5, alone'],
	['en', 'a king on a queen in hearts', 'K on Q, more'],
	['en', 'a king on a queen after I passed', 'K on Q, more'],
	['en', 'a king on a pair', 'unsure'],
	['en', 'there is a queen on the table, can I play a jack', 'J on Q, alone'],
	['en', 'if he plays a 9 does my 10 beat it', 'unsure'],
	['en', 'a 3 and two jokers on three 4s', '3 JK JK on 4 4 4, alone'],
	['en', 'can I play 2 jokers', 'unsure'],
	['de', 'beide Joker auf zwei Asse', 'JK JK on A A, alone'],
	['en', 'can a 9 be beaten with a 10', '10 on 9, alone'],
	['de', 'den König schlägt das Ass', 'unsure'],
	['de', 'er hat eine 10 gelegt, darf ich eine 9 drauf legen', 'unsure'],
	['fr', 'on a posé un 10, puis-je poser un 9 dessus', '9 on 10, more'],
	['en', 'he laid a 6, can I beat it with an 8', '8 on 6, more'],
	['en', 'ben played a 6, I got a 6, can I put it on', '6 on 6, more'],
	['en', 'with a 9 can I beat an 8', '9 on 8, alone'],
	['en', 'an ace beats a king?', 'A on K, alone'],
	['en', 'can I beat an 8 with a 9', '9 on 8, alone'],
	['en', 'can I beat a pair of aces with a joker and a 2', 'JK 2 on A A, alone'],
	['en', 'a king and a joker on two queens', 'K JK on Q Q, alone'],
	['en', 'someone put down two jacks and I have only one king, can I play it', 'K on J J, more'],
	['en', 'can I play K A 2 of hearts', 'KH AH 2H on , alone'],
	['es', 'al rey lo mata el as', 'unsure'],
	['es', 'un rey se mata con un as', 'unsure'],
	['fr', 'on ne peut plus poser un roi sur une dame', 'K on Q, more'],
	['ja', 'エースはキングで倒せる', 'K on A, alone'],
	['ja', 'キング2枚をクイーンに出せる', 'K K on Q, alone'],
	['zh-Hans', '8一对压7一对', '8 8 on 7 7, alone'],
	['ja', '10より9が強い', '9 on 10, alone'],
	['zh-Hans', '12压小丑', '12 on JK, alone'],
	['de', 'ein König auf eine Dame', 'K on Q, alone'],
	['de', 'schlägt ein König einen Buben', 'K on J, alone'],
	['de', 'darf ich eine 4 mit einer 5 schlagen', 'unsure'],
	['fr', 'un roi sur une dame', 'K on Q, alone'],
	['es', 'un rey sobre una reina', 'K on Q, alone'],
	['ja', 'KはQに勝てますか', 'K on Q, alone'],
	['zh-Hans', 'K比Q大吗', 'K on Q, alone'],
	['ko', '킹이 퀸을 이기나요', 'K on Q, alone'],
	['ko', '퀸 위에 킹 낼수있어?', 'K on Q, alone'],
	['ko', '7 두장 위에 8 두장 낼 수 있나요', '8 8 on 7 7, alone'],
	['ko', '2 위에 조커 내도 돼요?', 'JK on 2, alone'],
	['ko', '9를 10으로 이길 수 있나요', '10 on 9, alone'],
	['ja', 'ジョーカー2枚で2のペアに勝てる', 'JK JK on 2 2, alone'],
	['ko', '에이스 두 장으로 킹 두 장 이겨?', 'A A on K K, alone'],
	['ko', '6 세 장에 5 두 장 낼 수 있어?', '5 5 on 6 6 6, alone'],
	['en', 'can you play 5 6 7 of the same suit', '5 6 7 on , alone'],
	['es', 'puedo jugar 5 6 7 de un palo', '5 6 7 on , alone'],
	['he', 'מלך גובר על מלכה', 'K on Q, alone']
])('%s: %s: %s', async (language, question, expected) => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('ask');
	const parsed = askerOf('temple').ask(question, [])[0]?.question;
	const { play = [], table = [], asks = null } = parsed ?? {};
	expect(asks === null ? 'unsure' : `${play.join(' ')} on ${table.join(' ')}, ${asks}`).toBe(
		expected
	);
});

/** Concepts of questions whose words stand for others, or with more between them than listed. */
test.each<[string, string]>([
	['what do they call the last one', 'titles'],
	['can I take it right back', 'takeBack']
])('%s: %s', async (question, concept) => {
	vi.stubGlobal('document', { documentElement: {} });
	await loadMessages('ask');
	expect(askerOf('temple').ask(question, [])[0]?.question.concepts).toContain(concept);
});

/** A comma ends a phrase. */
test.each<[string, string]>([['first, am I president', 'firstRound']])(
	'%s: not %s',
	async (question, concept) => {
		vi.stubGlobal('document', { documentElement: {} });
		await loadMessages('ask');
		expect(askerOf('temple').ask(question, [])[0]?.question.concepts).not.toContain(concept);
	}
);

/** Numbers of people. */
test.each<[Locale, string, number | null]>([
	['en', 'with seven people who pays', 7],
	['en', 'who leads with 6 people', 6],
	['es', 'puedo jugar 5 6 7', null],
	['ko', '다섯 명이면 세금 얼마야?', 5],
	['ko', '셋이서 할 수 있어?', 3],
	['ko', '열두 명도 돼?', 12]
])('%s: %s: %s', async (language, question, number) => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('ask');
	expect(askerOf('temple').ask(question, [])[0]?.question.number).toBe(number);
});

/** Numbers of cards without their ranks, the play first. */
test.each<[Locale, string, string | null]>([
	['ja', '3枚で2枚に勝てる', '3 on 2'],
	['ko', '세 장으로 두 장 이길 수 있어?', '3 on 2'],
	['en', 'can I beat one card with two', '2 on 1'],
	['en', 'can I put three cards on top of two', '3 on 2'],
	['en', 'can I beat a pair with a triple', '3 on 2'],
	['en', 'a triple on a pair', '3 on 2'],
	['en', 'can I beat a two', null],
	['en', 'can I answer a pair with a 3', null]
])('%s: %s: %s', async (language, question, expected) => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage(language);
	await loadMessages('ask');
	const shapes = askerOf('temple').ask(question, [])[0]?.question.shapes ?? null;
	expect(shapes && `${shapes.play} on ${shapes.table}`).toBe(expected);
});
