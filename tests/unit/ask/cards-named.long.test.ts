import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#lib/messages/locales.ts';
import { setLanguage } from '#lib/messages/messages.svelte.ts';
import { cardsIn, readIn, shapesIn } from './read-question.ts';

afterEach(async () => {
	await setLanguage('en');
	vi.unstubAllGlobals();
});

/** The cards of a question, and whether it asks only about them. */
test.each<[Locale, string, string]>([
	['fr', 'on a posé un 10, puis-je poser un 9 dessus', '9 on 10, more'],
	['es', 'al rey lo mata el as', 'unsure'],
	['es', 'un rey se mata con un as', 'unsure'],
	['fr', 'on ne peut plus poser un roi sur une dame', 'K on Q, more'],
	['ja', 'エースはキングで倒せる', 'K on A, alone'],
	['ja', 'キング2枚をクイーンに出せる', 'K K on Q, alone'],
	['zh-Hans', '8一对压7一对', '8 8 on 7 7, alone'],
	['ja', '10より9が強い', '9 on 10, alone'],
	['zh-Hans', '12压小丑', '12 on JK, alone'],
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
	['es', 'puedo jugar 5 6 7 de un palo', '5 6 7 on , alone'],
	['he', 'מלך גובר על מלכה', 'K on Q, alone']
])('%s: %s: %s', async (language, question, expected) => {
	expect(cardsIn(await readIn(language, question))).toBe(expected);
});

/** Numbers of people. */
test.each<[Locale, string, number | null]>([
	['es', 'puedo jugar 5 6 7', null],
	['ko', '다섯 명이면 세금 얼마야?', 5],
	['ko', '셋이서 할 수 있어?', 3],
	['ko', '열두 명도 돼?', 12]
])('%s: %s: %s', async (language, question, expected) => {
	expect((await readIn(language, question))?.number).toBe(expected);
});

/** Numbers of cards without their ranks, the play first. */
test.each<[Locale, string, string | null]>([
	['ja', '3枚で2枚に勝てる', '3 on 2'],
	['ko', '세 장으로 두 장 이길 수 있어?', '3 on 2']
])('%s: %s: %s', async (language, question, expected) => {
	expect(shapesIn(await readIn(language, question))).toBe(expected);
});
