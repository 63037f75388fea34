import { expect, test } from 'vitest';
import { isObjectedTo } from '#lib/reach/branches.ts';
import type { RecordNode } from '#lib/reach/record-node.ts';
import { RecordTree } from '#lib/reach/record-tree.ts';
import { sealRecord, type RecordContent, type RecordId } from '#lib/reach/records.ts';
import { newSecret, RoomKeys } from '#lib/reach/seal.ts';
import { newSigner, type Signer } from '#lib/reach/sign.ts';
import { takeover } from '../../fixtures/forged-takeovers.ts';

const LEVELS = 8;

test('whether somebody objects to a takeover is decided once for each, however many objections are objected to', async () => {
	const keys = await RoomKeys.of('t', 'member', newSecret());
	const [founder, ...members] = await Promise.all(Array.from({ length: 2 + LEVELS }, newSigner));
	const tree = new RecordTree(founder!.id);
	async function write({ id: by, ...me }: Signer, prev: RecordId | null, content: RecordContent) {
		const record = await sealRecord(keys, { id: by, ...me }, { ...content, by, prev, at: 1 });
		const [node] = await tree.add(record);
		return node!;
	}
	let last = await write(founder!, null, { kind: 'founding', key: founder!.publicKey });
	for (const { publicKey: key } of members)
		last = await write(founder!, last.record.id, { kind: 'admission', key, seat: null });
	const fork = last.record.id;
	const objections: RecordNode[] = [];
	// each member takes the pen, and objects to the next one
	for (let level = 1; level <= LEVELS; level++) {
		const [me, next] = [members[level - 1]!, members[level]!];
		last = await write(me, fork, takeover(level));
		for (let n = 0; n < 5; n++) {
			const objection = { kind: 'objection', against: next.id, takeover: fork } as const;
			last = await write(me, last.record.id, objection);
			objections.push(last);
		}
	}
	let decisions = 0;
	const counting = Object.assign([...objections], {
		some: (isTrue: (one: RecordNode) => boolean) => {
			decisions += 1;
			return objections.some((one) => isTrue(one));
		}
	});
	// nobody objects to the first, so the second does not count, so the third does, and so on
	expect(isObjectedTo(last.claim, counting, new Map())).toBe(true);
	expect(decisions).toBe(LEVELS);
	expect(tree.head!.term).toBe(LEVELS - 1);
});
