import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`${players} 人起：${counts.join(', ') || '–'} 张。`
} satisfies CodeOf<'zh-Hans', 'house-meanings'>;
