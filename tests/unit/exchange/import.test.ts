import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { nameKey } from '#lib/evening/names.ts';
import { playedRounds } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import { fold } from '#lib/evening/timeline.ts';
import { bgStatsAddress } from '#lib/exchange/bgstats.ts';
import { roundsCsv } from '#lib/exchange/csv.ts';
import { readBgStatsFile } from '#lib/exchange/import/bgstats-file.ts';
import { buildEvening } from '#lib/exchange/import/build.ts';
import { textOfFile } from '#lib/exchange/import/file-text.ts';
import type { FoundEvening } from '#lib/exchange/import/found.ts';
import { readTableFile } from '#lib/exchange/import/table-file.ts';
import { checkLog } from '#lib/exchange/validate.ts';
import type { House } from '#lib/rules/options.ts';
import { findRuleset, RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { many } from '../../sample.ts';

const enteredAt = 1_800_000_000_000;
const build = (found: FoundEvening, n = 0) =>
	buildEvening(found, {
		id: `imported-${n}` as EveningId,
		name: found.name ?? 'Imported',
		at: found.at ?? new Date(2026, 2, 7, 12).getTime(),
		enteredAt,
		game: 'president',
		personOf: (name) => ({
			id: `i-${nameKey(name).codePointAt(0)}-${name.length}-${encodeURIComponent(name).replaceAll('%', '')}` as PlayerId,
			name
		}),
		pointsReason: 'From a file'
	});

const houses: readonly House[] = [
	{},
	{ scoring: 'by-title' },
	{ titleSet: 'arschloch' },
	{ scoring: 'beaten' },
	{ scoring: 'beaten-philanthropic', newcomers: 'bottom' },
	{ newcomers: 'redraw' },
	{ newcomers: 'by-card', taxSchedule: 'one', middleTitles: 'more' },
	{ fallOfTheCapital: true, forbiddenLast: ['2', '12'], scoring: 'by-title' },
	{ overturnFromTheBottom: true, revolution: 'dalmuti', jokers: 2 }
];

/** A random evening, with all that the formats can hold. */
const evenings = fc.record({
	seed: fc.nat(1_000_000),
	game: fc.constantFrom(...RULESETS.map(({ id }) => id)),
	options: fc.constantFrom(...houses),
	renames: fc.boolean(),
	points: fc.boolean()
});
type Played = typeof evenings extends fc.Arbitrary<infer T> ? T : never;
function play({ seed, game: id, options, renames, points }: Played) {
	const game = findRuleset(id)!;
	const [top = ''] = game.titles.top;
	const [bottom = ''] = game.titles.bottom;
	const titles = { [top]: 'Boss', [game.titles.middle]: 'Nobody; "in particular"' };
	const house = {
		options,
		...(renames && { titles }),
		...(points && { points: { [top]: 5, [bottom]: -2 } })
	};
	return fold(randomEvening(seed, resolveRules(game, house)))!;
}

interface SentPlay {
	playDate: string;
	durationMin?: number;
	board?: string;
	comments?: string;
	game: { name: string; bggId?: number };
	players: {
		name: string;
		winner: boolean;
		startPlayer: boolean;
		rank?: number;
		role?: string;
		score?: number;
	}[];
}

/** The play that BG Stats is sent; null without a round, or where its names would be cut. */
function sentPlay(evening: Evening): SentPlay | null {
	const address = bgStatsAddress(evening, 'A long night');
	if (address === null) return null;
	const sent = JSON.parse(decodeURIComponent(address.split('data=')[1]!)) as SentPlay;
	return sent.comments === undefined ? null : sent;
}

/** What must come back: all but the ids, and the order of players of equal rank.
 * @param hasLeft whether the leader cannot */
const withoutIds = ({ players, ...sent }: SentPlay, hasLeft: boolean) => ({
	...sent,
	sourcePlayId: '',
	players: players
		.map((player) => ({
			...player,
			sourcePlayerId: '',
			startPlayer: !hasLeft && player.startPlayer
		}))
		.toSorted((a, b) => (a.rank ?? 99) - (b.rank ?? 99) || (a.name < b.name ? -1 : 1))
});

/** The file that BG Stats exports after it was sent these plays. */
function bgStatsFile(plays: readonly SentPlay[]) {
	const names = [...new Set(plays.flatMap(({ players }) => players.map(({ name }) => name)))];
	return {
		games: plays.map(({ game }, id) => ({ id, uuid: `g${id}`, ...game })),
		players: names.map((name, id) => ({ id, uuid: `p${id}`, name, isAnonymous: false })),
		locations: [],
		plays: plays.map(({ players, ...sent }, i) => ({
			uuid: `u${i}`,
			gameRefId: i,
			playDate: sent.playDate,
			durationMin: sent.durationMin ?? 0,
			board: sent.board ?? '',
			comments: sent.comments ?? '',
			playerScores: players.map(({ name, score, rank, role, winner, startPlayer }) => ({
				playerRefId: names.indexOf(name),
				score: score === undefined ? '' : String(score),
				rank: rank ?? 0,
				role: role ?? '',
				winner,
				startPlayer
			}))
		}))
	};
}

describe('what is exported comes in again', () => {
	test('CSV: an imported evening has the same CSV', () => {
		fc.assert(
			fc.property(evenings, (played) => {
				const timeline = play(played);
				const csv = roundsCsv(timeline);
				const found = readTableFile(csv);
				if (found === null) {
					expect(csv.split('\r\n')).toHaveLength(2);
					return;
				}
				expect(found.leftOut).toEqual([]);
				expect(found.evenings).toHaveLength(1);
				const { past, leftOut } = build(found.evenings[0]!);
				expect(leftOut).toEqual([]);
				expect(roundsCsv(past!.timeline)).toBe(csv);
				// a spreadsheet may have sorted the rows
				const [head, ...rows] = csv.trim().split('\r\n');
				const sorted = readTableFile([head, ...rows.toReversed()].join('\r\n'))!;
				expect(roundsCsv(build(sorted.evenings[0]!).past!.timeline)).toBe(csv);
				// as a backup does that is restored
				const restored = checkLog(
					JSON.parse(JSON.stringify(past!.entries)) as unknown[],
					'entries'
				);
				expect(restored).toMatchObject({ ok: true });
				expect(past!.timeline.state).toMatchObject({ enteredAt, closedAt: past!.entries[0]!.at });
			}),
			{ numRuns: many(12, 127) }
		);
	});

	test('BG Stats: an imported play is the same play', () => {
		fc.assert(
			fc.property(evenings, (played) => {
				const timeline = play(played);
				const sent = sentPlay(timeline.state);
				if (sent === null) return;
				const found = readBgStatsFile(JSON.parse(JSON.stringify(bgStatsFile([sent]))));
				expect(found!.leftOut).toEqual([]);
				const { past, leftOut } = build(found!.evenings[0]!);
				// one round cannot have a leader who left before it
				const [leader] = sent.players.filter(({ startPlayer }) => startPlayer);
				const hasLeft = leader !== undefined && leader.role === undefined;
				expect(leftOut.map(({ fault }) => fault)).toEqual(hasLeft ? ['leader-not-kept'] : []);
				expect(withoutIds(sentPlay(past!.timeline.state)!, hasLeft)).toEqual(
					withoutIds(sent, hasLeft)
				);
			}),
			{ numRuns: many(12, 127) }
		);
	});
});

const noon = (year: number, month: number, day: number) =>
	new Date(year, month - 1, day, 12).getTime();

describe('the letters of a file', () => {
	const texts = [
		['en', 'Chloé;Zoë;Ben', '43686c6fe93b5a6feb3b42656e'],
		['ja', 'さくら;健;花', '82b382ad82e73b8c923b89d4'],
		['zh-Hans', '小明;丽;强', 'd0a1c3f73bc0f63bc7bf'],
		['ko', '민준;서연;하나', 'b9cec1d83bbcadbfac3bc7cfb3aa'],
		['he', 'אנה;בן;דנה', 'e0f0e43be1ef3be3f0e4']
	] as const;
	test.each(texts)('%s: as Unicode, or as a spreadsheet on Windows saves it', (tag, text, old) => {
		expect(textOfFile(Buffer.from(old, 'hex'), tag)).toBe(text);
		expect(textOfFile(Buffer.from(text), tag)).toBe(text);
		const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
		expect(textOfFile(wide, tag)).toBe(text);
		expect(textOfFile(wide.swap16(), tag)).toBe(text);
	});
});

describe('a list of places', () => {
	test.each([
		['commas', ',', ''],
		['semicolons, with a byte order mark', ';', '\uFEFF'],
		['tabs', '\t', '']
	])(
		'separated by %s: each line is a round, and a place is missing where one was not there',
		(_, by, mark) => {
			const lines = ['Ana,Ben,Chloé,Dee', '2,1,3,4', '1,2,,3', '', '1,3,4,2'];
			const { evenings, leftOut } = readTableFile(mark + lines.join('\n').replaceAll(',', by))!;
			expect(leftOut).toEqual([]);
			expect(evenings).toMatchObject([{ name: null, at: null, end: null }]);
			expect(evenings[0]!.rounds.map(({ line, result }) => [line, result.join(' ')])).toEqual([
				[2, 'Ben Ana Chloé Dee'],
				[3, 'Ana Ben Dee'],
				[5, 'Ana Dee Ben Chloé']
			]);
			const { past } = build(evenings[0]!);
			expect(playedRounds(past!.timeline.state).map(({ places }) => places.length)).toEqual([
				4, 3, 4
			]);
		}
	);

	test.each([
		['Runde,Ana,Ben,Dee\n1,1,2,3\n2,3,1,2', ['Ana Ben Dee', 'Ben Dee Ana']],
		['Ana,Ben,Dee\n1,2,3', ['Ana Ben Dee']],
		['Ana,Ben,Dee,,\n1,2,3,,\n3,2,1,,', ['Ana Ben Dee', 'Dee Ben Ana']],
		[
			'Day,Round,Ana,Ben,Dee\n2026-03-07,1,1,2,3\n2026-03-07,2,3,2,1\n2026-03-08,1,2,1,3',
			['Ana Ben Dee', 'Dee Ben Ana', 'Ben Ana Dee']
		],
		[',Ana,Ben,Dee\nfirst,1,2,3', ['Ana Ben Dee']]
	])('the numbers of the rounds are not those of a player: %j', (text, results) => {
		const rounds = readTableFile(text)!.evenings.flatMap((evening) => evening.rounds);
		expect(rounds.map(({ result }) => result.join(' '))).toEqual(results);
	});

	test('a first line names the separator, and places are written as ordinals', () => {
		const { evenings } = readTableFile('sep=;\r\nA,na;Ben;Dee\r\n2ème;1.;3º\r\n１位;3.0;2e')!;
		expect(evenings[0]!.rounds.map(({ line, result }) => [line, result])).toEqual([
			[3, ['Ben', 'A,na', 'Dee']],
			[4, ['A,na', 'Dee', 'Ben']]
		]);
	});

	test('days in the first column divide the evenings', () => {
		const { evenings } = readTableFile(
			'Day;Ana;Ben;Dee\n2026-03-07;1;2;3\n2026/3/7;3;2;1\n8.3.2026;2;1;3\n;1;2;3'
		)!;
		expect(evenings.map(({ at, rounds }) => [at, rounds.length])).toEqual([
			[noon(2026, 3, 7), 2],
			// an empty cell is of the day above it
			[noon(2026, 3, 8), 2]
		]);
	});

	test('a day that cannot be read is named, with all that is below it', () => {
		const list = 'Day;Ana;Ben;Dee\n2026-03-07;1;2;3\nyesterday;2;1;3\n;3;2;1\n2026-03-08;1;2;3';
		const { evenings, leftOut } = readTableFile(list)!;
		expect(evenings.map(({ at }) => at)).toEqual([noon(2026, 3, 7), noon(2026, 3, 8)]);
		expect(leftOut).toEqual(
			[3, 4].map((line) => ({ fault: 'wrong-date', line, what: 'yesterday' }))
		);
	});

	test.each([
		['2026年3月7日', [2026, 3, 7]],
		['2026. 3. 7.', [2026, 3, 7]],
		['2026-03-07 20:15', [2026, 3, 7]],
		['7/3/2026\n13/3/2026', [2026, 3, 7]],
		['3/7/2026\n3/13/2026', [2026, 3, 7]],
		// two countries read it differently
		['3/7/2026\n4/7/2026', null],
		['13/3/2026\n3/13/2026', null]
	] as const)('days as spreadsheets write them: %j', (days, day) => {
		const lines = days.split('\n').map((one) => `${one};1;2;3`);
		const { evenings, leftOut } = readTableFile(['Day;Ana;Ben;Dee', ...lines].join('\n'))!;
		expect(evenings[0]?.at).toBe(day === null ? undefined : noon(...day));
		expect(leftOut.map(({ fault }) => fault)).toEqual(
			day === null ? ['wrong-date', 'wrong-date'] : []
		);
	});

	test('a name that two columns have is named', () => {
		for (const head of ['Ana,Ben,Ana', 'Ana,Ben,ana'])
			expect(readTableFile(`\n${head}\n1,2,3`)).toEqual({
				evenings: [],
				leftOut: [{ fault: 'name-twice', line: 2, what: null }]
			});
	});

	test('lines whose places are not 1, 2, 3 are left out, and named', () => {
		const { evenings, leftOut } = readTableFile('Ana,Ben,Dee\n1,2,3\n1,1,3\n1,2,4\na,b,c\n3,2,1')!;
		expect(evenings[0]!.rounds.map(({ line }) => line)).toEqual([2, 6]);
		expect(leftOut).toEqual([3, 4, 5].map((line) => ({ fault: 'wrong-places', line, what: null })));
	});

	test.each(['', 'Ana,Ben', 'Ana\n1', '1,2,3\n1,2,3', '{"a":1}', 'hello\nworld'])(
		'%j is no list',
		(text) => expect(readTableFile(text)).toBeNull()
	);
});

describe('a table of Courtbook that a spreadsheet has saved', () => {
	const head = 'evening;date;game;round;players;player;title;from place;to place;points;left';
	const round = (day: string, game: string, names: readonly string[], places = [1, 2, 3]) =>
		names.map((name, i) => `Night;${day};${game};1;3;${name};;;${places[i]};;`);

	test('with semicolons, without titles, and with another date', () => {
		const lines = [head, ...round('7.3.2026', 'Asshole', ['Ana', 'Ben', 'Dee'])];
		const { evenings, leftOut } = readTableFile(lines.join('\r\n'))!;
		expect(leftOut).toEqual([]);
		expect(evenings).toMatchObject([{ name: 'Night', at: noon(2026, 3, 7) }]);
		expect(evenings[0]!.rounds).toMatchObject([{ result: ['Ana', 'Ben', 'Dee'], titles: null }]);
	});

	test.each([
		['wrong-date', '03/07/2026', 'President', ['A', 'B', 'C'], [1, 2, 3]],
		['wrong-date', '2026-02-30', 'President', ['A', 'B', 'C'], [1, 2, 3]],
		['unknown-game', '2026-03-07', 'Catan', ['A', 'B', 'C'], [1, 2, 3]],
		['name-twice', '2026-03-07', 'President', ['A', 'A', 'C'], [1, 2, 3]],
		['wrong-name', '2026-03-07', 'President', ['A', '', 'C'], [1, 2, 3]],
		['wrong-places', '2026-03-07', 'President', ['A', 'B', 'C'], [1, 2, 2]]
	] as const)('%s: %s %s %j %j', (fault, day, game, names, places) => {
		const lines = [head, ...round(day, game, names, [...places])];
		expect(readTableFile(lines.join('\n'))).toMatchObject({
			evenings: [],
			leftOut: [{ fault, line: 2 }]
		});
	});

	const rows = ['Ana', 'Ben', 'Dee'].flatMap((name, i) =>
		[1, 2, 10].map((n) => `N;2026-03-07;President;${n};3;${name};;;${((i + n) % 3) + 1};;`)
	);
	const inOrder = readTableFile(
		[head, ...rows.toSorted((a, b) => Number(a.split(';')[3]) - Number(b.split(';')[3]))].join('\n')
	)!;

	test.each([
		['by player', rows],
		['backwards', rows.toReversed()],
		['by place', rows.toSorted((a, b) => Number(a.split(';')[8]) - Number(b.split(';')[8]))]
	])('sorted %s: the same rounds', (_, sorted) => {
		const { evenings, leftOut } = readTableFile([head, ...sorted].join('\n'))!;
		expect(leftOut).toEqual([]);
		expect(evenings).toHaveLength(1);
		expect(evenings[0]!.rounds.map(({ result }) => result)).toEqual(
			inOrder.evenings[0]!.rounds.map(({ result }) => result)
		);
		expect(evenings[0]!.rounds).toHaveLength(3);
	});

	test('a round of which rows are missing is left out', () => {
		const missing = rows.toSpliced(rows.length - 1, 1);
		const last = missing.filter((row) => row.includes('President;10;'));
		expect(last).toHaveLength(2);
		const { evenings, leftOut } = readTableFile([head, ...missing].join('\n'))!;
		expect(evenings[0]!.rounds).toHaveLength(2);
		expect(leftOut).toMatchObject([{ fault: 'players-missing', line: 4 }]);
	});

	test('a round that no rules allow is left out, and the others are taken', () => {
		const all = ['Ana', 'Ben', 'Dee'].map((name, i) => `2026-03-07,${name},${i + 1},Temple,1`);
		const two = ['Ana', 'Ben'].map((name, i) => `2026-03-07,${name},${i + 1},Temple,2`);
		const found = readTableFile(['date,player,to place,game,round', ...all, ...two].join('\n'))!;
		const { past, leftOut } = build(found.evenings[0]!);
		expect(leftOut).toEqual([{ fault: 'too-few', line: 5, what: null }]);
		expect(playedRounds(past!.timeline.state)).toHaveLength(1);
	});
});

describe('a file of BG Stats', () => {
	const scores = (of: readonly object[]) => of.map((one, i) => ({ playerRefId: i, ...one }));
	const file = (play: object, game: object = { name: 'President' }) => ({
		games: [{ id: 7, ...game }],
		players: ['Ana', 'Ben', 'Dee'].map((name, id) => ({ id, name })),
		plays: [{ gameRefId: 7, playDate: '2026-03-07 20:00:00', ...play }]
	});
	const ranks = scores([{ rank: 2 }, { rank: 1 }, { rank: 3 }]);

	test.each([
		['its name', { name: 'Scum' }],
		['what people call it', { name: 'Arschloch' }],
		['its number on BoardGameGeek', { name: 'Der große Dalmuti', bggId: 929 }]
	])('a game is known by %s', (_, game) => {
		const found = readBgStatsFile(file({ playerScores: ranks }, game))!;
		expect(found.evenings).toHaveLength(1);
		expect(found.evenings[0]!.rounds[0]!.result).toEqual(['Ben', 'Ana', 'Dee']);
	});

	test('the highest score is first where there are no ranks, and scores may be sums', () => {
		const playerScores = scores([{ score: '3+4' }, { score: '12' }, { score: '-1' }]);
		const [found] = readBgStatsFile(file({ playerScores }))!.evenings;
		const { past, leftOut } = build(found!);
		expect(leftOut).toEqual([]);
		const { totals } = scoreboard(past!.timeline.state);
		expect(totals.map(({ points }) => points)).toEqual([12, 7, -1]);
	});

	test('the day is the one that the file names, whatever the time means', () => {
		for (const playDate of ['2026-03-07 23:30:00', '2026-03-07 00:30:00']) {
			const play = { playerScores: ranks, playDate, playDateYmd: 20_260_307 };
			const at = new Date(readBgStatsFile(file(play))!.evenings[0]!.at!);
			expect([at.getFullYear(), at.getMonth() + 1, at.getDate()]).toEqual([2026, 3, 7]);
		}
	});

	test.each([
		['unknown-game', { playerScores: ranks }, { name: 'Catan' }],
		['no-order', { playerScores: scores([{ winner: true }, {}, {}]) }, undefined],
		['wrong-date', { playerScores: ranks, playDate: 'yesterday' }, undefined],
		['wrong-points', { playerScores: scores([{ score: 'x' }, { score: '1' }]) }, undefined],
		['wrong-name', { playerScores: [{ playerRefId: 99, rank: 1 }] }, undefined],
		['name-twice', { playerScores: [...ranks, ...ranks] }, undefined],
		['does-not-fit', { playerScores: 7 }, undefined]
	])('%s is left out', (fault, play, game) => {
		expect(readBgStatsFile(file(play, game))).toMatchObject({
			evenings: [],
			leftOut: [{ fault, line: 1 }]
		});
	});

	test.each([null, 7, [], {}, { plays: [] }, { games: [], players: [], plays: {} }])(
		'%j is none',
		(value) => expect(readBgStatsFile(value)).toBeNull()
	);
});
