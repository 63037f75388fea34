import { describe, expect, test } from 'vitest';
import {
	looksLikeAnother,
	countCharacters,
	NAME_LENGTH,
	nameKey,
	NOTE_LENGTH,
	parseName,
	parseNote,
	splitNames
} from '#lib/evening/names.ts';
import { no, ok } from '#lib/rules/result.ts';

const family = '👨‍👩‍👧‍👦';
const flag = '🏴󠁧󠁢󠁥󠁮󠁧󠁿';

describe('characters as people count them', () => {
	const rows: [string, string, number][] = [
		['letters', 'Ana', 3],
		['a letter with its accent in two code points', 'e\u0301', 1],
		['a letter with many marks', 'Z\u0351\u036b\u0343\u036a', 1],
		['a family', family, 1],
		['a flag of two letters', '🇵🇹', 1],
		['a flag of tags', flag, 1],
		['a colour of skin', '👍🏽', 1],
		['a keycap', '1️⃣', 1],
		['Devanagari', 'नमस्ते', 3],
		['Hangul in parts', '\u1112\u1161\u11ab', 1],
		['Arabic', 'سلمى', 4],
		['nothing', '', 0]
	];
	for (const [what, text, count] of rows)
		test(what, () => expect(countCharacters(text)).toBe(count));
});

