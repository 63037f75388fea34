import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import sirv from 'sirv';
import { cacheControl, headers } from './headers.js';

/** @param {string | undefined} range a Range header
 * @returns whether its end is before its beginning */
function isReversed(range) {
	const [, first, last] = /^\s*bytes\s*=\s*(\d+)\s*-\s*(\d+)\s*$/i.exec(range ?? '') ?? [];
	return first !== undefined && Number(first) > Number(last);
}

/** The path and query of a request, or null if it asks for neither a path nor an `http:` address.
 * @param {string} target as the client sent it */
function parseTarget(target) {
	// a path that begins with two slashes would name a host
	const isPath = target.startsWith('/') && !/^\/[/\\]/.test(target);
	if (!isPath && !/^https?:\/\//i.test(target)) return null;
	try {
		return new URL(isPath ? `http://host${target}` : target);
	} catch {
		return null;
	}
}

/** What may follow the path of a request in the name of a file. */
const ENDINGS = ['', '.html', '.htm', '/index', '/index.html', '/index.htm'].flatMap((ending) =>
	['', '.br', '.gz'].map((encoding) => ending + encoding)
);

/** @param {string} dir @param {string} pathname
 * @returns whether a path names a hidden file, or one that a link leads to out of the build */
function isForbidden(dir, pathname) {
	let path = pathname;
	try {
		path = decodeURI(pathname);
	} catch {
		// sirv looks for such a path as it is
	}
	if (/(^|[/\\])\./.test(path)) return true;
	const file = join(dir, path.replace(/\/$/, ''));
	const names = ENDINGS.map((ending) => file + ending).filter((name) => existsSync(name));
	try {
		const inside = realpathSync(dir) + sep;
		return names.some((name) => !(realpathSync(name) + sep).startsWith(inside));
	} catch {
		// a file was removed meanwhile, by a new build
		return true;
	}
}

/** A plain static host: files, clean addresses, and the app shell for every other page. Refuses
 * what it cannot read with 400, and methods other than GET and HEAD with 405; answers with 404 for
 * hidden files and for links out of the build. Ranges are ignored, as HTTP allows: the files are
 * small.
 * @param {string} dir the build; it may be built again while it is served
 * @param {string} base the path it was built for: '' or '/games/court'
 * @returns {(request: import('node:http').IncomingMessage, response:
 * import('node:http').ServerResponse) => void} */
export function staticHost(dir, base) {
	const shell = ['/200.html', '/404.html'].find((page) => existsSync(dir + page));
	if (shell === undefined) throw new Error(`${dir} is no build`);
	const files = sirv(dir, {
		// looks up each file on request, because a later build may remove files
		dev: true,
		etag: true,
		brotli: true,
		gzip: true,
		setHeaders: (response, path) => void response.setHeader('cache-control', cacheControl(path))
	});
	return (request, response) => {
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		/** @type {(status: number, more?: Record<string, string>) => void} */
		const refuse = (status, more = {}) => {
			const plain = { 'content-type': 'text/plain', 'cache-control': 'no-cache', ...more };
			response.writeHead(status, plain).end(`${status}\n`);
		};
		const { method = '', headers: asked } = request;
		if (!['GET', 'HEAD'].includes(method)) return refuse(405, { allow: 'GET, HEAD' });
		const target = parseTarget(request.url ?? '');
		if (target === null || isReversed(asked.range)) return refuse(400);
		const { pathname, search } = target;
		if (base && pathname === base) return refuse(308, { location: `${base}/${search}` });
		if (!pathname.startsWith(`${base}/`)) return refuse(404);
		if (isForbidden(dir, pathname.slice(base.length))) return refuse(404);
		delete asked.range;
		request.url = pathname.slice(base.length) + search;
		files(request, response, () => {
			const isFile = pathname.startsWith(`${base}/_app/`);
			if (isFile || !asked.accept?.includes('text/html')) return refuse(404);
			request.url = shell;
			files(request, response, () => refuse(404));
		});
	};
}
