import { describe, expect, test } from 'vitest';
import { faultsIn, otherTerms } from '../../../scripts/messages/style.js';

describe('faults of a text beside English’s', () => {
	test.each([
		['Alles gut.', 'All is well.', undefined],
		['Alles gut', 'All is well.', 'does not end in a full stop'],
		['{name} gibt', '{name} deals.', 'does not end in a full stop'],
		['{n, plural, one {Eins} other {#}}', '{n, plural, one {1.} other {#.}}', 'does not end in'],
		['{n, plural, one {1.} other {#.}}', '{n, plural, one {1.} other {#.}}', undefined],
		['すべて良し。', 'All is well.', undefined],
		['すべて良し。', 'All is well', 'ends in a full stop'],
		['Alles ist gut.', 'All is well', 'ends in a full stop'],
		['Leute.', 'People', 'ends in a full stop'],
		['am Ende {place}.', 'finished {place}', undefined],
		['{n} Min.', '{n} min', undefined],
		['Zwei  Leerzeichen', 'Two spaces', 'has two spaces'],
		["Geht''s", 'Works', 'has straight quotes'],
		["{name} '{'x'}'", '{name} x', undefined],
		['Keep it on this phone', 'Keep it on this phone', 'is left in English'],
		['Rules', 'Rules', 'is left in English'],
		['Courtbook {version}', 'Courtbook {version}', undefined],
		['Version {version}', 'Version {version}', 'is left in English'],
		['{n, plural, one {# kB} other {# x}}', '{n, plural, one {# kB} other {# x}}', 'is left in'],
		['Joker', 'Joker', undefined],
		['{name}, {title}', '{name}, {title}', undefined],
		['Tricks played stand.', 'Moves stand.', 'says “Tricks”, which is English'],
		['Die Stiche already gespielt.', 'All tricks stand.', 'says “already”, which is English'],
		['{cards, plural, other {#}} {it, select, round {R} other {}}', 'All', undefined],
		['Regeln von Kings and Bastards', 'Rules of a game', undefined]
	])('%s beside %s: %s', (text, english, fault) =>
		expect(faultsIn(text, english, 'de')).toEqual(
			fault === undefined ? [] : [expect.stringContaining(fault)]
		)
	);
	test('English itself is not left in English', () =>
		expect(faultsIn('Keep it on this phone', 'Keep it on this phone', 'en')).toEqual([]));
	test.each([
		['de', '„Wir“, „geht’s“', undefined],
		['de', '“Wir”', 'has ”, which is no quote of the language'],
		['es', '«Nosotros»', 'has «'],
		['he', '״{x}“', 'has “'],
		['fr', '«\u202fNous\u202f»\u00a0: à table\u202f?', undefined],
		['fr', 'À table ?', 'has a space where a line may break'],
		['fr', '« Nous »', 'has a space where a line may break'],
		['it', '«Noi»', undefined]
	])('signs of %s: %s: %s', (language, text, fault) =>
		expect(faultsIn(text, '“We”', language)).toEqual(
			fault === undefined ? [] : [expect.stringContaining(fault)]
		)
	);
});

test('a single text that says another word than the glossary is named, unless it is an exception', () => {
	const said = (text: string): { area: string; key: string; text: string; english: string } => ({
		area: 'table',
		key: 'key',
		text,
		english: 'A revolution turns all taxes'
	});
	const right = said('Eine Revolution kehrt alle Steuern um');
	const wrong = said('Eine Revolution kehrt alle Zölle um');
	expect(otherTerms('de', [right], {})).toEqual([]);
	expect(otherTerms('de', [right, wrong], {})).toEqual([
		'table key says “tax” in other words than Steuer'
	]);
	expect(otherTerms('xx', [], {})).toEqual(['docs/glossary.md has no column for it']);

	const inMessage = { tax: [{ messages: ['table key'], because: 'it is a poem' }] };
	expect(otherTerms('de', [wrong], inMessage)).toEqual([]);
	expect(otherTerms('de', [right], inMessage)).toEqual(['table key needs no exception for “tax”']);
	const form = { tax: [{ forms: ['Zoll', 'Zölle'], because: 'an older word' }] };
	expect(otherTerms('de', [wrong], form)).toEqual([]);
});
