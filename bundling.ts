import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** SvelteKit has a page wait for the styles of all that it may load later, should the server have drawn that: what
 * `{#await import('…')}` shows is never drawn there, and comes with its styles. */
export const stylesWithTheirParts: Plugin = {
	name: 'styles-with-their-parts',
	apply: 'build',
	writeBundle: {
		order: 'pre',
		handler({ dir }) {
			if (this.environment.name !== 'ssr') return;
			const file = join(dir!, '.vite/manifest.json');
			const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
			for (const chunk of Object.values(manifest)) Reflect.deleteProperty(chunk, 'dynamicImports');
			writeFileSync(file, JSON.stringify(manifest));
		}
	}
};
