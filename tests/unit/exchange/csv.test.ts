import { expect, test } from 'vitest';
import { decideStart } from '#lib/evening/decide.ts';
import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import { advance, decideNext, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { roundsCsv } from '#lib/exchange/csv.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type HouseRules } from '#lib/rulesets/ruleset.ts';
import { Chance } from '../../fixtures/chance.ts';
import { many } from '../../sample.ts';

const noon = new Date(2026, 2, 7, 12).getTime();

/** An evening of these players, from the top place down, after these commands. */
function played(
	game: string,
	names: readonly string[],
	commands: readonly TimelineCommand[],
	house?: HouseRules,
	name = 'Game night'
): Timeline {
	const players = names.map((name, i) => ({ id: `p${i}` as PlayerId, name }));
	const rules = resolveRules(findRuleset(game)!, house);
	const start = decideStart({ evening: 'e' as EveningId, name, rules, players });
	if (!start.ok) throw new Error(start.error);
	let timeline = advance(null, { ...start.value, id: 'e0' as EntryId, at: noon });
	const order = players.map(({ id }) => id);
	for (const command of [{ type: 'setSeats', order, how: 'by-hand' } as const, ...commands]) {
		const decided = decideNext(timeline, command);
		if (!decided.ok) throw new Error(`${command.type}: ${decided.error}`);
		timeline = advance(timeline, { ...decided.value, id: 'e' as EntryId, at: noon });
	}
	return timeline;
}
const play = { type: 'goToStep', step: 'play' } as const;
const next = { type: 'confirmRound' } as const;
const out = (...players: readonly number[]) =>
	players.map((n): TimelineCommand => ({ type: 'recordExit', player: `p${n}` as PlayerId }));
const csv = (...lines: readonly string[]) => `\uFEFF${lines.join('\r\n')}\r\n`;
const header = 'evening,date,game,round,players,player,title,from place,to place,points,left';

test('President: the first round has no starting places; points by title', () => {
	const timeline = played(
		'president',
		['Ana', 'Ben', 'Chloé', 'Dee'],
		[play, ...out(1, 0, 3), next, play, ...out(0, 1, 2)],
		{ options: { scoring: 'by-title' } }
	);
	expect(roundsCsv(timeline)).toBe(
		csv(
			header,
			'Game night,2026-03-07,President,1,4,Ben,Citizen,,1,2,',
			'Game night,2026-03-07,President,1,4,Ana,Citizen,,2,1,',
			'Game night,2026-03-07,President,1,4,Dee,Citizen,,3,0,',
			'Game night,2026-03-07,President,1,4,Chloé,Citizen,,4,0,',
			'Game night,2026-03-07,President,2,4,Ana,Vice President,2,1,2,',
			'Game night,2026-03-07,President,2,4,Ben,President,1,2,1,',
			'Game night,2026-03-07,President,2,4,Chloé,Scum,4,3,0,',
			'Game night,2026-03-07,President,2,4,Dee,Vice Scum,3,4,0,'
		)
	);
});

test('RG-18 the titles of a region, and points by them', () => {
	const timeline = played(
		'president',
		['Ana', 'Ben', 'Chloé', 'Dee'],
		[play, ...out(1, 0, 3), next, play, ...out(0, 1, 2)],
		{
			options: {
				deck: '32',
				ranking: 'aces-high',
				direction: 'counter-clockwise',
				titleSet: 'arschloch',
				scoring: 'by-title'
			},
			points: { König: 5, Vizekönig: 3 }
		}
	);
	const lines = roundsCsv(timeline).split('\r\n').slice(5, 9);
	expect(lines.map((line) => line.split(',').slice(3).join())).toEqual([
		'2,4,Ana,Vizekönig,2,1,5,',
		'2,4,Ben,König,1,2,3,',
		'2,4,Chloé,Arschloch,4,3,0,',
		'2,4,Dee,Vizearschloch,3,4,0,'
	]);
});

test('Daifugō: the fall of the capital moves the first to the last place', () => {
	const timeline = played(
		'daifugo',
		['Ana', 'Ben', 'Chloé', 'Dee'],
		[play, ...out(0, 1, 2), next, play, ...out(2, 1)],
		{ options: { fallOfTheCapital: true } }
	);
	const lines = roundsCsv(timeline).split('\r\n').slice(5, 9);
	expect(lines.map((line) => line.split(',').slice(3).join())).toEqual([
		'2,4,Chloé,Hinmin,3,1,,',
		'2,4,Ben,Fugō,2,2,,',
		'2,4,Dee,Daihinmin,4,3,,',
		'2,4,Ana,Daifugō,1,4,,'
	]);
});

test('a player who leaves during a round is last in it and absent from later rounds', () => {
	const leave = { type: 'leaveMidRound', player: 'p1' as PlayerId } as const;
	const timeline = played(
		'temple',
		['Ana', 'Ben', 'Chloé', 'Dee'],
		[play, ...out(3), leave, ...out(0), next, play, ...out(0, 2)]
	);
	const lines = roundsCsv(timeline).split('\r\n').slice(1, -1);
	expect(lines.map((line) => line.split(',').slice(3).join())).toEqual([
		'1,4,Dee,Middle Class,,1,,',
		'1,4,Ana,Middle Class,,2,,',
		'1,4,Chloé,Middle Class,,3,,',
		'1,4,Ben,Middle Class,,4,,yes',
		'2,3,Ana,Middle Class,2,1,,',
		'2,3,Chloé,Poor Man,3,2,,',
		'2,3,Dee,Emperor,1,3,,'
	]);
});

test('an evening without a result has only the header row', () => {
	expect(roundsCsv(played('temple', ['Ana', 'Ben', 'Chloé'], []))).toBe(csv(header));
});

test.each([
	['=1+1', "'=1+1"],
	['+49 30', "'+49 30"],
	['-Ben', "'-Ben"],
	['@Ben', "'@Ben"],
	['＝1', "'＝1"],
	['＋1', "'＋1"],
	['－1', "'－1"],
	['＠1', "'＠1"],
	['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
	['Ben, the 2nd', '"Ben, the 2nd"'],
	['The "Duke"', '"The ""Duke"""'],
	['Žofie 🦊', 'Žofie 🦊'],
	["x;=cmd|' /C calc'!A0;", "x;'=cmd|' /C calc'!A0;"],
	['a,=1', `"a,'=1"`],
	['a|=1|b', "a|'=1|b"],
	['a; "=1"', `"a; ""'=1"""`],
	['"=1"', `"""'=1"""`],
	[';;+1', ";;'+1"],
	['a; b - c', 'a; b - c'],
	['Anne-Marie;Ben', 'Anne-Marie;Ben'],
	['Ben = Dee', 'Ben = Dee']
])('the name %s is written as the cell %s', (name, cell) => {
	const written = roundsCsv(
		played('temple', [name, 'B', 'C'], [play, ...out(0, 1)], undefined, name)
	);
	const [, line = ''] = written.split('\r\n');
	expect(line).toBe(`${cell},2026-03-07,Temple,1,3,${cell},Middle Class,,1,,`);
});

/** The cells of a line, by a parser that knows quotes, and by one that does not. */
function cellsOf(text: string, separator: string): string[] {
	const plain = text.split(separator);
	const quoted = text.match(new RegExp(`(?:"(?:[^"]|"")*"|[^"${separator}])+`, 'g')) ?? [];
	const unquoted = quoted.map((cell) => cell.replaceAll(/"((?:[^"]|"")*)"/g, '$1'));
	return [...plain, ...quoted, ...unquoted].flatMap((cell) => cell.split('\r\n'));
}

test.each([',', ';', '\t', '|'])(
	'no cell begins a formula where %j separates, with any name of signs, separators and quotes',
	(separator) => {
		const chance = new Chance(43);
		for (let i = 0; i < many(25, 12); i++) {
			const pieces = Array.from({ length: 2 + chance.below(6) }, () =>
				chance.pick([';', ',', '|', '"', ' ', '=', '+1', '-', '@', '＝', 'x'])
			);
			const name = `n${pieces.join('')}`.slice(0, 30);
			const written = roundsCsv(
				played('temple', [name, 'B', 'C'], [play, ...out(0, 1)], undefined, `${name}x`)
			);
			for (const cell of cellsOf(written.slice(1), separator))
				expect(cell, name).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/u);
		}
	}
);
