import { expect, test } from 'vitest';
import type { SharedNews } from '#lib/app/reach/presence.svelte.ts';
import { TableNews } from '#lib/app/reach/table-news.ts';
import type { RecordNode } from '#lib/reach/record-node.ts';
import type { ProposalId } from '#lib/reach/records.ts';
import type { SentProposal } from '#lib/reach/sent-proposals.ts';
import type { SharedTable } from '#lib/reach/table.ts';

type Table = Parameters<TableNews['next']>[0];

/** A table whose pen holder is named after the player at that phone. */
function table(penHolder: string, takeover: RecordNode | null = null, more = {}): Table {
	const head = {
		penHolder,
		takeover,
		members: new Map([[penHolder, { seat: penHolder }]]),
		timeline: { state: { people: { [penHolder]: { name: penHolder } } } }
	};
	return {
		head: head as unknown as SharedTable['head'],
		line: 'synced',
		holdsPen: false,
		hasHandedOver: false,
		proposals: [],
		...more
	};
}
const takeoverOf = (term: number) => ({ term }) as RecordNode;

/** A page that shows neither answers nor the evening. */
const screen = { showsProposalResults: false, isOnTable: false };

/** The news after these states of a table, without reading them. */
function newsAfter(...tables: Table[]): SharedNews | null {
	const news = new TableNews();
	return tables.reduce<SharedNews | null>((shown, one) => news.next(one, shown, screen), null);
}

test('a phone reports that another one writes now, and why', () => {
	const byBen = takeoverOf(1);
	expect(newsAfter(table('Ana'))).toBeNull();
	expect(newsAfter(table('Ana'), table('Ben'))).toEqual({ kind: 'handover', name: 'Ben' });
	expect(newsAfter(table('Ana'), table('Ben', byBen))).toEqual({ kind: 'takeover', name: 'Ben' });
	expect(newsAfter(table('Ana'), table('Ben', byBen), table('Ana'))).toEqual({
		kind: 'objection',
		name: 'Ana'
	});
});

test('a phone that gets the pen reports it, unless its player took it', () => {
	const [given, taken] = [null, takeoverOf(1)].map((takeover) =>
		table('Ben', takeover, { holdsPen: true })
	) as [Table, Table];
	expect(newsAfter(table('Ana'), given)).toEqual({ kind: 'received' });
	expect(newsAfter(table('Ana'), taken)).toBeNull();
});

test('a phone from which the pen was taken reports that its Table keeps the evening, until it is read', () => {
	const own = table('Ana', null, { holdsPen: true });
	const after = (next: Table, isOnTable: boolean, shown: SharedNews | null = null) => {
		const news = new TableNews();
		news.next(own, null, screen);
		return news.next(next, shown, { ...screen, isOnTable });
	};
	const taken = table('Ben', takeoverOf(1));
	expect(after(taken, true)).toEqual({ kind: 'lost', name: 'Ben' });
	expect(after(taken, false)).toEqual({ kind: 'takeover', name: 'Ben' });
	const handedOver = table('Ben', null, { hasHandedOver: true });
	expect(after(handedOver, true)).toEqual({ kind: 'handover', name: 'Ben' });
	const news = new TableNews();
	news.startFrom(taken);
	const passedOn = news.next(table('Chidi', takeoverOf(1)), after(taken, true), {
		...screen,
		isOnTable: true
	});
	expect(passedOn).toEqual({ kind: 'lost', name: 'Chidi' });
});

test('a phone that joins reports nothing until it has all records', () => {
	const syncing = { line: 'syncing' };
	expect(newsAfter(table('Ana', null, syncing), table('Ben', null, syncing))).toBeNull();
	expect(newsAfter(table('Ana', null, syncing), table('Ben'))).toBeNull();
	const news = new TableNews();
	news.startFrom(table('Ana'));
	expect(news.next(table('Ben', null, syncing), null, screen)).toMatchObject({ kind: 'handover' });
});

test('a proposal that is refused after its answer timed out is reported once, and stays until it is read', () => {
	const proposal = { id: 'late', command: { type: 'recordExit', player: 'Ana' }, round: 1 };
	const refused = { ...proposal, state: 'refused', code: 'already-out' } as unknown as SentProposal;
	const after = table('Ana', null, { proposals: [refused] });
	const expected = { kind: 'refused', code: 'already-out', player: 'Ana' };
	const news = new TableNews();
	expect(news.next(after, null, screen)).toBeNull();
	news.watch('late' as ProposalId);
	const shown = news.next(after, null, screen);
	expect(shown).toEqual(expected);
	const handedOver = table('Ben', null, { proposals: [refused] });
	expect(news.next(handedOver, shown, screen)).toEqual(expected);
	expect(news.next(handedOver, null, screen)).toBeNull();
});

test.each([
	['the screen shows answers itself', 'refused', true],
	['it was accepted', 'accepted', false]
])('a late answer is not reported if %s', (_, state, showsProposalResults) => {
	const proposal = { id: 'late', command: { type: 'addNote' }, state, code: null };
	const news = new TableNews();
	news.watch('late' as ProposalId);
	const after = table('Ana', null, { proposals: [proposal as unknown as SentProposal] });
	expect(news.next(after, null, { ...screen, showsProposalResults })).toBeNull();
});
