import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import { chain, logOf } from '#lib/reach/record-node.ts';
import type { ProposalId } from '#lib/reach/records.ts';
import { AWAY_AFTER } from '#lib/reach/takeover.ts';
import { memoryTable } from '../../fixtures/memory-table.ts';
import { seats, type SharedPhone } from '../../fixtures/shared-phones.ts';
import { many } from '../../sample.ts';

/** The events at a table. */
const step = fc.oneof(
	{ weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), wire: fc.nat(9) }) },
	{ weight: 3, arbitrary: fc.record({ do: fc.constant('deliver all' as const) }) },
	{ weight: 4, arbitrary: fc.record({ do: fc.constant('note' as const), phone: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('exit' as const), phone: fc.nat(3) }) },
	{ weight: 3, arbitrary: fc.record({ do: fc.constant('propose' as const), phone: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), phone: fc.nat(3) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('mend' as const), phone: fc.nat(3) }) },
	// a line that is half open: nothing arrives, and neither end notices
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('stall' as const), phone: fc.nat(3) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('resume' as const), phone: fc.nat(3) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('delay' as const), phone: fc.nat(3) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const), phone: fc.nat(3) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('talk' as const) }) },
	{
		weight: 1,
		arbitrary: fc.record({ do: fc.constant('hand' as const), phone: fc.nat(3), to: fc.nat(3) })
	},
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('take' as const), phone: fc.nat(3) }) },
	{ weight: 1, arbitrary: fc.record({ do: fc.constant('choose' as const), phone: fc.nat(3) }) }
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Table = Awaited<ReturnType<typeof memoryTable>>;

class Simulation {
	readonly proposed: { phone: SharedPhone; id: ProposalId }[] = [];

	private constructor(
		readonly table: Table,
		/** The ids of entries that a phone with the pen has stored, and the phone. */
		readonly stored: ReadonlyMap<string, SharedPhone>
	) {}

	static async begin(): Promise<Simulation> {
		const stored = new Map<string, SharedPhone>();
		const store = ({ id }: Entry, phone: SharedPhone) => void stored.set(id, phone);
		const table = await memoryTable([seats[1]!, seats[2]!, null], store);
		await table.deliverAll();
		return new Simulation(table, stored);
	}

	/** For phones that gave or got the pen, or chose a branch: how many entries were stored by then.
	 * Their screens may have moved to another version since their entries before, or to none. */
	readonly #moved = new Map<SharedPhone, number>();

	#noteMove(...phones: readonly SharedPhone[]): void {
		for (const phone of phones) this.#moved.set(phone, this.stored.size);
	}

	/** The screen of each phone that has written shows the last entry that it stored, above all that
	 * of the phone that wrote last. */
	checkScreens(): void {
		const last = new Map([...this.stored].map(([id, phone], i) => [phone, { id, i }]));
		for (const [phone, { id, i }] of last) {
			if (i < (this.#moved.get(phone) ?? 0)) continue;
			expect((phone.screen ?? []).map((entry) => entry.id as string)).toContain(id);
		}
	}

	async act(one: Step): Promise<void> {
		await this.do(one);
		this.checkScreens();
	}

	async do(one: Step): Promise<void> {
		const { phones, relay, deliverAll, settled, pass } = this.table;
		const phone = 'phone' in one ? phones[one.phone]! : phones[0]!;
		const wire = 'phone' in one ? relay.wires.findLast((_, i) => i % 4 === one.phone) : undefined;
		switch (one.do) {
			case 'deliver': {
				const { waiting } = relay;
				waiting[one.wire % Math.max(1, waiting.length)]?.shift()?.();
				return;
			}
			case 'deliver all':
				return deliverAll();
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
			case 'stall':
				return wire?.stall();
			case 'resume':
				return wire?.resume();
			case 'delay':
				// the others talk for a minute
				wire?.stall();
				await this.table.run(60);
				return wire?.resume();
			case 'restart':
				await settled();
				return this.restart(one.phone);
			case 'wait':
				return pass(AWAY_AFTER + 5000);
			case 'talk':
				return this.table.run(AWAY_AFTER / 1000 + 5);
			case 'hand': {
				const to = phones[one.to]!;
				if ((await phone.table.handOver(to.me.id)).ok) this.#noteMove(phone, to);
				return;
			}
			case 'take':
				if ((await phone.table.takePen()).ok) this.#noteMove(phone);
				return;
			case 'choose': {
				const [other] = phone.table.otherBranches;
				if (other !== undefined && (await phone.table.choose(other.record.id)).ok)
					this.#noteMove(phone);
				return;
			}
		}
	}

	async restart(number: number): Promise<void> {
		// a restart discards proposals that have no answer
		const { phones, relay } = this.table;
		const phone = phones[number]!;
		for (const one of this.proposed.filter((each) => each.phone === phone))
			this.proposed.splice(this.proposed.indexOf(one), 1);
		const wires = relay.wires.length;
		await phone.restart();
		// the new wire replaces the former one
		const wire = relay.wires.splice(wires)[0];
		if (wire !== undefined) relay.wires[number] = wire;
	}

	async comeToRest(): Promise<void> {
		const { relay, deliverAll, pass } = this.table;
		for (const wire of relay.wires) {
			wire.resume();
			wire.mend();
		}
		for (let i = 0; i < 8; i++) {
			await deliverAll();
			await pass(10_000);
		}
		await deliverAll();
	}
}

test('all phones converge, and no stored entry is lost or doubled, in any order of events', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
			const simulation = await Simulation.begin();
			for (const one of steps) await simulation.act(one);
			await simulation.comeToRest();
			simulation.checkScreens();
			const { table, stored, proposed } = simulation;
			const { phones } = table;
			const [first] = phones;
			const logs = phones.map(({ table }) => JSON.stringify(table.log));
			expect(new Set(logs).size).toBe(1);
			const branches = phones.map(({ table }) =>
				table.otherBranches.map(({ record }) => record.id)
			);
			expect(new Set(branches.map((ids) => JSON.stringify(ids))).size).toBe(1);
			// one phone holds the pen, and all agree which
			expect(phones.filter(({ table }) => table.holdsPen)).toHaveLength(1);
			expect(new Set(phones.map(({ table }) => table.head?.penHolder)).size).toBe(1);
			const all = [first!.table.head, ...first!.table.otherBranches].flatMap((branch) =>
				logOf(branch)
			);
			const known = new Set(all.map(({ id }) => id as string));
			expect([...stored.keys()].filter((id) => !known.has(id))).toEqual([]);
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
			await table.end();
		}),
		{ numRuns: many(6, 1668) }
	);
});
