import type { CodeOf } from '#lib/messages/catalogue.ts';

/** See `en/answers.ts`. */
export default {
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`위에서부터: ${titles.map(([title, places]) => (places > 1 ? `${title}(${places}명)` : title)).join(', ')}.`
} satisfies CodeOf<'ko', 'answers'>;
