import { expect, test } from 'vitest';
import type { RecordContent } from '#lib/reach/records.ts';
import {
	expectAll,
	forge,
	idOf,
	note,
	noteAfter,
	openTable,
	takeover
} from '../../fixtures/forged-takeovers.ts';
import type { SharedPhone } from '../../fixtures/shared-phones.ts';

/** Phones with changed code, and of older versions, that take the pen of a shared table. */

/** Ana gives Ben the pen, who writes, and gives it back or to Chidi. */
async function handedRound(to: 0 | 2) {
	const table = await openTable();
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	const atAna = idOf(ana.table.head);
	await ana.table.handOver(ben.me.id);
	await table.deliverAll();
	const atBen = idOf(ben.table.head);
	await note(ben, 'by Ben');
	await ben.table.handOver(table.phones[to]!.me.id);
	await table.run(30);
	return { table, atAna, atBen };
}

/** A takeover by a phone with changed code, with later ones that raise the term. */
const raised = [1, 2, 3].map((term) => takeover(term));

test.each<[string, 'atBen' | 'atAna', (ben: SharedPhone) => RecordContent[]]>([
	['a record at which it held the pen itself', 'atBen', (ben) => [...raised, noteAfter(ben, 'x')]],
	['an entry that it adds there', 'atBen', (ben) => [noteAfter(ben, 'rewound'), ...raised]],
	['the time of a holder who has left', 'atAna', (ben) => [...raised, noteAfter(ben, 'rewound')]]
])(
	'a takeover from %s does not count if the pen holder is there, or has entries',
	async (...row) => {
		const [, point, contents] = row;
		for (const isOnline of [true, false]) {
			const { table, ...points } = await handedRound(2);
			const [, ben, chidi] = table.phones as [SharedPhone, SharedPhone, SharedPhone];
			table.relay.wires[0]!.cut();
			if (!isOnline) table.relay.wires[2]!.cut();
			await note(chidi, 'by Chidi');
			await table.run(30);
			await forge(table, ben, points[point], ...contents(ben));
			table.relay.wires[0]!.mend();
			table.relay.wires[2]!.mend();
			await table.run(5);
			expectAll(table, chidi, ['by Ben', 'by Chidi']);
			await note(chidi, 'goes on');
			await table.run(5);
			expectAll(table, chidi, ['by Ben', 'by Chidi', 'goes on']);
			await table.end();
		}
	}
);

test('a pen holder that comes back objects to each phone that has taken the pen', async () => {
	const { table, atBen } = await handedRound(0);
	const [ana, ben, chidi] = table.phones as [SharedPhone, SharedPhone, SharedPhone];
	table.relay.wires[0]!.cut();
	await note(ana, 'by Ana');
	await forge(table, ben, atBen, ...raised);
	await forge(table, chidi, atBen, takeover(4));
	await forge(table, ben, atBen, takeover(4), takeover(5));
	table.relay.wires[0]!.mend();
	await table.run(5);
	expectAll(table, ana, ['by Ben', 'by Ana']);
	await table.end();
});

test('a pen holder takes the pen back from other records of a former holder, of the same term', async () => {
	for (const text of ['a', 'b', 'c', 'd']) {
		const { table, atBen } = await handedRound(0);
		const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
		// whether they count is up to their ids
		await forge(table, ben, atBen, noteAfter(ben, text), {
			kind: 'objection',
			against: ana.me.id,
			takeover: idOf(ana.table.head)
		});
		await table.run(5);
		expectAll(table, ana, ['by Ben']);
		await table.end();
	}
});

test('a pen holder that has taken the pen back objects to the next takeover, wherever it forks', async () => {
	const { table, atBen } = await handedRound(0);
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	for (const term of [1, 3]) {
		await forge(table, ben, atBen, noteAfter(ben, `rewound ${term}`), takeover(term));
		await table.run(5);
		expectAll(table, ana, ['by Ben']);
		expect(ana.table.head!.term).toBe(2);
	}
	await table.end();
});

test('a former holder cannot object to a takeover from a later one', async () => {
	const { table, atBen } = await handedRound(0);
	const [ana, ben, chidi] = table.phones as [SharedPhone, SharedPhone, SharedPhone];
	table.relay.wires[0]!.cut();
	await table.run(30);
	expect((await chidi.table.takePen()).ok).toBe(true);
	await table.run(30);
	const claim = chidi.table.head!;
	const objection = { kind: 'objection', against: chidi.me.id, takeover: idOf(claim) } as const;
	await forge(table, ben, atBen, objection);
	table.relay.wires[0]!.mend();
	await table.run(5);
	expectAll(table, chidi, ['by Ben']);
	expect(ana.table.holdsPen).toBe(false);
	await table.end();
});

test('a phone that takes the pen again and again is ignored in the end', async () => {
	const table = await openTable();
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	let attempts = 0;
	for (let length = 0; length !== ana.table.head!.depth && attempts < 12; attempts++) {
		length = ana.table.head!.depth;
		await forge(table, ben, idOf(ana.table.head), takeover(1));
		expectAll(table, ana, []);
	}
	expect(attempts).toBe(9);
	// its own app says so
	table.relay.wires[0]!.cut();
	await table.run(30);
	expect(await ben.table.takePen()).toEqual({ ok: false, error: 'not-counted' });
	await table.end();
});

test('terms rise by one: nobody can take the pen for good', async () => {
	const table = await openTable();
	const [ana, ben, chidi] = table.phones as [SharedPhone, SharedPhone, SharedPhone];
	const head = idOf(ana.table.head);
	table.relay.wires[0]!.cut();
	for (const term of [1_000_000, 7, 2 ** 53 - 1, 0, -1])
		await forge(table, ben, head, takeover(term));
	expectAll(table, ana, []);
	await table.run(30);
	for (const taker of [ben, chidi]) {
		await table.run(5);
		expect((await taker.table.takePen()).ok).toBe(true);
		await table.run(5);
		table.relay.wires[table.phones.indexOf(taker)]!.cut();
		await table.run(30);
	}
	expect(chidi.table.head!.term).toBe(2);
	await table.end();
});

test('an objection of an older version applies to all takeovers by the key from that holder', async () => {
	const table = await openTable();
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	const head = idOf(ana.table.head);
	table.relay.wires[0]!.cut();
	const [objection] = await forge(table, ana, head, {
		kind: 'objection',
		against: ben.me.id,
		takeover: null
	});
	await forge(table, ben, head, takeover(1));
	await forge(table, ben, objection!, takeover(1));
	table.relay.wires[0]!.mend();
	await table.run(5);
	expectAll(table, ana, []);
	expect(idOf(ben.table.head)).toBe(objection);
	await table.end();
});

test('a choice of a branch by an older version counts, and may rise by more than one from that branch', async () => {
	const table = await openTable();
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	const head = idOf(ana.table.head);
	table.relay.wires[0]!.cut();
	await table.run(30);
	expect((await ben.table.takePen()).ok).toBe(true);
	await note(ben, 'by Ben');
	const [entry] = await forge(table, ana, head, noteAfter(ana, 'by Ana'));
	expect(ben.table.otherBranches).toHaveLength(1);
	await forge(table, ben, entry!, takeover(2));
	for (const { table: followed, notes } of table.phones.slice(1)) {
		expect(followed.head?.penHolder).toBe(ben.me.id);
		expect(notes).toEqual(['by Ana']);
	}
	await table.end();
});
