import { describe, expect, test, vi } from 'vitest';
import { bold, renderPieces, isolated, pieces, plain, unmarked } from '#lib/ui/text/rich.ts';
import { bidiIsolate } from '#lib/messages/bidi.ts';
import { printedCard } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { card as cardText } from '#lib/messages/he/formats.ts';
import { setLanguage } from '#lib/messages/messages.svelte.ts';

const FSI = '\u2068';
const PDI = '\u2069';

describe('bidiIsolate', () => {
	test.each([
		['en', 'Ana'],
		['ja', '花子'],
		['de', '7. Zwerg!'],
		['he', 'דנה'],
		['he', '007']
	] as const)('%s: %s needs no isolate', (language, name) =>
		expect(bidiIsolate(name, language)).toBe(name)
	);
	test.each([
		['en', 'דנה'],
		['zh-Hans', 'ليلى'],
		['de', 'Ana דנה'],
		['he', 'Ana'],
		['he', '花子'],
		['he', 'דנה B.']
	] as const)('%s: %s is isolated', (language, name) =>
		expect(bidiIsolate(name, language)).toBe(FSI + name + PDI)
	);
	test('isolates only once', () =>
		expect(bidiIsolate(bidiIsolate('Ana', 'he'), 'he')).toBe(bidiIsolate('Ana', 'he')));
	test('list() isolates names', () => {
		expect(grammar('en').list(['Ana', 'דנה'])).toBe(`Ana and ${FSI}דנה${PDI}`);
		expect(grammar('he').list(['Ana', 'דנה'])).toBe(`${FSI}Ana${PDI} ודנה`);
	});
});

describe('renderPieces', () => {
	const sentence = `${isolated('Ana')}, ${isolated('7. Zwerg!')} and ${bold('two')} with ${isolated('דנה')}, ${isolated('花子')}.`;
	test('makes an element of a name that runs against the sentence', () =>
		expect(renderPieces(sentence)).toEqual([
			{ text: 'Ana, 7. Zwerg! and ', as: 'plain' },
			{ text: 'two', as: 'bold' },
			{ text: ' with ', as: 'plain' },
			{ text: 'דנה', as: 'name' },
			{ text: ', 花子.', as: 'plain' }
		]));
	test('makes an element of every name in right-to-left languages', async () => {
		vi.stubGlobal('document', { documentElement: {} });
		try {
			await setLanguage('he');
			expect(renderPieces(sentence)).toEqual(pieces(sentence));
		} finally {
			await setLanguage('en');
			vi.unstubAllGlobals();
		}
	});
	test('knows every right-to-left script', () => {
		for (const name of ['دانا', 'ܕܢܐ', 'ދާނާ', 'ߘߊߣߊ', '𞤁𞤢𞤲𞤢', 'ࡃࡀࡍࡀ', 'ࠃࠍࠀ'])
			expect(renderPieces(isolated(name)), name).toEqual([{ text: name, as: 'name' }]);
	});
});

describe('printedCard', () => {
	const card = { kind: 'suited', rank: '3', suit: 'S' } as const;
	const isolatedCard = '\u20663♠' + PDI;
	test('has no isolate in left-to-right languages', () =>
		expect(printedCard(card, 'en')).toBe('3♠'));
	test('keeps rank and suit in order in Hebrew', () => {
		expect(printedCard(card, 'he')).toBe(isolatedCard);
		expect(cardText(card)).toBe(isolatedCard);
		expect(printedCard({ kind: 'plain', rank: '10' }, 'he')).toBe('10');
	});
	test('list() does not isolate a card again', () =>
		expect(grammar('he').list([cardText({ ...card, rank: 'K' }), 'דנה'])).toBe(
			`\u2066K♠${PDI} ודנה`
		));
	test('keeps its isolate when name marks around it are removed', () => {
		const quoted = isolated(`${isolatedCard} על 5`);
		expect(pieces(`${isolatedCard}: ${quoted}.`)).toEqual([
			{ text: `${isolatedCard}: `, as: 'plain' },
			{ text: `${isolatedCard} על 5`, as: 'name' },
			{ text: '.', as: 'plain' }
		]);
	});
});

describe('marks in messages', () => {
	const quoted = isolated(`says ${isolated('דנה')}, and ${isolated('Ana')}`);
	test('nest', () =>
		expect(pieces(`Ben ${quoted}.`)).toEqual([
			{ text: 'Ben ', as: 'plain' },
			{ text: 'says דנה, and Ana', as: 'name' },
			{ text: '.', as: 'plain' }
		]));
	test('plain() isolates only names that run against the sentence', () =>
		expect(plain(`${isolated('Ana')} pays ${bold('דנה')}.`)).toBe(`Ana pays ${FSI}דנה${PDI}.`));
	test('unmarked() removes all of them', () => {
		expect(unmarked(quoted)).toBe('says דנה, and Ana');
		expect(unmarked(isolated('\u20663♠\u2069'))).toBe('3♠');
	});
});
