import { describe, expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, PlayerId } from '#lib/evening/ids.ts';
import { fullness } from '#lib/evening/log-size.ts';
import {
	advance,
	decideNext,
	rebase,
	type Timeline,
	type TimelineCommand
} from '#lib/evening/timeline.ts';
import { eveningJson } from '#lib/exchange/backup/write.ts';
import { readBytes } from '../../fixtures/backups.ts';
import { player, seated } from '../given.ts';

/** An evening that grows by the same commands until it refuses them. */
function grow(start: Timeline, commandOf: (n: number, state: Timeline) => TimelineCommand) {
	let timeline = start;
	const log: Entry[] = [];
	let nearlyAt: number | null = null;
	const act = (command: TimelineCommand) => {
		const decided = decideNext(timeline, command);
		if (!decided.ok) return decided.error;
		const entry = { ...decided.value, id: `x${log.length}` as EntryId, at: log.length } as Entry;
		log.push(entry);
		timeline = advance(timeline, entry);
		return null;
	};
	let refused = null;
	for (let n = 0; refused === null; n++) {
		refused = act(commandOf(n, timeline));
		if (nearlyAt === null && fullness(timeline.size, timeline.state) !== null) nearlyAt = n;
	}
	return { act, log, refused, nearlyAt, timeline: () => timeline };
}

const start = seated('temple');
/** The entries of `start`, with ids that a file accepts. */
function withStart(log: readonly Entry[]): Entry[] {
	const first: Entry[] = [];
	for (let at: Timeline | null = start; at !== null; at = at.before) first.unshift(at.entry);
	return [...first, ...log].map((entry, i) => ({ ...entry, id: `e${i}` as EntryId }));
}

const cases: readonly [string, (n: number, at: Timeline) => TimelineCommand][] = [
	['entries', (n) => ({ type: 'renameEvening', name: `Friday ${n % 2}` })],
	['bytes', () => ({ type: 'addNote', text: '茶'.repeat(1000) })],
	[
		'people',
		(n, { state }) => {
			const guest = `Guest ${n}` as PlayerId;
			const [last] = Object.keys(state.people).slice(-1) as PlayerId[];
			return n % 2 === 0
				? { type: 'join', player: { id: `g${n}` as PlayerId, name: guest } }
				: { type: 'leave', player: last! };
		}
	],
	[
		'items',
		(n) => ({
			type: 'logRuling',
			kind: 'play',
			key: `question ${n}`,
			question: 'Question',
			answer: 'Answer',
			rules: [],
			askedBy: null,
			house: false,
			option: null
		})
	]
];

describe('an evening that grows', () => {
	test.each(cases)(
		'by %s is refused with a warning before, can be closed, and its file is restored',
		async (_, commandOf) => {
			const { act, log, refused, nearlyAt, timeline } = grow(start, commandOf);
			expect(refused).toBe('evening-full');
			expect(nearlyAt).toBeLessThan(log.length * 0.95);
			expect(act(commandOf(log.length, timeline()))).toBe('evening-full');
			expect(fullness(timeline().size, timeline().state)).not.toBeNull();
			expect(act({ type: 'closeEvening' })).toBeNull();
			const whole = withStart(log);
			const json = eveningJson(timeline().state.id, whole, 0);
			const { result, records } = await readBytes(new TextEncoder().encode(json));
			expect(result).toMatchObject({ ok: true });
			expect(records).toHaveLength(1);
		}
	);

	test('by undone entries is full as well: they stay in the log', () => {
		const { refused, log } = grow(start, (n) =>
			n % 2 === 0 ? { type: 'addNote', text: 'tea' } : { type: 'undo' }
		);
		expect(refused).toBe('evening-full');
		expect(log.length).toBeGreaterThan(19_000);
	});

	test('is not filled further by entries of another tab', () => {
		const { timeline } = grow(start, cases[0]![1]);
		const more: Entry[] = [
			{ type: 'NoteAdded', text: 'late', id: 'late' as EntryId, at: 1 },
			{ type: 'EveningClosed', id: 'end' as EntryId, at: 2 }
		];
		expect(rebase(timeline(), more).kept.map(({ type }) => type)).toEqual(['EveningClosed']);
	});

	test('is not nearly full after a long night', () => {
		const { timeline } = grow(start, (n, at) =>
			n < 2000
				? { type: 'renameEvening', name: `Friday ${n % 2}` }
				: { type: 'leave', player: player(`nobody ${at.size.entries}`) }
		);
		expect(timeline().size.entries).toBeGreaterThan(2000);
		expect(fullness(timeline().size, timeline().state)).toBeNull();
	});
});
