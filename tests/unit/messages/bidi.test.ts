import { describe, expect, test, vi } from 'vitest';
import { bold, renderPieces, isolated, pieces, plain, unmarked } from '#lib/ui/text/rich.ts';
import { bidiIsolate } from '#lib/messages/bidi.ts';
import { printedCard } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText } from '#lib/messages/he/grammar/nouns.ts';
import { setLanguage } from '#lib/messages/messages.svelte.ts';

const FSI = '\u2068';
const PDI = '\u2069';

describe('a name within a sentence', () => {
	test.each([
		['en', 'Ana'],
		['ja', '花子'],
		['de', '7. Zwerg!'],
		['he', 'דנה'],
		['he', '007']
	] as const)('%s: %s is read as the sentence is', (language, name) =>
		expect(bidiIsolate(name, language)).toBe(name)
	);
	test.each([
		['en', 'דנה'],
		['zh-Hans', 'ليلى'],
		['de', 'Ana דנה'],
		['he', 'Ana'],
		['he', '花子'],
		['he', 'דנה B.']
	] as const)('%s: %s stands apart', (language, name) =>
		expect(bidiIsolate(name, language)).toBe(FSI + name + PDI)
	);
	test('once is enough', () =>
		expect(bidiIsolate(bidiIsolate('Ana', 'he'), 'he')).toBe(bidiIsolate('Ana', 'he')));
	test('so do names in a list', () => {
		expect(grammar('en').list(['Ana', 'דנה'])).toBe(`Ana and ${FSI}דנה${PDI}`);
		expect(grammar('he').list(['Ana', 'דנה'])).toBe(`${FSI}Ana${PDI} ודנה`);
	});
});

describe('a name that is renderPieces', () => {
	const sentence = `${isolated('Ana')}, ${isolated('7. Zwerg!')} and ${bold('two')} with ${isolated('דנה')}, ${isolated('花子')}.`;
	test('has an element of its own where it reads otherwise', () =>
		expect(renderPieces(sentence)).toEqual([
			{ text: 'Ana, 7. Zwerg! and ', as: 'plain' },
			{ text: 'two', as: 'bold' },
			{ text: ' with ', as: 'plain' },
			{ text: 'דנה', as: 'name' },
			{ text: ', 花子.', as: 'plain' }
		]));
	test('always has one from right to left', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		try {
			await setLanguage('he');
			expect(renderPieces(sentence)).toEqual(pieces(sentence));
		} finally {
			await setLanguage('en');
			vi.unstubAllGlobals();
		}
	});
	test('has one in every script that is written from right to left', () => {
		for (const name of ['دانا', 'ܕܢܐ', 'ދާނާ', 'ߘߊߣߊ', '𞤁𞤢𞤲𞤢', 'ࡃࡀࡍࡀ', 'ࠃࠍࠀ'])
			expect(renderPieces(isolated(name)), name).toEqual([{ text: name, as: 'name' }]);
	});
});

describe('a card within a sentence', () => {
	const card = { kind: 'suited', rank: '3', suit: 'S' } as const;
	const apartFrom = '\u20663♠' + PDI;
	test('from left to right it is as it is printed', () =>
		expect(printedCard(card, 'en')).toBe('3♠'));
	test('from right to left rank and suit keep their sides', () => {
		expect(printedCard(card, 'he')).toBe(apartFrom);
		expect(cardText(card)).toBe(apartFrom);
		expect(printedCard({ kind: 'plain', rank: '10' }, 'he')).toBe('10');
	});
	test('once is enough', () =>
		expect(grammar('he').list([cardText({ ...card, rank: 'K' }), 'דנה'])).toBe(
			`\u2066K♠${PDI} ודנה`
		));
	test('so they do beside marks, and where marks are taken away', () => {
		const quoted = isolated(`${apartFrom} על 5`);
		expect(pieces(`${apartFrom}: ${quoted}.`)).toEqual([
			{ text: `${apartFrom}: `, as: 'plain' },
			{ text: `${apartFrom} על 5`, as: 'name' },
			{ text: '.', as: 'plain' }
		]);
	});
});

describe('marks', () => {
	const quoted = isolated(`says ${isolated('דנה')}, and ${isolated('Ana')}`);
	test('may stand within others', () =>
		expect(pieces(`Ben ${quoted}.`)).toEqual([
			{ text: 'Ben ', as: 'plain' },
			{ text: 'says דנה, and Ana', as: 'name' },
			{ text: '.', as: 'plain' }
		]));
	test('without markup only what is read the other way stays apart', () =>
		expect(plain(`${isolated('Ana')} pays ${bold('דנה')}.`)).toBe(`Ana pays ${FSI}דנה${PDI}.`));
	test('what is kept has none', () => {
		expect(unmarked(quoted)).toBe('says דנה, and Ana');
		expect(unmarked(isolated('\u20663♠\u2069'))).toBe('3♠');
	});
});
