// Serves the build on this computer: PORT=4173 BASE_PATH= BUILD_DIR=build node scripts/serve.js
import { createServer } from 'node:http';
import { staticHost } from './static-host.js';

const base = process.env['BASE_PATH'] ?? '';
const server = createServer(staticHost(process.env['BUILD_DIR'] ?? 'build', base));
let port = Number(process.env['PORT'] ?? 4173);

server.on('error', (error) => {
	if (!('code' in error) || error.code !== 'EADDRINUSE') throw error;
	console.log(`Port ${port} is busy.`);
	port += 1;
	server.listen(port, '127.0.0.1');
});
server.on('listening', () => console.log(`Courtbook: http://localhost:${port}${base}/`));
server.listen(port, '127.0.0.1');
