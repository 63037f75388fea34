import { afterAll, describe, expect, test, vi } from 'vitest';
import type { GameId } from '#lib/rulesets/ruleset.ts';
import { gameInWords } from '#lib/ui/referee/game-in-words.ts';
import { setLanguage } from '#lib/messages/messages.svelte.ts';

afterAll(async () => {
	vi.stubGlobal('document', { documentElement: {} });
	await setLanguage('en');
});

describe('a question names its game', () => {
	test.each<[string, string, GameId | null, string]>([
		['en', 'jesters in dalmuti?', 'dalmuti', 'jesters ?'],
		['en', 'can you end on a 2 in Asshole', 'president', 'can you end on a 2'],
		['en', 'In Daifugō, does an 8 clear the pile?', 'daifugo', ', does an 8 clear the pile?'],
		['en', 'Temple: who deals?', 'temple', ': who deals?'],
		['en', 'what does the president give', null, ''],
		['en', 'who gives to the Tahimi', null, ''],
		['en', 'must I give a joker', null, ''],
		['en', 'in presidential rounds', null, ''],
		['de', 'Narren bei Dalmuti?', 'dalmuti', 'narren ?'],
		['de', 'Was gibt der Präsident?', null, ''],
		[
			'de',
			'Darf man beim Arschloch mit einer 2 enden?',
			'president',
			'darf man mit einer 2 enden?'
		],
		['es', '¿cuánto se da en el Presidente?', 'president', '¿cuanto se da ?'],
		['es', '¿cuánto se da al presidente?', null, ''],
		['fr', 'peut-on finir par un 2 dans le Président ?', 'president', 'peut-on finir par un 2 ?'],
		['he', 'מי פותח בדלמוטי?', 'dalmuti', 'מי פותח ?'],
		['he', 'מה נותן דלמוטי?', null, ''],
		['ja', '大富豪では8切りできる？', 'daifugo', '8切りできる?'],
		['ja', '大富豪が渡す枚数は', null, ''],
		['ko', '달무티에서 누가 먼저 내나요?', 'dalmuti', '누가 먼저 내나요?'],
		['ko', '달무티가 몇 장 주나요?', null, ''],
		['zh-Hans', '大富豪里8能清场吗', 'daifugo', '8能清场吗']
	])('%s: %s', async (language, words, game, rest) => {
		vi.stubGlobal('document', { documentElement: {} });
		await setLanguage(language);
		expect(gameInWords(words)).toEqual(game === null ? null : { game, rest });
	});
});
