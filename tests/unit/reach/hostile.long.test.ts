import { beforeAll, expect, test, vi } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import { Doc } from 'yjs';
import type { PlayerId } from '#lib/evening/ids.ts';
import { announce } from '#lib/reach/presence.ts';
import { readSecretOf, RoomKeys } from '#lib/reach/seal.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { Attacker } from '../../fixtures/attacker.ts';
import { Chance } from '../../fixtures/chance.ts';
import { memoryTable } from '../../fixtures/memory-table.ts';
import { seats, type SharedPhone } from '../../fixtures/shared-phones.ts';
import { lineText } from '../../../src/routes/line-text.ts';
import { many } from '../../sample.ts';

// Yjs logs when a phone writes under the client id of another document
beforeAll(() => {
	const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
	return () => log.mockRestore();
});

const nothing = () => undefined;

/** A table at a relay without checks, 30 s after its three phones have joined. */
async function openTable() {
	const table = await memoryTable([seats[1]!, seats[2]!]);
	await table.deliverAll();
	await table.run(30);
	return table;
}

const results = ({ table }: SharedPhone) => table.proposals.map(({ state, code }) => code ?? state);

test('a hostile member cannot change the log, or stop the pen holder from writing', async () => {
	for (let seed = 1; seed <= many(4, 25); seed++) {
		const { relay, phones, secret, founder, deliverAll, run, end } = await openTable();
		const [pen] = phones as [SharedPhone];
		const me = await newSigner();
		const keys = await RoomKeys.of('t', 'member', secret);
		const hostile = new Attacker(new Chance(seed), keys, me, pen, new Doc());
		const presence = new Awareness(hostile.doc);
		relay.carrier.join(keys, hostile.doc, presence, nothing, nothing);
		const proof = await keys.prove(me.publicKey);
		const announced = { key: me.publicKey, proof, seat: null, beat: 0, head: null, proposals: [] };
		await announce(keys, presence, me, announced);
		await deliverAll();
		expect(pen.table.head!.members.has(me.id)).toBe(true);
		const written: string[] = [];
		for (let round = 0; round < 20; round++) {
			for (let i = 0; i < many(2, 10); i++) await hostile.attack();
			await deliverAll();
			written.push(`note ${round}`);
			await pen.tap({ type: 'addNote', text: `note ${round}` });
			await deliverAll();
		}
		await run(60);
		for (const phone of phones) expect(phone.notes).toEqual(written);
		expect(phones.map(({ table }) => table.head?.penHolder)).toEqual(phones.map(() => founder));
		expect(new Set(phones.map(({ table }) => JSON.stringify(table.log))).size).toBe(1);
		presence.destroy();
		await end();
	}
});

test.each(['constructor', 'toString', '__proto__'])(
	'a member cannot claim the seat %s, which everybody would be found by',
	async (word) => {
		const { phones, run, end } = await openTable();
		const [pen, ben] = phones as [SharedPhone, SharedPhone];
		await ben.table.sit(word as PlayerId);
		await run(10);
		expect(pen.table.phones.map(({ seat }) => seat as string)).not.toContain(word);
		expect(pen.table.head!.members.get(ben.me.id)?.seat).toBe(seats[1]);
		await end();
	}
);

test('a member is admitted in spite of more spectators than a phone lists', async () => {
	const { relay, phones, secret, deliverAll, run, end } = await openTable();
	const presences: Awareness[] = [];
	const join = async (keys: RoomKeys) => {
		const [doc, me] = [new Doc(), await newSigner()];
		const presence = new Awareness(doc);
		presences.push(presence);
		relay.carrier.join(keys, doc, presence, nothing, nothing);
		const proof = await keys.prove(me.publicKey);
		const announced = { key: me.publicKey, proof, seat: null, beat: 0, head: null, proposals: [] };
		await announce(keys, presence, me, announced);
		return me.id;
	};
	const spectating = await RoomKeys.of('t', 'spectator', await readSecretOf(secret));
	for (let i = 0; i < 70; i++) await join(spectating);
	await deliverAll();
	const member = await join(await RoomKeys.of('t', 'member', secret));
	await deliverAll();
	await run(5);
	expect(phones[0]!.table.head!.members.has(member)).toBe(true);
	for (const presence of presences) presence.destroy();
	await end();
});

