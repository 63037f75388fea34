import type { Area } from '#lib/messages/catalogue.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';

// loads all messages at the start, which the app loads with its screens
const areas = Object.keys(import.meta.glob(['../src/lib/messages/en/*.ts', '!**/index.ts'])).map(
	(path) => path.replace(/^.*\/|\.ts$/g, '')
);
await loadMessages(...(areas as Area[]));
