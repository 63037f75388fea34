import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lossOf, markOf } from '#lib/app/backup/store-loss.ts';
import { MARKED_LOGS, parseMark, withEntries, type StoreMark } from '#lib/app/table/store-mark.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { StoreState } from '#lib/storage/store-state.ts';

/** A store: the lengths of its logs, in the order in which the evenings began, and what the app
 * itself removed. */
interface Store {
	readonly logs: ReadonlyMap<EveningId, number>;
	readonly removed: number;
}
const EMPTY: Store = { logs: new Map(), removed: 0 };

/** The result of `storeState`. */
function stateOf({ logs, removed }: Store, mark: StoreMark | null): StoreState {
	const ids = [...(mark?.logs.map(([id]) => id) ?? []), ...[...logs.keys()].slice(-MARKED_LOGS)];
	return {
		evenings: logs.size,
		removed,
		logs: [...new Set(ids)].map((id) => [id, logs.get(id) ?? 0] as const)
	};
}
const marked = (store: Store, mark: StoreMark | null): StoreMark =>
	markOf(stateOf(store, mark), mark, null);

type Step =
	| { readonly does: 'store' | 'import' | 'remove' | 'shorten'; readonly evening: number }
	| { readonly does: 'open' };
const steps = fc.array(
	fc.oneof(
		fc.record({
			does: fc.constantFrom(
				'store' as const,
				'import' as const,
				'remove' as const,
				'shorten' as const
			),
			evening: fc.nat(7)
		}),
		fc.record({ does: fc.constant('open' as const) })
	),
	{ minLength: 1, maxLength: 40 }
);

function withLog(store: Store, id: EveningId, length: number): Store {
	return { ...store, logs: new Map(store.logs).set(id, length) };
}

/** The store after a step of the app. */
function next(store: Store, step: Step): Store {
	if (step.does === 'open') return store;
	const id = `e${step.evening}` as EveningId;
	const length = store.logs.get(id) ?? 0;
	const isThere = length > 0;
	switch (step.does) {
		case 'store':
		case 'import':
			return withLog(store, id, length + 1);
		case 'remove': {
			const logs = new Map(store.logs);
			logs.delete(id);
			return { logs, removed: store.removed + (isThere ? 1 : 0) };
		}
		case 'shorten':
			return length < 2 ? store : { ...withLog(store, id, 1), removed: store.removed + 1 };
	}
}

/** The store after all steps, and its mark. Only some steps write the mark, because other tabs,
 * workers and a killed app leave it behind. */
function played(
	all: readonly Step[],
	writes: readonly boolean[]
): { store: Store; mark: StoreMark } {
	let store = EMPTY;
	let mark = marked(EMPTY, null);
	for (const [i, step] of all.entries()) {
		store = next(store, step);
		if (writes[i] === false) continue;
		if (step.does === 'open') {
			expect(lossOf(mark, stateOf(store, mark))).toBeNull();
			mark = marked(store, mark);
		} else if (step.does === 'store') {
			const id = `e${step.evening}` as EveningId;
			mark = withEntries(mark, id, store.logs.get(id)!);
		}
	}
	return { store, mark };
}
const writes = fc.array(fc.boolean(), { maxLength: 40 });

describe('the mark of the store', () => {
	test('never reports a false loss, whatever the app does and wherever it is killed', () => {
		fc.assert(
			fc.property(steps, writes, (all, written) => {
				const { store, mark } = played(all, written);
				expect(lossOf(mark, stateOf(store, mark))).toBeNull();
			}),
			{ numRuns: 3000 }
		);
	});

	test('reports a store that vanished, if the mark has any evening of it', () => {
		fc.assert(
			fc.property(steps, writes, (all, written) => {
				const { mark } = played(all, written);
				fc.pre(mark.evenings > 0 || mark.logs.length > 0);
				expect(lossOf(mark, stateOf(EMPTY, mark))).toMatchObject({ gone: true });
			})
		);
	});

	test('reports a store that went back to an earlier state, in evenings or in entries', () => {
		const store: Store = {
			logs: new Map([
				['a', 19],
				['b', 3]
			] as [EveningId, number][]),
			removed: 2
		};
		const mark = { ...marked(store, null), backedUp: 5 };
		const loss = (logs: [string, number][], removed = 2) =>
			lossOf(mark, stateOf({ logs: new Map(logs as [EveningId, number][]), removed }, mark));
		expect(
			loss([
				['a', 19],
				['b', 3]
			])
		).toBeNull();
		expect(
			loss([
				['a', 20],
				['b', 3],
				['c', 1]
			])
		).toBeNull();
		expect(
			loss([
				['a', 8],
				['b', 3]
			])
		).toEqual({ gone: false, shorter: 1, backedUp: 5 });
		expect(
			loss(
				[
					['a', 8],
					['b', 2]
				],
				1
			)
		).toEqual({ gone: true, shorter: 2, backedUp: 5 });
		expect(loss([['b', 3]])).toEqual({ gone: true, shorter: 0, backedUp: 5 });
		// another evening came in between
		expect(
			loss([
				['b', 3],
				['c', 1]
			])
		).toEqual({ gone: true, shorter: 0, backedUp: 5 });
		// the app removed it
		expect(loss([['b', 3]], 3)).toBeNull();
	});

	test('reports nothing more after the user accepts the loss', () => {
		fc.assert(
			fc.property(steps, writes, steps, (all, written, others) => {
				const { mark } = played(all, written);
				const store = others.reduce(next, EMPTY);
				const accepted = marked(store, mark);
				expect(lossOf(accepted, stateOf(store, accepted))).toBeNull();
			})
		);
	});

	test('is null for any other text', () => {
		const mark = { evenings: 2, removed: 0, logs: [['a', 3]], backedUp: null, checked: [] };
		expect(parseMark(JSON.stringify(mark))).toEqual(mark);
		// as earlier versions wrote it
		expect(parseMark(JSON.stringify({ ...mark, checked: undefined }))).toEqual(mark);
		expect(parseMark(JSON.stringify({ ...mark, logs: [['a', 3], ['b'], 7] }))).toEqual(mark);
		for (const text of [null, '', 'null', '7', '[]', '{"evenings":-1,"removed":0,"logs":[]}'])
			expect(parseMark(text)).toBeNull();
	});
});
