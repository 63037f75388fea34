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
import { until } from '../../fixtures/until.ts';
import { many } from '../../sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'courtbook-reached-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('phones share a table by a relay, also after a restart of the relay, which stores nothing readable', async () => {
	let relay = await startRelay(folder);
	const { port } = new URL(relay.url);
	const carrier = hocuspocusCarrier(relay.url, QuietWebSocket);
	const clock = {
		get now() {
			return Date.now();
		}
	};
	const { phones } = await sharedTable(carrier, [seats[1]!, null], clock);
	const [pen, ben, spectator] = phones as [SharedPhone, SharedPhone, SharedPhone];
	await until(() => expect(ben.table.isMember).toBe(true));
	await until(() => expect(spectator.table.log).toEqual(pen.table.log));
	expect(spectator.table.isMember).toBe(false);
	await until(() => expect(pen.table.phones.map(({ seat }) => seat)).toContain(seats[1]));

	await pen.tap({ type: 'addNote', text: 'readable by no relay' });
	await until(() =>
		expect([ben, spectator].map(({ notes }) => notes)).toEqual([
			['readable by no relay'],
			['readable by no relay']
		])
	);
	await ben.table.propose({ type: 'recordExit', player: seats[1] });
	await spectator.table.propose({ type: 'addNote', text: 'from a spectator' });
	await until(() => expect(ben.table.proposals[0]?.state).toBe('accepted'));
	expect(spectator.table.proposals[0]?.state).toBe('sent');

	await relay.stop();
	await until(() => expect(ben.table.line).toBe('offline'));
	await pen.tap({ type: 'addNote', text: 'written without a relay' });
	relay = await startRelay(folder, { port: Number(port) });
	await until(() => expect(ben.notes).toEqual(pen.notes));
	expect(spectator.notes).not.toContain('from a spectator');

	// a phone that has only the link
	const again = new SharedPhone({ ...spectator.access, carrier }, spectator.me, null);
	await again.open();
	await until(() => expect(again.table.log).toEqual(pen.table.log));
	for (const { table } of [...phones, again]) await table.leave();
	await relay.stop();
	const stored = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
	expect(stored.length).toBeGreaterThan(10_000);
	for (const text of ['readable', 'without', 'Friday', 'Player', 'ana', 'temple', 'NoteAdded'])
		expect(stored.includes(text)).toBe(false);
});

test('a table that is shared in round 40 stays within the limits of the relay', async () => {
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

test('a hostile member cannot change the log, or stop the relay', async () => {
	// Yjs logs when a phone writes under the client id of another document
	const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
	const clock = { now: Date.now() };
	for (let seed = 1; seed <= many(1, 50); seed++) {
		const relay = await startRelay(join(folder, `hostile-${seed}`));
		const { memory } = await relay.health();
		const carrier = hocuspocusCarrier(relay.url, QuietWebSocket);
		const { phones, secret } = await sharedTable(carrier, [seats[1]!], clock);
		const [pen, ben] = phones as [SharedPhone, SharedPhone];
		const keys = await RoomKeys.of('t', 'member', secret);
		const [chance, me] = [new Chance(seed), await newSigner()];
		let client: Client | null = null;
		for (let i = 0; i < many(20); i++) {
			client ??= new Client(relay.url, keys.name, keys.token);
			const { provider } = client;
			const isIn = () => client!.refused !== null || provider.isSynced;
			await until(() => expect(isIn()).toBe(true));
			await new Attacker(chance, keys, me, pen, client.doc).attack();
			// the relay has accepted the update, or refused the phone
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
		// the attacker may have used the client id of the pen holder, which then resends records
		await until(async () => {
			clock.now += 1000;
			for (const { table } of phones) await table.tick();
			expect(ben.notes).toEqual(['the pen writes on']);
		});
		expect(ben.table.log).toEqual(pen.table.log);
		expect(pen.table.log).toHaveLength(before + 1);
		const health = await relay.health();
		expect(health.ok).toBe(true);
		// other tests have used memory of this process before
		expect(health.memory - memory).toBeLessThan(1_000_000_000);
		expect(Object.keys(health.faults)).toContain('not-a-record');
		for (const { table } of phones) await table.leave();
		await relay.stop();
	}
	log.mockRestore();
});
