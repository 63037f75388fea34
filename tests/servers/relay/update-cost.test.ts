import { createEncoder, toUint8Array, writeUint8, writeVarUint, type Encoder } from 'lib0/encoding';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { checkStateVector, measureUpdate } from '../../../relay/update-cost.js';
import { Chance } from '../../fixtures/chance.ts';
import { writeClient, writeRecord } from '../../fixtures/relay-messages.ts';
import { many } from '../../sample.ts';

function bytes(write: (encoder: Encoder) => void): Uint8Array {
	const encoder = createEncoder();
	write(encoder);
	return toUint8Array(encoder);
}

/** An update of client 7 that begins with clock 5, without deletions. */
const update = (structs: number, write: (encoder: Encoder) => void, deletions = 0) =>
	bytes((encoder) => {
		writeVarUint(encoder, 1);
		writeClient(encoder, [7, 5, structs], write);
		writeVarUint(encoder, deletions);
	});
const skip = (encoder: Encoder) => {
	writeUint8(encoder, 10);
	writeVarUint(encoder, 1);
};
const records = (...lefts: (readonly number[] | null)[]) =>
	update(lefts.length, (encoder) => {
		for (const left of lefts) writeRecord(encoder, left);
	});

test.each<[string, Uint8Array, unknown]>([
	['nothing', new Uint8Array([0, 0]), { records: 0, loose: 0 }],
	['records in a row', records([7, 4], [7, 5], [7, 6]), { records: 3, loose: 0 }],
	['records after those of others', records([8, 9], [7, 5], [8, 10]), { records: 3, loose: 2 }],
	['records at the beginning', records(null, null), { records: 2, loose: 2 }],
	[
		'a gap between records',
		update(3, (encoder) => {
			writeRecord(encoder, null);
			skip(encoder);
			writeRecord(encoder, [7, 6]);
		}),
		{ records: 2, loose: 1 }
	],
	['only a gap', update(1, skip), 'not-a-record'],
	[
		'two gaps in a row',
		update(4, (encoder) => {
			writeRecord(encoder, null);
			skip(encoder);
			skip(encoder);
			writeRecord(encoder, null);
		}),
		'not-a-record'
	],
	['a client without records', update(0, () => undefined), 'not-a-record'],
	['a record after itself', records([7, 5]), 'not-a-record'],
	['a deletion', update(1, (encoder) => writeRecord(encoder, null), 1), 'no-deleting'],
	[
		'more records than there are',
		update(2, (encoder) => writeRecord(encoder, null)),
		'not-a-record'
	],
	['more bytes', new Uint8Array([0, 0, 0]), 'no-message'],
	[
		'more clients than any room has',
		bytes((encoder) => writeVarUint(encoder, 3000)),
		'not-a-record'
	]
])('measures %s', (_, measured, expected) => {
	expect(measureUpdate(measured)).toEqual(expected);
});

test.each<[string, readonly number[], unknown]>([
	['nothing', [0], null],
	['two clients', [2, 7, 1, 8, 300], null],
	['more clients than there are', [3, 7, 1, 8, 300], 'no-message'],
	['more bytes', [1, 7, 1, 8], 'no-message'],
	['more clients than any room has', [4_000_000], 'not-allowed']
])('checks a state vector of %s', (_, values, expected) => {
	const vector = bytes((encoder) => values.forEach((value) => writeVarUint(encoder, value)));
	expect(checkStateVector(vector)).toBe(expected);
});

test('accepts all that phones send: additions, differences, merged documents and resent records', () => {
	const chance = new Chance(3);
	for (let run = 0; run < many(20); run++) {
		const docs = Array.from({ length: 3 }, () => new Y.Doc());
		const sent: Uint8Array[] = [];
		for (const doc of docs) doc.on('update', (one: Uint8Array) => sent.push(one));
		for (let step = 0; step < 30; step++) {
			const doc = docs[chance.below(3)]!;
			const list = doc.getArray<Uint8Array>('records');
			const fresh = Array.from({ length: 1 + chance.below(3) }, () => new Uint8Array(300));
			const [from] = [docs[chance.below(3)]!];
			switch (chance.below(4)) {
				case 0:
					Y.applyUpdate(doc, Y.encodeStateAsUpdate(from, Y.encodeStateVector(doc)));
					break;
				case 1:
					doc.clientID = chance.below(2 ** 31);
					break;
				case 2: {
					const other = new Y.Doc();
					other.getArray('records').push(list.toArray());
					Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
					break;
				}
				default:
					list.push(fresh);
			}
			sent.push(Y.mergeUpdates(docs.map((one) => Y.encodeStateAsUpdate(one))));
			sent.push(Y.mergeUpdates([sent[chance.below(sent.length)]!, sent.at(-1)!]));
		}
		for (const one of sent) {
			const cost = measureUpdate(one);
			expect(cost).toHaveProperty('records');
			expect(cost).toHaveProperty('loose');
		}
	}
});
