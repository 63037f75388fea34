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
	['en', 'he laid a 6, can I beat it with an 8', '8 on 6, more'],
	['en', 'ben played a 6, I got a 6, can I put it on', '6 on 6, more'],
	['en', 'with a 9 can I beat an 8', '9 on 8, alone'],
	['en', 'an ace beats a king?', 'A on K, alone'],
	['en', 'can I beat an 8 with a 9', '9 on 8, alone'],
	['en', 'can I beat a pair of aces with a joker and a 2', 'JK 2 on A A, alone'],
	['en', 'a king and a joker on two queens', 'K JK on Q Q, alone'],
	['en', 'someone put down two jacks and I have only one king, can I play it', 'K on J J, more'],
	['en', 'can I play K A 2 of hearts', 'KH AH 2H on , alone'],
	['de', 'ein König auf eine Dame', 'K on Q, alone'],
	['de', 'schlägt ein König einen Buben', 'K on J, alone'],
	['de', 'darf ich eine 4 mit einer 5 schlagen', 'unsure'],
	['en', 'can you play 5 6 7 of the same suit', '5 6 7 on , alone']
])('%s: %s: %s', async (language, question, expected) => {
	expect(cardsIn(await readIn(language, question))).toBe(expected);
});

/** Concepts of questions whose words stand for others, or with more between them than listed. */
test.each<[string, string]>([
	['what do they call the last one', 'titles'],
	['can I take it right back', 'takeBack']
])('%s: %s', async (question, concept) => {
	expect((await readIn('en', question))?.concepts).toContain(concept);
});

test('a comma ends a phrase', async () => {
	expect((await readIn('en', 'first, am I president'))?.concepts).not.toContain('firstRound');
});

/** Numbers of people. */
test.each<[Locale, string, number | null]>([
	['en', 'with seven people who pays', 7],
	['en', 'who leads with 6 people', 6]
])('%s: %s: %s', async (language, question, expected) => {
	expect((await readIn(language, question))?.number).toBe(expected);
});

/** Numbers of cards without their ranks, the play first. */
test.each<[Locale, string, string | null]>([
	['en', 'can I beat one card with two', '2 on 1'],
	['en', 'can I put three cards on top of two', '3 on 2'],
	['en', 'can I beat a pair with a triple', '3 on 2'],
	['en', 'a triple on a pair', '3 on 2'],
	['en', 'can I beat a two', null],
	['en', 'can I answer a pair with a 3', null]
])('%s: %s: %s', async (language, question, expected) => {
	expect(shapesIn(await readIn(language, question))).toBe(expected);
});
