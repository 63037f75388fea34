import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	faults: {
		'unknown-game': (what: string) =>
			what === '' ? 'Courtbook no conoce el juego.' : `Courtbook no conoce el juego ${what}.`
	}
} satisfies CodeOf<'es', 'past'>;
