import { describe, expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { playedRounds, titlesOf } from '#lib/evening/round.ts';
import { fold, type TimelineCommand } from '#lib/evening/timeline.ts';
import { readLink, writeLink } from '#lib/exchange/link/link.ts';
import { lookUp } from '#lib/rules/by-text.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { differences } from '#lib/rulesets/house-set.ts';
import { resolveRules, spokenTitle, type Rules } from '#lib/rulesets/ruleset.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { tileContent } from '#lib/ui/flat/tile-content.ts';
import { checkDraft, draftOf } from '#lib/ui/house/draft.ts';
import { answerOf } from '#lib/ui/referee/stored-answer.ts';
import { shownBook } from '#lib/ui/rulebook/book.ts';
import { titleText } from '#lib/ui/text/titles.ts';
import { logOf, out, step, confirm } from '../../e2e/support/logs.ts';
import { withIds } from '../../e2e/support/ids.ts';
import { eveningRecord, gzippedBackup, readBytes } from '../../fixtures/backups.ts';
import { tellAll } from '../../fixtures/projections.ts';

/** Fields of every object. */
const WORDS = ['constructor', 'toString', '__proto__'] as const;
const [one, two, three] = WORDS;
const id = (name: string) => name as PlayerId;
const first = RULESETS[0]!;

/** Rules as a file may contain them: every title is one of the words, and each has other forms,
 * names and points by other titles. */
function rulesWith(scoring: Rules['options']['scoring']): Rules {
	const house = { options: { scoring }, titles: { Emperor: one }, points: { Emperor: 3 } };
	return {
		...resolveRules(first, house, three),
		name: one,
		titles: {
			top: [one, two],
			bottom: [two, three],
			middle: three,
			depth: 'two',
			otherForms: { Emperor: one }
		},
		trumps: { 1: two }
	};
}

/** Each word wherever a person can write. */
function eveningOf(scoring: Rules['options']['scoring'], name: string): readonly Entry[] {
	const names = [...WORDS, 'Ana'];
	const answer = { tone: one, word: two, sentence: three };
	const commands: TimelineCommand[] = [
		{ type: 'setSeats', order: names.map(id), how: 'by-hand' },
		step('play'),
		...out(names.slice(0, -1)),
		confirm,
		{ type: 'address', player: id(one), otherForm: true },
		...WORDS.flatMap((text): TimelineCommand[] => [
			{ type: 'addNote', text },
			{
				type: 'issueDecree',
				issuer: id(one),
				targets: [id(three)],
				text,
				template: null,
				term: 'evening'
			},
			{ type: 'correctScore', player: id(two), points: 3, reason: text },
			{
				type: 'logRuling',
				kind: 'play',
				key: text,
				question: text,
				answer,
				rules: [],
				askedBy: id(two),
				house: true,
				option: null
			}
		]),
		step('taxes'),
		{ type: 'settleTaxes' },
		...out(names.slice(0, -1)),
		confirm
	];
	return withIds(logOf(rulesWith(scoring), names, commands, name));
}

describe.each(WORDS)('a text %s', (word) => {
	test.each(['none', 'beaten', 'by-title'] as const)(
		'in every place of an evening comes back by link and by file as it was, scoring %s',
		async (scoring) => {
			const log = eveningOf(scoring, word);
			expect(await readLink((await writeLink({ kind: 'evening', log }))!)).toMatchObject({
				ok: true,
				value: { log }
			});
			const { records } = await readBytes(await gzippedBackup([eveningRecord(log)]));
			expect(records).toMatchObject([{ log }]);
			tellAll(log);
			const { state } = fold(log)!;
			const rounds = [...playedRounds(state), state.round!];
			for (const round of rounds)
				for (const { published, spoken } of titlesOf(state, round).values()) {
					expect(WORDS).toContain(published);
					expect(spoken).toBe(published);
				}
			for (const { sums } of scoreboard(state).rounds)
				for (const sum of sums.values()) expect(sum).toBeTypeOf('number');
			for (const player of state.round!.places)
				for (const line of tileContent(state, state.round!, player).lines)
					expect(line).toBeTypeOf('string');
			for (const chapter of shownBook(first, state.rules))
				for (const { name, sentence } of chapter.others)
					expect([typeof name, typeof sentence]).toEqual(['string', 'string']);
		}
	);

	test('is a title, its own name, and in no table that lacks it', () => {
		expect(titleText(word)).toBe(word);
		expect(spokenTitle(rulesWith('none'), word, true)).toBe(word);
		expect(lookUp({ Emperor: 1 }, word)).toBeUndefined();
		expect(lookUp(JSON.parse(`{"${word}":1}`) as { [x: string]: number }, word)).toBe(1);
	});

	test('typed into every field of the house rules is stored as it is', () => {
		const filled = draftOf(word, {
			options: {},
			titles: Object.fromEntries(first.titles.top.map((title) => [title, word]))
		});
		const checked = checkDraft(first, filled, []);
		expect(checked).toMatchObject({ ok: true, value: { name: word } });
		const rules = checked.ok ? checked.value.rules : { options: {} };
		const found = differences(
			{ ruleset: first, rules },
			{ ruleset: first, rules: { options: {} } }
		);
		expect(found.map((difference) => 'a' in difference && difference.a)).toEqual(
			first.titles.top.map(() => word)
		);
	});

	test('as the answer of a ruling, or another value in its place, is shown as text', () => {
		expect(answerOf({ answer: { tone: word, word, sentence: word } })).toEqual({
			tone: 'open',
			word,
			sentence: word
		});
		for (const odd of [{ word: { word } }, [word], word, 7, null])
			expect(answerOf({ answer: { word: odd, sentence: odd, tone: odd } })).toEqual({
				tone: 'open',
				word: odd === word ? word : '',
				sentence: odd === word ? word : ''
			});
	});
});