describe('names are trimmed and cleaned', () => {
	const rows: [string, string, string][] = [
		['as it is', 'Ana', 'Ana'],
		['spaces around it', '  Ana\t', 'Ana'],
		['spaces within it', 'Ana   Maria', 'Ana Maria'],
		['a line break within it', 'Ana\r\nMaria', 'Ana Maria'],
		['a tab within it', 'Ana\tMaria', 'Ana Maria'],
		['a space that does not break', 'Ana\u00a0Maria', 'Ana Maria'],
		['a wide space', 'Ana\u3000Maria', 'Ana Maria'],
		['a control character', 'A\u0000n\u001ba\u007f', 'Ana'],
		['a control character between spaces', 'Ana \u0007 Maria', 'Ana Maria'],
		['a control character at the end', 'Ana \u0085', 'Ana'],
		['an override of the direction', '\u202eAna\u202c', 'Ana'],
		['an isolate', '\u2067Ana\u2069', 'Ana'],
		['a byte order mark', '\ufeffAna', 'Ana'],
		['a space of no width', 'A\u200bna', 'Ana'],
		['parts are put together', 'Rene\u0301', 'Ren\u00e9'],
		['emoji', '🦊', '🦊'],
		['a family stays one', family, family],
		['a flag of tags stays one', flag, flag],
		['Hebrew', 'נועה', 'נועה'],
		['Arabic with vowels', 'مُحَمَّد', 'مُحَمَّد'],
		['Persian with its joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
		['marks that have no letter of their own', 'q\u0308\u0323', 'q\u0323\u0308'],
		['digits', '7', '7'],
		['punctuation', '?!', '?!'],
		['markup is text', '<b>Ana</b>', '<b>Ana</b>']
	];
	for (const [what, text, name] of rows)
		test(what, () => expect(parseName(text)).toEqual(ok(name)));
});

describe('names without a visible character are refused', () => {
	const rows: [string, string][] = [
		['nothing', ''],
		['spaces', '   '],
		['line breaks', '\n\r\n'],
		['control characters', '\u0000\u0007\u001b'],
		['characters that cannot be seen', '\u200b\u200d\u2060\ufeff'],
		['marks of direction', '\u200e\u200f\u202a'],
		['Hangul fillers', '\u3164\u115f\uffa0'],
		['braille without dots', '\u2800\u2800'],
		['variation selectors', '\ufe0f\u{e0100}'],
		['a grapheme joiner', '\u034f'],
		['tags', '\u{e0041}'],
		['a note without a head', '\u{1d159}']
	];
	for (const [what, text] of rows)
		test(what, () => expect(parseName(text)).toEqual(no('text-empty')));
});

describe('names have 40 characters at most', () => {
	test('the limit is 40', () => expect(NAME_LENGTH).toBe(40));
	for (const [what, character] of [
		['letters', 'a'],
		['emoji', '🦊'],
		['families', family],
		['letters with marks', 'q\u0323\u0308'],
		['Hebrew', 'א']
	] as const) {
		test(`40 ${what}`, () =>
			expect(parseName(character.repeat(40))).toEqual(ok(character.repeat(40))));
		test(`41 ${what}`, () => expect(parseName(character.repeat(41))).toEqual(no('name-too-long')));
	}
	test('spaces around it are not counted', () =>
		expect(parseName(`  ${'a'.repeat(40)}  `)).toEqual(ok('a'.repeat(40))));
	test('control characters are not counted', () =>
		expect(parseName(`\u0000${'a'.repeat(40)}\u0007`)).toEqual(ok('a'.repeat(40))));
});

describe('the length of notes', () => {
	test('notes have at most 1000 characters', () => {
		expect(NOTE_LENGTH).toBe(1000);
		expect(parseNote(family.repeat(1000))).toEqual(ok(family.repeat(1000)));
		expect(parseNote('a'.repeat(1001))).toEqual(no('text-too-long'));
		expect(parseNote('\t')).toEqual(no('text-empty'));
	});
});

describe('names that count as equal', () => {
	const same: [string, string, string][] = [
		['case', 'ANA', 'ana'],
		['case of another alphabet', 'НИНА', 'нина'],
		['case and accents', 'ÉLOÏSE', 'éloïse'],
		['accents in one or two code points', 'Ren\u00e9', 'Rene\u0301'],
		['wide letters', 'Ａｎａ', 'Ana'],
		['ligatures', 'Soﬁa', 'Sofia'],
		['a sigma at the end', 'ΝΊΚΟΣ', 'Νίκος'],
		['a variation selector', 'Ana\ufe0f', 'Ana'],
		['a Hangul filler', 'Ana\u3164', 'Ana'],
		['a grapheme joiner', 'A\u034fna', 'Ana'],
		['a braille space', 'Ana\u2800', 'Ana'],
		['a braille space in between', 'Ana\u2800Maria', 'Ana Maria'],
		['a soft hyphen', 'A\u00adna', 'Ana']
	];
	for (const [what, a, b] of same) test(what, () => expect(nameKey(a)).toBe(nameKey(b)));
	const apart: [string, string, string][] = [
		['other letters', 'Ana', 'Anna'],
		['an accent', 'Rene', 'René'],
		['other emoji', '🦊', '🐻'],
		['a member of the family', family, '👨‍👩‍👧']
	];
	for (const [what, a, b] of apart)
		test(`${what} differ`, () => expect(nameKey(a)).not.toBe(nameKey(b)));
});

describe('names that look alike', () => {
	const alike: [string, string, string][] = [
		['a Cyrillic letter', '\u0410na', 'Ana'],
		['all letters Cyrillic', '\u0421\u0430\u0440\u0430', 'Capa'],
		['a Greek letter', '\u0391na', 'Ana'],
		['a digit', 'B0b', 'Bob'],
		['a capital I', 'AIan', 'Alan'],
		['a Cyrillic capital I', '\u0406an', 'lan'],
		['wide letters of another alphabet', '\uff21na', '\u0410na']
	];
	for (const [what, a, b] of alike)
		test(what, () => expect(looksLikeAnother(a, ['Zoë', b])).toBe(true));
	test.each([
		['Ana', 'Anna'],
		['Ana', 'ANA'],
		['Rene', 'René'],
		['Нина', 'Nina'],
		['סמי', 'סמו']
	])('%s and %s do not', (a, b) => expect(looksLikeAnother(a, [b])).toBe(false));
});

describe('a pasted list of names', () => {
	const rows: [string, string, string[]][] = [
		['a line each', 'Ana\nBen\nChidi', ['Ana', 'Ben', 'Chidi']],
		['lines of another system', 'Ana\r\nBen\r\n', ['Ana', 'Ben']],
		['commas', 'Ana, Ben,Chidi', ['Ana', 'Ben', 'Chidi']],
		['semicolons and tabs', 'Ana;Ben\tChidi', ['Ana', 'Ben', 'Chidi']],
		['numbers', '1. Ana\n2) Ben\n10: Chidi', ['Ana', 'Ben', 'Chidi']],
		['bullets', '- Ana\n* Ben\n• Chidi', ['Ana', 'Ben', 'Chidi']],
		['empty lines', '\n\n Ana \n , ,\n', ['Ana']],
		['names of two words', 'Ana Maria\nBen', ['Ana Maria', 'Ben']],
		['names that begin with a number', '2Pac\n50 Cent', ['2Pac', '50 Cent']],
		['names with a hyphen', 'Jean-Luc\n-', ['Jean-Luc', '-']],
		['emoji', `🦊\n${family}`, ['🦊', family]],
		['one name', 'Ana', ['Ana']],
		['nothing', '', []],
		['nothing but marks', ' ,;\n\t', []],
		['a name twice stays twice: the table refuses it', 'Ana\nana', ['Ana', 'ana']]
	];
	for (const [what, text, names] of rows)
		test(what, () => expect(splitNames(text)).toEqual({ ok: true, value: names }));

	const long: [string, string][] = [
		['more names than any table has', 'Ana\n'.repeat(101)],
		['a whole book', 'It was a dark and stormy night. '.repeat(1000)]
	];
	for (const [what, text] of long)
		test(`is refused as a whole: ${what}`, () =>
			expect(splitNames(text)).toEqual({ ok: false, error: 'list-too-long' }));
});
