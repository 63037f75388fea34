// A relay alone, without limits for one address: node tests/bench/reach/relay.js FOLDER
// With REACH_REDIS and REACH_POSTGRES it shares its rooms with others.
import { createServer } from 'node:http';
import { openRelay } from '../../../relay/relay.js';
import { openPostgres } from '../../../relay/rooms-postgres.js';
import { openSqlite } from '../../../relay/rooms-sqlite.js';
import { unlimited } from './unlimited.js';

const { REACH_POSTGRES: postgres, REACH_REDIS: redis } = process.env;
const relay = await openRelay({
	path: '/reach',
	rooms:
		postgres === undefined ? openSqlite(process.argv[2] ?? 'data') : await openPostgres(postgres),
	...(redis !== undefined && { redis }),
	limits: unlimited
});
const server = createServer((request, response) => {
	if (!relay.answer(request, response)) response.writeHead(404).end();
});
server.on('upgrade', relay.upgrade);
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	if (typeof address === 'object') console.log(`ws://127.0.0.1:${address?.port}/reach`);
});
