import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { staticHost } from '../../scripts/static-host.js';

/** A self-signed certificate; the browser of the bench accepts any. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
	const folder = mkdtempSync(join(tmpdir(), 'courtbook-certificate-'));
	const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
	const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
	const files = ['-keyout', key, '-out', cert];
	const options = ['req', '-x509', '-nodes', ...curve, ...files, '-days', '1'];
	const { status } = spawnSync('openssl', [...options, '-subj', '/CN=localhost']);
	if (status !== 0) throw new Error('The bench needs openssl to make a certificate.');
	const certificate = { key: readFileSync(key), cert: readFileSync(cert) };
	rmSync(folder, { recursive: true });
	return certificate;
}

const certificate = makeCertificate();

/** Routes of a host besides files. */
interface Beside {
	/** @returns whether it answers the request */
	readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
	readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Serves a folder as a real host does: HTTP/2 over TLS, files precompressed with brotli.
 * @returns the address without a slash at its end, and a function that stops the server */
export async function serve(
	dir: string,
	beside?: Beside
): Promise<{ url: string; stop: () => void }> {
	const files = staticHost(dir, '');
	const server = createSecureServer({ ...certificate, allowHTTP1: true }, (...both) => {
		// the parts that are used here are the same in HTTP/1 and HTTP/2
		const [request, response] = both as unknown as [IncomingMessage, ServerResponse];
		if (beside?.answer(request, response) !== true) files(request, response);
	});
	if (beside !== undefined) server.on('upgrade', beside.upgrade);
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const { port } = server.address() as AddressInfo;
	return { url: `https://localhost:${port}`, stop: () => server.close() };
}
