import decodeQR from 'qr/decode.js';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { NetworkInterfaceInfo } from 'node:os';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { localHost, phoneHosts } from '../../../scripts/addresses.js';
import { isFresh, markBuild } from '../../../scripts/build-mark.js';
import { greeting, shownPath } from '../../../scripts/greeting.js';

/** `npm start`: the addresses that it prints, and whether it builds. */

function network(of: Record<string, readonly string[]>, routed: readonly string[] = []) {
	const interfaces = Object.fromEntries(
		Object.entries(of).map(([name, addresses]) => [
			name,
			addresses.map((address) => {
				const family = address.includes(':') ? 'IPv6' : 'IPv4';
				return { address, family, internal: name === 'lo' } as NetworkInterfaceInfo;
			})
		])
	);
	return { interfaces, routed };
}

const LO = { lo: ['127.0.0.1', '::1'] };
const WIFI = { wlan0: ['192.168.1.20', 'fd00::20', 'fe80::1'] };

describe('addresses for phones', () => {
	test.each([
		['a Wi-Fi', network({ ...LO, ...WIFI }), ['192.168.1.20']],
		['no network', network(LO), []],
		['a network that gave no address', network({ ...LO, en0: ['169.254.7.7', 'fe80::2'] }), []],
		[
			'two networks: the one with the default route first',
			network({ ...LO, eth0: ['10.0.0.5'], ...WIFI }, ['192.168.1.20']),
			['192.168.1.20', '10.0.0.5']
		],
		[
			'IPv6 only: of each network one address, that of the default route if it has it',
			network({ ...LO, en0: ['fe80::3', '2001:db8::a', '2001:db8::b'] }, ['2001:db8::b']),
			['[2001:db8::b]']
		],
		[
			'containers and a VPN with the default route: phones are in neither',
			network({ ...LO, docker0: ['172.17.0.1'], tun0: ['10.8.0.2'], ...WIFI }, ['10.8.0.2']),
			['192.168.1.20']
		],
		[
			'only a bridge with the default route, as of Hyper-V',
			network({ ...LO, 'vEthernet (Out)': ['192.168.1.9'], docker0: ['172.17.0.1'] }, [
				'192.168.1.9'
			]),
			['192.168.1.9']
		]
	])('%s', (_, interfaces, hosts) => {
		expect(phoneHosts(interfaces, '::')).toEqual(hosts);
	});

	test.each([
		['127.0.0.1', [], 'localhost'],
		['::1', [], 'localhost'],
		['0.0.0.0', ['192.168.1.20'], 'localhost'],
		// then the computer itself cannot open localhost either
		['192.168.1.20', ['192.168.1.20'], '192.168.1.20'],
		['fd00::20', ['[fd00::20]'], '[fd00::20]']
	])('HOST=%s', (bound, phones, local) => {
		expect(phoneHosts(network({ ...LO, ...WIFI }), bound)).toEqual(phones);
		expect(localHost(bound)).toBe(local);
	});

	test('IPv4 only in an IPv6 network has none', () => {
		expect(phoneHosts(network({ ...LO, en0: ['2001:db8::a'] }), '0.0.0.0')).toEqual([]);
	});
});

