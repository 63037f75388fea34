import { expect, test } from 'vitest';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { addPastRound, beginPast, endPast, type PastEvening } from '#lib/evening/past-evening.ts';
import { playedRounds, result } from '#lib/evening/round.ts';
import type { House } from '#lib/rules/options.ts';
import { talliesOf } from '#lib/stats/tally.ts';
import { advance, decideNext, type Timeline } from '#lib/evening/timeline.ts';
import {
	exitsOf,
	given,
	later,
	planned,
	player,
	players,
	resultsOf,
	roundOf,
	rulesOf,
	sit
} from '../given.ts';

const played = 1_700_000_000_000;
const enteredAt = 1_800_000_000_000;

/** An evening of the past with these results, each from the top: `'Ana Ben Dee'`; a player in
 * brackets left before the end. @param places before each round; empty where they follow */
function past(game: string, results: readonly string[], house: House = {}, places: string[] = []) {
	const rules = rulesOf(game, house);
	const names = results.join(' ').replaceAll(/[()]/g, '');
	const people = new Map(players(names).map((id) => [id, { id, name: id }]));
	const first = players(results[0]!.replaceAll(/[()]/g, '')).map((id) => people.get(id)!);
	const start = { evening: 'e' as EveningId, name: 'Then', rules, players: first, enteredAt };
	const begun = beginPast(start, played);
	if (!begun.ok) throw new Error(begun.error);
	return results.reduce((evening: PastEvening, text, i) => {
		const all = text.split(' ');
		const left = all.filter((name) => name.startsWith('(')).map((name) => name.slice(1, -1));
		const round = {
			places: places[i] ? players(places[i]) : null,
			redrawn: false,
			result: players(text.replaceAll(/[()]/g, '')),
			left: left.map((name) => name as PlayerId)
		};
		const added = addPastRound(evening, round, rules, people);
		if (!added.ok) throw new Error(`${text}: ${added.error}`);
		return added.value;
	}, begun.value);
}
const ended = (evening: PastEvening, duration = 0) => {
	const end = endPast(evening, duration);
	if (!end.ok) throw new Error(end.error);
	return end.value;
};

test('the places follow from round to round, and people come and go', () => {
	const { timeline } = past('president', [
		'Ana Ben Chidi Dee',
		'Dee Chidi Ben Ana',
		'Ana Ben (Chidi)',
		'Ana Eli Ben'
	]);
	expect(resultsOf(timeline)).toEqual([
		'Ana Ben Chidi Dee',
		'Dee Chidi Ben Ana',
		'Ana Ben Chidi',
		'Ana Eli Ben'
	]);
	const places = playedRounds(timeline.state).map((round) => round.places.join(' '));
	expect(places.slice(1)).toEqual(['Ana Ben Chidi Dee', 'Chidi Ben Ana', 'Ana Ben Eli']);
});

test.each([
	['temple', {}],
	['daifugo', { fallOfTheCapital: true }],
	['president', { overturnFromTheBottom: true }],
	['president', { newcomers: 'by-card' }],
	['tahimi', { newcomers: 'redraw' }]
] as [string, House][])('%s with %j: any result is possible', (game, house) => {
	const results = ['Ana Ben Chidi Dee', 'Dee Ana Chidi Ben', 'Eli Dee Ben Ana Chidi'];
	expect(resultsOf(past(game, results, house).timeline)).toEqual(results);
});

test('the places of a round may be known from elsewhere, in such an evening only', () => {
	const known = past('president', ['Ana Ben Dee', 'Ana Ben Dee'], {}, ['', 'Dee Ana Ben']);
	expect(roundOf(known.timeline).places).toEqual(players('Dee Ana Ben'));
	expect(decideNext(later('president'), sit('Eli Dee Chidi Ben Ana'))).toEqual({
		ok: false,
		error: 'seats-are-settled'
	});
});

test('the evening has the time at which it was played, and knows when it was entered', () => {
	const { entries, timeline } = ended(past('temple', ['Ana Ben Dee']), 7_200_000);
	expect(timeline.state).toMatchObject({
		startedAt: played,
		enteredAt,
		closedAt: played + 7_200_000
	});
	const times = entries.map(({ at }) => at);
	expect(times).toEqual(times.toSorted((a, b) => a - b));
	expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('an earlier round is corrected as in any evening, and the later places follow', () => {
	const { timeline } = ended(past('president', ['Ana Ben Dee', 'Ben Ana Dee']));
	const { edits } = planned(timeline, exitsOf(1, 'Dee Ben Ana'));
	const amended: Timeline = advance(timeline, {
		type: 'HistoryAmended',
		about: 'exits',
		round: 1,
		edits,
		id: 'correction' as EntryId,
		at: enteredAt
	});
	const [first, second] = playedRounds(amended.state);
	expect(result(first!)).toEqual(players('Dee Ben Ana'));
	expect(second!.places).toEqual(players('Dee Ben Ana'));
	expect(result(second!)).toEqual(players('Ben Ana Dee'));
});

test('taxes count when they are entered, and are not missed before', () => {
	const { timeline } = ended(past('president', ['Ana Ben Chidi Dee', 'Ana Ben Chidi Dee']));
	expect(talliesOf(timeline.state)[0]).toMatchObject({ rounds: 2, taxes: [] });
	const open = given(timeline, { type: 'reopenEvening' });
	const { edits } = planned(open, {
		type: 'tax',
		round: 2,
		payer: player('Dee'),
		mark: { paid: true, returned: true }
	});
	const entry = { type: 'HistoryAmended', about: 'tax', round: 2, edits } as const;
	const paid = advance(open, { ...entry, id: 'tax' as EntryId, at: enteredAt });
	expect(talliesOf(paid.state)[0]!.taxes).toEqual([3, 0, 1, 2, 0]);
});
