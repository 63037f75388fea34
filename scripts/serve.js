// Serves the build and the relay on this computer (docs/hosting.md):
// PORT=4173 HOST=127.0.0.1 BASE_PATH= BUILD_DIR=build REACH=on REACH_DATA=data node
// scripts/serve.js (docs/relay.md lists the other variables)
import { createServer } from 'node:http';
import { staticHost } from './static-host.js';

const { env } = process;
const base = env['BASE_PATH'] ?? '';
const files = staticHost(env['BUILD_DIR'] ?? 'build', base);
const relay = env['REACH'] === 'off' ? null : await openRelay();
const server = createServer((request, response) => {
	if (!relay?.answer(request, response)) files(request, response);
});
if (relay !== null) server.on('upgrade', relay.upgrade);
const host = env['HOST'] ?? '127.0.0.1';
let port = Number(env['PORT'] ?? 4173);

async function openRelay() {
	try {
		const [{ openRelay }, rooms] = await Promise.all([import('../relay/relay.js'), openRooms()]);
		return await openRelay({
			path: `${base}/reach`,
			rooms,
			redis: env['REACH_REDIS'],
			behindProxy: env['REACH_PROXY'] === 'on',
			limits: { storedBytes: Number(env['REACH_STORED_GB'] ?? 2) * 1e9 }
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
	return (await import('../relay/rooms-sqlite.js')).openSqlite(env['REACH_DATA'] ?? 'data');
}

server.on('error', (error) => {
	if (!('code' in error) || error.code !== 'EADDRINUSE') throw error;
	console.log(`Port ${port} is busy.`);
	port += 1;
	server.listen(port, host);
});
server.on('listening', () => {
	const address = server.address();
	if (typeof address === 'object' && address !== null) ({ port } = address);
	console.log(`Courtbook: http://localhost:${port}${base}/`);
});
server.listen(port, host);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
	process.once(signal, () => {
		server.close();
		void Promise.resolve(relay?.close()).finally(() => process.exit(0));
	});
