import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { DIGEST_VERSION, digestOf, foldedText } from '#lib/stats/digest.ts';
import { COUNTS, talliesOf } from '#lib/stats/tally.ts';
import {
	begin,
	changeRules,
	confirm,
	correctScore,
	correctTax,
	decree,
	exits,
	given,
	go,
	join,
	leave,
	note,
	player,
	rule,
	rulesOf,
	seated,
	sit,
	swap,
	undo
} from '../given.ts';

const won = (order: string) => [go('play'), ...exits(order), confirm];
const remove = { type: 'deleteEvening' } as const;

/** `game: Ana 2 decrees 1 rulings` of everyone who has any. */
const wordsOf = ({ state }: Timeline) =>
	talliesOf(state).map(({ ruleset, people, counts }) => {
		const of = (person: number, name: (typeof COUNTS)[number]) =>
			counts[person * COUNTS.length + COUNTS.indexOf(name)]!;
		const all = people.map((p, i) => `${p} ${of(i, 'decrees')} ${of(i, 'rulings')}`);
		return `${ruleset}: ${all.filter((text) => !text.endsWith(' 0 0')).join(', ')}`;
	});

describe('the tallies of an evening', () => {
	test('one for each game that a round has a result in', () => {
		const begun = seated('tahimi');
		expect(talliesOf(begun.state)).toEqual([]);
		const once = given(begun, ...won('Ana Ben Chidi Dee'));
		expect(talliesOf(once.state).map(({ ruleset, rounds }) => [ruleset, rounds])).toEqual([
			['tahimi', 1]
		]);
		const other = given(once, changeRules(rulesOf('dalmuti'), true), ...won('Ana Ben Chidi Dee'));
		const third = given(other, ...won('Ana Ben Chidi Dee'));
		expect(talliesOf(third.state).map(({ ruleset, rounds }) => [ruleset, rounds])).toEqual([
			['tahimi', 2],
			['dalmuti', 1]
		]);
	});

	test('a decree and a ruling belong to their round; in one without a result to the game that is on, or was', () => {
		const one = given(
			seated('tahimi'),
			...[decree('Ana', 'Ben'), rule('a', { askedBy: player('Ben') })],
			...won('Ana Ben Chidi Dee')
		);
		expect(wordsOf(one)).toEqual(['tahimi: Ana 1 0, Ben 0 1']);
		const dalmuti = changeRules(rulesOf('dalmuti'));
		const two = given(one, dalmuti, decree('Ana', 'Dee'), ...won('Ana Ben Chidi Dee'));
		expect(wordsOf(two)).toEqual(['tahimi: Ana 1 0, Ben 0 1', 'dalmuti: Ana 1 0']);
		// round 3 has no result: Dalmuti is on
		const asked = rule('b', { askedBy: player('Chidi') });
		const three = given(two, asked);
		expect(wordsOf(three)).toEqual(['tahimi: Ana 1 0, Ben 0 1', 'dalmuti: Ana 1 0, Chidi 0 1']);
		// once Tahimi is on it is Tahimi's, and again Dalmuti's where a third game has no round yet
		const back = given(three, changeRules(rulesOf('tahimi')));
		expect(wordsOf(back)).toEqual(['tahimi: Ana 1 0, Ben 0 1, Chidi 0 1', 'dalmuti: Ana 1 0']);
		const king = given(three, changeRules(rulesOf('kings-and-bastards')));
		expect(wordsOf(king)).toEqual(['tahimi: Ana 1 0, Ben 0 1', 'dalmuti: Ana 1 0, Chidi 0 1']);
		// what was played last, not what began last
		const again = given(two, changeRules(rulesOf('tahimi')), ...won('Ana Ben Chidi Dee'), asked);
		const last = given(again, changeRules(rulesOf('kings-and-bastards')));
		expect(wordsOf(last)).toEqual(['tahimi: Ana 1 0, Ben 0 1, Chidi 0 1', 'dalmuti: Ana 1 0']);
	});

	test('who asked and never played is in it', () => {
		const played = given(seated('tahimi'), ...won('Ana Ben Chidi Dee'));
		const asked = rule('a', { askedBy: player('Fay') });
		const [tally] = talliesOf(given(played, join('Fay'), asked, leave('Fay')).state);
		expect(tally!.people).toContain('Fay');
		expect(tally!.rounds).toBe(1);
	});

	test('a finished round counts before it is confirmed, and none of a deleted evening', () => {
		const played = given(seated('tahimi'), ...won('Ana Ben Chidi Dee'));
		expect(talliesOf(given(played, undo).state)).toEqual(talliesOf(played.state));
		expect(talliesOf(given(played, undo, undo).state)).toEqual([]);
		expect(talliesOf(given(played, remove).state)).toEqual([]);
		const restored = given(played, remove, { type: 'restoreEvening' });
		expect(talliesOf(restored.state)).toEqual(talliesOf(played.state));
		expect(talliesOf(given(played, undo, swap('Ana', 'Ben')).state)).not.toEqual(
			talliesOf(played.state)
		);
	});
});

describe('what can be searched for', () => {
	const wrote = given(
		given(begin(rulesOf('dalmuti'), 'Ana Ben Chidi Dee'), sit('Ana Ben Chidi Dee')),
		...[note('Café Žofie'), decree('Ana', 'Dee', { text: 'Fetch the CAKE' })],
		rule('a', { question: { table: ['4S'], text: 'Straße?' }, answer: [null, 1, 'Nō, really'] }),
		...[go('taxes'), correctTax('Dee', 'fine', 'Sing a song'), correctTax('Chidi', 'let-stand')],
		...[correctScore('Ana', 2, 'Helped'), note('Café Žofie')]
	);
	const digest = digestOf(wrote, 11);

	test('the name, notes, decrees, rulings, fines and reasons, each once', () =>
		expect(digest.words.split('\n')).toEqual([
			...['friday', 'cafe zofie', 'fetch the cake', '4s strasse?', 'no, really'],
			...['sing a song', 'helped']
		]));
	test('what was undone is gone', () => {
		expect(digestOf(given(wrote, undo), 12).words).toBe(digest.words);
		expect(digestOf(given(wrote, undo, undo), 13).words).not.toContain('helped');
	});
	test('the digest says what it was made of', () => {
		expect(digest).toMatchObject({
			...{ id: 'evening', version: DIGEST_VERSION, entries: 11, deletedAt: null, tallies: [] }
		});
		const deleted = given(wrote, remove);
		expect(digestOf(deleted, 12).deletedAt).toBe(deleted.entry.at);
	});

	test.each([
		['Ångström', 'angstrom'],
		['  Two\n blanks ', 'two blanks'],
		['ΟΔΟΣ', 'οδοσ'],
		['İstanbul', 'istanbul'],
		['Straße', 'strasse'],
		['ﬁne ①', 'fine 1'],
		['STRAẞE', 'strasse'],
		['Ngọc', 'ngoc'],
		['한국', '한국'.normalize('NFKD')]
	])('%s is found as %s', (text, folded) => expect(foldedText(text)).toBe(folded));
	test('folding twice is folding once, and case makes no difference', () =>
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				expect(foldedText(foldedText(text))).toBe(foldedText(text));
				expect(foldedText(text.toUpperCase())).toBe(foldedText(text));
			}),
			{ numRuns: 2000 }
		));
});
