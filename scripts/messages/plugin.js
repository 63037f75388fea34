import { relative, resolve, dirname } from 'node:path';
import { FOLDER, fileOf, languages, moduleOf } from './areas.js';
import { page } from './page.js';

const MESSAGES = /^([\w-]+)\/([\w-]+)\.json\.js$/;

/** Compiles the messages of src/lib/messages/<language>/<area>.json to modules, for the server, the
 * build and the tests. The module’s id ends in .js, because Vite itself reads what ends in .json.
 * `npm run dev` also has a page of all messages at /messages.
 * @returns {import('vite').Plugin} */
export function messages() {
	/** @param {string} id @returns {{ language: string, area: string } | undefined} */
	const messagesAt = (id) => {
		const [, language, area] = MESSAGES.exec(relative(FOLDER, id)) ?? [];
		return language && area ? { language, area } : undefined;
	};
	return {
		name: 'messages',
		enforce: 'pre',
		configureServer({ middlewares }) {
			middlewares.use('/messages', ({ url = '' }, response) => {
				response.setHeader('Content-Type', 'text/html');
				response.end(page(new URL(url, 'http://localhost').searchParams));
			});
		},
		hotUpdate({ file, modules }) {
			const [, language, area] = /^([\w-]+)\/([\w-]+)\.json$/.exec(relative(FOLDER, file)) ?? [];
			if (!language || !area) return undefined;
			// English’s has the placeholders of all
			const changed = language === 'en' ? languages() : [language];
			const { moduleGraph } = this.environment;
			const compiled = changed.map((one) => moduleGraph.getModuleById(`${fileOf(one, area)}.js`));
			return [...modules, ...compiled.filter((one) => one !== undefined)];
		},
		resolveId: {
			filter: { id: /\.json(\.js)?$/ },
			handler(source, importer) {
				const path = source.startsWith('/src/lib/messages/')
					? resolve(FOLDER, source.slice('/src/lib/messages/'.length))
					: resolve(dirname(importer ?? ''), source);
				const id = path.endsWith('.js') ? path : `${path}.js`;
				return messagesAt(id) && id;
			}
		},
		load: {
			filter: { id: /\.json\.js$/ },
			handler(id) {
				const found = messagesAt(id);
				if (found === undefined) return null;
				const { language, area } = found;
				for (const one of [language, 'en']) this.addWatchFile(fileOf(one, area));
				return { code: moduleOf(language, area), moduleType: 'js' };
			}
		}
	};
}
