// node scripts/hosting.js: writes the headers into the snippets of docs/hosting.md.
// node scripts/hosting.js netlify, or cloudflare: writes the files that this host wants into the
// build.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheControl, headers, overHttps } from './headers.js';

const forever = cacheControl('/_app/immutable/any');
const all = Object.entries({ ...headers, ...overHttps });

/** @param {(name: string, value: string) => string} line */
const lines = (line) => all.map(([name, value]) => line(name, value)).join('\n');

/** Configuration of each server, by the language of its code block.
 * @type {Record<string, string>} */
const snippets = {
	nginx: `# outside the server block: file names below _app/immutable/ contain a hash of their content
# a missing one must not be kept: it may be on its way to the server
map "$status:$uri" $courtbook_cache {
	default "${cacheControl('/')}";
	"~^(200|206|304):/_app/immutable/" "${forever}";
}

server {
	listen 443 ssl;
	server_name courtbook.example;
	root /srv/courtbook;
	gzip_static on;

${lines((name, value) => `	add_header ${name} "${value}" always;`)}
	add_header cache-control $courtbook_cache always;

	# an add_header in a location would disable those above
	location / {
		try_files $uri $uri.html $uri/index.html /200.html;
	}
	location /_app/ {
		try_files $uri =404;
	}
	location = /manifest.webmanifest {
		default_type application/manifest+json;
	}
}`,
	caddy: `courtbook.example {
	root * /srv/courtbook

	header {
${lines((name, value) => `		${name} "${value}"`)}
		?cache-control "${cacheControl('/')}"
	}
	header /manifest.webmanifest content-type "application/manifest+json"
	# a missing file must not be kept: it may be on its way to the server
	@immutable {
		path /_app/immutable/*
		file
	}
	header @immutable cache-control "${forever}"

	@page {
		not path /_app/*
		file {
			try_files {path} {path}.html {path}/index.html /200.html
		}
	}
	rewrite @page {file_match.relative}
	file_server {
		precompressed br gzip
	}
}`,
	text: `/*
${lines((name, value) => `  ${name}: ${value}`)}`
};

/** @param {string} document @returns {string} with the current snippets */
export const withSnippets = (document) =>
	document.replace(/^```(\w+)\n[^]*?\n```$/gm, (block, /** @type {string} */ name) => {
		const snippet = snippets[name];
		return snippet === undefined ? block : `\`\`\`${name}\n${snippet}\n\`\`\``;
	});

/** The files that a static host wants in the build, by its name. Cloudflare would apply redirects
 * to files, too; without them it answers addresses that are not files with the first page.
 * @type {Record<string, Record<string, string>>} */
export const hostFiles = {
	netlify: {
		_headers: `${snippets['text']}\n`,
		_redirects: '/_app/*  /200.html  404\n/*  /200.html  200\n'
	},
	cloudflare: { _headers: `${snippets['text']}\n` }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const [, , host] = process.argv;
	if (host !== undefined && hostFiles[host] === undefined) throw new Error(`no host: ${host}`);
	const folder = process.env['BUILD_DIR'] ?? 'build';
	const file = new URL('../docs/hosting.md', import.meta.url);
	if (host === undefined) writeFileSync(file, withSnippets(readFileSync(file, 'utf8')));
	else {
		const wanted = hostFiles[host] ?? {};
		// those of a host chosen before do not stay
		for (const name of Object.values(hostFiles).flatMap((files) => Object.keys(files)))
			rmSync(join(folder, name), { force: true });
		for (const [name, text] of Object.entries(wanted)) writeFileSync(join(folder, name), text);
	}
}
