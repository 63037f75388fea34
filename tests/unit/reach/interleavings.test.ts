import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import { chain, logOf } from '#lib/reach/record-node.ts';
import { AWAY_AFTER } from '#lib/reach/takeover.ts';
import { MemoryRelay } from '../../fixtures/memory-carrier.ts';
import { seats, sharedTable, type Clock, type SharedPhone } from '../../fixtures/shared-phones.ts';
import { many } from '../../sample.ts';

/** What may happen at a table, in any order. */
const step = fc.oneof(
	{ weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), wire: fc.nat(9) }) },
	{ weight: 3, arbitrary: fc.record({ do: fc.constant('deliver all' as const) }) },
	{ weight: 4, arbitrary: fc.record({ do: fc.constant('note' as const), phone: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('exit' as const), phone: fc.nat(3) }) },
	{ weight: 3, arbitrary: fc.record({ do: fc.constant('propose' as const), phone: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), phone: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('mend' as const), phone: fc.nat(3) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), phone: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
	{
		weight: 1,
		arbitrary: fc.record({ do: fc.constant('hand' as const), phone: fc.nat(3), to: fc.nat(3) })
	},
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('take' as const), phone: fc.nat(3) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('choose' as const), phone: fc.nat(3) }) }
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

class Simulation {
	readonly clock: Clock = { now: 1_700_000_000_000 };
	readonly relay = new MemoryRelay();
	readonly stored = new Set<string>();
	readonly proposed: {
		phone: SharedPhone;
		id: Awaited<ReturnType<SharedPhone['table']['propose']>>;
	}[] = [];
	phones: SharedPhone[] = [];

	async begin(): Promise<void> {
		const note = ({ id }: Entry) => void this.stored.add(id);
		const others = [seats[1]!, seats[2]!, null];
		({ phones: this.phones } = await sharedTable(this.relay.carrier, others, this.clock, note));
		await this.deliverAll();
	}

	async settle(): Promise<void> {
		for (const { table } of this.phones) await table.settled();
	}

	async deliverAll(): Promise<void> {
		for (;;) {
			await this.settle();
			const { waiting } = this.relay;
			if (waiting.length === 0) return;
			for (const messages of waiting) messages.shift()?.();
		}
	}

	async wait(time: number): Promise<void> {
		for (let left = time; left > 0; left -= 1000) {
			this.clock.now += 1000;
			if (left % 5000 !== 0) continue;
			this.relay.renewPresences();
			for (const { table } of this.phones) await table.tick();
		}
	}

	async do(one: Step): Promise<void> {
		const phone = 'phone' in one ? this.phones[one.phone]! : this.phones[0]!;
		const wire =
			'phone' in one ? this.relay.wires.findLast((_, i) => i % 4 === one.phone) : undefined;
		switch (one.do) {
			case 'deliver': {
				const { waiting } = this.relay;
				waiting[one.wire % Math.max(1, waiting.length)]?.shift()?.();
				return;
			}
			case 'deliver all':
				return this.deliverAll();
			case 'note':
				void phone.tap({ type: 'addNote', text: 'a note' });
				return;
			case 'exit':
				void phone.tap({ type: 'recordExit', player: seats[3]! });
				return;
			case 'propose': {
				const command =
					one.phone % 2 === 0
						? { type: 'addNote', text: 'proposed' }
						: { type: 'recordExit', player: phone.seat };
				this.proposed.push({ phone, id: await phone.table.propose(command) });
				return;
			}
			case 'cut':
				return wire?.cut();
			case 'mend':
				return wire?.mend();
			case 'restart':
				await this.settle();
				return this.restart(one.phone);
			case 'wait':
				return this.wait(AWAY_AFTER + 5000);
			case 'hand': {
				const to = this.phones[one.to]!.me.id;
				await phone.table.handOver(to);
				return;
			}
			case 'take':
				await phone.table.takePen();
				return;
			case 'choose': {
				const [other] = phone.table.otherBranches;
				if (other !== undefined) await phone.table.choose(other.record.id);
				return;
			}
		}
	}

	async restart(number: number): Promise<void> {
		// what a phone asked for and did not hear of is gone with its screen
		const phone = this.phones[number]!;
		for (const one of this.proposed.filter((each) => each.phone === phone))
			this.proposed.splice(this.proposed.indexOf(one), 1);
		const wires = this.relay.wires.length;
		await phone.restart();
		// the wire takes the place of the one before
		const wire = this.relay.wires.splice(wires)[0];
		if (wire !== undefined) this.relay.wires[number] = wire;
	}

	async comeToRest(): Promise<void> {
		for (const wire of this.relay.wires) wire.mend();
		for (let i = 0; i < 8; i++) {
			await this.deliverAll();
			await this.wait(10_000);
		}
		await this.deliverAll();
	}

	async end(): Promise<void> {
		for (const { table } of this.phones) await table.leave();
		this.relay.destroy();
	}
}

test('all phones converge, and nothing that was stored disappears or is doubled, whatever happens in whichever order', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
			const simulation = new Simulation();
			await simulation.begin();
			for (const one of steps) await simulation.do(one);
			await simulation.comeToRest();
			const { phones, stored, proposed } = simulation;
			const [first] = phones;
			const logs = phones.map(({ table }) => JSON.stringify(table.log));
			expect(new Set(logs).size).toBe(1);
			const branches = phones.map(({ table }) =>
				table.otherBranches.map(({ record }) => record.id)
			);
			expect(new Set(branches.map((ids) => JSON.stringify(ids))).size).toBe(1);
			// one phone holds the pen, and all know which
			expect(phones.filter(({ table }) => table.holdsPen)).toHaveLength(1);
			expect(new Set(phones.map(({ table }) => table.head?.penHolder)).size).toBe(1);
			const all = [first!.table.head, ...first!.table.otherBranches].flatMap((branch) =>
				logOf(branch)
			);
			const known = new Set(all.map(({ id }) => id as string));
			expect([...stored].filter((id) => !known.has(id))).toEqual([]);
			const ids = first!.table.log.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			for (const { phone, id } of proposed) {
				if (!phone.table.isMember) continue;
				expect(phone.table.proposals.find((one) => one.id === id)?.state).not.toBe('sent');
				for (const branch of [first!.table.head, ...first!.table.otherBranches]) {
					const answers = chain(branch).filter(
						({ record: { statement } }) => 'proposal' in statement && statement.proposal === id
					);
					expect(answers.length).toBeLessThan(2);
				}
			}
			await simulation.end();
		}),
		{ numRuns: many(12, 834) }
	);
}, 3_600_000);
