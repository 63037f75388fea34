import { beforeAll, expect, test, vi } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import { Doc } from 'yjs';
import { announce } from '#lib/reach/presence.ts';
import { sealRecord } from '#lib/reach/records.ts';
import { RoomKeys } from '#lib/reach/seal.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { Attacker } from '../../fixtures/attacker.ts';
import { Chance } from '../../fixtures/chance.ts';
import { MemoryRelay } from '../../fixtures/memory-carrier.ts';
import { seats, sharedTable, type SharedPhone } from '../../fixtures/shared-phones.ts';
import { lineText } from '../../../src/routes/line-text.ts';
import { many } from '../../sample.ts';

// Yjs tells there when somebody writes in the name of another document
beforeAll(() => {
	const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
	return () => log.mockRestore();
});

/** A relay that lets everything through, and a table at it. */
async function begin() {
	const relay = new MemoryRelay();
	const clock = { now: 1_700_000_000_000 };
	const { phones, secret, founder } = await sharedTable(
		relay.carrier,
		[seats[1]!, seats[2]!],
		clock
	);
	const settle = async () => {
		for (;;) {
			for (const { table } of phones) await table.settled();
			const { waiting } = relay;
			if (waiting.length === 0) return;
			for (const messages of waiting) messages.shift()?.();
		}
	};
	const wait = async (seconds: number) => {
		for (let i = 0; i < seconds; i += 5) {
			clock.now += 5000;
			relay.renewPresences();
			for (const { table } of phones) await table.tick();
			await settle();
		}
	};
	const end = async () => {
		for (const { table } of phones) await table.leave();
		relay.destroy();
	};
	await settle();
	await wait(30);
	return { relay, phones, secret, founder, settle, wait, end };
}

const texts = (phone: SharedPhone) =>
	phone.table.log.flatMap((entry) => (entry.type === 'NoteAdded' ? [entry.text] : []));

test('whatever a member without the pen does to the document, the history stays, and the pen writes on', async () => {
	for (let seed = 1; seed <= many(4, 25); seed++) {
		const { relay, phones, secret, founder, settle, wait, end } = await begin();
		const [pen] = phones as [SharedPhone];
		const me = await newSigner();
		const keys = await RoomKeys.of('t', 'member', secret);
		// it was admitted like everybody else
		const hostile = new Attacker(new Chance(seed), keys, me, pen, new Doc());
		const presence = new Awareness(hostile.doc);
		relay.carrier.join(keys, hostile.doc, presence, () => undefined);
		const proof = await keys.prove(me.publicKey);
		const asks = { key: me.publicKey, proof, seat: null, beat: 0, head: null, proposals: [] };
		await announce(keys, presence, me, asks);
		await settle();
		expect(pen.table.head!.members.has(me.id)).toBe(true);
		const written: string[] = [];
		for (let round = 0; round < 20; round++) {
			for (let i = 0; i < many(2, 10); i++) await hostile.attack();
			await settle();
			written.push(`note ${round}`);
			await pen.tap({ type: 'addNote', text: `note ${round}` });
			await settle();
		}
		await wait(60);
		for (const phone of phones) expect(texts(phone)).toEqual(written);
		expect(phones.map(({ table }) => table.head?.penHolder)).toEqual(phones.map(() => founder));
		expect(new Set(phones.map(({ table }) => JSON.stringify(table.log))).size).toBe(1);
		presence.destroy();
		await end();
	}
}, 3_600_000);

test('a member that takes the pen from somebody who is there does not get it', async () => {
	const { phones, settle, end } = await begin();
	const [pen, ben] = phones as [SharedPhone, SharedPhone];
	expect(ben.table.takeoverRefusal).toBe('holder-present');
	// a phone whose code was changed to take it all the same
	const head = ben.table.head!;
	const says = { kind: 'takeover' as const, term: 7, by: ben.me.id, prev: head.record.id, at: 1 };
	const { sealed } = await sealRecord(ben.access.keys, ben.me, says);
	const doc = new Doc();
	const presence = new Awareness(doc);
	doc.getArray('records').push([sealed]);
	ben.access.carrier.join(ben.access.keys, doc, presence, () => undefined);
	await settle();
	for (const { table } of phones) expect(table.head?.penHolder).toBe(pen.me.id);
	await pen.tap({ type: 'addNote', text: 'still here' });
	await settle();
	for (const phone of phones) expect(texts(phone)).toEqual(['still here']);
	presence.destroy();
	await end();
});