/** A spectator with changed code hears what phones announce while they come to have five notes,
 * until one of them leaves.
 * @param whose by which connection it speaks then: its own, or that of the phone that has left
 * @returns `repeat`, which announces once more what that phone has announced, in turn */
async function overhear(
	{ relay, phones, secret, deliverAll, run }: Awaited<ReturnType<typeof openTable>>,
	leaving: 0 | 1,
	whose: 'own' | 'former'
) {
	const keys = await RoomKeys.of('t', 'spectator', await readSecretOf(secret));
	const presence = new Awareness(new Doc());
	relay.carrier.join(keys, presence.doc, presence, nothing, nothing);
	await deliverAll();
	const id = [...relay.presence.getStates().keys()][leaving]!;
	const heard: unknown[] = [];
	presence.on('change', () => heard.push(presence.getStates().get(id)?.['sealed']));
	for (let i = 0; i < 5; i++) {
		await phones[0]!.tap({ type: 'addNote', text: `note ${i}` });
		await run(5);
	}
	const texts = [...new Set(heard)];
	expect(texts.length).toBeGreaterThan(4);
	relay.wires[leaving]!.cut();
	await deliverAll();
	if (whose === 'former') {
		presence.clientID = id;
		presence.meta.set(id, { clock: 1000, lastUpdated: 0 });
	}
	let times = 0;
	return {
		repeat: () => presence.setLocalState({ sealed: texts[times++ % texts.length] }),
		leave: () => presence.destroy()
	};
}

test.each(['own', 'former'] as const)(
	'a spectator that repeats what the pen holder announced, by the %s connection, does not make it heard',
	async (whose) => {
		const table = await openTable();
		const [pen, ben] = table.phones as [SharedPhone, SharedPhone];
		const { repeat, leave } = await overhear(table, 0, whose);
		for (let i = 0; i < 12; i++) {
			repeat();
			await table.run(5);
		}
		expect(table.clock.now - ben.table.penHeardAt!).toBeGreaterThanOrEqual(60_000);
		const isListed = ben.table.phones.some(({ id }) => id === pen.me.id);
		expect(isListed).toBe(whose === 'former');
		expect((await ben.table.takePen()).ok).toBe(true);
		leave();
		await table.end();
	}
);

test.each(['own', 'former'] as const)(
	'a spectator that repeats what a member announced, by the %s connection, does not fill the room',
	async (whose) => {
		const table = await openTable();
		const { repeat, leave } = await overhear(table, 1, whose);
		await table.phones[0]!.tap({ type: 'addNote', text: 'a later record' });
		await table.run(10);
		const records = table.relay.doc.getArray('records');
		const before = records.length;
		for (let i = 0; i < 12; i++) {
			repeat();
			await table.run(10);
		}
		// the record that the member lacked, once
		expect(records.length - before).toBe(whose === 'former' ? 1 : 0);
		leave();
		await table.end();
	}
);

/** The words for a phone's connection. */
const lineOf = ({ table, access }: SharedPhone) =>
	lineText(
		{ line: table.line, phones: table.phones.length + 1, penHeardAt: table.penHeardAt },
		access.clock.now
	);

