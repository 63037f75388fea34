import { describe, expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { result } from '#lib/evening/round.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { logLines, type LogLine } from '#lib/stats/log-lines.ts';
import { withNames } from '#lib/ui/text/format.ts';
import {
	announce,
	begun,
	changeRules,
	close,
	confirm,
	correctScore,
	correctTax,
	decree,
	exits,
	given,
	go,
	join,
	lastRound,
	later,
	leave,
	leaveMidRound,
	leaveNext,
	note,
	overrule,
	player,
	redo,
	reopen,
	revolt,
	rule,
	rulesOf,
	seated,
	settle,
	sitOut,
	takeBack,
	undo,
	voidRound,
	withdraw
} from '../given.ts';

function lineText(line: LogLine): string {
	switch (line.kind) {
		case 'start':
			return `start ${line.players.join(' ')}`;
		case 'round':
			return `result ${result(line.result).join(' ')}`;
		case 'revolution':
			return `${line.greater ? 'greater ' : ''}revolution ${line.caller}`;
		case 'turned':
			return line.turned ? 'turned' : 'turned back';
		case 'reversed':
			return line.reversed ? 'counter-clockwise' : 'clockwise';
		case 'decree':
			return `decree ${line.decree.state}`;
		case 'ruling':
			return `ruling ${line.ruling.key}${line.ruling.overruled ? ' overruled' : ''}`;
		case 'note':
			return `note ${line.text}`;
		case 'rules':
			return `rules${line.change.once ? ' once' : ''}`;
		case 'tax':
			return `tax ${line.correction.payer} ${line.correction.remedy}`;
		case 'orders':
			return ['orders', ...line.done.map(({ from, to, count }) => `${from} ${to} ${count}`)].join(
				' '
			);
		case 'score':
			return `score ${line.correction.player} ${line.correction.points}`;
		case 'amended':
			return `amended ${line.about} ${line.amended}`;
		case 'player-renamed':
			return `${line.before} is ${line.name}`;
		case 'arrival-announced':
			return `${line.name} announced`;
		case 'renamed':
			return `named ${line.name}`;
		case 'clock':
			return `clock ${line.change}`;
		default:
			return [...line.players, line.kind].join(' ');
	}
}
/** `2 note …`: the round and the content of each line. */
const log = (timeline: Timeline) =>
	logLines(timeline).map((line) => `${line.round} ${lineText(line)}`);
/** Without the start and round 1 of `later`. */
const since = (timeline: Timeline, first = 2) => log(timeline).slice(first);

const temple = later('temple');
const cases: readonly (readonly [string, Timeline, readonly string[]])[] = [
	['the start', begun('temple'), ['1 start Ana Ben Chidi Dee Eli']],
	[
		'a round when it was finished',
		given(seated('temple'), go('play'), ...exits('Ana Ben Chidi Dee'), note('Tea'), confirm),
		['1 start Ana Ben Chidi Dee Eli', '1 result Ana Ben Chidi Dee Eli', '1 note Tea']
	],
	[
		'a round that was finished twice, once',
		given(
			seated('temple'),
			go('play'),
			...exits('Ana Ben Chidi Dee'),
			takeBack('Dee'),
			note('No!'),
			...exits('Eli')
		),
		['1 start Ana Ben Chidi Dee Eli', '1 note No!', '1 result Ana Ben Chidi Eli Dee']
	]
];
const afterRound1: readonly (readonly [string, Timeline, readonly string[]])[] = [
	['no unfinished round', given(temple, go('play'), ...exits('Ana'), close), ['EveningClosed']],
	['a voided deal', given(temple, go('play'), voidRound), ['RoundVoided']],
	['a revolution', given(temple, go('taxes'), revolt('Ana')), ['revolution Ana']],
	[
		'a decree in its final state',
		given(temple, decree('Chidi', 'Ben'), decree('Chidi', 'Ana'), settle(1, 'refused')),
		['decree refused', 'decree in-force']
	],
	[
		'a ruling, even if it was overruled',
		given(temple, rule('a'), rule('b'), overrule(1)),
		['ruling a overruled', 'ruling b']
	],
	[
		'players who join and leave',
		given(temple, leave('Ben'), join('Fay'), sitOut('Ana'), go('play'), leaveMidRound('Eli')),
		['Ben PlayerLeft', 'Fay PlayerJoined', 'Ana PlayerSatOut', 'Eli PlayerLeftMidRound']
	],
	[
		'players who are announced for the next round, even if they never come',
		given(temple, go('play'), announce('Fay'), leaveNext('Ben'), withdraw('Fay'), close),
		['Fay announced', 'Ben DepartureAnnounced', 'EveningClosed']
	],
	[
		'changes of rules',
		given(
			temple,
			changeRules(rulesOf('temple', { lastCardCall: true }), true),
			changeRules(rulesOf('temple', { lastCardCall: true }))
		),
		['rules once', 'rules']
	],
	[
		'corrections of taxes and points',
		given(temple, go('taxes'), correctTax('Dee', 'let-stand'), correctScore('Ana', -2)),
		['tax Dee let-stand', 'score Ana -2']
	],
	[
		'names',
		given(
			temple,
			{ type: 'renamePlayer', player: player('Ana'), name: 'Anna' },
			{ type: 'renameEvening', name: 'Saturday' }
		),
		['Ana is Anna', 'named Saturday']
	],
	[
		'closing, reopening, deleting and restoring',
		given(temple, lastRound, close, reopen, { type: 'deleteEvening' }, { type: 'restoreEvening' }),
		['LastRoundAnnounced', 'EveningClosed', 'EveningReopened', 'EveningDeleted', 'EveningRestored']
	],
	['no undone entry', given(temple, note('Tea'), undo), []],
	['a redone entry', given(temple, note('Tea'), undo, redo), ['note Tea']]
];

describe('the log has lines for', () => {
	test.each(cases)('%s', (_, timeline, then) => expect(log(timeline)).toEqual(then));
	test.each(afterRound1)('%s', (_, timeline, then) =>
		expect(since(timeline)).toEqual(then.map((line) => `2 ${line}`))
	);
});

describe('amendments', () => {
	const played = given(temple, go('play'), ...exits('Ana Ben Chidi Dee'), confirm);
	const amend = (timeline: Timeline) => {
		let at = timeline.history;
		while (at.entry.type !== 'PlayerWentOut' || at.entry.player !== 'Ben') at = at.before!;
		return given(timeline, {
			type: 'amend',
			about: 'exits',
			round: 2,
			edits: [
				{
					at: at.entry.id,
					keep: true,
					put: [{ type: 'ExitsSwapped', players: [player('Ana'), player('Ben')] }]
				}
			]
		});
	};
	test('have a line where they were made, and the round is shown as amended', () => {
		expect(since(given(amend(given(played, note('Before'))), note('After')))).toEqual([
			'2 result Ben Ana Chidi Dee Eli',
			'3 note Before',
			'3 amended exits 2',
			'3 note After'
		]);
	});
	test('have a line at the end of the log', () => {
		expect(since(amend(played)).at(-1)).toBe('3 amended exits 2');
	});
	test('have no line after they are undone', () => {
		expect(since(given(amend(played), undo))).toEqual(['2 result Ana Ben Chidi Dee Eli']);
	});
	test('have a line even if another amendment removed the next entry', () => {
		const noted = given(amend(played), note('Gone'), note('Stays'));
		const at = noted.history.before!.entry.id;
		const edits = [{ at, keep: false, put: [] }];
		const again = given(noted, { type: 'amend', about: 'people', round: 3, edits });
		expect(since(again).slice(1)).toEqual([
			'3 amended exits 2',
			'3 note Stays',
			'3 amended people 3'
		]);
	});
});

test('every line has a unique id and a time', () => {
	const lines = logLines(given(temple, decree('Chidi', 'Ben'), note('Tea')));
	expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
	expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('an evening is shown with the current names of its people', () => {
	const { people, id } = withNames(temple.state, { ['Ana' as PlayerId]: 'Anna' });
	expect(Object.values<{ name: string }>(people).map(({ name }) => name)).toEqual([
		'Anna',
		'Ben',
		'Chidi',
		'Dee',
		'Eli'
	]);
	expect(id).toBe(temple.state.id);
});
