import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`Dès ${players} personnes : ${counts.join(', ') || '–'}.`
} satisfies CodeOf<'fr', 'house-meanings'>;
