import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`${players}人から：${counts.join(', ') || '–'}枚。`
} satisfies CodeOf<'ja', 'house-meanings'>;
