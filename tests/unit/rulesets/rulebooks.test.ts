import { describe, expect, test } from 'vitest';
import { OPTION_NAMES } from '#lib/rules/choices.ts';
import { isOptionValue } from '#lib/rules/option-values.ts';
import { RULE_IDS } from '#lib/rules/rule-ids.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { bookOf } from '#lib/rulesets/books.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { CHAPTERS } from '#lib/rulesets/rulebook.ts';
import { resolveRules, SOURCES, type GameId } from '#lib/rulesets/ruleset.ts';
import { areasOf, ruleText } from '#lib/ui/rulebook/texts.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { words } from '../given.ts';

const m = messagesOf('rules');

/** Which games a rule applies to, read off the rules one by one: Temple, tHe Tahimi, Dalmuti, Kings
 * and Bastards, President, daiFugō, tarot (X). A rule is a game's also where the game has it as an
 * option only. */
const applies = `
TI-0 T K P F
TI-1 T H D K X
TI-2 T
TI-3 H X
TI-4 D
TI-5 K
TI-6 T H D K P F X
DK-1 T
DK-2 H
DK-3 H
DK-4 H
DK-5 D
DK-6 K
DK-7 T H D K P F X
DK-8 T H D K P F X
SE-1 T H D K P F X
SE-2 T H D P F X
SE-3 K
SE-4 T H D K P F X
TX-1 T
TX-2 H D K P F X
TX-3 T H D K P F X
TX-4 T H D K P F X
TX-5 T H D K P F X
TX-6 T H D K P F X
TX-7 T H D K P F X
TX-8 T
TX-9 H D K P F X
TX-10 D
TX-11 T H D K P F X
TX-12 T
RV-1 T
RV-2 D
RV-3 T D
PL-1 T H D K P F X
PL-2 T H D K P F X
PL-3 T H D F X
PL-4 T
PL-5 K
PL-6 T H D K P F X
PL-7 T H D K P F X
PL-8 K
PL-9 H X
LE-1 T H D K P F X
LE-2 T H D K P F X
JO-1 T H D K P F X
JO-2 T H D K P F X
JO-3 T
JO-4 T H D K P F X
JO-5 T H D K P F X
SC-1 D
SC-2 D P
SC-3 P
SC-4 T H D K P F X
DE-1 T
DE-2 T H D K P F X
DE-3 T H D X
DE-4 T H D X
MA-1 T H D K X
MA-2 T H D K P F X
FP-1 K
FP-2 T H D K P F X
FP-3 T H F X
FP-4 T F
FP-5 K
FP-6 T H D K P F X
FP-7 K
FP-8 T
FP-9 T D
FP-10 K
FP-11 H X
FP-12 T K
FP-13 T H D P F X
FP-14 D
FP-15 T H D K P F X
PR-1 P
PR-2 P
PR-3 P
PR-4 P
PR-5 P
PR-6 P F
PR-7 P F
PR-8 P F
PR-9 P
PR-10 P
PR-11 P
PR-12 P
PR-13 P
PR-14 P
DF-1 F
DF-2 F
DF-3 F
DF-4 F
DF-5 F
DF-6 F
DF-7 F
DF-8 F
DF-9 F
DF-10 T P F
DF-11 F
DF-12 F
DF-13 F
DF-14 F
DF-15 F
DF-16 F
DF-17 F
DF-18 F
TH-1 X
TH-2 X
TH-3 X
TH-4 X
TH-5 X
`;
const rows = applies.trim().split('\n').map(words);
const letters: Readonly<Record<GameId, string>> = {
	temple: 'T',
	tahimi: 'H',
	dalmuti: 'D',
	'kings-and-bastards': 'K',
	president: 'P',
	daifugo: 'F',
	'tarot-himi': 'X'
};

test('every rule applies to some game, and the list above has each once', () => {
	expect(rows.map(([id]) => id).sort()).toEqual([...RULE_IDS].sort());
	for (const [id, ...games] of rows) expect(games, id).not.toEqual([]);
});

