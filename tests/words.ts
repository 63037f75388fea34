import type { Area } from '#lib/words/catalogue.ts';
import { ready } from '#lib/words/words.svelte.ts';

// what the app loads with its screens, tests have from the start
const areas = Object.keys(import.meta.glob('../src/lib/words/en/*.ts')).map((path) =>
	path.replace(/^.*\/|\.ts$/g, '')
);
await ready(...(areas as Area[]));
