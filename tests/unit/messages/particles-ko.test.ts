import { describe, expect, test } from 'vitest';
import { EUL, EUN, GWA, I, RO, withParticle } from '#lib/messages/ko/grammar/particles.ts';
import { cardsEun, eun, namesI, playRo, rankEun } from '#lib/messages/ko/formats.ts';

describe('particles by the last sound', () => {
	test.each([
		['민준', '민준은', '민준으로'],
		['지수', '지수는', '지수로'],
		['하늘', '하늘은', '하늘로'],
		['위대한 달무티', '위대한 달무티는', '위대한 달무티로'],
		['“템플”', '“템플”은', '“템플”로'],
		['지수(손님)', '지수(손님)는', '지수(손님)로'],
		['\ue000지수(손님)\ue001', '\ue000지수(손님)\ue001는', '\ue000지수(손님)\ue001로'],
		['\u2068민준\u2069', '\u2068민준\u2069은', '\u2068민준\u2069으로'],
		['ㅋㅋ', 'ㅋㅋ은', 'ㅋㅋ으로'],
		['ㄹ', 'ㄹ은', 'ㄹ로'],
		['ㅠㅠ', 'ㅠㅠ는', 'ㅠㅠ로'],
		// digits: 영, 일, 이, … and 십, 백, 천
		['0', '0은', '0으로'],
		['1', '1은', '1로'],
		['2', '2는', '2로'],
		['3', '3은', '3으로'],
		['4', '4는', '4로'],
		['5', '5는', '5로'],
		['6', '6은', '6으로'],
		['7', '7은', '7로'],
		['8', '8은', '8로'],
		['9', '9는', '9로'],
		['10', '10은', '10으로'],
		['1,000', '1,000은', '1,000으로'],
		// cards: 클로버, 다이아몬드, 하트, 스페이드, 별, 달
		['3♣', '3♣는', '3♣로'],
		['3♦', '3♦는', '3♦로'],
		['3♥', '3♥는', '3♥로'],
		['3♠', '3♠는', '3♠로'],
		['3★', '3★은', '3★로'],
		['3☾', '3☾은', '3☾로'],
		// Latin names as Koreans say them: 애나, 벤, 폴, 밥, 릭, 팻, 마크, 로버트, 제인, 케이트, 콜
		['Ana', 'Ana는', 'Ana로'],
		['Ben', 'Ben은', 'Ben으로'],
		['Paul', 'Paul은', 'Paul로'],
		['Bob', 'Bob은', 'Bob으로'],
		['Rick', 'Rick은', 'Rick으로'],
		['Pat', 'Pat은', 'Pat으로'],
		['Mark', 'Mark는', 'Mark로'],
		['Robert', 'Robert는', 'Robert로'],
		['Jane', 'Jane은', 'Jane으로'],
		['Kate', 'Kate는', 'Kate로'],
		['Cole', 'Cole은', 'Cole로'],
		['Chloé', 'Chloé는', 'Chloé로'],
		['Peter', 'Peter는', 'Peter로'],
		['King', 'King은', 'King으로'],
		// single letters by name: 에이, 엘, 엠, 알
		['A', 'A는', 'A로'],
		['팀 L', '팀 L은', '팀 L로'],
		['M', 'M은', 'M으로'],
		['R', 'R은', 'R로'],
		['けん', 'けん은', 'けん으로'],
		['さくら', 'さくら는', 'さくら로'],
		// what nobody can know
		['花子', '花子은(는)', '花子(으)로'],
		['🦊', '🦊은(는)', '🦊(으)로']
	])('%s: %s, %s', (word, eunForm, roForm) =>
		expect([withParticle(word, EUN), withParticle(word, RO)]).toEqual([eunForm, roForm])
	);
	test.each([
		['민준', '민준이', '민준을', '민준과'],
		['지수', '지수가', '지수를', '지수와']
	])('%s: %s, %s, %s', (word, ...forms) =>
		expect([I, EUL, GWA].map((particle) => withParticle(word, particle))).toEqual(forms)
	);
});

test('formatters give the word with its particle', () => {
	expect([
		eun('דנה'),
		namesI(['지수', '민준']),
		rankEun('K'),
		cardsEun([
			{ kind: 'trump', number: 13 },
			{ kind: 'wild', wild: 'JK', as: '8' }
		]),
		playRo({ kind: 'set', count: 2, rank: '8' })
	]).toEqual([
		'\u2068דנה\u2069은(는)',
		'지수, 민준이',
		'킹은',
		'으뜸패 13, 조커(8 대신)는',
		'8 페어로'
	]);
});