test('a phone shows whether it is live, catching up, disconnected, or has not heard the pen holder', async () => {
	const { relay, phones, deliverAll, run, end } = await openTable();
	const [ana, ben] = phones as [SharedPhone, SharedPhone];
	expect(phones.map(lineOf)).toEqual(phones.map(() => 'Live · 3 phones'));
	relay.wires[1]!.cut();
	expect(lineOf(ben)).toBe('Not connected');
	relay.wires[1]!.mend();
	expect(lineOf(ben)).toBe('Catching up');
	await run(5);
	expect(lineOf(ben)).toBe('Live · 3 phones');
	relay.wires[0]!.cut();
	await deliverAll();
	await run(50);
	expect(lineOf(ben)).toBe('Live · 2 phones');
	await run(130);
	expect(lineOf(ben)).toBe('Last heard 3 min ago');
	relay.wires[0]!.mend();
	await run(5);
	expect([ana, ben].map(lineOf)).toEqual(['Live · 3 phones', 'Live · 3 phones']);
	await end();
});

test('a proposal is accepted, or refused with a code', async () => {
	const { phones, deliverAll, end } = await openTable();
	const [ana, ben, chidi] = phones as [SharedPhone, SharedPhone, SharedPhone];
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await deliverAll();
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await chidi.table.propose({ type: 'recordExit', player: seats[1] });
	await chidi.table.propose({ type: 'addNote', text: 'hello' });
	await chidi.table.propose({ type: 'addNote', text: 7 });
	await deliverAll();
	expect(results(ben)).toEqual(['accepted', 'already-out']);
	expect(results(chidi).slice(0, 2)).toEqual(['not-yours', 'accepted']);
	expect(results(chidi)[2]).toBe('does-not-fit');
	expect(ana.notes).toEqual(['hello']);
	const ruling = {
		type: 'logRuling',
		kind: 'play',
		key: 'a-key',
		question: 'May a pair beat one?'
	};
	const verdict = { answer: { tone: 'no', word: 'No', sentence: 'Never.' }, rules: ['PL-1'] };
	await ben.table.propose({ ...ruling, ...verdict, askedBy: seats[1], house: false, option: null });
	const decree = { type: 'issueDecree', targets: 'everyone', text: 'Hats on', term: 'round' };
	await ben.table.propose({ ...decree, issuer: seats[0], template: null });
	await ben.table.propose({ ...decree, issuer: seats[1], template: null });
	await deliverAll();
	expect(results(ben).slice(2)).toEqual(['accepted', 'not-yours', 'no-standing']);
	expect(ana.log.at(-1)).toMatchObject({ type: 'RulingLogged', question: ruling.question });
	await end();
});

test('a phone may take back the exit of its player until the next entry', async () => {
	const { phones, deliverAll, end } = await openTable();
	const [ana, ben, chidi] = phones as [SharedPhone, SharedPhone, SharedPhone];
	const takeBack = { type: 'takeBackExit', player: seats[1] };
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await deliverAll();
	await chidi.table.propose(takeBack);
	await deliverAll();
	await ben.table.propose(takeBack);
	await deliverAll();
	expect(results(chidi)).toEqual(['not-yours']);
	expect(ana.log.at(-1)).toMatchObject({ type: 'ExitTakenBack', player: seats[1] });
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await chidi.table.propose({ type: 'recordExit', player: seats[2] });
	await deliverAll();
	await ben.table.propose(takeBack);
	await deliverAll();
	expect(results(ben)).toEqual(['accepted', 'accepted', 'accepted', 'not-yours']);
	await end();
});

test('a proposal of an earlier round is refused in a later one, but a note is accepted', async () => {
	const { phones, deliverAll, end } = await openTable();
	const [ana, ben] = phones as [SharedPhone, SharedPhone];
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await ben.table.propose({ type: 'addNote', text: 'Ben was first' });
	// the proposals arrive when the next round has begun
	for (const player of seats.slice(1)) await ana.tap({ type: 'recordExit', player });
	await ana.tap({ type: 'confirmRound' });
	for (const step of ['deal', 'taxes', 'play'] as const) await ana.tap({ type: 'goToStep', step });
	expect(ana.table.head!.timeline!.state.round).toMatchObject({ number: 2, step: 'play' });
	await deliverAll();
	expect(results(ben)).toEqual(['round-finished', 'accepted']);
	expect(ana.table.head!.timeline!.state.round!.out).toEqual([]);
	await end();
});