test('the pen goes to another phone in one step, and is taken from one that is away; both branches are kept', async () => {
	const { relay, phones, settle, wait, end } = await begin();
	const [ana, ben, chidi] = phones as [SharedPhone, SharedPhone, SharedPhone];
	await ana.table.sit(seats[0]!);
	await settle();
	expect(chidi.table.head?.members.get(ana.me.id)?.seat).toBe(seats[0]);
	await ana.table.handOver(ben.me.id);
	await settle();
	expect(phones.map(({ table }) => table.holdsPen)).toEqual([false, true, false]);
	expect(ana.tap({ type: 'addNote', text: 'too late' })).toBeUndefined();
	// Ben goes away and writes on without network
	relay.wires[1]!.cut();
	await ben.tap({ type: 'addNote', text: 'by Ben' });
	expect(chidi.table.takeoverRefusal).toBe('holder-present');
	await wait(25);
	expect((await chidi.table.takePen()).ok).toBe(true);
	await chidi.tap({ type: 'addNote', text: 'by Chidi' });
	relay.wires[1]!.mend();
	await settle();
	for (const phone of phones) {
		expect(phone.table.head?.penHolder).toBe(chidi.me.id);
		expect(texts(phone)).toEqual(['by Chidi']);
		expect(phone.table.otherBranches).toHaveLength(1);
	}
	// the table chooses the other branch
	expect((await chidi.table.choose(chidi.table.otherBranches[0]!.record.id)).ok).toBe(true);
	await settle();
	for (const phone of phones) expect(texts(phone)).toEqual(['by Ben']);
	await end();
});

/** What a phone says of its connection. */
const words = ({ table, access }: SharedPhone) =>
	lineText(
		{ line: table.line, phones: table.phones.length + 1, penHeardAt: table.penHeardAt },
		access.clock.now
	);

test('a phone says whether it is live, catching up, or has not heard the phone that writes', async () => {
	const { relay, phones, settle, wait, end } = await begin();
	const [ana, ben] = phones as [SharedPhone, SharedPhone];
	expect(phones.map(words)).toEqual(phones.map(() => 'Live · 3 phones'));
	relay.wires[1]!.cut();
	expect(words(ben)).toBe('Not connected');
	relay.wires[1]!.mend();
	expect(words(ben)).toBe('Catching up');
	await wait(5);
	expect(words(ben)).toBe('Live · 3 phones');
	relay.wires[0]!.cut();
	await settle();
	await wait(50);
	expect(words(ben)).toBe('Live · 2 phones');
	await wait(130);
	expect(words(ben)).toBe('Last heard 3 min ago');
	relay.wires[0]!.mend();
	await wait(5);
	expect([ana, ben].map(words)).toEqual(['Live · 3 phones', 'Live · 3 phones']);
	await end();
});

test('what a phone asks for is counted, or refused with its reason', async () => {
	const { phones, settle, end } = await begin();
	const [ana, ben, chidi] = phones as [SharedPhone, SharedPhone, SharedPhone];
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await settle();
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await chidi.table.propose({ type: 'recordExit', player: seats[1] });
	await chidi.table.propose({ type: 'addNote', text: 'hello' });
	await chidi.table.propose({ type: 'addNote', text: 7 });
	await settle();
	const statesOf = ({ table }: SharedPhone) =>
		table.proposals.map(({ state, code }) => code ?? state);
	expect(statesOf(ben)).toEqual(['accepted', 'already-out']);
	expect(statesOf(chidi).slice(0, 2)).toEqual(['not-yours', 'accepted']);
	expect(statesOf(chidi)[2]).toBe('does-not-fit');
	expect(texts(ana)).toEqual(['hello']);
	const ruling = {
		type: 'logRuling',
		kind: 'play',
		key: 'a-key',
		question: 'May a pair beat one?'
	};
	const says = { answer: { tone: 'no', word: 'No', sentence: 'Never.' }, rules: ['PL-1'] };
	await ben.table.propose({ ...ruling, ...says, askedBy: seats[1], house: false, option: null });
	const decree = { type: 'issueDecree', targets: 'everyone', text: 'Hats on', term: 'round' };
	await ben.table.propose({ ...decree, issuer: seats[0], template: null });
	await ben.table.propose({ ...decree, issuer: seats[1], template: null });
	await settle();
	expect(statesOf(ben).slice(2)).toEqual(['accepted', 'not-yours', 'no-standing']);
	expect(ana.log.at(-1)).toMatchObject({ type: 'RulingLogged', question: ruling.question });
	await end();
});

test('what was asked for in an earlier round does not count in a later one; a note does', async () => {
	const { phones, settle, end } = await begin();
	const [ana, ben] = phones as [SharedPhone, SharedPhone];
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await ben.table.propose({ type: 'addNote', text: 'Ben was first' });
	// the pen’s phone hears of it only when the next round is on
	for (const player of seats.slice(1)) await ana.tap({ type: 'recordExit', player });
	await ana.tap({ type: 'confirmRound' });
	for (const step of ['deal', 'taxes', 'play'] as const) await ana.tap({ type: 'goToStep', step });
	expect(ana.table.head!.timeline!.state.round).toMatchObject({ number: 2, step: 'play' });
	await settle();
	expect(ben.table.proposals.map(({ state, code }) => code ?? state)).toEqual([
		'round-finished',
		'accepted'
	]);
	expect(ana.table.head!.timeline!.state.round!.out).toEqual([]);
	await end();
});
