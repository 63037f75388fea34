import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { hocuspocusCarrier } from '#lib/reach/hocuspocus-carrier.ts';
import { newSecret, RoomKeys } from '#lib/reach/seal.ts';
import { newSigner } from '#lib/reach/sign.ts';
import { Attacker } from '../../fixtures/attacker.ts';
import { Chance } from '../../fixtures/chance.ts';
import { nightOf } from '../../fixtures/histories.ts';
import { Client, QuietWebSocket, startRelay } from '../../fixtures/relay.ts';
import { seats, sharedTable, SharedPhone } from '../../fixtures/shared-phones.ts';
import { many } from '../../sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'courtbook-reached-'));
afterAll(() => rmSync(folder, { recursive: true }));

const texts = (phone: SharedPhone) =>
	phone.table.log.flatMap((entry) => (entry.type === 'NoteAdded' ? [entry.text] : []));
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 2 });

test('a table at a real relay: entries, proposals, a relay that is stopped, and nothing that it can read', async () => {
	let relay = await startRelay(folder);
	const { port } = new URL(relay.url);
	const carrier = hocuspocusCarrier(relay.url, QuietWebSocket);
	// all phones have one clock
	const clock = {
		get now() {
			return Date.now();
		}
	};
	const { phones } = await sharedTable(carrier, [seats[1]!, null], clock);
	const [pen, ben, watching] = phones as [SharedPhone, SharedPhone, SharedPhone];
	await until(() => expect(ben.table.isMember).toBe(true));
	await until(() => expect(watching.table.log).toEqual(pen.table.log));
	expect(watching.table.isMember).toBe(false);
	await until(() => expect(pen.table.phones.map(({ seat }) => seat)).toContain(seats[1]));

	await pen.tap({ type: 'addNote', text: 'readable by no relay' });
	await until(() =>
		expect([ben, watching].map(texts)).toEqual([texts(pen), ['readable by no relay']])
	);
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await watching.table.propose({ type: 'addNote', text: 'from a spectator' });
	await until(() => expect(ben.table.proposals[0]?.state).toBe('accepted'));
	expect(watching.table.proposals[0]?.state).toBe('sent');

	await relay.stop();
	await until(() => expect(ben.table.line).toBe('offline'));
	await pen.tap({ type: 'addNote', text: 'written without a relay' });
	relay = await startRelay(folder, { port: Number(port) });
	await until(() => expect(texts(ben)).toEqual(texts(pen)));
	expect(texts(watching)).not.toContain('from a spectator');

	// a phone that lost everything but the link
	const late = { ...watching.access, carrier };
	const again = new SharedPhone(late, watching.me, null);
	await again.open();
	await until(() => expect(again.table.log).toEqual(pen.table.log));
	for (const { table } of [...phones, again]) await table.leave();
	await relay.stop();
	const stored = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
	expect(stored.length).toBeGreaterThan(10_000);
	for (const text of ['readable', 'without', 'Friday', 'Player', 'ana', 'temple', 'NoteAdded'])
		expect(stored.includes(text)).toBe(false);
});

test('a table is shared in round 40 without a word from the relay’s limits', async () => {
	const relay = await startRelay(join(folder, 'round-40'));
	const carrier = hocuspocusCarrier(relay.url, QuietWebSocket);
	const clock = { now: Date.now() };
	const me = await newSigner();
	const keys = await RoomKeys.of('t', 'member', newSecret());
	const access = { keys, founder: me.id, carrier, clock };
	const pen = new SharedPhone(access, me, null);
	const { log } = nightOf(9, 0, 40);
	await pen.open();
	await until(() => expect(pen.table.line).toBe('synced'));
	await pen.table.found(log);
	const other = new SharedPhone(access, await newSigner(), null);
	await other.open();
	await until(() => expect(other.table.log).toEqual(log));
	expect((await relay.health()).faults).toEqual({});
	for (const { table } of [pen, other]) await table.leave();
	await relay.stop();
});

test('whatever a member sends to a real relay that does not hold the pen, the history stays and the relay is up', async () => {
	// Yjs tells there when somebody writes in the name of another document
	const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
	const clock = { now: Date.now() };
	for (let seed = 1; seed <= many(1, 50); seed++) {
		const relay = await startRelay(join(folder, `hostile-${seed}`));
		const carrier = hocuspocusCarrier(relay.url, QuietWebSocket);
		const { phones, secret } = await sharedTable(carrier, [seats[1]!], clock);
		const [pen, ben] = phones as [SharedPhone, SharedPhone];
		const keys = await RoomKeys.of('t', 'member', secret);
		const [chance, me] = [new Chance(seed), await newSigner()];
		let client: Client | null = null;
		for (let i = 0; i < many(20); i++) {
			client ??= new Client(relay.url, keys.name, keys.token);
			const { provider } = client;
			const isThere = () => client!.refused !== null || provider.isSynced;
			await until(() => expect(isThere()).toBe(true));
			await new Attacker(chance, keys, me, pen, client.doc).attack();
			// either the relay has it, or it throws the phone out
			const isDone = () => client!.refused !== null || !provider.hasUnsyncedChanges;
			await until(() => expect(isDone()).toBe(true));
			if (client.refused !== null) {
				client.close();
				client = null;
			}
		}
		client?.close();
		const before = pen.table.log.length;
		await pen.tap({ type: 'addNote', text: 'the pen writes on' });
		// somebody may have written in the name of the pen’s document: it repeats what the others
		// lack
		await vi.waitFor(
			async () => {
				clock.now += 1000;
				for (const { table } of phones) await table.tick();
				expect(texts(ben)).toEqual(['the pen writes on']);
			},
			{ timeout: 10_000, interval: 50 }
		);
		expect(ben.table.log).toEqual(pen.table.log);
		expect(pen.table.log).toHaveLength(before + 1);
		const health = await relay.health();
		expect(health.ok).toBe(true);
		expect(health.memory).toBeLessThan(1_000_000_000);
		expect(Object.keys(health.faults)).toContain('not-a-record');
		for (const { table } of phones) await table.leave();
		await relay.stop();
	}
	log.mockRestore();
}, 3_600_000);