describe('what it says', () => {
	const one = {
		phones: ['http://192.168.1.20:4173'],
		local: 'http://localhost:4173',
		source: 'worked-out',
		tables: './data'
	} as const;
	const isCode = (line: string) => line.includes('\x1b');

	test('in a terminal: both addresses, the code, and what HTTPS adds', () => {
		const lines = greeting(one, 80);
		const text = lines.filter((line) => line !== '' && !isCode(line)).map((line) => line.trim());
		expect(text).toEqual([
			'Courtbook is open.',
			'Phones in this Wi-Fi   http://192.168.1.20:4173',
			'This computer          http://localhost:4173',
			'Scan it: the phone on the table and everyone who wants to follow.',
			'Over http a phone does not keep the app. For offline and the home',
			'screen put HTTPS in front: docs/hosting.md',
			'Stop with Ctrl+C. Shared tables live in ./data.'
		]);
	});

	test('the folder of shared tables, below the project or elsewhere', () => {
		expect(shownPath('data')).toBe('./data');
		expect(shownPath(join(process.cwd(), 'data'))).toBe('./data');
		expect(shownPath('/var/lib/courtbook')).toBe('/var/lib/courtbook');
		expect(shownPath('../tables')).toBe(join(dirname(process.cwd()), 'tables'));
	});

	test('the code is the address, black on white in every terminal', () => {
		const cells = greeting(one, 80)
			.filter(isCode)
			.map((line) => /30;47m(.*).\[0m/.exec(line)![1]!);
		const width = cells[0]!.length;
		// each module as 4 × 4 pixels, and a white margin
		const size = (width + 4) * 4;
		const data = new Uint8Array(size * size * 4).fill(255);
		cells.forEach((line, row) =>
			[...line].forEach((cell, x) => {
				for (const [y, dark] of [
					[2 * row, '▀█'],
					[2 * row + 1, '▄█']
				] as const)
					if (dark.includes(cell))
						for (let i = 0; i < 16; i++) {
							const at = ((y + 2) * 4 + (i >> 2)) * size + (x + 2) * 4 + (i & 3);
							data.fill(0, at * 4, at * 4 + 3);
						}
			})
		);
		expect(decodeQR({ width: size, height: size, data })).toBe(one.phones[0]);
	});

	test.each([
		['a terminal too narrow for the code', greeting(one, 30), 'Phones in this Wi-Fi   http://1'],
		['no network', greeting({ ...one, phones: [] }, 80), 'This computer is in no network'],
		[
			'HOST=127.0.0.1',
			greeting({ ...one, phones: [], source: 'restricted' }, 80),
			'HOST or a proxy'
		],
		['in a container', greeting({ ...one, phones: [], source: 'unknown' }, 80), 'ADDRESS tells']
	])('%s: no code', (_, lines, said) => {
		expect(lines.some(isCode)).toBe(false);
		expect(lines.join('\n')).toContain(said);
		expect(lines.join('\n')).toContain('This computer          http://localhost:4173');
	});

	test('an address over HTTPS lacks nothing; without a relay no tables are stored', () => {
		const given = { ...one, phones: ['https://courtbook.example'], source: 'given' } as const;
		const text = greeting({ ...given, tables: null }, 80).join('\n');
		expect(text).toContain('Phones                 https://courtbook.example');
		expect(text).not.toMatch(/Over http|tables/);
	});

	test('several networks stand below each other, and the code is of the first', () => {
		const phones = [...one.phones, 'http://10.0.0.5:4173'];
		const lines = greeting({ ...one, phones }, 80);
		expect(lines).toContain(`${' '.repeat(27)}http://10.0.0.5:4173`);
		expect(lines.filter(isCode)).toEqual(greeting(one, 80).filter(isCode));
	});

	test('without a terminal or colours: the addresses, nothing else', () => {
		expect(greeting(one, null)).toEqual([
			'Phones: http://192.168.1.20:4173',
			'This computer: http://localhost:4173'
		]);
	});
});

describe('a build is made again', () => {
	const root = mkdtempSync(join(tmpdir(), 'courtbook-start-'));
	afterAll(() => rmSync(root, { recursive: true }));
	const SOURCES = ['src/app.html', 'static/icon.svg', 'manifest.ts', 'package.json'].concat(
		['package-lock.json', 'scripts/build-mark.js', 'scripts/messages/plugin.js'],
		['svelte.config.js', 'tsconfig.json', 'vite.config.ts']
	);
	const at = (minute: number) => new Date(2026, 0, 1, 12, minute);
	function put(name: string, time: Date) {
		const file = join(root, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, '');
		for (let path = file; path !== root; path = dirname(path)) utimesSync(path, time, time);
	}

	test('if a source is newer, one was removed, the settings are others, or it is not whole', () => {
		for (const name of SOURCES) put(name, at(1));
		expect(isFresh(root)).toBe(false);
		markBuild(at(2), root);
		expect(isFresh(root)).toBe(false);
		put('build/200.html', at(3));
		expect(isFresh(root)).toBe(true);
		for (const name of SOURCES) {
			put(name, at(2));
			expect(isFresh(root)).toBe(false);
			put(name, at(1));
			expect(isFresh(root)).toBe(true);
		}
		put('src/other.ts', at(1));
		expect(isFresh(root)).toBe(true);
		rmSync(join(root, 'src/other.ts'));
		expect(isFresh(root)).toBe(false);
		put('src/app.html', at(1));
		process.env['BASE_PATH'] = '/games/court';
		expect(isFresh(root)).toBe(false);
		delete process.env['BASE_PATH'];
		expect(isFresh(root)).toBe(true);
	});
});
