import { expect, test } from 'vitest';
import { fold } from '#lib/evening/timeline.ts';
import { logOf } from '#lib/reach/record-node.ts';
import type { RecordContent } from '#lib/reach/records.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { no } from '#lib/rules/result.ts';
import {
	expectAll,
	forge,
	idOf,
	note,
	noteAfter,
	openTable,
	takeover
} from '../../fixtures/forged-takeovers.ts';
import { entryOf, seats, type SharedPhone } from '../../fixtures/shared-phones.ts';

/** Who holds the pen of a shared table: when it is taken, when its holder objects, and by phones
 * with changed code that take it all the same. */

test('a phone whose line has died is not offered the pen, says that it is offline, and takes nothing', async () => {
	const table = await openTable([seats[1]!]);
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	const last = idOf(ben.table.head);
	// packets of Ben's phone vanish; its socket stays open
	table.relay.wires[1]!.stall();
	for (const text of ['one', 'two', 'three']) await note(ana, text);
	for (let seconds = 0; seconds < 90; seconds += 5) {
		await table.run(5);
		expect(ben.table.takeoverRefusal).not.toBeNull();
		if (seconds >= 15) expect(ben.table.line).toBe('offline');
		expect(ana.table.line).toBe('synced');
	}
	expect((await ben.table.takePen()).ok).toBe(false);
	// changed code takes it from the record that it had; then the line comes back
	await forge(table, ben, last, takeover(1));
	table.relay.wires[1]!.resume();
	await table.run(5);
	expectAll(table, ana, ['one', 'two', 'three']);
	expect(ben.table.line).toBe('synced');
	await table.end();
});

test('a phone that wakes takes nothing before the relay has answered it', async () => {
	const table = await openTable([seats[1]!]);
	const [, ben] = table.phones as [SharedPhone, SharedPhone];
	await table.run(30);
	// no timer has run meanwhile
	table.clock.now += 600_000;
	expect(ben.table.line).toBe('synced');
	expect(await ben.table.takePen()).toEqual(no('no-line'));
	await table.run(10);
	expect(ben.table.takeoverRefusal).toBe('holder-present');
	await table.end();
});

test('a phone that was offline waits 20 s for the pen holder, which may be about to come back too', async () => {
	const table = await openTable();
	const [, ben] = table.phones as [SharedPhone, SharedPhone];
	for (const wire of table.relay.wires) wire.cut();
	await table.run(60);
	table.relay.wires[1]!.mend();
	await table.run(10);
	expect(ben.table.line).toBe('synced');
	expect(ben.table.takeoverRefusal).toBe('holder-present');
	await table.run(20);
	expect(ben.table.takeoverRefusal).toBeNull();
	await table.end();
});

test('a pen holder that was alone with the relay objects to a takeover, also by its only follower', async () => {
	const table = await openTable([seats[1]!]);
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	table.relay.wires[1]!.cut();
	await table.run(120);
	await forge(table, ben, idOf(ben.table.head), takeover(1));
	expectAll({ ...table, phones: [ana] }, ana, []);
	table.relay.wires[1]!.mend();
	await table.run(5);
	expectAll(table, ana, []);
	// Ana's phone leaves later: the objection was to that takeover only
	await note(ana, 'before she leaves');
	await table.run(5);
	table.relay.wires[0]!.cut();
	await table.run(30);
	expect((await ben.table.takePen()).ok).toBe(true);
	table.relay.wires[0]!.mend();
	await table.run(5);
	expectAll(table, ben, ['before she leaves']);
	await table.end();
});

test('a pen holder that slept does not object', async () => {
	const table = await openTable([seats[1]!]);
	const [, ben] = table.phones as [SharedPhone, SharedPhone];
	// no timer runs on Ana's phone, whose socket stays open
	table.relay.wires[0]!.stall();
	await table.run(60);
	expect((await ben.table.takePen()).ok).toBe(true);
	await table.deliverAll();
	table.relay.wires[0]!.resume();
	await table.run(5);
	expectAll(table, ben, []);
	await table.end();
});

test('entries that the pen holder stored before it learned of a takeover count, until the table chooses', async () => {
	const table = await openTable();
	const [ana, ben, chidi] = table.phones as [SharedPhone, SharedPhone, SharedPhone];
	await ana.table.handOver(ben.me.id);
	await table.deliverAll();
	expect(table.phones.map(({ table }) => table.holdsPen)).toEqual([false, true, false]);
	expect(ana.tap({ type: 'addNote', text: 'too late' })).toBeUndefined();
	// Ben's phone loses its connection, and Ben goes on writing
	table.relay.wires[1]!.cut();
	await note(ben, 'by Ben');
	expect(chidi.table.takeoverRefusal).toBe('holder-present');
	await table.run(25);
	expect((await chidi.table.takePen()).ok).toBe(true);
	await note(chidi, 'by Chidi');
	await table.deliverAll();
	expect(ana.notes).toEqual(['by Chidi']);
	table.relay.wires[1]!.mend();
	await table.run(5);
	expectAll(table, ben, ['by Ben']);
	for (const phone of table.phones) expect(phone.table.otherBranches).toHaveLength(1);
	expect(chidi.screen?.at(-1)).toMatchObject({ text: 'by Chidi' });
	// the players choose the other branch
	expect((await ben.table.choose(idOf(ben.table.otherBranches[0]!))).ok).toBe(true);
	await table.run(5);
	expectAll(table, ben, ['by Chidi']);
	// and, after the pen was handed over, the first one again
	await ben.table.handOver(ana.me.id);
	await table.run(5);
	expect((await ana.table.choose(idOf(ana.table.otherBranches[0]!))).ok).toBe(true);
	await table.run(5);
	expectAll(table, ana, ['by Ben']);
	await table.end();
});