test('an unknown game has no texts to load', () => {
	for (const id of ['', 'whist', 'constructor']) expect(areasOf(id)).toEqual([]);
});

test('every chapter has a name, and some game has rules in it', () => {
	const used = new Set(RULESETS.flatMap(({ id }) => bookOf(id)).map(({ chapter }) => chapter));
	expect([...used].sort()).toEqual([...CHAPTERS].sort());
	expect(Object.keys(m.rules.chapters)).toEqual([...CHAPTERS]);
});

describe.each(RULESETS)('$name', (ruleset) => {
	const { id: game, options, titles, players } = ruleset;
	const book = bookOf(game);
	const ids = book.map(({ id }) => id);

	test('lists every rule that applies to the game once, and no other', () => {
		const expected = rows.filter(([, ...games]) => games.includes(letters[game]));
		expect([...ids].sort()).toEqual(expected.map(([id]) => id).sort());
	});

	test('has its rules in play order', () => {
		const order = book.map(({ chapter }) => CHAPTERS.indexOf(chapter));
		expect(order).toEqual(order.toSorted((a, b) => a - b));
	});

	test('every option has a value and an origin', () => {
		for (const name of OPTION_NAMES) {
			expect(isOptionValue(name, options[name].value), name).toBe(true);
			expect(['source', 'reading', 'absence'], name).toContain(options[name].origin.by);
		}
	});

	test('every option that the game has is described by a rule', () => {
		const described = new Set(book.flatMap((rule) => rule.options));
		const known = OPTION_NAMES.filter((name) => options[name].origin.by !== 'absence');
		expect(known.filter((name) => !described.has(name))).toEqual([]);
	});

	test('every rule names its source', () => {
		for (const { id, origin } of book) {
			expect(origin.by, id).not.toBe('absence');
			if (origin.by === 'absence') continue;
			expect(Object.keys(SOURCES), id).toContain(origin.source);
			if (origin.by === 'source') expect(origin.place, id).not.toBe('');
		}
	});

	test('every rule has a text, and every text belongs to a rule', () => {
		expect(RULE_IDS.filter((id) => ruleText(game, id) !== undefined).sort()).toEqual(
			[...ids].sort()
		);
	});

	test.each(book)('$id is short and readable aloud', ({ id, origin }) => {
		const { title, text, reading } = ruleText(game, id)!;
		const whole = reading === null ? text : `${text} ${reading}`;
		expect(title.split(' ').length).toBeGreaterThanOrEqual(2);
		expect(title.split(' ').length).toBeLessThanOrEqual(5);
		for (const part of reading === null ? [text] : [text, reading])
			expect(part).toMatch(/^[A-Z].*\.$/);
		const sentences = (one: string | null) => one?.match(/[.?!](?= |$)/g)?.length ?? 0;
		const [most, mostOfPart] = id.startsWith('FP') ? [2, 1] : [3, 3];
		expect(sentences(whole)).toBeLessThanOrEqual(most);
		expect(Math.max(sentences(text), sentences(reading))).toBeLessThanOrEqual(mostOfPart);
		expect(whole).not.toMatch(/\b(he|she|him|his|her|hers)\b/i);
		// no source speaks of this app
		if (origin.by === 'source') expect(text).not.toMatch(/\bapp\b/i);
	});

	for (let n = players.min; n <= players.max; n++)
		test(`has titles for ${n} players`, () => {
			const rules = resolveRules(ruleset);
			const all = titlesFor(rules, { players: n, round: 2 });
			expect(all).toHaveLength(n);
			for (const title of all) expect(title).toMatch(/\S/);
			expect([all[0], all.at(-1)]).toEqual([titles.top[0], titles.bottom[0]]);
			const ranked = all.filter((title) => title !== titles.middle);
			expect(new Set(ranked).size).toBe(ranked.length);
		});
});
