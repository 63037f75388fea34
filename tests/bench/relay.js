// A relay alone, without limits for one address: node tests/bench/relay.js FOLDER
import { createServer } from 'node:http';
import { openRelay } from '../../relay/relay.js';
import { openSqlite } from '../../relay/rooms-sqlite.js';

const many = 1e9;
const limits = { connections: many, roomsPerHour: many, bytesPerHour: many };
const relay = await openRelay({
	path: '/reach',
	rooms: openSqlite(process.argv[2] ?? 'data'),
	limits
});
const server = createServer((request, response) => {
	if (!relay.answer(request, response)) response.writeHead(404).end();
});
server.on('upgrade', relay.upgrade);
server.listen(0, '127.0.0.1', () => {
	const address = server.address();
	if (typeof address === 'object') console.log(`ws://127.0.0.1:${address?.port}/reach`);
});
