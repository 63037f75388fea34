import type { CodeOf } from '#lib/messages/catalogue.ts';

export default {
	faults: {
		'unknown-game': (what: string) =>
			what === '' ? 'Courtbook kennt das Spiel nicht.' : `Courtbook kennt das Spiel ${what} nicht.`
	}
} satisfies CodeOf<'de', 'past'>;
