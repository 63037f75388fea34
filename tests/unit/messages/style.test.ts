import { describe, expect, test } from 'vitest';
import { readArea } from '../../../scripts/messages/areas.js';
import { faultsIn, otherTerms, unusedOf } from '../../../scripts/messages/style.js';

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
		['am Ende {place}.', 'finished {place}', undefined],
		['{n} Min.', '{n} min', undefined],
		['Zwei  Leerzeichen', 'Two spaces', 'has two spaces'],
		["Geht''s", 'Works', 'has straight quotes'],
		["{name} '{'x'}'", '{name} x', undefined],
		['Keep it on this phone', 'Keep it on this phone', 'is left in English'],
		['{name}, {title}', '{name}, {title}', undefined]
	])('%s beside %s: %s', (text, english, fault) =>
		expect(faultsIn(text, english, false)).toEqual(
			fault === undefined ? [] : [expect.stringContaining(fault)]
		)
	);
	test('English itself is not left in English', () =>
		expect(faultsIn('Keep it on this phone', 'Keep it on this phone', true)).toEqual([]));
});

test('a text that says another word than the glossary is named', () => {
	const said = (text: string): { area: string; key: string; text: string; english: string } => ({
		area: 'table',
		key: 'key',
		text,
		english: 'A revolution turns all taxes'
	});
	expect(otherTerms('de', [said('Eine Revolution kehrt alle Steuern um')])).toEqual([]);
	expect(otherTerms('de', [said('Ein Umsturz kehrt alle Steuern um')])).toEqual([
		'“Revolution” (revolution) is not in: table key'
	]);
	expect(otherTerms('xx', [])).toEqual(['docs/glossary.md has no column for it']);
});

test('a key that no module of its area names is not used', () => {
	const keys = [...readArea('en', 'table').texts.keys()].map((key) => ({ area: 'table', key }));
	// named elsewhere, but by no module of the Table
	const others = ['forbiddenLast', 'lead.nowhere'].map((key) => ({ area: 'table', key }));
	expect(unusedOf([...keys, ...others])).toEqual(others);
});