test('entries of a pen holder that was away also count after two takeovers', async () => {
	const table = await openTable();
	const [ana, ben, chidi] = table.phones as [SharedPhone, SharedPhone, SharedPhone];
	table.relay.wires[0]!.cut();
	await note(ana, 'by Ana');
	await table.run(30);
	expect((await ben.table.takePen()).ok).toBe(true);
	await table.run(5);
	table.relay.wires[1]!.cut();
	await table.run(30);
	expect((await chidi.table.takePen()).ok).toBe(true);
	await table.run(5);
	for (const wire of table.relay.wires) wire.mend();
	await table.run(5);
	expectAll(table, ana, ['by Ana']);
	await table.end();
});

test('entries that were stored on the Table without a record count too', async () => {
	const table = await openTable([seats[1]!]);
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	table.relay.wires[0]!.cut();
	await table.run(30);
	expect((await ben.table.takePen()).ok).toBe(true);
	await table.deliverAll();
	// Ana's app is killed between the entry and its record
	const entry = entryOf(ana.table.head!.timeline!, { type: 'addNote', text: 'by Ana' });
	if (typeof entry === 'string') throw new Error(entry);
	ana.log = [...ana.log, entry];
	await ana.restart();
	await table.run(5);
	expect(ana.notes).toEqual(['by Ana']);
	expect(ben.notes).toEqual(['by Ana']);
	await table.end();
});

test('what a phone stores after the pen was taken from it is kept as another version, also after a restart', async () => {
	const table = await openTable([seats[1]!]);
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	table.relay.wires[0]!.cut();
	await table.run(30);
	expect((await ben.table.takePen()).ok).toBe(true);
	await note(ben, 'by Ben');
	table.relay.wires[0]!.mend();
	await table.run(5);
	expect(ana.screen).toHaveLength(ben.log.length - 1);
	await ana.restart();
	await table.run(5);
	const entry = entryOf(fold(ana.log)!, { type: 'addNote', text: 'by Ana' });
	if (typeof entry === 'string') throw new Error(entry);
	ana.log = [...ana.log, entry];
	await ana.table.publish(ana.log);
	await table.run(5);
	expectAll(table, ben, ['by Ben']);
	expect(ben.table.otherBranches.map((branch) => logOf(branch).at(-1))).toEqual([entry]);
	await table.end();
});

test('a handover is refused with the reason, and changes nothing', async () => {
	const table = await openTable([seats[1]!]);
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	const before = idOf(ana.table.head);
	expect(await ben.table.handOver(ana.me.id)).toEqual(no('not-pen-holder'));
	const stranger = await newSigner();
	expect(await ana.table.handOver(stranger.id)).toEqual(no('not-admitted'));
	table.relay.wires[0]!.cut();
	await table.run(5);
	expect(await ana.table.handOver(ben.me.id)).toEqual(no('no-line'));
	table.relay.wires[0]!.mend();
	table.relay.wires[1]!.cut();
	await table.run(5);
	expect(await ana.table.handOver(ben.me.id)).toEqual(no('not-present'));
	expect(idOf(ana.table.head)).toBe(before);
	expect(ana.table.holdsPen).toBe(true);
	await table.end();
});

test('after a handover to a phone whose line has died, the phone that wrote can take the pen back', async () => {
	const table = await openTable([seats[1]!]);
	const [ana, ben] = table.phones as [SharedPhone, SharedPhone];
	await note(ana, 'by Ana');
	table.relay.wires[1]!.stall();
	expect((await ana.table.handOver(ben.me.id)).ok).toBe(true);
	expect(ana.table.hasHandedOver).toBe(true);
	await table.run(15);
	expect(ana.table.takeoverRefusal).toBe('holder-present');
	await table.run(10);
	expect((await ana.table.takePen()).ok).toBe(true);
	table.relay.wires[1]!.resume();
	await table.run(5);
	expectAll(table, ana, ['by Ana']);
	await table.end();
});

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

test('two phones that take the pen at once agree, and neither takes it back', async () => {
	const table = await openTable();
	const [, ben, chidi] = table.phones as [SharedPhone, SharedPhone, SharedPhone];
	table.relay.wires[0]!.cut();
	await table.run(30);
	for (const taker of [ben, chidi]) {
		expect((await taker.table.takePen()).ok).toBe(true);
		await note(taker, `by ${taker.seat}`);
	}
	table.relay.wires[0]!.mend();
	await table.run(60);
	const holders = table.phones.map(({ table }) => table.head?.penHolder);
	expect(new Set(holders).size).toBe(1);
	expect(chidi.table.head!.term).toBe(1);
	for (const phone of table.phones) expect(phone.table.otherBranches).toHaveLength(1);
	for (const taker of [ben, chidi])
		expect(taker.screen?.at(-1)).toMatchObject({ text: `by ${taker.seat}` });
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
