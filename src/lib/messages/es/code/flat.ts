import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	tile: (name: string, lines: readonly string[]) => [name, ...lines].join(', ')
} satisfies CodeOf<'es', 'flat'>;
