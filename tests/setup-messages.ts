import { afterAll, vi } from 'vitest';
import type { Area } from '#lib/messages/catalogue.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';

// loads all messages at the start, which the app loads with its screens
const areas = Object.keys(
	import.meta.glob(['../src/lib/messages/en/*.{json,ts}', '!**/{index,formats}.ts'])
).map((path) => path.replace(/^.*\/|\.\w+$/g, ''));
await loadMessages(...(areas as Area[]));

// unit tests share their imports, and the next file may import what reads a global
afterAll(() => vi.unstubAllGlobals());
