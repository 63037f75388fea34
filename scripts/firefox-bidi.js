#!/usr/bin/env node
// Starts Firefox for Playwright, which drives it over WebDriver BiDi: node scripts/firefox-bidi.js
// [Firefox's arguments]. Playwright 1.65 sends `emulation.setMediaFeaturesOverride` to every
// context that it opens. Firefox ESR 153 does not know that command yet, so no context would open.
// This proxy passes on all messages unchanged, except that it answers this command itself. So
// nothing is emulated, and the pages have the system's colour scheme.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { FIREFOX } from './engines.js';

const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

/** Passes the messages of one client to Firefox, and the answers back.
 * @param {WebSocket} client @param {string} url */
function relay(client, url) {
	// a large answer is one message
	const browser = new WebSocket(url, { maxPayload: 2 ** 30, perMessageDeflate: false });
	/** @type {string[]} */
	const early = [];
	browser.on('open', () => {
		for (const text of early.splice(0)) browser.send(text);
	});
	client.on('message', (data) => {
		const text = String(data);
		/** @type {{ id: number, method: string }} */
		const { id, method } = JSON.parse(text);
		if (method === UNKNOWN_TO_FIREFOX)
			client.send(JSON.stringify({ type: 'success', id, result: {} }));
		else if (browser.readyState === WebSocket.CONNECTING) early.push(text);
		else browser.send(text);
	});
	browser.on('message', (data) => client.send(String(data)));
	browser.on('close', () => client.close());
	client.on('close', () => browser.close());
	// the browser was killed
	browser.on('error', () => client.terminate());
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
	const url = /WebDriver BiDi listening on (ws:\/\/\S*)/.exec(line)?.[1];
	if (url === undefined) return console.error(line);
	const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
	server.on('connection', (client) => relay(client, `${url}/session`));
	server.on('listening', () => {
		const address = /** @type {import('node:net').AddressInfo} */ (server.address());
		console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`);
	});
});
