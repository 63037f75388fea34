import { expect, test } from 'vitest';
import { isPublicHost } from '#lib/exchange/link/public-host.ts';

test.each(['courtbook.example', 'cards.example.org', '203.0.113.7', '172.32.0.1', '100.128.0.1'])(
	'%s leads everybody to the same host',
	(host) => expect(isPublicHost(host)).toBe(true)
);
test.each([
	'localhost',
	'laptop',
	'laptop.local',
	'box.home.arpa',
	'127.0.0.1',
	'10.0.0.5',
	'172.20.1.1',
	'192.168.1.20',
	'169.254.3.4',
	'100.101.102.103',
	'[fe80::1]'
])('%s leads somewhere only from here', (host) => expect(isPublicHost(host)).toBe(false));
