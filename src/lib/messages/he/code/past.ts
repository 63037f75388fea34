import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	faults: {
		'unknown-game': (what: string) =>
			what === '' ? 'Courtbook לא מכיר את המשחק.' : `Courtbook לא מכיר את המשחק ${what}.`
	}
} satisfies CodeOf<'he', 'past'>;
