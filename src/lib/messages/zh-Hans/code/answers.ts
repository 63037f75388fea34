import type { CodeOf } from '#lib/messages/catalogue.ts';

/** See `en/answers.ts`. */
export default {
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`从上到下：${titles.map(([title, places]) => (places > 1 ? `${title}（${places} 人）` : title)).join('、')}。`
} satisfies CodeOf<'zh-Hans', 'answers'>;
