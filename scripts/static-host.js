import { existsSync, readFileSync } from 'node:fs';
import sirv from 'sirv';
import { cacheControl, headers } from './headers.js';

/** A plain static host: files, clean addresses, and the app shell for every other page.
 * @param {string} dir the build
 * @param {string} base the path it was built for: '' or '/games/court'
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} */
export function staticHost(dir, base) {
	const shell = readFileSync(existsSync(`${dir}/200.html`) ? `${dir}/200.html` : `${dir}/404.html`);
	const files = sirv(dir, {
		etag: true,
		brotli: true,
		gzip: true,
		setHeaders: (response, path) => void response.setHeader('cache-control', cacheControl(path))
	});
	return (request, response) => {
		const { pathname, search } = new URL(request.url ?? '/', 'http://host');
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		if (base && pathname === base) {
			response.writeHead(308, { location: `${base}/${search}` }).end();
			return;
		}
		const below = pathname.startsWith(`${base}/`);
		const notFound = () => {
			const page = below && request.headers.accept?.includes('text/html');
			response.setHeader('cache-control', 'no-cache');
			if (page) response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).end(shell);
			else response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
		};
		if (!below) return notFound();
		request.url = pathname.slice(base.length) + search;
		files(request, response, notFound);
	};
}
