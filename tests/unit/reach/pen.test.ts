import { expect, test } from 'vitest';
import { fold } from '#lib/evening/timeline.ts';
import { logOf } from '#lib/reach/record-node.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { no } from '#lib/rules/result.ts';
import {
	expectAll,
	forge,
	idOf,
	note,
	openTable,
	takeover
} from '../../fixtures/forged-takeovers.ts';
import { entryOf, seats, type SharedPhone } from '../../fixtures/shared-phones.ts';

/** Who holds the pen of a shared table: when it is taken, and when its holder objects. */

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
