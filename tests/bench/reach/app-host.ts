import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { openRelay } from '../../../relay/relay.js';
import { openSqlite } from '../../../relay/rooms-sqlite.js';
import { serve } from '../host.ts';
import { unlimited } from './unlimited.js';

/** The app with its relay, and a bare WebSocket at `/echo` that echoes messages, in a process of
 * its own. */

async function run(folder: string): Promise<void> {
	const relay = await openRelay({ path: '/reach', rooms: openSqlite(folder), limits: unlimited });
	const echo = new WebSocketServer({ noServer: true, perMessageDeflate: false });
	const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
		if (request.url === '/echo')
			echo.handleUpgrade(request, socket, head, (one) =>
				one.on('message', (data) => one.send(data as Buffer))
			);
		else relay.upgrade(request, socket, head);
	};
	const { url } = await serve('build', { answer: relay.answer, upgrade });
	console.log(new URL(url).port);
}

export interface AppHost {
	readonly port: number;
	readonly stop: () => Promise<void>;
}

export async function startAppHost(): Promise<AppHost> {
	const folder = mkdtempSync(join(tmpdir(), 'courtbook-bench-'));
	const args = [...process.execArgv, new URL(import.meta.url).pathname, folder];
	const child: ChildProcess = spawn(process.execPath, args, {
		stdio: ['ignore', 'pipe', 'inherit']
	});
	const [line] = (await once(child.stdout!, 'data')) as [Buffer];
	return {
		port: Number(line.toString()),
		async stop() {
			child.kill('SIGKILL');
			await once(child, 'exit');
			rmSync(folder, { recursive: true });
		}
	};
}

const [, script, folder] = process.argv;
if (script === new URL(import.meta.url).pathname && folder !== undefined) await run(folder);
