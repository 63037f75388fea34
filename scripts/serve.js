// Serves the build and the relay (docs/hosting.md):
// PORT=4173 HOST=:: ADDRESS= BASE_PATH= BUILD_DIR=build REACH=on REACH_DATA=data node
// scripts/serve.js (docs/relay.md lists these and the other variables)
import { createServer } from 'node:http';
import { isLoopback, localHost, phoneHosts, readNetwork } from './addresses.js';
import { greeting, shownPath } from './greeting.js';
import { staticHost } from './static-host.js';

const { env } = process;
const base = env['BASE_PATH'] ?? '';
const behindProxy = env['REACH_PROXY'] === 'on';
const folder = env['REACH_DATA'] ?? 'data';
const given = givenAddress();
const storedGb = Number(env['REACH_STORED_GB'] || 2);
if (!(storedGb > 0)) quit(`REACH_STORED_GB=${env['REACH_STORED_GB']} is no number of GB, like 2.5`);
const files = staticHost(env['BUILD_DIR'] ?? 'build', base);
const relay = env['REACH'] === 'off' ? null : await openRelay();
const server = createServer((request, response) => {
	if (!relay?.answer(request, response)) files(request, response);
});
if (relay !== null) server.on('upgrade', relay.upgrade);
// whoever could go past the proxy could write any address into its header
const host = env['HOST'] || (behindProxy ? '127.0.0.1' : undefined);
let port = Number(env['PORT'] ?? 4173);

/** What ADDRESS says about the address for phones: an origin, or null if none is known; undefined
 * if it is to be worked out. */
function givenAddress() {
	const text = env['ADDRESS'];
	if (!text) return undefined;
	if (text === 'none') return null;
	if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
	return quit(`ADDRESS=${text} is no address like https://courtbook.example`);
}

/** @param {string} why @returns {never} */
function quit(why) {
	console.error(why);
	process.exit(1);
}

async function openRelay() {
	try {
		const [{ openRelay }, rooms] = await Promise.all([import('../relay/relay.js'), openRooms()]);
		return await openRelay({
			path: `${base}/reach`,
			rooms,
			redis: env['REACH_REDIS'],
			behindProxy,
			addresses: phoneAddresses,
			limits: { storedBytes: storedGb * 1e9 }
		});
	} catch (error) {
		// as one of several processes it exits without the relay, to be restarted
		if (env['REACH_POSTGRES'] !== undefined) throw error;
		// serves the app without a relay if there is no SQLite binary for this computer
		console.error(`Tables cannot be shared: ${error instanceof Error ? error.message : error}`);
		return null;
	}
}

async function openRooms() {
	const postgres = env['REACH_POSTGRES'];
	if (postgres !== undefined)
		return (await import('../relay/rooms-postgres.js')).openPostgres(postgres);
	return (await import('../relay/rooms-sqlite.js')).openSqlite(folder);
}

/** The address that the server listens on. */
function bound() {
	const address = server.address();
	return typeof address === 'object' && address !== null ? address.address : '';
}

/** The origins at which phones reach the app, worked out anew: a laptop changes its network. */
async function phoneAddresses() {
	if (given !== undefined) return given === null ? [] : [given];
	return phoneHosts(await readNetwork(), bound()).map((name) => `http://${name}:${port}`);
}

async function greet() {
	const below = base === '' ? '' : `${base}/`;
	const stored = env['REACH_POSTGRES'] === undefined ? shownPath(folder) : 'PostgreSQL';
	const hasColours = process.stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
	const opened = {
		phones: (await phoneAddresses()).map((origin) => origin + below),
		local: `http://${localHost(bound())}:${port}${below}`,
		source: sourceOfAddresses(),
		tables: relay === null ? null : stored
	};
	console.log(greeting(opened, hasColours ? process.stdout.columns : null).join('\n'));
}

/** @returns {import('./greeting.js').Opened['source']} */
function sourceOfAddresses() {
	if (given !== undefined) return given === null ? 'unknown' : 'given';
	return isLoopback(bound()) ? 'restricted' : 'worked-out';
}

server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
	const { code } = error;
	if (code === 'EACCES') quit(`Port ${port} is for administrators only. Set PORT to another one.`);
	if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
		quit(`HOST=${host} is no address of this computer.`);
	if (code !== 'EADDRINUSE') throw error;
	console.log(`Port ${port} is busy.`);
	// 0 leaves the choice to the operating system
	port = port < 65_535 ? port + 1 : 0;
	server.listen(port, host);
});
server.on('listening', () => {
	const address = server.address();
	if (typeof address === 'object' && address !== null) ({ port } = address);
	void greet();
});
server.listen(port, host);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
	process.once(signal, () => {
		server.close();
		void Promise.resolve(relay?.close()).finally(() => process.exit(0));
	});
