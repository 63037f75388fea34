import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	faults: {
		'unknown-game': (what: string) =>
			what === '' ? 'Courtbook ne connaît pas le jeu.' : `Courtbook ne connaît pas le jeu ${what}.`
	}
} satisfies CodeOf<'fr', 'past'>;
