import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	tile: (name, lines) => [name, ...lines].join(', ')
} satisfies CodeOf<'ko', 'flat'>;
