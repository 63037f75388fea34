import type { CodeOf } from '#lib/messages/catalogue.ts';

/** See `en/answers.ts`. */
export default {
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`De arriba abajo: ${titles.map(([title, places]) => (places > 1 ? `${title} (${places})` : title)).join(', ')}.`
} satisfies CodeOf<'es', 'answers'>;
