import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { isDigest } from '#lib/stats/check-digest.ts';
import { DIGEST_VERSION, digestOf, foldedText } from '#lib/stats/digest.ts';
import { COUNTS, talliesOf } from '#lib/stats/tally.ts';
import {
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
	swap,
	undo
} from '../given.ts';

const won = (order: string) => [go('play'), ...exits(order), confirm];
const remove = { type: 'deleteEvening' } as const;

/** `game: Ana 2 1` for everyone with decrees or rulings. */
const decreesAndRulings = ({ state }: Timeline) =>
	talliesOf(state).map(({ ruleset, people, counts }) => {
		const of = (person: number, name: (typeof COUNTS)[number]) =>
			counts[person * COUNTS.length + COUNTS.indexOf(name)]!;
		const all = people.map((p, i) => `${p} ${of(i, 'decrees')} ${of(i, 'rulings')}`);
		return `${ruleset}: ${all.filter((text) => !text.endsWith(' 0 0')).join(', ')}`;
	});

describe('the tallies of an evening', () => {
	test('one per ruleset by which a round was finished', () => {
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

	test('a decree or ruling counts for the ruleset of its round, else for the current or the last one', () => {
		const one = given(
			seated('tahimi'),
			decree('Ana', 'Ben'),
			rule('a', { askedBy: player('Ben') }),
			...won('Ana Ben Chidi Dee')
		);
		expect(decreesAndRulings(one)).toEqual(['tahimi: Ana 1 0, Ben 0 1']);
		const dalmuti = changeRules(rulesOf('dalmuti'));
		const two = given(one, dalmuti, decree('Ana', 'Dee'), ...won('Ana Ben Chidi Dee'));
		expect(decreesAndRulings(two)).toEqual(['tahimi: Ana 1 0, Ben 0 1', 'dalmuti: Ana 1 0']);
		// round 3 has no result, and Dalmuti is the current ruleset
		const asked = rule('b', { askedBy: player('Chidi') });
		const three = given(two, asked);
		expect(decreesAndRulings(three)).toEqual([
			'tahimi: Ana 1 0, Ben 0 1',
			'dalmuti: Ana 1 0, Chidi 0 1'
		]);
		// it counts for Tahimi if that is current, and for Dalmuti again if a third ruleset without
		// rounds is
		const back = given(three, changeRules(rulesOf('tahimi')));
		expect(decreesAndRulings(back)).toEqual([
			'tahimi: Ana 1 0, Ben 0 1, Chidi 0 1',
			'dalmuti: Ana 1 0'
		]);
		const king = given(three, changeRules(rulesOf('kings-and-bastards')));
		expect(decreesAndRulings(king)).toEqual([
			'tahimi: Ana 1 0, Ben 0 1',
			'dalmuti: Ana 1 0, Chidi 0 1'
		]);
		// the ruleset played last, not the one begun last
		const again = given(two, changeRules(rulesOf('tahimi')), ...won('Ana Ben Chidi Dee'), asked);
		const last = given(again, changeRules(rulesOf('kings-and-bastards')));
		expect(decreesAndRulings(last)).toEqual([
			'tahimi: Ana 1 0, Ben 0 1, Chidi 0 1',
			'dalmuti: Ana 1 0'
		]);
	});

	test('a person who asked for a ruling but never played is included', () => {
		const played = given(seated('tahimi'), ...won('Ana Ben Chidi Dee'));
		const asked = rule('a', { askedBy: player('Fay') });
		const [tally] = talliesOf(given(played, join('Fay'), asked, leave('Fay')).state);
		expect(tally!.people).toContain('Fay');
		expect(tally!.rounds).toBe(1);
	});

	test('a finished round counts before it is confirmed; a deleted evening has no tallies', () => {
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

describe('a digest is checked before it is counted', () => {
	const digest = digestOf(given(seated('tahimi'), ...won('Ana Ben Chidi Dee')), 9);
	const [tally] = digest.tallies;
	const withTally = (change: object) => ({ ...digest, tallies: [{ ...tally!, ...change }] });

	test('accepts a digest of the current version with consistent tallies', () => {
		expect(isDigest(digest)).toBe(true);
		expect(isDigest({ ...digest, version: DIGEST_VERSION - 1 })).toBe(false);
		expect(isDigest({ ...digest, tallies: null })).toBe(false);
		expect(isDigest({ ...digest, words: undefined })).toBe(false);
		expect(isDigest({ ...digest, fall: { player: 'Ana', from: 1 } })).toBe(false);
		expect(isDigest({ ...digest, fall: { player: 'Ana', from: 1, to: 4, rounds: 2 } })).toBe(true);
	});
	test.each([
		['numbers of players that no array can have', { mobility: [2 ** 31, 1] }],
		['a matrix that is cut off', { mobility: tally!.mobility.slice(0, -1) }],
		['starts among players who are not there', { starts: [0, 5000, 0, 1, 0] }],
		['starts of somebody who is not there', { starts: [tally!.people.length, 4, 0, 1, 0] }],
		['items that are cut off', { starts: tally!.starts.slice(1) }],
		['counts that are missing', { counts: [] }],
		['no number', { ahead: tally!.ahead.map(() => NaN) }],
		['a negative number', { taxes: [0, 1, -1, 0, 0] }],
		['another evening', { evening: 'other' }],
		['people without ids', { people: [null, null, null, null] }]
	])('%s', (_, change) => expect(isDigest(withTally(change))).toBe(false));
});

describe('the searchable texts', () => {
	const wrote = given(
		seated('dalmuti', {}, 'Ana Ben Chidi Dee'),
		note('Café Žofie'),
		decree('Ana', 'Dee', { text: 'Fetch the CAKE' }),
		rule('a', { question: { table: ['4S'], text: 'Straße?' }, answer: [null, 1, 'Nō, really'] }),
		go('taxes'),
		correctTax('Dee', 'fine', 'Sing a song'),
		correctTax('Chidi', 'let-stand'),
		correctScore('Ana', 2, 'Helped'),
		note('Café Žofie')
	);
	const digest = digestOf(wrote, 11);

	test('contain the name, notes, decrees, rulings, fines and reasons, each once', () =>
		expect(digest.words.split('\n')).toEqual([
			'friday',
			'cafe zofie',
			'fetch the cake',
			'4s strasse?',
			'no, really',
			'sing a song',
			'helped'
		]));
	test('do not contain undone texts', () => {
		expect(digestOf(given(wrote, undo), 12).words).toBe(digest.words);
		expect(digestOf(given(wrote, undo, undo), 13).words).not.toContain('helped');
	});
	test('the digest has the length of its log', () => {
		expect(digest).toMatchObject({
			id: 'evening',
			version: DIGEST_VERSION,
			entries: 11,
			deletedAt: null,
			tallies: []
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
	test('folding is idempotent and ignores case', () =>
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				expect(foldedText(foldedText(text))).toBe(foldedText(text));
				expect(foldedText(text.toUpperCase())).toBe(foldedText(text));
			}),
			{ numRuns: 2000 }
		));
});
