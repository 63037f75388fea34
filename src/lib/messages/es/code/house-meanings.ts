import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`Desde ${players} personas: ${counts.join(', ') || '–'}.`
} satisfies CodeOf<'es', 'house-meanings'>;
