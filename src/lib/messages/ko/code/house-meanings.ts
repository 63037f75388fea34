import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`${players}명부터: ${counts.join(', ') || '–'}장.`
} satisfies CodeOf<'ko', 'house-meanings'>;
