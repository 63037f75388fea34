import { expect, test } from 'vitest';
import { evolve } from '#lib/evening/decide.ts';
import type { Decree, Evening } from '#lib/evening/state.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { decree, given, go, played, player, seated } from '../given.ts';

/** Work is counted by how often a field of the decrees is read: a file may have a thousand. */

const COUNT = 200;
const many = given(
	played(seated('temple'), 'Ana Ben Chidi Dee'),
	...Array.from({ length: COUNT }, (_, n) =>
		decree('Ana', 'everyone', { text: `Drink ${n}`, term: 'evening' })
	)
);

/** The evening with decrees that count how often a field of them is read. */
function counting(evening: Evening, field: keyof Decree) {
	const reads = { count: 0 };
	const edicts = evening.edicts.map((edict) =>
		Object.defineProperty({ ...edict }, field, {
			enumerable: true,
			get: () => {
				reads.count += 1;
				return (edict as Decree)[field];
			}
		})
	);
	return { reads, evening: { ...evening, edicts } };
}

test('an entry that moves nobody checks no decree again', () => {
	const { reads, evening } = counting(many.state, 'term');
	evolve(evening, { type: 'NoteAdded', text: 'tea', at: 1 });
	expect(reads.count).toBe(0);
	evolve(evening, {
		type: 'DecreeIssued',
		number: COUNT + 1,
		issuer: player('Ana'),
		targets: 'everyone',
		text: 'Bow',
		template: null,
		term: 'evening',
		at: 1
	});
	expect(reads.count).toBe(0);
});

test('an entry that moves somebody checks each decree once', () => {
	const inPlay = given(many, go('play'));
	const { reads, evening } = counting(inPlay.state, 'term');
	evolve(evening, { type: 'PlayerWentOut', player: player('Ana'), at: 1 });
	expect(reads.count).toBe(COUNT);
});

test('the log finds each of its decrees in a few reads', () => {
	const { reads, evening } = counting(many.state, 'number');
	expect(logLines({ ...many, state: evening }).length).toBeGreaterThan(COUNT);
	expect(reads.count).toBeLessThan(4 * COUNT);
});
