import { expect, test } from 'vitest';
import { addressBook, defaultLimits, networkOf } from '../../../relay/limits.js';

test.each([
	['192.0.2.7', '192.0.2.7'],
	['192.0.2.7:4173', '192.0.2.7'],
	['::ffff:192.0.2.7', '192.0.2.7'],
	['::FFFF:c000:0207', '192.0.2.7'],
	['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
	['2001:db8:1:2::', '2001:db8:1:2'],
	['2001:db8::6', '2001:db8:0:0'],
	['2001:db8::1:0:0:6', '2001:db8:0:0'],
	['[2001:db8:1:2::6]:443', '2001:db8:1:2'],
	['[2001:db8:1:2::6]', '2001:db8:1:2'],
	['fe80::1%eth0', 'fe80:0:0:0'],
	['::1', '0:0:0:0'],
	['unknown', 'unknown']
])('%s counts as %s', (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test('forgets the budgets of addresses seen long ago, behind one that is connected too', () => {
	const book = addressBook({ ...defaultLimits, addresses: 100 });
	const connected = book.of('10.0.0.0');
	connected.connections = 1;
	const budgets = Array.from({ length: 300 }, (_, i) => book.of(`10.1.${i >> 8}.${i & 255}`));
	expect(book.of('10.1.0.0')).not.toBe(budgets[0]);
	// the latest are kept
	expect(book.of('10.1.1.43')).toBe(budgets[299]);
	expect(book.of('10.0.0.0')).toBe(connected);
});
